import { type SQL, sql } from 'drizzle-orm'
import { cxLogs } from '../../db/schema/cx-logs.ts'

/** Seconds between two instants, where both are known, as far as an integer holds them. */
const between = (starts: SQL, ends: SQL) =>
  sql<number | null>`case when (${starts}, ${ends}) is not null
    then least(whole_seconds(${starts}, ${ends}), 2147483647)::int end`

const ofClosed = (seconds: SQL) =>
  sql<number | null>`case when ${cxLogs.closedAt} is not null then ${seconds} end`

/**
 * Durations of a case in seconds, null until what they end with has happened. They are computed when cases
 * are read: as stored generated columns they were half of the cost of each write of a case
 * (docs/decisions/0051).
 */
export const durations = {
  waitTime: between(sql`${cxLogs.startedAt}`, sql`${cxLogs.assignedAt}`),
  firstResponseTime: between(sql`${cxLogs.startedAt}`, sql`${cxLogs.firstRepliedAt}`),
  handledTime: ofClosed(sql`${cxLogs.handledSeconds}`),
  totalHoldDuration: ofClosed(sql`${cxLogs.holdSeconds}`),
  fullHandledTime: ofClosed(sql`${cxLogs.handledSeconds} + ${cxLogs.holdSeconds}`),
  wrapUpDuration: between(sql`${cxLogs.closedAt}`, sql`${cxLogs.wrapUpEndedAt}`),
  resolutionTime: ofClosed(
    sql`greatest(${between(sql`${cxLogs.startedAt}`, sql`${cxLogs.closedAt}`)} - ${cxLogs.holdSeconds}, 0)`,
  ),
  fullResolutionTime: ofClosed(
    between(sql`${cxLogs.startedAt}`, sql`coalesce(${cxLogs.wrapUpEndedAt}, ${cxLogs.closedAt})`),
  ),
} as const

/** The durations as columns of a select, by name. */
export const durationColumns = Object.fromEntries(
  Object.entries(durations).map(([name, seconds]) => [name, seconds.as(name)]),
) as { [Name in keyof typeof durations]: SQL.Aliased<number | null> }
