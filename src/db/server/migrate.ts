import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { root } from '../../lib/root.ts'
import { timeouts } from '../../timeouts.ts'
import type { Db, Pool } from '../pool/client.ts'
import { rows } from '../pool/command.ts'
import { DatabaseUnfit, isContention, sqlState } from '../pool/errors.ts'
import { connect } from '../pool/pool.ts'
import { requireFit, requireUsable } from './fit.ts'

const folder = join(root, 'drizzle')
// Any number, the same in every process and every version
const lock = 7_741_002

/** A schema, table, function or another object that is there already. */
const existing = /^42(P06|P07|710|723)$/
/**
 * Below the 1 s after which PostgreSQL looks for deadlocks: the migration yields, never the transaction that it waits
 * for.
 */
const lockTimeoutMs = 800
const contentionPauseMs = 300
const waitPauseMs = 250
const sayEveryMs = 10_000

export interface MigrateOptions {
  readonly log?: MigrationLog
  /** Called once the database has answered. */
  readonly onAnswer?: () => void
  /** Called when it begins to wait for another process that migrates, and when that is over. */
  readonly onWaiting?: (isWaiting: boolean) => void
  /** How long it waits for another process, and repeats what runs into locks. */
  readonly waitMs?: number
}

interface MigrationLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
}

/**
 * Applies what is pending, in one transaction, while no other process does. The lock for that is held by the
 * transaction, so it ends with it, also behind a pooler. The transaction waits for a lock of a table for a short time only,
 * and is repeated as a whole after that. Nothing is waited for when nothing is pending.
 */
export async function migrate(url: string, options: MigrateOptions = {}): Promise<void> {
  const { log = silent } = options
  const pool = connect({
    url,
    size: 1,
    isBackground: true,
    prepare: false,
    applicationName: 'switchboard-migrate',
    onPooler: () => log.warn({}, poolerFound),
  })
  try {
    await applyPending(pool, log, options)
    await prepareLog(pool)
  } finally {
    await pool.close()
  }
}

const silent: MigrationLog = { info() {}, warn() {} }

const poolerFound =
  'migrations go through a connection pooler. That works, but a long one may meet its time-outs: ' +
  'set DATABASE_URL_DIRECT to the address of PostgreSQL itself.'

const newerFound =
  'a newer version has migrated the database. The version before it runs on it, older ones do not ' +
  '(docs/operations/upgrades.md).'

async function applyPending(
  pool: Pool,
  log: MigrationLog,
  { onAnswer, onWaiting = () => {}, waitMs = timeouts.migrationWaitMs }: MigrateOptions,
): Promise<void> {
  const newest = await newestApplied(pool)
  const { length: pending } = migrationsAfter(newest)
  if (newest > (await newestMigration())) log.warn({}, newerFound)
  if (pending > 0) await requireFit(pool)
  await requireUsable(pool, newest === -Infinity, log)
  onAnswer?.()
  if (pending === 0) return
  const until = performance.now() + waitMs
  let saidAt = -Infinity
  const say = (details: object, message: string) => {
    if (performance.now() - saidAt < sayEveryMs) return
    saidAt = performance.now()
    log.warn(details, message)
  }

  log.info({ pending }, 'migrating the database')
  try {
    for (let attempt = 0; ; attempt++) {
      try {
        const isDone = await pool.transaction(applyAlone, { longMs: timeouts.migrationMs })
        if (isDone) break
      } catch (error) {
        if (existing.test(sqlState(error))) await requireEmpty(pool, error as Error)
        if (!isContention(error) || performance.now() > until) throw error
        say(
          { error: (error as Error).message, attempt: attempt + 1 },
          'the migration gave way to other work in the database and is tried again',
        )
        await sleep(contentionPauseMs * (0.5 + Math.random()))
        continue
      }
      onWaiting(true)
      const holder = await holderOf(pool)
      if (performance.now() > until) throw new DatabaseUnfit(givenUp(holder, waitMs))
      say({ holder }, 'waiting for another process that migrates the database')
      await sleep(waitPauseMs)
      // The other process may have applied everything
      if ((await pendingOf(pool)).length === 0) return
    }
    log.info({}, 'the database is migrated')
  } finally {
    onWaiting(false)
  }
}

