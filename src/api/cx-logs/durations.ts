import { type SQL, sql } from 'drizzle-orm'
import { cxLogs } from '../../db/schema/cx-logs.ts'

/**
 * The values that durations are computed from: instants, in a form that `between` understands, and numbers of
 * seconds.
 */
interface Facts {
  readonly started: SQL
  readonly assigned: SQL
  readonly firstReplied: SQL
  readonly closed: SQL
  readonly wrapUpEnded: SQL
  readonly held: SQL
  readonly handled: SQL
}

/**
 * Returns the durations of a case in seconds, null until their end has happened; durations of handling stay null if
 * the case never had an agent. They are computed when cases are read: as stored generated columns they were half of
 * the cost of each write of a case (docs/decisions/cases.md).
 */
function durationsOf(
  { started, assigned, firstReplied, closed, wrapUpEnded, held, handled }: Facts,
  between: (starts: SQL, ends: SQL) => SQL<number | null>,
) {
  const ofClosed = (seconds: SQL) =>
    sql<number | null>`case when ${closed} is not null then ${seconds} end`
  // A case that never had an agent was not handled
  const ofHandled = (seconds: SQL) =>
    sql<number | null>`case when (${closed}, ${assigned}) is not null then ${seconds} end`
  return {
    waitTime: between(started, assigned),
    firstResponseTime: between(started, firstReplied),
    handledTime: ofHandled(handled),
    totalHoldDuration: ofClosed(held),
    fullHandledTime: ofHandled(sql`${handled} + ${held}`),
    wrapUpDuration: between(closed, wrapUpEnded),
    resolutionTime: ofClosed(sql`greatest(${between(started, closed)} - ${held}, 0)`),
    fullResolutionTime: ofClosed(between(started, sql`coalesce(${wrapUpEnded}, ${closed})`)),
  } as const
}

const columns = {
  started: sql`${cxLogs.startedAt}`,
  assigned: sql`${cxLogs.assignedAt}`,
  firstReplied: sql`${cxLogs.firstRepliedAt}`,
  closed: sql`${cxLogs.closedAt}`,
  wrapUpEnded: sql`${cxLogs.wrapUpEndedAt}`,
  held: sql`${cxLogs.holdSeconds}`,
  handled: sql`${cxLogs.handledSeconds}`,
} satisfies Facts

/** The durations of a row of cases: where both instants are known, as far as an integer holds them. */
export const durations = durationsOf(
  columns,
  (starts, ends) => sql`case when (${starts}, ${ends}) is not null
    then least(whole_seconds(${starts}, ${ends}), 2147483647)::int end`,
)

export const durationColumns = Object.fromEntries(
  Object.entries(durations).map(([name, seconds]) => [name, seconds.as(name)]),
) as { [Name in keyof typeof durations]: SQL.Aliased<number | null> }

const { held, handled, ...instants } = columns
const epoch = sql`timestamptz '1970-01-01 00:00:00+00'`
const facts = [
  ...Object.entries(instants).map(
    ([name, instant]) => sql`whole_seconds(${epoch}, ${instant}) as ${sql.identifier(name)}`,
  ),
  sql`${held} as held`,
  sql`${handled} as handled`,
]
const ofFacts = durationsOf(
  Object.fromEntries(
    Object.keys(columns).map((name) => [name, sql`${sql.identifier(name)}`]),
  ) as unknown as Facts,
  (starts, ends) => sql`case when ${ends} - ${starts} is not null
    then least(${ends} - ${starts}, 2147483647)::int end`,
)

/**
 * Some columns of many cases, their direction, `closed`, and their durations by name. Each instant is rounded down to
 * a second once, which takes longer than all the rest. `rows` are from `cx_logs` or what has its columns.
 */
export function durationsOfCases(selected: SQL, rows: SQL): SQL {
  const seconds = Object.entries(ofFacts).map(
    ([name, duration]) => sql`${duration} as ${sql.identifier(name)}`,
  )
  return sql`
    select facts.*, ${sql.join(seconds, sql`, `)}
    from (select ${selected}, ${cxLogs.direction}, ${sql.join(facts, sql`, `)} from ${rows} offset 0) facts`
}
