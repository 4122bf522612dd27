import { and, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { columnsBut, type Key } from '../../db/query/rows.ts'
import { queueCursors } from '../../db/schema/automation-queues.ts'
import { routingDecisions } from '../../db/schema/routing.ts'
import { anyOf, statement, type Values } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'
import { preferred, type QueueKey } from '../../routing/queries.ts'

export const decisionPage = listing<'listTicketRoutingDecisions', 'entityId'>()({
  table: routingDecisions,
  rows: (db, onPage) =>
    db
      .select(columnsBut(routingDecisions, 'workspaceId', 'position'))
      .from(routingDecisions)
      .where(onPage),
  filters: { entityId: (list) => anyOf(routingDecisions.entityId, list) },
  sorts: { decidedAt: routingDecisions.position },
})

/** Counts the entries that are in a queue now. */
export const liveFigures = statement<
  Key,
  Omit<Schema<'QueueLive'>, 'memberCount' | 'availableCount'>
>(
  (_, $) => sql`
    select count(*) filter (where status = 'waiting')::int as "waitingCount",
      count(*) filter (where status = 'offered')::int as "offeredCount",
      count(*) filter (where status = 'assigned')::int as "assignedCount",
      case when count(*) filter (where status = 'waiting') > 0
        then greatest(0, floor(extract(epoch from now() - min(entered_at)
          filter (where status = 'waiting'))))::float8 end as "longestWaitSeconds"
    from queue_entries where workspace_id = ${$.workspaceId} and queue_id = ${$.id}
      and status in ('waiting', 'offered', 'assigned')`,
)

type Span = Key & { from: string; to: string }

type History<Name extends keyof Schema<'QueueHistory'>> = Pick<Schema<'QueueHistory'>, Name>

const within = ($: Values<Span>, column: string) =>
  sql`(${sql.identifier(column)} >= ${$.from}::timestamptz
    and ${sql.identifier(column)} < ${$.to}::timestamptz)`

/** Counts the entries that were added to a queue in a span of time, and those that ended in it. */
export const historyFigures = statement<
  Span,
  History<
    'enteredCount' | 'completedCount' | 'overflowedCount' | 'abandonedCount' | 'canceledCount'
  >
>(
  (_, $) => sql`
    select count(*) filter (where ${within($, 'entered_at')})::int as "enteredCount",
      count(*) filter (where ended = 'completed')::int as "completedCount",
      count(*) filter (where ended = 'overflowed')::int as "overflowedCount",
      count(*) filter (where ended = 'abandoned')::int as "abandonedCount",
      count(*) filter (where ended = 'canceled')::int as "canceledCount"
    from queue_entries
    cross join lateral (select case when ${within($, 'ended_at')} then status end as ended) e
    where workspace_id = ${$.workspaceId} and queue_id = ${$.id}
      and entered_at < ${$.to}::timestamptz
      and (ended_at is null or ended_at >= ${$.from}::timestamptz)`,
)

/**
 * Counts the entries that were assigned in a span of time, also if they are requeued since, with the seconds that they
 * had waited. Reads the offers from a day before the span, since every offer ends within a day.
 */
export const assignmentFigures = statement<
  Span,
  History<'assignedCount' | 'averageWaitSeconds' | 'p90WaitSeconds'>
>(
  (_, $) => sql`
    select count(*)::int as "assignedCount", avg(waited)::float8 as "averageWaitSeconds",
      (percentile_cont(0.9) within group (order by waited))::float8 as "p90WaitSeconds"
    from (
      select extract(epoch from min(r.accepted_at) - e.entered_at) as waited
      from reservations r
      join queue_entries e on e.workspace_id = r.workspace_id and e.id = r.entry_id
      where r.workspace_id = ${$.workspaceId} and r.queue_id = ${$.id}
        and r.offered_at >= ${$.from}::timestamptz - interval '1 day'
        and r.offered_at < ${$.to}::timestamptz and ${within($, 'accepted_at')}
      group by e.id, e.entered_at) assigned`,
)

export const offerFigures = statement<
  Span,
  History<'offeredCount' | 'rejectedCount' | 'timedOutCount'>
>(
  (_, $) => sql`
    select count(*)::int as "offeredCount",
      count(*) filter (where status = 'rejected')::int as "rejectedCount",
      count(*) filter (where status = 'timeout')::int as "timedOutCount"
    from reservations
    where workspace_id = ${$.workspaceId} and queue_id = ${$.id} and expires_at is not null
      and ${within($, 'offered_at')}`,
)

/** Returns the position of the turns of a queue, without a lock. */
export const cursorOf = statement((db, $: Values<QueueKey>) =>
  db
    .select({ lastPosition: queueCursors.lastPosition })
    .from(queueCursors)
    .where(
      and(inWorkspace(queueCursors, $.workspaceId), sql`${queueCursors.queueId} = ${$.queueId}`),
    ),
)

type Customer = {
  workspaceId: string
  contactId: string | null
  entityType: string
  entityId: string | null
}

export const preferredFor = statement<
  Customer,
  { lastAgentId: string | null; ownerId: string | null }
>(
  (_, $) => sql`
    select ${preferred({
      workspaceId: $.workspaceId,
      entityType: $.entityType,
      entityId: sql`${$.entityId}::uuid`,
      contactId: sql`${$.contactId}::uuid`,
    })}`,
)
