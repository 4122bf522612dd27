import { type Config, ConfigError, type DatabaseSetting, databaseOf } from '../config.ts'
import { runningEmbedded, hasEmbedded, startEmbedded } from '../db/server/embedded.ts'
import { migrate } from '../db/server/migrate.ts'
import { inDataDir, requireDataDir } from './data-dir.ts'
import { type Log, orExit } from './process.ts'
import { startupErrorOf } from './startup-errors.ts'
import { ApiError } from '../errors.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPassing, sqlState } from '../db/pool/errors.ts'
import type { Pool } from '../db/pool/client.ts'
import { type PoolOptions, connect } from '../db/pool/pool.ts'

export interface Database {
  readonly url: string
  /** Resolves once the database has answered, or is known to be away for now; rejects when it refuses. */
  readonly tried: Promise<void>
  /** Resolves once the schema is the one of this program. */
  readonly migrated: Promise<void>
  /** Aborts when the process stops: what is left of its start ends without a word. */
  readonly stopping: AbortSignal
  /** Aborts `stopping`, before the connections are closed that a start may use. */
  endStart(): void
  stop(): Promise<void>
}

/**
 * The database of the settings, or else the embedded one. An external server that is not there yet
 * is waited for in the background.
 */
export async function startDatabase(
  config: Config,
  log: Log,
  onWaiting: (isWaiting: boolean) => void = () => {},
): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const { dataDir } = config
    await requireDataDir(dataDir)
    const onEnd = (message: string) => {
      // The uncaught error ends the process in order, with the code 1
      throw new Error(`${message} The program ends with it: start it again.`)
    }
    const starting = startEmbedded({ dataDir }, (line) => log.debug(line), onEnd)
    const embedded = await inDataDir(dataDir, starting)
    await migrate(embedded.url, { log }).catch(async (error: unknown) => {
      throw await embedded.failureOf(error)
    })
    return migratedDatabase(embedded.url, () => embedded.stop())
  }
  const stopping = new AbortController()
  const { signal } = stopping
  const url = config.databaseUrlDirect ?? config.databaseUrl
  const setting = directSetting(config)
  let isTried: () => void = () => {}
  const answered = new Promise<void>((resolve) => (isTried = resolve))
  const migrated = untilAvailable(
    () => migrate(url, { log, onWaiting, onAnswer: isTried }),
    signal,
    log,
    { setting, onOutage: isTried },
  ).catch((error: unknown) => {
    throw startupErrorOf(error, setting)
  })
  const tried = Promise.race([answered, migrated])
  // They may be awaited later
  for (const promise of [tried, migrated]) promise.catch(() => {})
  return {
    url: config.databaseUrl,
    tried,
    migrated,
    stopping: signal,
    endStart: () => stopping.abort(),
    stop: async () => {},
  }
}

/** Returns a database that has the schema already. `stop` ends its server. */
function migratedDatabase(url: string, stop = async () => {}): Database {
  const stopping = new AbortController()
  return {
    url,
    tried: Promise.resolve(),
    migrated: Promise.resolve(),
    stopping: stopping.signal,
    endStart: () => stopping.abort(),
    stop,
  }
}

/** The setting that names where migrations are applied. */
function directSetting({ databaseUrl, databaseUrlDirect }: Config): DatabaseSetting {
  return databaseUrlDirect === databaseUrl ? 'DATABASE_URL' : 'DATABASE_URL_DIRECT'
}

/** Applies what is pending by the address for migrations. Throws at once where it cannot be reached. */
export async function migrateDirect(config: Config, url: string, log: Log): Promise<void> {
  await migrate(url, { log }).catch((error: unknown) => {
    throw startupErrorOf(error, directSetting(config))
  })
}

/**
 * Opens the migrated database for a command: the one of the settings, or else the embedded one, of the running server
 * if there is one. Throws at once if it cannot be reached, since a person waits for the command, and if there is no
 * embedded one, unless it `mayBeNew`. Ends the process with a message if that cannot be started.
 */
export async function openDatabase(
  config: Config,
  log: Log,
  { mayBeNew = false } = {},
): Promise<Database> {
  const { databaseUrl, dataDir } = config
  const url = databaseUrl ?? (await inDataDir(dataDir, runningEmbedded(dataDir)))
  if (url === undefined) {
    if (!mayBeNew && !(await inDataDir(dataDir, hasEmbedded(dataDir)))) {
      throw new ConfigError(
        `There is no database in ${dataDir} (DATA_DIR), and DATABASE_URL is not set. The first start makes one.`,
      )
    }
    return orExit(startDatabase(config, log))
  }
  if (databaseUrl === undefined) await migrate(url, { log })
  else await migrateDirect(config, config.databaseUrlDirect ?? databaseUrl, log)
  return migratedDatabase(url)
}

const startPauseMs = 500

/** The file storage does not answer. */
function isStorageOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'unavailable'
}

/**
 * Repeats what a start needs of the database for as long as the database cannot do it: while it is away, full of
 * connections, or a standby that is still to be promoted.
 */
export async function untilAvailable<T>(
  work: () => Promise<T>,
  signal: AbortSignal,
  log: Log,
  { setting, onOutage }: { setting?: DatabaseSetting; onOutage?: () => void } = {},
): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      const isOfStorage = isStorageOutage(error)
      if (!(isPassing(error) || isOfStorage) || signal.aborted) throw error
      onOutage?.()
      // At once, and then every half minute
      if (attempt % (30_000 / startPauseMs) === 0) {
        const { message, cause } = error as Error
        const what = isOfStorage ? 'the file storage' : databaseOf(setting)
        const reason = isOfStorage && cause instanceof Error ? cause.message : message
        log.warn({ error: reason, code: sqlState(error) }, `${what} is not available yet`)
      }
      await sleep(startPauseMs, undefined, { signal })
    }
  }
}

/** A pool by the settings. */
export function connectBy(
  config: Config,
  url: string,
  log: Log,
  options: Partial<PoolOptions> = {},
): Pool {
  const { applicationName: pool = 'switchboard' } = options
  return connect({
    url,
    size: config.databasePool,
    prepare: config.databasePrepare,
    onPooler: () => log.info({ pool }, poolerFound),
    onUnprepared: () => log.warn({ pool }, unpreparedByPooler),
    ...options,
  })
}

const poolerFound =
  'a connection pooler is between this process and PostgreSQL: time-outs are set with each transaction'
const unpreparedByPooler =
  'the connection pooler does not keep prepared statements, so none is used. Set DATABASE_PREPARE=false, or ' +
  'max_prepared_statements of PgBouncer 1.21 or newer.'
