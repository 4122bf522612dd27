import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Db, Pool } from '../db/pool/client.ts'
import { differenceSeconds } from '../db/server/clock.ts'
import { diskFull, readOnly, sqlState } from '../db/pool/errors.ts'
import { statement } from '../db/query/statement.ts'
import { timeouts } from '../timeouts.ts'

export interface Readiness {
  /** Set when the process is about to stop: it finishes what it has and wants nothing new. */
  draining: boolean
  /** The process has not done yet what it does once at its start, such as a migration. */
  isStarting?: boolean
  /** It waits for another process that migrates. */
  isWaitingForMigration?: boolean
}

type Status =
  | 'ok'
  | 'draining'
  | 'database_down'
  | 'read_only'
  | 'disk_full'
  | 'unmigrated'
  | 'waiting_for_migration'
  | 'starting'

export interface Health {
  /** The pool of one connection that is asked first. */
  readonly probe: Pool
  /** The pool of requests: it counts where the probe cannot connect, or this pool has no connection. */
  readonly pool: Pool
  readonly readiness: Readiness
}

// It locks a row, which is the smallest write: what only reads can be done on a standby, too
const newestMigration = statement<Record<string, never>, { newest: string }>(
  () => sql`select created_at::text as newest from drizzle.__drizzle_migrations
    order by created_at desc limit 1 for share`,
)

// Its pages are taken from the disk at once, and given back at the end of the transaction
const takeRoom = statement<Record<string, never>, never>(
  () => sql`create temporary table room_on_disk on commit drop as
    select n, repeat('x', 100) as filler from generate_series(1, 1000) n`,
)
const roomEveryMs = 30_000

/** `/healthz`: the process answers. `/readyz`: requests would succeed, those that write included. */
export function registerHealth(
  app: FastifyInstance,
  { probe, pool, readiness }: Health,
  expectedMigration: number,
): void {
  const database = databaseOf(probe, pool, expectedMigration)
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const status = await statusOf(readiness, database)
    const seconds = differenceSeconds()
    return reply
      .code(status === 'ok' ? 200 : 503)
      .send({ status, ...(seconds !== undefined && { clockDifferenceSeconds: seconds }) })
  })
}

async function statusOf(readiness: Readiness, database: () => Promise<Status>): Promise<Status> {
  if (readiness.draining) return 'draining'
  const status = await database()
  if (status !== 'ok' && status !== 'unmigrated') return status
  if (readiness.isWaitingForMigration === true) return 'waiting_for_migration'
  if (status === 'ok' && readiness.isStarting === true) return 'starting'
  return status
}

/** Finds out how the database is. Requests that come meanwhile get the same answer, since anybody may send them. */
function databaseOf(probe: Pool, pool: Pool, expected: number): () => Promise<Status> {
  /** By `performance.now()`: when there was room on the disk. */
  let roomAt = -Infinity

  async function check(on: Pool): Promise<Status> {
    const [row] = await on.transaction((db) => newestMigration(db, {}))
    if (Number(row?.newest ?? 0) < expected) return 'unmigrated'
    const isInDoubt = (pool.stats.fullAt ?? -Infinity) > roomAt
    const now = performance.now()
    if (isInDoubt || now - roomAt > roomEveryMs) {
      await on.transaction((db: Db) => takeRoom(db, {}))
      roomAt = now
    }
    return 'ok'
  }

  const checkPool = shared(() =>
    check(pool).catch((error: unknown): Status => knownStatus(error) ?? 'database_down'),
  )

  return shared(async () => {
    const found = await check(probe).catch((error: unknown) => ({ error }))
    // There may be no connection left for requests while the probe has its own
    const mayAnswer = found === 'ok' && pool.stats.open === 0
    if (typeof found === 'string' && !mayAnswer) return found
    const known = typeof found === 'string' ? undefined : knownStatus(found.error)
    if (known) return known
    // Nor one for the probe while requests have theirs
    const limit = sleep(timeouts.readyMs, 'database_down' as const, { ref: false })
    return Promise.race([checkPool(), limit])
  })
}

/** Returns work of which one run goes on at a time, for all who ask for it meanwhile. */
function shared<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined
  return () => (running ??= work().finally(() => (running = undefined)))
}

function knownStatus(error: unknown): Status | undefined {
  const state = sqlState(error)
  if (state === diskFull) return 'disk_full'
  if (state === readOnly || state === 'READ_ONLY') return 'read_only'
  // No table of migrations
  if (state === '42P01' || state === '3F000') return 'unmigrated'
  return undefined
}

/** Options of the one-connection pool that readiness is probed with. */
export const probePool = {
  size: 1,
  applicationName: 'switchboard-ready',
  shortWaitMs: timeouts.readyMs,
  deadlineMs: timeouts.readyMs,
}
