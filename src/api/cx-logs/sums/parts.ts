import { type SQL, sql } from 'drizzle-orm'
import { cxLogs } from '../../../db/schema/cx-logs.ts'
import { durations, durationsOfCases } from '../durations.ts'
import type { Counts, Values } from './cell.ts'
import { type Grouping, groupings } from './groupings.ts'

/** The cases of one group and one day, with the sign that they are added to its sums with. */
export type Part = {
  grouping: Grouping
  key: string
  /** In UTC, such as `2026-11-25`. */
  starts: string
  /** The first day of its period. */
  period: string
  sign: number
  values: Values
} & Counts

const names = Object.keys(durations).map((name) => sql.identifier(name))

/** Counts of rows of `durationsOfCases`, and the values of their durations. */
export const countsAndValues = sql`count(*)::int as opened, (count(*) filter (where closed is not null))::int as closed,
  (count(*) filter (where direction = 'inbound'))::int as inbound,
  (count(*) filter (where direction = 'outbound'))::int as outbound,
  (count(*) filter (where direction = 'internal'))::int as internal,
  json_build_array(${sql.join(
    names.map((name) => sql`array_agg(${name})`),
    sql`, `,
  )}) as values`

/** The first day of the period of a day. */
export const periodOf = (day: SQL) =>
  sql`date '1970-01-01' + ((${day} - date '1970-01-01') >> 5 << 5)`

/** The parts of rows that have the columns of cases and a sign. */
export function partsOf(rows: SQL): SQL<Part> {
  const columns = sql`(${cxLogs.startedAt} at time zone 'UTC')::date as starts, sign::int as sign,
    array[${sql.join(Object.values(groupings), sql`, `)}] as keys`
  return sql<Part>`
    select g.grouping, g.key, starts::text as starts, (${periodOf(sql`starts`)})::text as period, sign, ${countsAndValues}
    from (${durationsOfCases(columns, sql`(${rows}) cx_logs`)}) cases
    cross join lateral unnest(${sql.param(`{${Object.keys(groupings).join(',')}}`)}::text[], keys) g (grouping, key)
    group by g.grouping, g.key, starts, sign`
}
