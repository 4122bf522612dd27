import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { mine } from '../../db/scope.ts'
import { statements, type Values } from '../../db/statement.ts'
import { type ConditionName, conditionsOf, type Covering } from '../../lists/parameters.ts'
import { durations } from './durations.ts'
import { metricFilters } from './queries.ts'
import type { MetricsRow } from './wire.ts'

type Anything = Record<string, unknown>
type GroupBy = NonNullable<Operations['listCxLogMetrics']['query']['groupBy']> | 'all'
type Asked = {
  workspaceId: string
  timezone: string
  offset: number
  limit: number
}

const shapes = statements<Anything, { total: number; rows: MetricsRow[] }>()
const conditions = conditionsOf(metricFilters)

const sums = sql`count(*) as opened, count(${cxLogs.closedAt}) as closed,
  count(*) filter (where ${cxLogs.direction} = 'inbound') as inbound,
  count(*) filter (where ${cxLogs.direction} = 'outbound') as outbound,
  count(*) filter (where ${cxLogs.direction} = 'internal') as internal,
  ${sql.join(
    Object.entries(durations).map(([name, seconds]) => {
      // Both percentiles come of one sort
      const ranks = sql`percentile_disc('{0.5,0.9}'::float8[]) within group (order by ${seconds})`
      return sql`json_build_object('count', count(${seconds}), 'average', round(avg(${seconds}), 3),
        'p50', (${ranks})[1], 'p90', (${ranks})[2]) as ${sql.identifier(name)}`
    }),
    sql`, `,
  )}`

/** The columns that identify a row, in a fixed order. */
const groups = {
  all: { keys: sql`null::uuid as queue_id`, by: sql``, order: sql`sums.opened` },
  queue: {
    keys: sql`${cxLogs.queueId} as queue_id`,
    by: sql`group by ${cxLogs.queueId}`,
    order: sql`lower(q.name), q.id`,
  },
  agent: {
    keys: sql`${cxLogs.agentId} as agent_id`,
    by: sql`group by ${cxLogs.agentId}`,
    order: sql`lower(u.name), u.id`,
  },
  channel: {
    keys: sql`${cxLogs.channelType} as channel_type, ${cxLogs.channelId} as channel_id`,
    by: sql`group by ${cxLogs.channelType}, ${cxLogs.channelId}`,
    order: sql`sums.channel_type, lower(n.name), n.id`,
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
  const run = shapes([groupBy, ...names].join(), (_, $) => {
    const found = sql.join(
      [
        mine(cxLogs, $['workspaceId'] as Placeholder),
        ...names.map((name) => conditions[name]?.($[name] as Placeholder, $) as SQL),
      ],
      sql` and `,
    )
    return groupBy === 'day' ? paged(byDay(found, $), sql`sums.day`, $) : grouped(groupBy, found, $)
  })
  const [page] = await run(db, values)
  return page ?? { total: 0, rows: [] }
}

function grouped(groupBy: Exclude<GroupBy, 'day'>, found: SQL, $: Values<Anything>) {
  const { keys, by, order } = groups[groupBy]
  return paged(sql`select ${keys}, ${sums} from cx_logs where ${found} ${by}`, order, $)
}

/** Each day reads its part of an index, so that nothing is sorted by day. */
function byDay(found: SQL, $: Values<Anything>): SQL {
  const zone = $['timezone'] as Placeholder
  return sql`
    select d.day, counted.*
    from (
      select min(${cxLogs.startedAt}) as first, max(${cxLogs.startedAt}) as last
      from cx_logs where ${found}) span
    cross join generate_series((first at time zone ${zone})::date,
      (last at time zone ${zone})::date, interval '1 day') each
    cross join lateral (select each::date as day, day_start(each::date, ${zone}) as starts,
      coalesce(day_start(each::date + 1, ${zone}), day_start(each::date + 2, ${zone})) as ends) d
    cross join lateral (
      select ${sums} from cx_logs
      where ${found} and ${cxLogs.startedAt} >= d.starts and ${cxLogs.startedAt} < d.ends
      having count(*) > 0) counted`
}

function paged(rows: SQL, order: SQL, $: Values<Anything>) {
  const workspaceId = $['workspaceId'] as Placeholder
  const has = (name: string) => sql`nullif(to_jsonb(sums) ->> ${name}, '')`
  return sql<{ total: number; rows: MetricsRow[] }>`
    with sums as materialized (${rows})
    select (select count(*) from sums)::float8 as total, coalesce((
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
        order by ${order}
        offset ${$['offset'] as Placeholder}::bigint limit ${$['limit'] as Placeholder}::bigint)
        page), '[]') as rows`
}
