import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../../generated/operations.ts'
import type { Db } from '../../../db/pool/client.ts'
import { cxLogs } from '../../../db/schema/cx-logs.ts'
import { inWorkspace } from '../../../db/query/scope.ts'
import { statements, type Values } from '../../../db/query/statement.ts'
import { type durations, durationsOfCases } from '../durations.ts'
import { bucketOfValue, countsOfCases, durationNames, eachCount, valuesOfCases } from './days.ts'
import {
  columnsOfKey,
  type Dimension,
  firstDayOf,
  type Grouping,
  groupings,
  isGrouping,
  isPeriod,
} from './groupings.ts'

type Metric = Schema<'CxLogMetric'>
type Metrics = Schema<'CxLogMetrics'>

/** A group with the metrics of the durations that it has. */
type Row = Omit<Metrics, keyof typeof durations | keyof typeof notSummed> & {
  readonly metrics: Partial<Record<keyof typeof durations, Metric>> | null
}

/** The parts of the statement that depend on the query: the group of a row, whose sums are read, and what cases fulfil. */
interface Variant {
  readonly groupBy: readonly Dimension[]
  readonly grouping: Grouping
  /** Conditions but for those of the span. */
  readonly conditions: readonly SQL[]
  readonly since: SQL
  readonly before: SQL
}

const variants = statements<Record<string, unknown>, { total: number; rows: Row[] }>()

// The key of a group is the first day of its period, a slash and the key of its sums
const firstDay = sql`split_part(g.key, '/', 1)`
const keyOfSums = sql`split_part(g.key, '/', 2)`

const orders: Readonly<Partial<Record<Dimension, SQL>>> = {
  queue: sql`q.name collate "und-x-icu", q.id`,
  agent: sql`u.name collate "und-x-icu", u.id`,
  channel: sql`split_part(${keyOfSums}, ':', 1), c.name collate "und-x-icu", c.id`,
  day: firstDay,
  week: firstDay,
  month: firstDay,
}

const midnightOf = (instant: SQL) => sql`date_trunc('day', ${instant}, 'UTC')`
const nextMidnightOf = (instant: SQL) =>
  midnightOf(sql`${instant} + interval '24 hours' - interval '1 microsecond'`)
const inUtc = (day: SQL) => sql`(${day})::timestamp at time zone 'UTC'`

/** By grouping, the filters whose conditions its sums fulfil as a whole or not at all. */
const filtersOf: Readonly<Record<Grouping, readonly string[]>> = {
  all: [],
  queue: ['queueId', 'queueIdNone', 'queueIdOrNone'],
  agent: ['agentId', 'agentIdNone', 'agentIdOrNone'],
  channel: ['channelType', 'channelId', 'channelIdNone', 'channelIdOrNone'],
}

/** The sums that have rows of a group with these filters; undefined when none have. */
export function summedBy(
  groupBy: readonly Dimension[],
  filters: readonly string[],
  timezone: string,
): Grouping | undefined {
  const [grouping, ...others] = groupBy.filter(isGrouping)
  const isOfDays = groupBy.every((one) => orders[one] && (timezone === 'UTC' || !isPeriod(one)))
  if (others.length > 0 || !isOfDays) return undefined
  const possible: readonly Grouping[] = grouping ? [grouping] : ['all', 'queue', 'agent', 'channel']
  return possible.find((grouping) => filters.every((name) => filtersOf[grouping].includes(name)))
}

/**
 * A page of metrics of a long span: from the sums of its days, and from the cases of days that have changed since they
 * were summed and of the parts of days at both ends, all as one statement sees them.
 */
export async function metricsOfSums(
  db: Db,
  name: string,
  values: Record<string, unknown>,
  variantFor: ($: Values) => Variant,
): Promise<{ total: number; rows: Metrics[] }> {
  const run = variants(name, (_, $) => pageOf(variantFor($), $))
  const [page] = await run(db, values)
  if (!page) return { total: 0, rows: [] }
  return {
    total: page.total,
    rows: page.rows.map(({ metrics, ...row }) => ({
      ...row,
      ...notSummed,
      ...noMetrics,
      ...metrics,
    })),
  }
}

/** The members of a row by which sums are not grouped. */
const notSummed = { tagId: null, tagName: null, categoryId: null, categoryName: null, hour: null }
const noMetric: Metric = { count: 0, average: null, p50: null, p90: null }
const noMetrics = Object.fromEntries(durationNames.map((name) => [name, noMetric])) as Record<
  keyof typeof durations,
  Metric
>

