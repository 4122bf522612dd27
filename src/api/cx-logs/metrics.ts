import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { statements, type Values } from '../../db/query/statement.ts'
import { memberRefused } from '../../errors.ts'
import { instantJson } from '../../db/query/rows.ts'
import { addDays, daysBetween, isAfter } from '../../lib/time.ts'
import { type ConditionName, conditionsOf, type Covering } from '../../lists/parameters.ts'
import { durationsOfCases } from './durations.ts'
import { dayStart, metricFilters } from './queries.ts'
import type { Span } from './span.ts'
import { countsOfCases, durationNames, eachCount } from './sums/days.ts'
import { type Dimension, firstDayOf, isPeriod } from './sums/groupings.ts'
import { metricsOfSums, summedBy } from './sums/read.ts'

type Asked = Span & { workspaceId: string; offset: number; limit: number }

/** Days of the longest span whose metrics are computed from its cases. */
const longestOfCases = 7
/** Days of the longest span whose cases are grouped by the hour, or by the tags or categories of their tickets. */
const longestOfFine = 31

type Metrics = Schema<'CxLogMetrics'>

const variants = statements<Record<string, unknown>, { total: number; rows: Metrics[] }>()
const conditions = conditionsOf(metricFilters)

const sums = sql`${countsOfCases}, ${sql.join(
  durationNames.map((name) => {
    const seconds = sql.identifier(name)
    // Both percentiles come of one sort
    const ranks = sql`percentile_disc('{0.5,0.9}'::float8[]) within group (order by ${seconds})`
    return sql`json_build_object('count', count(${seconds}), 'average', round(avg(${seconds}), 3),
        'p50', (${ranks})[1], 'p90', (${ranks})[2]) as ${seconds}`
  }),
  sql`, `,
)}`

/** The columns that identify a row of a dimension, and the order of rows. */
const dimensions: Readonly<Record<Dimension, { columns: readonly SQL[]; order: SQL }>> = {
  queue: { columns: [sql`queue_id`], order: sql`q.name collate "und-x-icu", q.id` },
  agent: { columns: [sql`agent_id`], order: sql`u.name collate "und-x-icu", u.id` },
  channel: {
    columns: [sql`channel_type`, sql`channel_id`],
    order: sql`sums.channel_type, n.name collate "und-x-icu", n.id`,
  },
  tag: { columns: [sql`tag_id`], order: sql`g.name collate "und-x-icu", g.id` },
  category: { columns: [sql`category_id`], order: sql`k.value collate "und-x-icu", k.id` },
  hour: { columns: [sql`hour`], order: sql`sums.hour` },
  day: { columns: [sql`day`], order: sql`sums.day` },
  week: { columns: [sql`day`], order: sql`sums.day` },
  month: { columns: [sql`day`], order: sql`sums.day` },
}

const { workspaceId: workspaceOfCase, kind, id: idOfCase } = cxLogs
const ticketsOfCase = sql`(
  select t.id, t.category_id from tickets t
  where t.workspace_id = ${workspaceOfCase} and t.deleted_at is null and t.cx_log_id = ${idOfCase}
  union all select t.id, t.category_id from tickets t
  where ${kind} = 'ticket' and t.workspace_id = ${workspaceOfCase} and t.deleted_at is null
    and t.cx_log_id is null and t.id = case_id(${idOfCase})) t`

/** The joins of a case with its values of a dimension, each of which it has once. */
const joins: Readonly<Partial<Record<Dimension, SQL>>> = {
  tag: sql`left join lateral (
    select distinct x.tag_id from ${ticketsOfCase}
    join ticket_tags x on x.workspace_id = ${workspaceOfCase} and x.ticket_id = t.id) tagged on true`,
  category: sql`left join lateral (
    select distinct t.category_id from ${ticketsOfCase} where t.category_id is not null) sorted on true`,
}

/** Returns a page of the sums of the cases of a span, with the filters that `asked` has. */
export async function metricsBy<Q extends Asked>(
  db: Db,
  groupBy: readonly Dimension[],
  asked: Q & Covering<Q, ConditionName<typeof metricFilters>>,
): Promise<{ total: number; rows: Metrics[] }> {
  const values: Record<string, unknown> = asked
  const names = Object.keys(conditions).filter((name) => values[name] !== undefined)
  const conditionOf = (name: string, $: Values) =>
    conditions[name]?.($[name] as Placeholder, $) as SQL
  const filters = names.filter((name) => !spanNames.has(name))
  const variant = [groupBy.join('|'), ...names].join()
  const grouping = isLonger(asked, longestOfCases)
    ? summedBy(groupBy, filters, asked.timezone)
    : undefined
  if (grouping) {
    return metricsOfSums(db, variant, values, ($) => ({
      groupBy,
      grouping,
      conditions: filters.map((name) => conditionOf(name, $)),
      ...boundsOf(values, $),
    }))
  }

  const run = variants(variant, (_, $) => {
    const fulfilled = [inWorkspace(cxLogs, $['workspaceId'] as Placeholder)]
    for (const name of names) fulfilled.push(conditionOf(name, $))
    return grouped(groupBy, sql.join(fulfilled, sql` and `), $)
  })
  const [page] = await run(db, values)
  return page ?? { total: 0, rows: [] }
}

