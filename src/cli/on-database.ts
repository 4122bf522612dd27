import type { Config } from '../config.ts'
import { connectBy, openDatabase } from '../boot/database.ts'
import { type Log, loadProcess } from '../boot/process.ts'
import type { Pool } from '../db/pool/client.ts'

/** The database of a command, and what comes with it. */
export interface Opened {
  readonly config: Config
  readonly log: Log
  readonly pool: Pool
  /** The address of the database, for work that a pool does not do. */
  readonly url: string
  /** Aborts when the database is closed. */
  readonly stopping: AbortSignal
}

interface Options {
  /** How many connections the pool has. */
  readonly size?: number
  /** The work is long, and may take several processes of PostgreSQL for a statement. */
  readonly isBackground?: boolean
  /** The command makes the embedded database if there is none. */
  readonly mayBeNew?: boolean
}

/**
 * Does the work of a command on the migrated database, which is closed after it. Throws what the work throws, and a
 * ConfigError or the cause if the database cannot be opened.
 */
export async function onDatabase<T>(
  { size = 1, isBackground = false, mayBeNew = false }: Options,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const { config, log } = loadProcess()
  const database = await openDatabase(config, log, { mayBeNew })
  const { url, stopping } = database
  const pool = connectBy(config, url, log, { size, isBackground })
  try {
    return await work({ config, log, pool, url, stopping })
  } finally {
    await pool.close(1000)
    await database.stop()
  }
}
