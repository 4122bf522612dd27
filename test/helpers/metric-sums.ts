import type postgres from 'postgres'
import type { Schema } from '../../generated/operations.ts'
import { demoIds } from '../../src/workspaces/demo.ts'
import { metricNames } from './cases.ts'

/** Inserts cases that started at random within a number of days until now, some of them open. */
export async function insertCases(
  sql: postgres.Sql,
  workspaceId: string,
  count: number,
  days: number,
): Promise<void> {
  await sql`
    insert into cx_logs (workspace_id, position, kind, channel_type, channel_id, direction, status, queue_id, agent_id,
      started_at, assigned_at, first_replied_at, closed_at, wrap_up_ended_at, state_since, hold_seconds,
      handled_seconds, created_at, updated_at)
    select ${workspaceId}, next_position(${workspaceId}::uuid, 'cx_logs'), 'external',
      (array['voice', 'chat', 'email'])[1 + floor(random() * 3)::int],
      case when random() < 0.5
        then (select min(id::text)::uuid from channels where workspace_id = ${workspaceId}) end,
      (array['inbound', 'outbound', 'internal'])[1 + floor(random() * 3)::int],
      case when closed is null then 'open' else 'closed' end,
      (array[${demoIds.queue}, ${demoIds.otherQueue}, null]::uuid[])[1 + floor(random() * 3)::int],
      (array[${demoIds.owner}, ${demoIds.agent}, null]::uuid[])[1 + floor(random() * 3)::int],
      started, case when random() < 0.8 then started + random() * interval '1 hour' end,
      case when random() < 0.7 then started + random() * interval '9 hours' end, closed,
      case when random() < 0.5 then closed + random() * interval '1 hour' end, started,
      floor(random() * 300)::int, floor(power(10, random() * 6))::int, started, started
    from (
      select started, case when random() < 0.8
        then started + power(random(), 4) * interval '20 days' end as closed
      from (select now() - random() * ${days}::int * interval '1 day' as started
        from generate_series(1, ${count}::int)) made) made`
}

const between = (starts: string, ends: string) =>
  `floor(extract(epoch from ${ends})) - floor(extract(epoch from ${starts}))`
const whenClosed = (seconds: string) => `case when closed_at is not null then ${seconds} end`
const whenHandled = (seconds: string) =>
  `case when closed_at is not null and assigned_at is not null then ${seconds} end`
const formulas: Readonly<Record<(typeof metricNames)[number], string>> = {
  waitTime: between('started_at', 'assigned_at'),
  firstResponseTime: between('started_at', 'first_replied_at'),
  handledTime: whenHandled('handled_seconds'),
  totalHoldDuration: whenClosed('hold_seconds'),
  fullHandledTime: whenHandled('handled_seconds + hold_seconds'),
  wrapUpDuration: between('closed_at', 'wrap_up_ended_at'),
  resolutionTime: whenClosed(`greatest(0, ${between('started_at', 'closed_at')} - hold_seconds)`),
  fullResolutionTime: whenClosed(between('started_at', 'coalesce(wrap_up_ended_at, closed_at)')),
}

const keys = {
  all: `''`,
  queue: `coalesce(queue_id::text, '')`,
  agent: `coalesce(agent_id::text, '')`,
  channel: `channel_type || ' ' || coalesce(channel_id::text, '')`,
  day: `(started_at at time zone $4)::date::text`,
  week: `date_trunc('week', started_at at time zone $4)::date::text`,
  month: `date_trunc('month', started_at at time zone $4)::date::text`,
} as const
export type GroupBy = keyof typeof keys

interface Asked {
  readonly workspaceId: string
  readonly since: string
  readonly before: string
  readonly timezone: string
  readonly groupBy: readonly GroupBy[]
  /** A condition on cases. */
  readonly where?: string
}

type Metric = Schema<'CxLogMetric'>
type Expected = Record<(typeof metricNames)[number], Metric> & {
  readonly key: string
  readonly openedCount: number
  readonly closedCount: number
  readonly inboundCount: number
  readonly outboundCount: number
  readonly internalCount: number
}
/** A statement and its parameters for the metrics of every group, computed from the cases alone. */
export function expectedOf({ workspaceId, since, before, timezone, groupBy, where }: Asked) {
  const metrics = metricNames.map(
    (name) => `json_build_object('count', count("${name}"), 'average', round(avg("${name}"), 3),
      'p50', percentile_disc(0.5) within group (order by "${name}"),
      'p90', percentile_disc(0.9) within group (order by "${name}")) as "${name}"`,
  )
  const text = `select key, count(*)::int as "openedCount", count(closed_at)::int as "closedCount",
      (count(*) filter (where direction = 'inbound'))::int as "inboundCount",
      (count(*) filter (where direction = 'outbound'))::int as "outboundCount",
      (count(*) filter (where direction = 'internal'))::int as "internalCount", ${metrics.join()}
    from (
      select ${groupBy.map((one) => keys[one]).join(" || '/' || ")} as key, closed_at, direction, $4::text as zone,
        ${metricNames.map((name) => `(${formulas[name]})::numeric as "${name}"`).join()}
      from cx_logs where workspace_id = $1 and started_at >= $2::timestamptz and started_at < $3::timestamptz
        and ${where ?? 'true'}) cases
    group by key order by key`
  return { text, parameters: [workspaceId, since, before, timezone] }
}

type Row = Omit<Expected, 'key'> & {
  readonly queueId: string | null
  readonly agentId: string | null
  readonly channelType: string | null
  readonly channelId: string | null
  readonly day: string | null
}

/** Returns the differences between metrics and the expected ones. Percentiles may differ by 3 percent or a second. */
export function differences(
  rows: readonly Row[],
  expected: readonly Expected[],
  groupBy: readonly GroupBy[],
): string[] {
  const keysOf = ({ queueId, agentId, channelType, channelId, day }: Row) => ({
    ...{ all: '', queue: queueId ?? '', agent: agentId ?? '' },
    channel: `${channelType} ${channelId ?? ''}`,
    ...{ day, week: day, month: day },
  })
  const keyOf = (row: Row) => groupBy.map((one) => keysOf(row)[one]).join('/')
  const found = new Map(rows.map((row) => [keyOf(row), row]))
  const wrong = expected.flatMap((group) => {
    const row = found.get(group.key)
    if (!row) return [`${group.key} is missing`]
    const counts = (
      ['openedCount', 'closedCount', 'inboundCount', 'outboundCount', 'internalCount'] as const
    )
      .filter((name) => row[name] !== group[name])
      .map((name) => `${group.key} ${name}: ${row[name]} instead of ${group[name]}`)
    const metrics = metricNames
      .filter((name) => !isSame(row[name], group[name]))
      .map((name) => {
        return `${group.key} ${name}: ${JSON.stringify(row[name])} instead of ${JSON.stringify(group[name])}`
      })
    return [...counts, ...metrics]
  })
  return rows.length === expected.length
    ? wrong
    : [...wrong, `${rows.length} groups instead of ${expected.length}`]
}

function isSame(metric: Metric, expected: Metric): boolean {
  return (
    metric.count === expected.count &&
    metric.average === expected.average &&
    isNear(metric.p50, expected.p50) &&
    isNear(metric.p90, expected.p90)
  )
}

/** Whether a percentile of a long span is within 3 percent or a second of the exact one. */
export function isNear(value: number | null, exact: number | null): boolean {
  if (value === null || exact === null) return value === exact
  return Math.abs(value - exact) <= Math.max(1, (3 * exact) / 100)
}