const spanNames = new Set(['from', 'to', 'fromDay', 'toDay'])

function isLonger({ from, to, fromDay, toDay }: Omit<Span, 'timezone'>, days: number): boolean {
  if (fromDay !== undefined && toDay !== undefined) return daysBetween(fromDay, toDay) > days
  return from !== undefined && to !== undefined && isAfter(to, addDays(from, days))
}

/** Throws 422 unless metrics of a span can be grouped so. */
export function requireGroups(groupBy: readonly Dimension[], span: Span): void {
  if (groupBy.filter(isPeriod).length > 1) {
    throw memberRefused('/groupBy', 'can have at most one of "hour", "day", "week" and "month".')
  }
  const fine = groupBy.find((dimension) => ['hour', 'tag', 'category'].includes(dimension))
  if (fine && isLonger(span, longestOfFine)) {
    throw memberRefused(
      '/groupBy',
      `can have "${fine}" for a period of at most ${longestOfFine} days.`,
    )
  }
}

/** The first instant of a long span and the one behind it. */
function boundsOf(values: Record<string, unknown>, $: Values) {
  const bound = (instant: string, day: string) =>
    values[instant] === undefined
      ? dayStart($[day] as Placeholder, $['timezone'])
      : sql`${$[instant] as Placeholder}::timestamptz`
  return { since: bound('from', 'fromDay'), before: bound('to', 'toDay') }
}

function grouped(
  groupBy: readonly Dimension[],
  found: SQL,
  $: Values,
): SQL<{ total: number; rows: Metrics[] }> {
  const list = (parts: SQL[]) => sql.join(parts, sql`, `)
  const keys = groupBy.flatMap((dimension) => dimensions[dimension].columns)
  const keysOfCases = groupBy.flatMap((dimension) =>
    keysOf(dimension, $['timezone'] as Placeholder),
  )
  const cases = sql`cx_logs ${sql.join(
    groupBy.flatMap((dimension) => joins[dimension] ?? []),
    sql` `,
  )} where ${found}`
  const order = [...groupBy.map((dimension) => dimensions[dimension].order), sql`sums.opened`]
  return sql`
    with sums as materialized (
      select ${list([...keys, sums])}
      from (${durationsOfCases(list([sql`1 as one`, ...keysOfCases]), cases)}) cases
      ${keys.length === 0 ? sql`` : sql`group by ${list(keys)}`})
    ${rowsOfSums(list(order), $)}`
}

/** The values of a case in the columns of a dimension. */
function keysOf(dimension: Dimension, zone: Placeholder): readonly SQL[] {
  if (!isPeriod(dimension)) return dimensions[dimension].columns
  const { startedAt } = cxLogs
  return dimension === 'hour'
    ? [sql`date_trunc('hour', ${startedAt}, ${zone}) as hour`]
    : [sql`${firstDayOf(dimension, sql`${startedAt} at time zone ${zone}`)} as day`]
}

/** The end of a statement: a page of the rows of `sums`, and how many there are. */
function rowsOfSums(order: SQL, $: Values): SQL {
  const workspaceId = $['workspaceId'] as Placeholder
  const has = (name: string) => sql`nullif(to_jsonb(sums) ->> ${name}, '')`
  return sql`
    select (select count(*) from sums)::float8 as total, coalesce((
      select json_agg(page) from (
        select ${eachCount((name, member) => sql`sums.${name} as ${member}`)},
          ${sql.join(
            durationNames.map((name) => sql`sums.${sql.identifier(name)}`),
            sql`, `,
          )},
          q.id as "queueId", q.name as "queueName", u.id as "agentId",
          case when u.id is not null then json_build_object('id', u.id, 'name', u.name) end as agent,
          ${has('channel_type')} as "channelType", n.id as "channelId", n.name as "channelName",
          g.id as "tagId", g.name as "tagName", k.id as "categoryId", k.value as "categoryName",
          ${instantJson(sql`${has('hour')}::timestamptz`)} as hour, ${has('day')} as day
        from sums
        left join automation_queues q
          on q.workspace_id = ${workspaceId} and q.id = ${has('queue_id')}::uuid
        left join users u on u.workspace_id = ${workspaceId} and u.id = ${has('agent_id')}::uuid
        left join channels n on n.workspace_id = ${workspaceId} and n.id = ${has('channel_id')}::uuid
        left join tags g on g.workspace_id = ${workspaceId} and g.id = ${has('tag_id')}::uuid
        left join categories k on k.workspace_id = ${workspaceId} and k.id = ${has('category_id')}::uuid
        order by ${order}
        offset ${$['offset'] as Placeholder}::bigint limit ${$['limit'] as Placeholder}::bigint) page), '[]') as rows`
}
