import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'
import { until } from '../helpers/until.ts'

/** The PostgreSQL server of one run of tap. */
export interface TestServer {
  /** Address of the server. */
  readonly server: string
  /** Name of the migrated database that tests copy. */
  readonly template: string
}

const readyTimeoutMs = 180_000

let known: Promise<TestServer> | undefined

/** Resolves with the server that all tests of a run share. The first test that asks for it starts it; it ends with tap. */
export function testServer(): Promise<TestServer> {
  return (known ??= startOrFind())
}

async function startOrFind(): Promise<TestServer> {
  if (process.env['TAP'] !== '1') throw new Error('Run tests with `npx tap FILE` or `npm test`.')
  // All test files are children of the same process
  const runner = String(process.ppid)
  const folder = join(tmpdir(), `switchboard-tests-${runner}`)
  const answer = join(folder, 'answer.json')
  if (isNew(folder)) {
    const program = join(root, 'test', 'setup', 'postgres.ts')
    // tap waits for what holds the output of a test
    spawn(process.execPath, ['--import=tsx', program, runner, folder], {
      cwd: root,
      detached: true,
      stdio: 'ignore',
    }).unref()
  }
  await until(() => existsSync(answer), readyTimeoutMs)
  const { error, ...server } = JSON.parse(readFileSync(answer, 'utf8')) as TestServer & {
    error?: string
  }
  if (error !== undefined) throw new Error(`PostgreSQL could not be started: ${error}`)
  return server
}

/** Makes the folder; returns false when another process has made it. */
function isNew(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}
