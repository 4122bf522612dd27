import { type SQL, sql } from 'drizzle-orm'
import type { Operations } from '../../../../generated/operations.ts'
import { cxLogs } from '../../../db/schema/cx-logs.ts'

/** How cases are grouped in sums, and the key of the group that a case belongs to. */
export const groupings = {
  all: sql`''`,
  queue: sql`coalesce(${cxLogs.queueId}::text, '')`,
  agent: sql`coalesce(${cxLogs.agentId}::text, '')`,
  channel: sql`${cxLogs.channelType} || ':' || coalesce(${cxLogs.channelId}::text, '')`,
} as const

export type Grouping = keyof typeof groupings

/** A member by which rows of metrics are grouped. */
export type Dimension = NonNullable<Operations['listCxLogMetrics']['query']['groupBy']>[number]
type Period = 'hour' | 'day' | 'week' | 'month'

export function isPeriod(dimension: Dimension): dimension is Period {
  return ['hour', 'day', 'week', 'month'].includes(dimension)
}

export function isGrouping(
  dimension: Dimension,
): dimension is Exclude<Grouping, 'all'> & Dimension {
  return dimension in groupings
}

/** Returns the first day of the period of a day, or of an instant in a time zone. */
export function firstDayOf(period: Exclude<Period, 'hour'>, day: SQL): SQL {
  return sql`date_trunc(${sql.param(period)}, ${day})::date`
}

/** The columns of cases that a key contains, so that conditions on cases apply to sums. */
export const columnsOfKey: Readonly<Record<Grouping, SQL>> = {
  all: sql`null as no_column`,
  queue: sql`nullif(s.key, '')::uuid as queue_id`,
  agent: sql`nullif(s.key, '')::uuid as agent_id`,
  channel: sql`split_part(s.key, ':', 1) as channel_type,
    nullif(split_part(s.key, ':', 2), '')::uuid as channel_id`,
}
