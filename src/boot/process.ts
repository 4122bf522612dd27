import cluster from 'node:cluster'
import pino from 'pino'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  type Config,
  ConfigError,
  databaseOf,
  type DatabaseSetting,
  readConfig,
  silenceStorageSdk,
} from '../config.ts'
import { requireDataDir } from './data-dir.ts'
import { type Pool } from '../db/pool/client.ts'
import { hasEmbedded, runningEmbedded, startEmbedded } from '../db/server/embedded.ts'
import { connect, type PoolOptions } from '../db/pool/pool.ts'
import { isPassing, sqlState } from '../db/pool/errors.ts'
import { ApiError } from '../errors.ts'
import { secretsUnder } from '../lib/seal.ts'
import { lostSecretsWarning } from './lost-secrets.ts'
import { migrate } from '../db/server/migrate.ts'
import { refusalOf } from './startup-errors.ts'
import { diskStore } from '../platform/storage/disk.ts'
import { s3Store } from '../platform/storage/s3.ts'
import { requireSameStorage } from '../platform/storage/same.ts'
import type { Storage, Store } from '../platform/storage/store.ts'

export type Log = pino.Logger

/** The settings and log of every process. */
export interface Begun {
  readonly config: Config
  readonly log: Log
}

/** The settings and the log of a process. Throws ConfigError with every mistake of the environment. */
export function begin(): Begun {
  const config = readConfig(process.env)
  // Standard output is for what people started the program to see. Lines are written together, as a
  // write for each is felt under load. Up to 4096 bytes go into a pipe as a whole, so that the lines of several
  // processes do not mix (pipe(7))
  const log = pino(
    { level: config.logLevel, base: cluster.isWorker ? { pid: process.pid } : null },
    pino.destination({
      dest: 2,
      sync: false,
      minLength: 3072,
      maxWrite: 4096,
      periodicFlush: 500,
    }),
  )
  return { config, log }
}

/** Loads the settings of a process that serves or works, and that uses secrets. */
export function beginService(): Begun {
  const { config, log } = begin()
  if (config.secretKeys.length === 0 && !cluster.isWorker) {
    log.warn(
      'SECRET_KEY is not set: the secrets of webhooks and channels are stored in the database as plain text, ' +
        'so whoever reads the database or a copy of it can use them.',
    )
  }
  return { config, log }
}

/** Ends the process with the message of what could not be started. */
export async function orExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    const reason = refusalOf(error)
    console.error(reason instanceof Error ? reason.message : reason)
    process.exit(1)
  }
}

/** Throws ConfigError that names the setting for what cannot be listened on. */
export async function named<T>(listening: Promise<T>, prefix: '' | 'METRICS_' = ''): Promise<T> {
  return listening.catch((error: NodeJS.ErrnoException) => {
    const setting = /^(EADDRINUSE|EACCES|EPERM)$/.test(error.code ?? '') ? 'PORT' : 'HOST'
    throw new ConfigError(`${prefix}${setting} cannot be listened on: ${error.message}`, {
      cause: error,
    })
  })
}

/** Resolves when a start has ended or was stopped; ends the process with a message when it failed. */
export async function unlessStopped(starting: Promise<void>, stopping: AbortSignal): Promise<void> {
  await orExit(
    starting.catch((error: unknown) => {
      if (!stopping.aborted) throw error
    }),
  )
}

export interface Database {
  readonly url: string
  /** Resolves once the database has answered, or is known to be away for now; rejects when it refuses. */
  readonly tried: Promise<void>
  /** Resolves once the schema is the one of this program. */
  readonly migrated: Promise<void>
  /** Aborts when the process stops waiting for the database. */
  readonly stopping: AbortSignal
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
  const stopping = new AbortController()
  const { signal } = stopping
  if (config.databaseUrl === undefined) {
    await requireDataDir(config.dataDir)
    const embedded = await startEmbedded(
      { dataDir: config.dataDir },
      (line) => log.debug(line),
      (message) => {
        // The uncaught error ends the process in order, with the code 1
        throw new Error(`${message} The program ends with it: start it again.`)
      },
    )
    await migrate(embedded.url, { log })
    const stop = async () => {
      stopping.abort()
      await embedded.stop()
    }
    return {
      url: embedded.url,
      tried: Promise.resolve(),
      migrated: Promise.resolve(),
      stopping: signal,
      stop,
    }
  }
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
    throw refusalOf(error, setting)
  })
  const tried = Promise.race([answered, migrated])
  // They may be awaited later
  for (const promise of [tried, migrated]) promise.catch(() => {})
  return {
    url: config.databaseUrl,
    tried,
    migrated,
    stopping: signal,
    stop: async () => stopping.abort(),
  }
}

/** The setting that names where migrations are applied. */
function directSetting({ databaseUrl, databaseUrlDirect }: Config): DatabaseSetting {
  return databaseUrlDirect === databaseUrl ? 'DATABASE_URL' : 'DATABASE_URL_DIRECT'
}

/** Applies what is pending by the address for migrations. Throws at once where it cannot be reached. */
export async function migrateDirect(config: Config, url: string, log: Log): Promise<void> {
  await migrate(url, { log }).catch((error: unknown) => {
    throw refusalOf(error, directSetting(config))
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
  const { databaseUrl } = config
  const url = databaseUrl ?? (await runningEmbedded(config.dataDir))
  if (url === undefined) {
    if (!mayBeNew && !(await hasEmbedded(config.dataDir))) {
      const folder = resolve(config.dataDir)
      throw new ConfigError(
        `There is no database in ${folder} (DATA_DIR), and DATABASE_URL is not set. The first start makes one.`,
      )
    }
    return orExit(startDatabase(config, log))
  }
  if (databaseUrl === undefined) await migrate(url, { log })
  else await migrateDirect(config, config.databaseUrlDirect ?? databaseUrl, log)
  const stopping = new AbortController()
  return {
    url,
    tried: Promise.resolve(),
    migrated: Promise.resolve(),
    stopping: stopping.signal,
    stop: async () => stopping.abort(),
  }
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

/** Where files are kept by the settings. Throws ConfigError where that is a folder that cannot be used. */
export async function storageOf({ bucket, dataDir, storageQuotaBytes }: Config): Promise<Storage> {
  if (!bucket) await requireDataDir(dataDir)
  if (bucket) silenceStorageSdk()
  const store = bucket ? await s3Store(bucket) : diskStore(join(dataDir, 'media'))
  return { store, quotaBytes: storageQuotaBytes }
}

/** Ends the process with a message unless its files are kept where those of the other processes are. */
export async function requireStorage(
  config: Config,
  pool: Pool,
  store: Store,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  const location = config.bucket
    ? `the bucket ${config.bucket.bucket} of STORAGE_URL`
    : `${join(config.dataDir, 'media')} (DATA_DIR)`
  const check = () => requireSameStorage(pool, store, location)
  await unlessStopped(untilAvailable(check, stopping, log), stopping)
}

/** Says in the log when SECRET_KEY does not open everything that is stored. */
export async function warnOfLostSecrets(
  { secretKeys }: Config,
  pool: Pool,
  stopping: AbortSignal,
  log: Log,
): Promise<void> {
  const read = () => lostSecretsWarning(pool, secretsUnder(secretKeys))
  const warning = await untilAvailable(read, stopping, log)
  if (warning !== undefined) log.error(warning)
}
