import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { statements, type Values } from '../../db/query/statement.ts'
import { addDays, daysBetween, isAfter } from '../../lib/time.ts'
import { type ConditionName, conditionsOf, type Covering } from '../../lists/parameters.ts'
import { durations, durationsOfCases } from './durations.ts'
import { dayStart, metricFilters } from './queries.ts'
import type { Grouping } from './sums/groupings.ts'
import { type GroupBy, metricsOfSums, summedBy } from './sums/read.ts'
import type { MetricsRow } from './wire.ts'

type Anything = Record<string, unknown>
type Asked = {
  workspaceId: string
  now: string
  timezone: string
  from?: string
  to?: string
  fromDay?: string
  toDay?: string
  offset: number
  limit: number
}

/** Days of the longest span whose metrics are computed from its cases. */
const longestOfCases = 7

const variants = statements<Anything, { total: number; rows: MetricsRow[] }>()
const conditions = conditionsOf(metricFilters)

const sums = sql`count(*) as opened, count(closed) as closed,
  count(*) filter (where direction = 'inbound') as inbound,
  count(*) filter (where direction = 'outbound') as outbound,
  count(*) filter (where direction = 'internal') as internal,
  ${sql.join(
    Object.keys(durations).map((name) => {
      const seconds = sql.identifier(name)
      // Both percentiles come of one sort
      const ranks = sql`percentile_disc('{0.5,0.9}'::float8[]) within group (order by ${seconds})`
      return sql`json_build_object('count', count(${seconds}), 'average', round(avg(${seconds}), 3),
        'p50', (${ranks})[1], 'p90', (${ranks})[2]) as ${seconds}`
    }),
    sql`, `,
  )}`

const keysOfCases = sql`queue_id, agent_id, channel_type, channel_id`

/** The columns that identify a row, in a fixed order. */
const groups = {
  all: { keys: sql`null::uuid as queue_id`, by: sql``, order: sql`sums.opened` },
  queue: {
    keys: sql`queue_id`,
    by: sql`group by queue_id`,
    order: sql`q.name collate "und-x-icu", q.id`,
  },
  agent: {
    keys: sql`agent_id`,
    by: sql`group by agent_id`,
    order: sql`u.name collate "und-x-icu", u.id`,
  },
  channel: {
    keys: sql`channel_type, channel_id`,
    by: sql`group by channel_type, channel_id`,
    order: sql`sums.channel_type, n.name collate "und-x-icu", n.id`,
  },
} as const

/** A page of what the cases of a span come to, with the filters that `asked` has. */
export async function metricsBy<Q extends Asked>(
  db: Db,
  groupBy: GroupBy,
  asked: Q & Covering<Q, ConditionName<typeof metricFilters>>,
): Promise<{ total: number; rows: MetricsRow[] }> {
  const values: Anything = asked
  const names = Object.keys(conditions).filter((name) => values[name] !== undefined)
  const conditionOf = (name: string, $: Values<Anything>) =>
    conditions[name]?.($[name] as Placeholder, $) as SQL
  const filters = names.filter((name) => !spanNames.has(name))
  const grouping = isLong(asked) ? summedBy(groupBy, filters, asked.timezone) : undefined
  if (grouping) {
    return metricsOfSums(db, [groupBy, ...names].join(), values, ($) => ({
      groupBy,
      grouping,
      conditions: filters.map((name) => conditionOf(name, $)),
      ...boundsOf(values, $),
    }))
  }

  const run = variants([groupBy, ...names].join(), (_, $) => {
    const fulfilled = [inWorkspace(cxLogs, $['workspaceId'] as Placeholder)]
    for (const name of names) fulfilled.push(conditionOf(name, $))
    const found = sql.join(fulfilled, sql` and `)
    return groupBy === 'day' ? byDay(found, $) : grouped(groupBy, found, $)
  })
  const [page] = await run(db, values)
  return page ?? { total: 0, rows: [] }
}

const spanNames = new Set(['from', 'to', 'fromDay', 'toDay'])

