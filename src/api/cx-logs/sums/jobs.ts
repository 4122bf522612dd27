import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../../../db/client.ts'
import { statement } from '../../../db/statement.ts'
import { dueWorkspaces, mostDue } from '../../../jobs/due.ts'
import type { WorkspaceJob } from '../../../jobs/scheduler.ts'
import { timeouts } from '../../../timeouts.ts'
import { applyParts } from './apply.ts'
import { type Part, partsOf } from './parts.ts'

/**
 * A moment of the database: whatever had changed anything by then has a lower transaction number than `next`, and
 * transactions below `oldest` have ended. (`pg_snapshot_xmax()` would not do: it is next to the last one that ended.)
 */
type Moment = { at: string; next: string; oldest: string }

const momentNow = statement<Record<never, never>, Moment>(
  () => sql`
    select now()::text as at, pg_current_xact_id()::text as next,
      pg_snapshot_xmin(pg_current_snapshot())::text as oldest`,
)

// Cases are recorded when they are a day old, and clocks may be an hour wrong
const endOf = (settledAt: unknown) =>
  sql`date_trunc('day', ${settledAt}::timestamptz - interval '25 hours', 'UTC')`

// Across workspaces on purpose
const unsummed = statement<
  { settledAt: string; after: string; most: number },
  { workspaceId: string }
>(
  (_, $) => sql`
    select w.id as "workspaceId" from workspaces w left join cx_log_summed s on s.workspace_id = w.id
    where w.id > ${$.after}::uuid and w.suspended_at is null
      and coalesce(s.until, '-infinity') < ${endOf($.settledAt)}
    order by w.id limit ${$.most}::int`,
)

const beginSums = statement<{ workspaceId: string }, never>(
  (_, $) => sql`
    insert into cx_log_summed (workspace_id, until) values (${$.workspaceId}, '-infinity')
    on conflict (workspace_id) do nothing`,
)

const lockSums = statement<{ workspaceId: string }, { isBehind: boolean }>(
  (_, $) => sql`
    select true as "isBehind" from cx_log_summed
    where workspace_id = ${$.workspaceId} for update skip locked`,
)

/**
 * The parts of the next day that has cases, of which the deltas that are seen at the same time are deleted: they
 * are in the cases. Without such a day the sums go up to the end.
 */
const nextDay = statement<
  { workspaceId: string; settledAt: string },
  { isLast: boolean } & (Part | { [Name in keyof Part]: null })
>(
  (_, $) => sql`
    with begun as materialized (
      select s.until, coalesce((
        select date_trunc('day', min(c.started_at), 'UTC') + interval '24 hours' from cx_logs c
        where c.workspace_id = ${$.workspaceId} and c.started_at >= s.until
          and c.started_at < ${endOf($.settledAt)}), ${endOf($.settledAt)}) as next
      from cx_log_summed s where s.workspace_id = ${$.workspaceId} and s.until < ${endOf($.settledAt)}),
    settled as (
      delete from cx_log_deltas where workspace_id = ${$.workspaceId}
        and started_at >= (select until from begun) and started_at < (select next from begun)),
    moved as (
      update cx_log_summed s set until = begun.next from begun where s.workspace_id = ${$.workspaceId}),
    parts as (${partsOf(sql`
      select *, 1 as sign from cx_logs where workspace_id = ${$.workspaceId}
        and started_at >= (select until from begun) and started_at < (select next from begun)`)})
    select begun.next >= ${endOf($.settledAt)} as "isLast", parts.* from begun left join parts on true`,
)

const takeDeltas = statement<{ workspaceId: string; batch: number }, Part & { taken: number }>(
  (_, $) => sql`
    with taken as (
      delete from cx_log_deltas where workspace_id = ${$.workspaceId} and (started_at, id) in (
        select d.started_at, d.id from cx_log_deltas d
        where d.workspace_id = ${$.workspaceId}
          and d.started_at < (select until from cx_log_summed where workspace_id = ${$.workspaceId})
        order by d.started_at, d.id limit ${$.batch}::int)
      returning *)
    select parts.*, (select count(*) from taken)::int as taken
    from (${partsOf(sql`select * from taken`)}) parts`,
)

/** Runs work that changes the sums of a workspace, unless another process does; else returns undefined. */
export function withSums<T>(
  pool: Pool,
  workspaceId: string,
  work: (db: Db) => Promise<T>,
): Promise<T | undefined> {
  return pool.transaction(
    async (db) => {
      const [held] = await lockSums(db, { workspaceId })
      return held && work(db)
    },
    { longMs: timeouts.longMs },
  )
}

/** Sums the next day of a workspace that has cases; false when no further one is to be summed. */
export async function sumDay(pool: Pool, workspaceId: string, settledAt: string): Promise<boolean> {
  await pool.transaction((db) => beginSums(db, { workspaceId }))
  const goesOn = await withSums(pool, workspaceId, async (db) => {
    const rows = await nextDay(db, { workspaceId, settledAt })
    await applyParts(
      db,
      workspaceId,
      rows.filter((row) => row.key !== null),
    )
    return rows[0]?.isLast === false
  })
  return goesOn ?? false
}

/** Adds up to `batch` deltas of a workspace to its sums; returns how many. */
export async function foldDeltas(pool: Pool, workspaceId: string, batch: number): Promise<number> {
  const folded = await withSums(pool, workspaceId, async (db) => {
    const parts = await takeDeltas(db, { workspaceId, batch })
    await applyParts(db, workspaceId, parts)
    return parts[0]?.taken
  })
  return folded ?? 0
}

/**
 * Sums days of cases. A day may be summed once its cases are old enough for changes to be recorded, and every
 * transaction has ended that may have changed one of them before; from a look at the database on, that is when none is
 * open that was so then.
 */
export function summing(): WorkspaceJob {
  let waiting: Moment | undefined
  let settledAt: string | undefined
  return {
    name: 'cases: sum days',
    everyMs: 30_000,
    size: 8,
    async due(db, { after }) {
      const [now] = await momentNow(db, {})
      if (now && waiting && BigInt(now.oldest) >= BigInt(waiting.next)) {
        settledAt = waiting.at
        waiting = undefined
      }
      waiting ??= now
      return settledAt === undefined ? [] : unsummed(db, { settledAt, after, most: mostDue })
    },
    async run(pool, workspaceId, size) {
      if (settledAt === undefined) return 0
      for (let done = 0; done < size; done++) {
        if (!(await sumDay(pool, workspaceId, settledAt))) return done
      }
      return size
    },
  }
}

export const deltaFolding: WorkspaceJob = {
  name: 'cases: fold changes into sums',
  everyMs: 1000,
  size: 200,
  due: dueWorkspaces({
    table: sql`cx_log_deltas`,
    by: sql`x.started_at, x.id`,
    at: sql`x.started_at`,
    until: sql`(select s.until - interval '1 millisecond' from cx_log_summed s
      where s.workspace_id = waiting.workspace_id)`,
  }),
  run: (pool, workspaceId, batch) => foldDeltas(pool, workspaceId, batch),
}
