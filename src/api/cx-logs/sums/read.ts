import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { cxLogs } from '../../../db/schema/cx-logs.ts'
import { mine } from '../../../db/scope.ts'
import { statements, type Values } from '../../../db/statement.ts'
import { type durations, durationsOfCases } from '../durations.ts'
import type { MetricsRow } from '../wire.ts'
import { addCases, addPacked, clear, type Counts, emptyCell, metricsOf } from './cell.ts'
import { columnsOfKey, type Grouping, groupings } from './groupings.ts'
import { countsAndValues } from './parts.ts'

type Anything = Record<string, unknown>
export type GroupBy = Grouping | 'day'

/** What a page has of one group: the sums of old cases, or those of the other cases by their sign. */
type Part = Omit<MetricsRow, keyof Counts | keyof typeof durations> & {
  isSummed: boolean
  total: number
  /** Where its group is on the page; null when the page has no groups. */
  n: number | null
  sign: number | null
  packed: Buffer | null
  values: Array<Array<number | null> | null> | null
} & Counts

/** Asked of the statement: a group's rows, its cells, and the conditions on cases. */
interface Shape {
  readonly groupBy: GroupBy
  /** Whose sums are read. */
  readonly grouping: Grouping
  /** Conditions but for those of the span. */
  readonly conditions: readonly SQL[]
  readonly since: SQL
  readonly before: SQL
}

const shapes = statements<Anything, Part>()

const orders: Readonly<Record<GroupBy, SQL>> = {
  all: sql`g.key`,
  queue: sql`lower(q.name), q.id`,
  agent: sql`lower(u.name), u.id`,
  channel: sql`split_part(g.key, ':', 1), lower(c.name), c.id`,
  day: sql`g.key`,
}

/** Days in UTC since 1970-01-01. */
const dayOf = (instant: SQL) => sql`((${instant} at time zone 'UTC')::date - date '1970-01-01')`
const midnightOf = (instant: SQL) => sql`date_trunc('day', ${instant}, 'UTC')`
const nextMidnightOf = (instant: SQL) =>
  midnightOf(sql`${instant} + interval '24 hours' - interval '1 microsecond'`)

/** By grouping, the filters whose conditions its sums fulfil as a whole or not at all. */
const filtersOf: Readonly<Record<Grouping, readonly string[]>> = {
  all: [],
  queue: ['queueId', 'queueIdNone', 'queueIdOrNone'],
  agent: ['agentId', 'agentIdNone', 'agentIdOrNone'],
  channel: ['channelType', 'channelId', 'channelIdNone', 'channelIdOrNone'],
}

/** The sums that have rows of a group with these filters; undefined when none have. */
export function summedBy(
  groupBy: GroupBy,
  filters: readonly string[],
  timezone: string,
): Grouping | undefined {
  if (groupBy === 'day' && timezone !== 'UTC') return undefined
  const possible: readonly Grouping[] =
    groupBy === 'day' || groupBy === 'all' ? ['all', 'queue', 'agent', 'channel'] : [groupBy]
  return possible.find((grouping) => filters.every((name) => filtersOf[grouping].includes(name)))
}

/**
 * A page of metrics of a long span, from the sums of days, the changes that these do not contain yet and the cases of
 * days that are not summed, all as one statement sees them. Undefined while too many days are not summed.
 */
export async function metricsOfSums(
  db: Db,
  name: string,
  values: Anything,
  shapeOf: ($: Values<Anything>) => Shape,
): Promise<{ total: number; rows: MetricsRow[] } | undefined> {
  const run = shapes(name, (_, $) => pageOf(shapeOf($), $))
  const parts = await run(db, values)
  const [first] = parts
  if (!first?.isSummed) return undefined
  return { total: first.total, rows: rowsOf(parts) }
}

/** The rows of a page, of which each is computed in the same cell: new ones would be 30 kB each. */
function rowsOf(parts: readonly Part[]): MetricsRow[] {
  const rows: MetricsRow[] = []
  const cell = emptyCell()
  for (const [at, part] of parts.entries()) {
    const { n, sign, packed, values } = part
    if (n === null) continue
    if (sign !== null && packed) addPacked(cell, part, packed, sign)
    if (sign !== null && values) addCases(cell, part, values, sign)
    // They are sorted by the row that they are part of
    if (parts[at + 1]?.n === n) continue
    rows.push({
      queueId: part.queueId,
      queueName: part.queueName,
      agentId: part.agentId,
      agent: part.agent,
      channelType: part.channelType,
      channelId: part.channelId,
      channelName: part.channelName,
      day: part.day,
      ...cell.counts,
      ...metricsOf(cell),
    })
    clear(cell)
  }
  return rows
}