/** Whether a span is so long that its metrics are read from sums. */
function isLong({ from, to, fromDay, toDay }: Asked): boolean {
  if (fromDay !== undefined && toDay !== undefined) {
    return daysBetween(fromDay, toDay) > longestOfCases
  }
  return from !== undefined && to !== undefined && isAfter(to, addDays(from, longestOfCases))
}

/** The first instant of a long span and the one behind it. */
function boundsOf(values: Anything, $: Values<Anything>) {
  const bound = (instant: string, day: string) =>
    values[instant] === undefined
      ? dayStart($[day] as Placeholder, $['timezone'])
      : sql`${$[instant] as Placeholder}::timestamptz`
  return { since: bound('from', 'fromDay'), before: bound('to', 'toDay') }
}

function grouped(
  groupBy: Grouping,
  found: SQL,
  $: Values<Anything>,
): SQL<{ total: number; rows: MetricsRow[] }> {
  const { keys, by, order } = groups[groupBy]
  return sql`
    with sums as materialized (
      select ${keys}, ${sums} from (${durationsOfCases(keysOfCases, sql`cx_logs where ${found}`)}) cases ${by})
    ${rowsOfSums(sql`sums`, sql`order by ${order} ${onPage($)}`, $)}`
}

/** Which days have cases is asked of the index, so only those on the page are read. */
function byDay(found: SQL, $: Values<Anything>): SQL<{ total: number; rows: MetricsRow[] }> {
  const zone = $['timezone'] as Placeholder
  const onDay = sql`${found} and ${cxLogs.startedAt} >= d.starts and ${cxLogs.startedAt} < d.ends`
  return sql`
    with days as materialized (
      select d.*
      from (
        select min(${cxLogs.startedAt}) as first, max(${cxLogs.startedAt}) as last
        from cx_logs where ${found}) span
      cross join generate_series((first at time zone ${zone})::date,
        (last at time zone ${zone})::date, interval '1 day') each
      cross join lateral (select each::date as day, day_start(each::date, ${zone}) as starts,
        coalesce(day_start(each::date + 1, ${zone}), day_start(each::date + 2, ${zone})) as ends) d
      where exists (select from cx_logs where ${onDay})),
    sums as (
      select d.day, counted.* from (select * from days order by day ${onPage($)}) d
      cross join lateral (
        select ${sums} from (${durationsOfCases(sql`1`, sql`cx_logs where ${onDay}`)}) cases) counted)
    ${rowsOfSums(sql`days`, sql`order by sums.day`, $)}`
}

function onPage($: Values<Anything>): SQL {
  return sql`offset ${$['offset'] as Placeholder}::bigint limit ${$['limit'] as Placeholder}::bigint`
}

/** The end of a statement: rows of `sums`, and how many there are in `all` of them. */
function rowsOfSums(all: SQL, order: SQL, $: Values<Anything>): SQL {
  const workspaceId = $['workspaceId'] as Placeholder
  const has = (name: string) => sql`nullif(to_jsonb(sums) ->> ${name}, '')`
  return sql`
    select (select count(*) from ${all})::float8 as total, coalesce((
      select json_agg(page) from (
        select sums.opened, sums.closed, sums.inbound, sums.outbound, sums.internal,
          ${sql.join(
            Object.keys(durations).map((name) => sql`sums.${sql.identifier(name)}`),
            sql`, `,
          )},
          q.id as "queueId", q.name as "queueName", u.id as "agentId",
          case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as agent,
          ${has('channel_type')} as "channelType", n.id as "channelId", n.name as "channelName",
          ${has('day')} as day
        from sums
        left join automation_queues q
          on q.workspace_id = ${workspaceId} and q.id = ${has('queue_id')}::uuid
        left join users u on u.workspace_id = ${workspaceId} and u.id = ${has('agent_id')}::uuid
        left join channels n on n.workspace_id = ${workspaceId} and n.id = ${has('channel_id')}::uuid
        ${order}) page), '[]') as rows`
}