function pageOf(
  { groupBy, grouping, conditions, since, before }: Variant,
  $: Values,
): SQL<{ total: number; rows: Row[] }> {
  const workspaceId = $['workspaceId'] as Placeholder
  const [keyOfDay, keyOfCase] = keysOf(groupBy)
  const { startedAt } = cxLogs
  const fulfilled = sql.join([sql`true`, ...conditions], sql` and `)
  const counts = eachCount((name) => name)
  // Counts and seconds are in double precision, in which they are exact: numeric takes several times as long.
  // The value of a bucket is the average of its values, which rises from bucket to bucket
  const valueAt = (share: SQL) =>
    sql`min(greatest(seconds / count, 0)) filter (where upto >= ceil(total * ${share}))`
  return sql`
    with span as materialized (
      select since, before, least(${nextMidnightOf(sql`since`)}, before) as first,
        greatest(${midnightOf(sql`before`)}, least(${nextMidnightOf(sql`since`)}, before)) as behind
      from (select ${since} as since, ${before} as before) asked),
    days as materialized (
      select day::date as day, exists (
        select from cx_log_changed_days c
        where c.workspace_id = ${workspaceId} and c.day = each.day::date) as is_changed
      from span cross join generate_series((first at time zone 'UTC')::date, (behind at time zone 'UTC')::date - 1,
        interval '1 day') each (day)),
    ranges as materialized (
      select since as starts, first as ends from span
      union all select behind, before from span
      union all select ${inUtc(sql`day`)}, ${inUtc(sql`day + 1`)} from days where is_changed),
    sums as not materialized (
      select ${keyOfDay} as key, ${counts}, buckets, counts, seconds
      from days cross join lateral (
        select s.*, ${columnsOfKey[grouping]} from cx_log_days s
        where s.workspace_id = ${workspaceId} and s.grouping = ${sql.param(grouping)} and s.day = days.day) cx_logs
      where not is_changed and ${fulfilled}),
    cases as materialized (${durationsOfCases(
      sql`${keyOfCase} as key`,
      sql`ranges join cx_logs on ${inWorkspace(cxLogs, workspaceId)} and ${startedAt} >= starts and ${startedAt} < ends
        where ${fulfilled}`,
    )}),
    found as materialized (${
      groupBy.length === 0
        ? sql`select '/' as key`
        : sql`select key from sums union select key from cases`
    }),
    page as materialized (${pagedGroups(groupBy, $)}),
    counted as (
      select n, ${eachCount((name) => sql`sum(${name})::int as ${name}`)} from (
        select key, ${counts} from sums
        union all select key, ${countsOfCases} from cases group by key) parts
      join page using (key) group by n),
    filled as (
      select n, bucket, sum(count)::float8 as count, sum(seconds) as seconds from (
        select n, unnest(buckets) as bucket, unnest(counts) as count, unnest(seconds)::float8 as seconds
        from sums join page using (key)
        union all select n, ${bucketOfValue}, 1, v.seconds from cases join page using (key)
        cross join ${valuesOfCases} where v.seconds is not null) parts
      group by n, bucket),
    ranked as (
      select *, bucket / 1000 as duration, sum(count) over (partition by n, bucket / 1000 order by bucket) as upto,
        sum(count) over (partition by n, bucket / 1000) as total
      from filled),
    measured as materialized (
      select n, (${sql.param(`{${durationNames.join(',')}}`)}::text[])[duration] as name,
        json_build_object('count', max(total), 'average', round(sum(seconds)::numeric / max(total)::numeric, 3),
          'p50', round(${valueAt(sql`0.5`)}), 'p90', round(${valueAt(sql`0.9`)})) as metric
      from ranked group by n, duration)
    select (select count(*) from found)::float8 as total, coalesce((
      select json_agg(rows order by n) from (
        select n, "queueId", "queueName", "agentId", agent, "channelType", "channelId", "channelName", day,
          ${eachCount((name, member) => sql`coalesce(${name}, 0) as ${member}`)},
          (select json_object_agg(m.name, m.metric) from measured m where m.n = page.n) as metrics
        from page left join counted using (n)) rows), '[]') as rows`
}

/** The key of a group, of sums and of cases. */
function keysOf(groupBy: readonly Dimension[]): readonly [SQL, SQL] {
  const period = groupBy.find(isPeriod)
  const grouping = groupBy.find(isGrouping)
  const keyOf = (day: SQL, key: SQL) =>
    sql`${period && period !== 'hour' ? firstDayOf(period, day) : sql`''`}::text || '/' || ${grouping ? key : sql`''`}`
  return [
    keyOf(sql`cx_logs.day::timestamp`, sql`cx_logs.key`),
    keyOf(sql`${cxLogs.startedAt} at time zone 'UTC'`, groupings[grouping ?? 'all']),
  ]
}

function pagedGroups(groupBy: readonly Dimension[], $: Values): SQL {
  const workspaceId = $['workspaceId'] as Placeholder
  const id = sql`nullif(${keyOfSums}, '')::uuid`
  const queue = groupBy.includes('queue') ? id : sql`null::uuid`
  const agent = groupBy.includes('agent') ? id : sql`null::uuid`
  const ofChannel = groupBy.includes('channel')
  const channelType = ofChannel ? sql`split_part(${keyOfSums}, ':', 1)` : sql`null::text`
  const channel = ofChannel
    ? sql`nullif(split_part(${keyOfSums}, ':', 2), '')::uuid`
    : sql`null::uuid`
  const order = [...groupBy.flatMap((one) => orders[one] ?? []), sql`g.key`]
  return sql`
    select (row_number() over (order by ${sql.join(order, sql`, `)}))::int as n, g.key, q.id as "queueId",
      q.name as "queueName", u.id as "agentId",
      case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as agent,
      ${channelType} as "channelType", c.id as "channelId", c.name as "channelName",
      nullif(${firstDay}, '') as day
    from found g
    left join automation_queues q on q.workspace_id = ${workspaceId} and q.id = ${queue}
    left join users u on u.workspace_id = ${workspaceId} and u.id = ${agent}
    left join channels c on c.workspace_id = ${workspaceId} and c.id = ${channel}
    order by n offset ${$['offset'] as Placeholder}::bigint limit ${$['limit'] as Placeholder}::bigint`
}