function pageOf(
  { groupBy, grouping, conditions, since, before }: Shape,
  $: Values<Anything>,
): SQL<Part> {
  const workspaceId = $['workspaceId'] as Placeholder
  const [keyOfCell, keyOfCase] = keysOf(groupBy)
  const { startedAt } = cxLogs
  const at = (name: 'since' | 'first' | 'behind' | 'before') =>
    sql`(select ${sql.identifier(name)} from cut)`
  const casesOf = (table: SQL, sign: SQL, from: SQL, to: SQL) =>
    durationsOfCases(
      sql`${keyOfCase} as key, ${sign} as sign`,
      sql`${table} where ${sql.join([mine(cxLogs, workspaceId), ...conditions], sql` and `)}
        and ${startedAt} >= ${from} and ${startedAt} < ${to}`,
    )
  return sql<Part>`
    with cut as materialized (
      select since, before, until, case when first < behind then first else before end as first,
        case when first < behind then behind else before end as behind
      from (
        select *, ${nextMidnightOf(sql`since`)} as first, least(${midnightOf(sql`before`)}, until) as behind
        from (
          select ${since} as since, ${before} as before, coalesce((
            select until from cx_log_summed where workspace_id = ${workspaceId}), '-infinity') as until) asked) whole
      where until >= least(before, now()) - interval '8 days'),
    ranges as (${rangesOf(groupBy)}),
    cells as not materialized (
      select ${keyOfCell} as key, r.sign, opened, closed, inbound, outbound, internal, durations
      from ranges r cross join lateral (
        select s.*, ${columnsOfKey[grouping]} from cx_log_sums s
        where s.workspace_id = ${workspaceId} and s.grouping = ${sql.param(grouping)} and s.days = r.days
          and s.starts >= date '1970-01-01' + r.first
          and s.starts < date '1970-01-01' + r.behind) cx_logs
      where ${sql.join([sql`true`, ...conditions], sql` and `)}),
    cases as materialized (
      ${casesOf(sql`cx_logs`, sql`1`, at('since'), at('first'))}
      union all ${casesOf(sql`cx_logs`, sql`1`, at('behind'), at('before'))}
      union all ${casesOf(sql`cx_log_deltas cx_logs`, sql`sign::int`, at('first'), at('behind'))}),
    groups as materialized (${
      groupBy === 'all'
        ? sql`select '' as key`
        : sql`select key from (select key, sign * opened as opened from cells union all select key, sign from cases) part
          group by key having sum(opened) > 0`
    }),
    page as materialized (${pagedGroups(groupBy, $)}),
    parts as (
      select key, sign, sum(opened)::int as opened, sum(closed)::int as closed, sum(inbound)::int as inbound,
        sum(outbound)::int as outbound, sum(internal)::int as internal,
        null::json as values, string_agg(durations, '') as packed
      from cells where key in (select key from page) group by key, sign
      union all
      select key, sign, ${countsAndValues}, null
      from cases where key in (select key from page) group by key, sign)
    select exists (select from cut) as "isSummed", (select count(*) from groups)::int as total, page.n,
      page."queueId", page."queueName", page."agentId", page.agent, page."channelType", page."channelId",
      page."channelName", page.day, parts.sign, coalesce(parts.opened, 0) as opened,
      coalesce(parts.closed, 0) as closed, coalesce(parts.inbound, 0) as inbound,
      coalesce(parts.outbound, 0) as outbound, coalesce(parts.internal, 0) as internal, parts.packed, parts.values
    from (select) one left join page on true left join parts on parts.key = page.key
    order by page.n`
}

/** The key of a group, of sums and of cases. */
function keysOf(groupBy: GroupBy): readonly [SQL, SQL] {
  if (groupBy === 'all') return [sql`''`, sql`''`]
  if (groupBy !== 'day') return [sql`cx_logs.key`, groupings[groupBy]]
  return [sql`cx_logs.starts::text`, sql`(${cxLogs.startedAt} at time zone 'UTC')::date::text`]
}

/**
 * Which sums make up the days from `first` to `behind`: periods, and the days by which these begin or end too late (sign 1) or
 * too early (sign -1), which are 16 at most at both ends. The sums of the last period go up to the last day that is summed.
 */
function rangesOf(groupBy: GroupBy): SQL {
  const [first, behind] = [dayOf(sql`first`), dayOf(sql`behind`)]
  if (groupBy === 'day') {
    return sql`select 1 as days, ${first} as first, ${behind} as behind, 1 as sign from cut where first < behind`
  }
  return sql`
    select r.* from (
      select first, behind, case when has_periods then first_period else behind end as first_period,
        case when has_periods then behind_period else behind end as behind_period
      from (
        select *, first_period < behind_period and behind - first >= 16 as has_periods
        from (
          select ${first} as first, ${behind} as behind, (${first} + 16) >> 5 << 5 as first_period,
            (${behind} + case when behind = until then 31 else 15 end) >> 5 << 5 as behind_period
          from cut where first < behind) days) periods) near
    cross join lateral (values (32, first_period, behind_period, 1),
      (1, least(first, first_period), greatest(first, first_period), case when first_period < first then -1 else 1 end),
      (1, least(behind, behind_period), greatest(behind, behind_period),
        case when behind < behind_period then -1 else 1 end)) r (days, first, behind, sign)`
}

function pagedGroups(groupBy: GroupBy, $: Values<Anything>): SQL {
  const workspaceId = $['workspaceId'] as Placeholder
  const id = sql`nullif(g.key, '')::uuid`
  const queue = groupBy === 'queue' ? id : sql`null::uuid`
  const agent = groupBy === 'agent' ? id : sql`null::uuid`
  const ofChannel = groupBy === 'channel'
  const channelType = ofChannel ? sql`split_part(g.key, ':', 1)` : sql`null::text`
  const channel = ofChannel ? sql`nullif(split_part(g.key, ':', 2), '')::uuid` : sql`null::uuid`
  return sql`
    select (row_number() over (order by ${orders[groupBy]}))::int as n, g.key, q.id as "queueId",
      q.name as "queueName", u.id as "agentId",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as agent,
      ${channelType} as "channelType", c.id as "channelId", c.name as "channelName",
      ${groupBy === 'day' ? sql`g.key` : sql`null::text`} as day
    from groups g
    left join automation_queues q on q.workspace_id = ${workspaceId} and q.id = ${queue}
    left join users u on u.workspace_id = ${workspaceId} and u.id = ${agent}
    left join channels c on c.workspace_id = ${workspaceId} and c.id = ${channel}
    order by n offset ${$['offset'] as Placeholder}::bigint limit ${$['limit'] as Placeholder}::bigint`
}
