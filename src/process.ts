import cluster from 'node:cluster'
import pino from 'pino'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Config, ConfigError, readConfig } from './config.ts'
import { type Pool } from './db/client.ts'
import { runningEmbedded, startEmbedded } from './db/embedded.ts'
import { connect, type PoolOptions } from './db/pool.ts'
import { isConnectionLoss } from './db/errors.ts'
import { migrate } from './db/migrate.ts'
import { diskStore } from './storage/disk.ts'
import { s3Store } from './storage/s3.ts'
import type { Storage } from './storage/store.ts'

export type Log = pino.Logger

/** What every process begins with. */
export interface Begun {
  readonly config: Config
  readonly log: Log
}

/** The settings and the log of a process; ends it with every mistake of the environment named. */
export function begin(): Begun {
  try {
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
    if (config.secretKeys.length === 0 && !cluster.isWorker) {
      log.warn(
        'SECRET_KEY is not set: the secrets of webhooks and channels are stored in the database as plain text, ' +
          'so whoever reads the database or a copy of it can use them.',
      )
    }
    return { config, log }
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** Resolves when everything logged so far is written. */
export async function written(log: Log): Promise<void> {
  await new Promise<void>((resolve) => log.flush(() => resolve()))
}

/** Ends the process with the message of what could not be started. */
export async function orExit<T>(starting: Promise<T>): Promise<T> {
  try {
    return await starting
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

export interface Database {
  readonly url: string
  /** Resolves once the schema is the one of this program. */
  readonly migrated: Promise<void>
  stop(): Promise<void>
}

/**
 * The database of the settings, or else the embedded one. An external server that is not there yet
 * is waited for in the background.
 */
export async function startDatabase(config: Config, log: Log): Promise<Database> {
  if (config.databaseUrl === undefined) {
    const embedded = await startEmbedded({ dataDir: config.dataDir }, (line) => log.debug(line))
    await migrate(embedded.url)
    return { url: embedded.url, migrated: Promise.resolve(), stop: () => embedded.stop() }
  }
  const stopping = new AbortController()
  const direct = config.databaseUrlDirect ?? config.databaseUrl
  const migrated = untilReachable(() => migrate(direct), stopping.signal, log)
  return {
    url: config.databaseUrl,
    migrated,
    stop: async () => stopping.abort(),
  }
}

/**
 * The migrated database for a command that ends again: that of the settings, or else the embedded one, of the running
 * server if there is one. Ends the process with a message when it cannot be opened.
 */
export async function openDatabase(config: Config, log: Log): Promise<Database> {
  const running =
    config.databaseUrl === undefined ? await runningEmbedded(config.dataDir) : undefined
  if (running !== undefined) {
    await migrate(running)
    return { url: running, migrated: Promise.resolve(), stop: async () => {} }
  }
  const database = await orExit(startDatabase(config, log))
  await database.migrated
  return database
}

async function untilReachable(
  work: () => Promise<void>,
  signal: AbortSignal,
  log: Log,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!isConnectionLoss(error) || signal.aborted) throw error
      if (attempt === 1) log.warn('the database cannot be reached yet, trying on')
      await sleep(500, undefined, { signal })
    }
  }
}

/** A pool by the settings. */
export function connectBy(config: Config, url: string, options: Partial<PoolOptions> = {}): Pool {
  return connect({ url, size: config.databasePool, prepare: config.databasePrepare, ...options })
}

/** Where files are kept by the settings. */
export async function storageOf({ bucket, dataDir, storageQuotaBytes }: Config): Promise<Storage> {
  const store = bucket ? await s3Store(bucket) : diskStore(join(dataDir, 'media'))
  return { store, quotaBytes: storageQuotaBytes }
}
