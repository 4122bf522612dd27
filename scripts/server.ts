import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../src/db/pool/pool.ts'
import { diskStore } from '../src/platform/storage/disk.ts'
import { createDemo } from '../src/workspaces/demo.ts'
import { commandOf } from './command.ts'
import { residentMb } from './memory.ts'
import { createDatabase } from './own-database.ts'

/** The server under test, in a process of its own, with a database and files of its own. */
export interface Server extends Running {
  readonly databaseUrl: string
  /** Makes a workspace with the objects of the contract's examples. */
  newWorkspace(name: string): Promise<{ workspaceId: string; token: string }>
}

interface Running {
  readonly origin: string
  readonly pid: number
  /** Resident memory in MB. Linux alone says it; elsewhere 0. */
  memoryMb(): number
  /** Undefined while the process runs, then how it ended and the end of what it wrote. */
  ended(): string | undefined
  stop(): Promise<void>
}

const startMs = 60_000

/** Starts what `npm start` runs on a new database of a server of PostgreSQL; stop() drops it. */
export async function startServer(
  databaseServer: string,
  name: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Server> {
  const { url, drop } = await createDatabase(databaseServer, name)
  const dataDir = mkdtempSync(join(tmpdir(), `switchboard-${name}-`))
  const running = await startProcess({
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    RATE_LIMIT: '100000000',
    SECRET_KEY: 'a key of 32 characters for servers of kits',
    LOG_LEVEL: 'error',
    ...settings,
  })
  const pool = connect({ url, size: 2, applicationName: name })
  const store = diskStore(join(dataDir, 'media'))
  return {
    ...running,
    databaseUrl: url,
    newWorkspace: (workspace) =>
      pool.transaction((db) => createDemo(db, { store }, workspace, new Date().toISOString())),
    async stop() {
      await Promise.all([running.stop(), pool.close(1000)])
      await drop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Starts the process, and resolves when it is ready. */
async function startProcess(settings: Readonly<Record<string, string>>): Promise<Running> {
  const program = commandOf('start')
  const { PATH = '', HOME = '' } = process.env
  const child = spawn(process.execPath, program, {
    env: { PATH, HOME, HOST: '127.0.0.1', PORT: '0', DRAIN_DELAY_MS: '0', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  let end: string | undefined
  const append = (text: string) => (output = (output + text).slice(-4000))
  const exited = new Promise<void>((resolve) => {
    child.once('close', (code, signal) => {
      end = `ended with ${code ?? signal}: ${output.slice(-1000)}`
      resolve()
    })
  })
  child.stderr.setEncoding('utf8').on('data', append)
  const origin = await new Promise<string>((resolve, reject) => {
    child.once('error', reject)
    void exited.then(() => reject(new Error(`the server ${end}`)))
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      append(text)
      const address = /listens on (http:\S+:\d+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    })
  })
  const until = Date.now() + startMs
  while (!(await isReady(origin))) {
    if (end !== undefined || Date.now() > until)
      throw new Error(`the server is not ready: ${output}`)
    await sleep(50)
  }
  const pid = child.pid ?? 0
  return {
    origin,
    pid,
    memoryMb: () => residentMb(pid) ?? 0,
    ended: () => end,
    async stop() {
      child.kill('SIGKILL')
      await exited
    },
  }
}

/** Whether a process answers that it is ready. */
export async function isReady(origin: string): Promise<boolean> {
  const reply = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(
    () => undefined,
  )
  await reply?.body?.cancel()
  return reply?.status === 200
}
