import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from '../../../db/pool/client.ts'
import { cxLogs } from '../../../db/schema/cx-logs.ts'
import { statement } from '../../../db/query/statement.ts'
import { dueWorkspaces } from '../../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../../platform/jobs/scheduler.ts'
import type { RepairRule } from '../../../db/repair.ts'
import { timeouts } from '../../../timeouts.ts'
import { durations, durationsOfCases } from '../durations.ts'
import { groupings } from './groupings.ts'

export const durationNames = Object.keys(durations) as Array<keyof typeof durations>

const counts = {
  opened: sql`count(*)`,
  closed: sql`count(closed)`,
  inbound: sql`count(*) filter (where direction = 'inbound')`,
  outbound: sql`count(*) filter (where direction = 'outbound')`,
  internal: sql`count(*) filter (where direction = 'internal')`,
}

/** Returns a column for each of the counts of cases that metrics and sums have, by its name there and in the contract. */
export function eachCount(columnOf: (name: SQL, member: SQL) => SQL): SQL {
  return sql.join(
    Object.keys(counts).map((name) =>
      columnOf(sql`${sql.identifier(name)}`, sql`${sql.identifier(`${name}Count`)}`),
    ),
    sql`, `,
  )
}
const countColumns = eachCount((name) => name)

/** Counts of rows of `durationsOfCases`. */
export const countsOfCases = sql.join(
  Object.entries(counts).map(([name, count]) => sql`(${count})::int as ${sql.identifier(name)}`),
  sql`, `,
)

/** The durations of rows of `durationsOfCases` as rows `v`, numbered from 1. */
export const valuesOfCases = sql`lateral unnest(array[${sql.join(
  durationNames.map((name) => sql.identifier(name)),
  sql`, `,
)}]) with ordinality v (seconds, duration)`

/**
 * The bucket of a value `v`: a thousand times the number of the duration, and a number that rises by one when the value grows by
 * 3 percent. Up to half a minute each second has its own. Stored sums have these numbers, so a change of them needs another table.
 */
export const bucketOfValue = sql`(v.duration * 1000 + floor(35 * ln(1 + greatest(v.seconds, 0)::float8)))::int`

function sumsOf(cases: SQL): SQL {
  const columns = sql`(${cxLogs.startedAt} at time zone 'UTC')::date as day,
    array[${sql.join(Object.values(groupings), sql`, `)}] as keys`
  return sql`
    with cases as materialized (${durationsOfCases(columns, cases)}),
    grouped as (
      select g.grouping, g.key, cases.* from cases
      cross join lateral unnest(${sql.param(`{${Object.keys(groupings).join(',')}}`)}::text[], cases.keys) g (grouping, key)),
    counted as (select grouping, day, key, ${countsOfCases} from grouped group by grouping, day, key),
    filled as (
      select grouping, day, key, ${bucketOfValue} as bucket, count(*)::int as count, sum(v.seconds)::bigint as seconds
      from grouped cross join ${valuesOfCases} where v.seconds is not null group by 1, 2, 3, 4),
    histograms as (
      select grouping, day, key, array_agg(bucket order by bucket) as buckets, array_agg(count order by bucket) as counts,
        array_agg(seconds order by bucket) as seconds
      from filled group by grouping, day, key)
    select grouping, day, key, ${countColumns}, coalesce(buckets, '{}') as buckets,
      coalesce(counts, '{}') as counts, coalesce(seconds, '{}') as seconds
    from counted left join histograms using (grouping, day, key)`
}

type OfWorkspace = { workspaceId: string }
type OfDay = OfWorkspace & { day: string }

const columns = sql`grouping, day, key, ${countColumns}, buckets, counts, seconds`

const lock = statement<OfWorkspace, { isLocked: boolean }>(
  (_, $) => sql`
    select pg_try_advisory_xact_lock(hashtextextended('cx_log_days', uuid_hash_extended(${$.workspaceId}::uuid, 0)))
      as "isLocked"`,
)

const changedDay = statement<OfWorkspace, { day: string | null }>(
  (_, $) => sql`
    select min(day)::text as day from cx_log_changed_days
    where workspace_id = ${$.workspaceId} and day < (now() at time zone 'UTC')::date`,
)

const deleteMarks = statement<OfDay, never>(
  (_, $) => sql`
    delete from cx_log_changed_days where workspace_id = ${$.workspaceId} and day = ${$.day}::date`,
)

const deleteDay = statement<OfDay, never>(
  (_, $) => sql`
    delete from cx_log_days where workspace_id = ${$.workspaceId} and day = ${$.day}::date`,
)

const insertDay = statement<OfDay, never>(
  (_, $) => sql`
    insert into cx_log_days (workspace_id, ${columns})
    select ${$.workspaceId}::uuid, ${columns} from (${sumsOf(sql`cx_logs
      where workspace_id = ${$.workspaceId}
        and started_at >= ${$.day}::date::timestamp at time zone 'UTC'
        and started_at < (${$.day}::date + 1)::timestamp at time zone 'UTC'`)}) sums`,
)

/**
 * Recomputes the sums of the first day of a workspace that has changed and is over; false without one, and while
 * another process sums. The marks of the day are deleted first: a change that is committed later has its own mark.
 */
export async function sumDay(pool: Pool, workspaceId: string): Promise<boolean> {
  return pool.transaction(
    async (db) => {
      const [locked] = await lock(db, { workspaceId })
      if (!locked?.isLocked) return false
      const [{ day } = { day: null }] = await changedDay(db, { workspaceId })
      if (day === null) return false
      await deleteMarks(db, { workspaceId, day })
      await deleteDay(db, { workspaceId, day })
      await insertDay(db, { workspaceId, day })
      return true
    },
    { longMs: timeouts.longMs },
  )
}

export const daySumming: WorkspaceJob = {
  name: 'cases: sum days',
  everyMs: 30_000,
  size: 8,
  due: dueWorkspaces({
    table: sql`cx_log_changed_days`,
    by: sql`x.day`,
    until: sql`(now() at time zone 'UTC')::date - 1`,
  }),
  async run(pool, workspaceId, size) {
    for (let done = 0; done < size; done++) {
      if (!(await sumDay(pool, workspaceId))) return done
    }
    return size
  },
}

const wrongDays = statement<OfWorkspace, { day: string }>(
  (_, $) => sql`
    with stored as (select ${columns} from cx_log_days where workspace_id = ${$.workspaceId}),
    expected as (select ${columns} from (${sumsOf(
      sql`cx_logs where workspace_id = ${$.workspaceId}`,
    )}) sums)
    select distinct day::text as day from (
      (select * from stored except select * from expected) union all
      (select * from expected except select * from stored)) wrong
    where not exists (
      select from cx_log_changed_days c where c.workspace_id = ${$.workspaceId} and c.day = wrong.day)`,
)

const markDays = statement<OfWorkspace & { days: string }, never>(
  (_, $) => sql`
    insert into cx_log_changed_days (workspace_id, day)
    select ${$.workspaceId}::uuid, day::date from json_array_elements_text(${$.days}::json) day`,
)

/** Marks the days whose sums differ from their cases, so that they are recomputed. */
export const wrongSums: RepairRule = {
  fault: 'sums of the cases of the workspace differ from the cases',
  async run(db, { workspaceId }, isCheck) {
    const days = (await wrongDays(db, { workspaceId })).map(({ day }) => day)
    if (days.length === 0) return { faulty: [], last: null }
    if (!isCheck) await markDays(db, { workspaceId, days: JSON.stringify(days) })
    return { faulty: [{ id: workspaceId }], last: null }
  },
}
