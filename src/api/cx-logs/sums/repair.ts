import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { statement } from '../../../db/statement.ts'
import type { RepairRule } from '../../../repair.ts'
import { addCases, addPacked, type Cell, countNames, type Counts, emptyCell } from './cell.ts'
import { type Part, partsOf, periodOf } from './parts.ts'

/** A part of what is stored for a group, or of what should be: packed durations, or the values of cases. */
type Compared = {
  isStored: boolean
  grouping: string
  key: string
  sign: number
  values: Part['values'] | null
  durations: Buffer | null
} & Counts

type OfWorkspace = { workspaceId: string }
type OfDay = OfWorkspace & { starts: string }

const summedDays = statement<OfWorkspace, { starts: string; period: string }>(
  (_, $) => sql`
    select day::text as starts, (${periodOf(sql`day`)})::text as period from (
      select s.starts as day from cx_log_sums s where s.workspace_id = ${$.workspaceId} and s.days = 1
      union
      select (c.started_at at time zone 'UTC')::date from cx_logs c
      where c.workspace_id = ${$.workspaceId} and c.started_at < (
        select until from cx_log_summed where workspace_id = ${$.workspaceId})) days
    order by day`,
)

const sums = ($: { workspaceId: unknown }, isStored: SQL, which: SQL) => sql`
  select ${isStored} as "isStored", grouping, key, 1 as sign, opened, closed, inbound, outbound, internal,
    null::json as values, durations
  from cx_log_sums where workspace_id = ${$.workspaceId} and ${which}`

const dayAndCases = statement<OfDay, Compared>((_, $) => {
  const onDay = sql`workspace_id = ${$.workspaceId}
    and started_at >= ${$.starts}::date::timestamp at time zone 'UTC'
    and started_at < (${$.starts}::date + 1)::timestamp at time zone 'UTC'`
  return sql`
    ${sums($, sql`true`, sql`days = 1 and starts = ${$.starts}::date`)}
    union all
    select false, grouping, key, sign, opened, closed, inbound, outbound, internal, values, null
    from (${partsOf(sql`select *, 1 as sign from cx_logs where ${onDay}`)}) cases
    union all
    select true, grouping, key, sign, opened, closed, inbound, outbound, internal, values, null
    from (${partsOf(sql`select * from cx_log_deltas where ${onDay}`)}) deltas`
})

const periodAndDays = statement<OfDay, Compared>(
  (_, $) => sql`
    ${sums($, sql`true`, sql`days = 32 and starts = ${$.starts}::date`)}
    union all
    ${sums($, sql`false`, sql`days = 1 and starts >= ${$.starts}::date and starts < ${$.starts}::date + 32`)}`,
)

const beginAnew = statement<OfWorkspace, never>(
  (_, $) => sql`
    with begun as (
      update cx_log_summed set until = '-infinity' where workspace_id = ${$.workspaceId} returning workspace_id)
    delete from cx_log_sums where workspace_id = (select workspace_id from begun)`,
)

/** Whether the sums of a workspace, with what is not applied to them yet, differ from its cases. */
async function areWrong(db: Db, workspaceId: string): Promise<boolean> {
  const days = await summedDays(db, { workspaceId })
  for (const { starts } of days) {
    if (differ(await dayAndCases(db, { workspaceId, starts }))) return true
  }
  for (const starts of new Set(days.map(({ period }) => period))) {
    if (differ(await periodAndDays(db, { workspaceId, starts }))) return true
  }
  return false
}

function differ(rows: readonly Compared[]): boolean {
  const groups = new Map<string, { stored: Cell; expected: Cell }>()
  for (const row of rows) {
    const name = `${row.grouping} ${row.key}`
    const group = groups.get(name) ?? { stored: emptyCell(), expected: emptyCell() }
    groups.set(name, group)
    const cell = row.isStored ? group.stored : group.expected
    if (row.durations) addPacked(cell, row, row.durations)
    if (row.values) addCases(cell, row, row.values, row.sign)
  }
  return [...groups.values()].some(({ stored, expected }) => !areEqual(stored, expected))
}

function areEqual(one: Cell, other: Cell): boolean {
  return (
    countNames.every((name) => one.counts[name] === other.counts[name]) &&
    one.totals.every((total, n) => total === other.totals[n]) &&
    one.buckets.every((buckets, n) =>
      buckets.every((count, at) => count === other.buckets[n]?.[at]),
    )
  )
}

/** Sums that are not those of the cases: all of the workspace are deleted, and the worker sums its days again. */
export const wrongSums: RepairRule = {
  fault: 'sums of the cases of the workspace differ from the cases',
  async run(db, { workspaceId }, isCheck) {
    if (!(await areWrong(db, workspaceId))) return { faulty: [], last: null }
    if (!isCheck) await beginAnew(db, { workspaceId })
    return { faulty: [{ id: workspaceId }], last: null }
  },
}
