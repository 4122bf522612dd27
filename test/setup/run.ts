import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../src/lib/root.ts'

/** What all tests of one run of tap share. */
export interface Run {
  /** Address of the PostgreSQL server. */
  readonly server: string
  /** Name of the migrated database that tests copy. */
  readonly template: string
  /** Folder in which tests note what they have covered. */
  readonly ledger: string
  /** Process that the server ends with; undefined for a server that was there before. */
  readonly holder: number | undefined
}

// `before`, the tests and `after` are children of the same process
const file = join(root, '.tap', `run-${process.ppid}.json`)

let known: Run | undefined

/** The run that this process belongs to. Throws when tap has not started it. */
export function currentRun(): Run {
  try {
    return (known ??= JSON.parse(readFileSync(file, 'utf8')) as Run)
  } catch (error) {
    throw new Error('Run tests with `npx tap FILE` or `npm test`.', { cause: error })
  }
}

export function noteRun(run: Run): void {
  mkdirSync(join(root, '.tap'), { recursive: true })
  writeFileSync(file, JSON.stringify(run))
}

export function forgetRun(): void {
  rmSync(file, { force: true })
}