/** Throws in place of the error of the first migration, which met something that this program has not made. */
async function requireEmpty(on: Db, cause: Error): Promise<void> {
  if ((await newestApplied(on)) > -Infinity) return
  throw new DatabaseUnfit(
    `The database is not empty, and no migration made what it has: ${cause.message}. ` +
      'Use an empty database. A restore that was interrupted has to be repeated into one.',
    { cause },
  )
}

/** Returns the migrations of this program that the database does not have yet. */
async function pendingOf(on: Db): Promise<MigrationMeta[]> {
  return migrationsAfter(await newestApplied(on))
}

function migrationsAfter(newest: number): MigrationMeta[] {
  const all = readMigrationFiles({ migrationsFolder: folder })
  return all.filter(({ folderMillis }) => folderMillis > newest)
}

async function newestApplied(on: Db): Promise<number> {
  const [found] = await rows<{ exists: boolean }>(
    on,
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  )
  if (!found?.exists) return -Infinity
  const [newest] = await rows<{ at: string | null }>(
    on,
    'select max(created_at)::text as at from drizzle.__drizzle_migrations',
  )
  return newest?.at == null ? -Infinity : Number(newest.at)
}

/** Applies what is pending; false, and nothing done, while another process does. */
async function applyAlone(db: Db): Promise<boolean> {
  const [taken] = await rows<{ is: boolean }>(db, `select pg_try_advisory_xact_lock(${lock}) as is`)
  if (!taken?.is) return false
  await rows(db, `set local lock_timeout = ${lockTimeoutMs}`)
  // As in Drizzle's own migrator, which uses neither a transaction nor a lock
  await rows(db, 'create schema if not exists drizzle')
  await rows(
    db,
    `create table if not exists drizzle.__drizzle_migrations (
      id serial primary key, hash text not null, created_at bigint)`,
  )
  for (const { folderMillis, hash, sql } of await pendingOf(db)) {
    for (const text of sql) await rows(db, text)
    const insert = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)'
    await rows(db, insert, [hash, folderMillis])
  }
  return true
}

interface Holder {
  readonly pid: number
  readonly application: string | null
  readonly state: string | null
  readonly since: string | null
}

/** Returns the holder of the lock of migrations; undefined if it was released in the meantime. */
async function holderOf(on: Db): Promise<Holder | undefined> {
  const [holder] = await rows<Holder>(
    on,
    `select l.pid, a.application_name as application, a.state, a.state_change::text as since
     from pg_locks l left join pg_stat_activity a on a.pid = l.pid
     where l.locktype = 'advisory' and l.granted and l.classid = 0 and l.objid = ${lock}
       and l.database = (select oid from pg_database where datname = current_database())
     limit 1`,
  )
  return holder
}

function givenUp(holder: Holder | undefined, waitMs: number): string {
  const who = holder
    ? `server process ${holder.pid} (${holder.application ?? 'unknown application'}, ${holder.state ?? 'unknown state'} since ${holder.since ?? 'an unknown time'})`
    : 'another process'
  return (
    `The database is not migrated: the lock of migrations has been held by ${who} for ${waitMs / 1000} s. ` +
    'If that process migrates, start again later. If it is idle, it has lost its migration: end it with ' +
    `"select pg_terminate_backend(${holder?.pid ?? 'PID'})".`
  )
}

/**
 * Makes the partitions of the log for now, and has its transaction numbers rise further when the database was restored
 * into another cluster.
 */
async function prepareLog(pool: Pool): Promise<void> {
  await pool.transaction(async (db) => {
    await rows(db, `select pg_advisory_xact_lock(${lock + 1})`)
    await rows(
      db,
      `select shift_transactions(s.system_identifier::text), make_log_partitions(now())
       from pg_control_system() s`,
    )
  })
}

/** When the newest migration of this program was made, in milliseconds, as the database keeps it. */
export async function newestMigration(): Promise<number> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  const journal = JSON.parse(text) as { entries: Array<{ when: number }> }
  return Math.max(...journal.entries.map(({ when }) => when))
}
