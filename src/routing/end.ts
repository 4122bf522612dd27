import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../generated/operations.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'
import type { ActorContext } from '../auth/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { isOpenEntry } from './work.ts'
import type { EntityType } from '../db/schema/routing.ts'
import type { Key } from '../db/query/rows.ts'

/** A change of tickets, conversations or calls that concerns queues. The transaction has locked their rows. */
interface WorkChanged {
  readonly entityIds: readonly string[]
  /** The ids of the work that was assigned to a user. */
  readonly assignedIds?: readonly string[]
  /** Users who have capacity again. */
  readonly freedIds?: readonly string[]
}

type Ending = { workspaceId: string } & { [K in keyof WorkChanged]-?: readonly string[] }

interface Ended {
  readonly entryId: string
  readonly queueId: string
  readonly entityType: EntityType
  readonly entityId: string
  /** Whether the entry waited or was offered. An assigned entry has left its queue before. */
  readonly isLeaving: boolean
  /** The values of an abandoned entry before it ended; null for an entry that ended otherwise. */
  readonly abandoned: Pick<Schema<'QueueEntry'>, 'status' | 'assigneeId'> | null
  /** The offers that end with the entry, or the accepted one of an abandoned call. */
  readonly reservationIds: readonly string[]
}

/**
 * The condition that an open entry `e` no longer fits its work `t`. It ends when the work ends or moves to another queue.
 * An assigned entry also ends when the work is assigned to another user. For one that waits or is offered, an assignee is no
 * reason to end, since the work may wait for another one. A call, whose queue the phone system reports, leaves its queue when
 * any user answers it. The user who accepted it has it even before the phone system reports an answer.
 */
export const isUnfit = sql`${isOpenEntry}
  and (not t.is_open or case
    when e.status = 'assigned' and e.entity_type = 'call' then coalesce(t.assignee_id <> e.assignee_id, false)
    when e.entity_type = 'call' then t.assignee_id is not null
    else t.queue_id is distinct from e.queue_id
      or e.status = 'assigned' and t.assignee_id is distinct from e.assignee_id end)`

/** The condition that work has an open entry of a queue. An entry that no longer fits its work does not count. */
export const hasEntry = (workspaceId: SQL, id: SQL) => sql`exists (select from queue_entries e
  join routed_work t on t.workspace_id = e.workspace_id and t.id = e.entity_id
  where e.workspace_id = ${workspaceId} and e.entity_id = ${id}
    and ${isOpenEntry} and not (${isUnfit}))`

/**
 * Completes, abandons or cancels the entries that no longer fit their work, with their reservations, and the waiting
 * entries of work that was assigned by hand. A user who ends accepted work of a queue with a wrap-up time wraps up.
 * A call whose caller hangs up is abandoned even if a user has accepted it, and then needs no wrap-up. Signals the
 * users who have capacity again: `freedIds`, and those who had accepted a call. Returns the entries that waited, were
 * offered or were abandoned.
 */
const endUnfit = statement<Ending, Ended>(
  (_, $) => sql`
    with unfit as (
      select e.workspace_id, e.id, e.queue_id, e.entity_type, e.entity_id, e.status, e.assignee_id, t.is_abandoned,
        case when e.status = 'assigned' and not t.is_open and not t.is_deleted and not t.is_abandoned then
          (select nullif(q.wrap_up_seconds, 0) from automation_queues q
            where q.workspace_id = e.workspace_id and q.id = e.queue_id) end as wrap_up
      from queue_entries e
      join routed_work t on t.workspace_id = e.workspace_id and t.id = e.entity_id
      where e.workspace_id = ${$.workspaceId} and e.entity_id = any(${arrayParameter($.entityIds)}::uuid[])
        and ${isOpenEntry}
        and (${isUnfit} or e.status in ('waiting', 'offered') and t.assignee_id is not null
          and t.id = any(${arrayParameter($.assignedIds)}::uuid[]))
      for no key update of e),
    ended as (
      update queue_entries e set ended_at = now(),
        status = case when unfit.is_abandoned then 'abandoned'
          when unfit.status = 'assigned' then 'completed' else 'canceled' end,
        assignee_id = case when unfit.status = 'assigned' and not unfit.is_abandoned then e.assignee_id end
      from unfit where e.workspace_id = unfit.workspace_id and e.id = unfit.id),
    released as (
      update reservations r set
        status = case when r.status = 'pending' or unfit.is_abandoned then 'canceled'
          when unfit.wrap_up is null then 'completed' else 'wrapping' end,
        ended_at = case when unfit.wrap_up is null then now() end,
        wrap_up_until = now() + make_interval(secs => unfit.wrap_up)
      from unfit where r.workspace_id = unfit.workspace_id and r.entry_id = unfit.id
        and r.status = case when unfit.status = 'assigned' then 'accepted' else 'pending' end
      returning r.id, r.entry_id, r.status),
    woken as (
      insert into routing_wakes (workspace_id, user_id)
      select ${$.workspaceId}::uuid, unnest(${arrayParameter($.freedIds)}::uuid[])
      union select workspace_id, assignee_id from unfit
      where status = 'assigned' and entity_type = 'call' and assignee_id is not null)
    select id as "entryId", queue_id as "queueId", entity_type as "entityType",
      entity_id as "entityId", status <> 'assigned' as "isLeaving",
      case when is_abandoned then json_build_object('status', status, 'assigneeId', assignee_id) end as abandoned,
      to_json(array(select r.id from released r where r.entry_id = unfit.id and r.status = 'canceled'))
        as "reservationIds"
    from unfit where status <> 'assigned' or is_abandoned`,
)

/** Ends the entries that no longer fit their work, and emits the events of the entries that left their queues. */
export async function endEntries(
  ctx: ActorContext,
  { entityIds, assignedIds = [], freedIds = [] }: WorkChanged,
): Promise<void> {
  const { workspaceId } = ctx.actor
  await emitLeft(ctx, await endUnfit(ctx.db, { workspaceId, entityIds, assignedIds, freedIds }))
}

const cancel = statement<Key, Ended>(
  (_, $) => sql`
    with canceled as (
      update queue_entries set status = 'canceled', assignee_id = null, ended_at = now()
      where workspace_id = ${$.workspaceId} and id = ${$.id} and status in ('waiting', 'offered')
      returning workspace_id, id, queue_id, entity_type, entity_id),
    released as (
      update reservations r set status = 'canceled', ended_at = now()
      from canceled where r.workspace_id = canceled.workspace_id and r.entry_id = canceled.id
        and r.status = 'pending'
      returning r.id)
    select id as "entryId", queue_id as "queueId", entity_type as "entityType",
      entity_id as "entityId", true as "isLeaving", null::json as abandoned,
      to_json(array(select released.id from released)) as "reservationIds"
    from canceled`,
)

/** Cancels an entry that waits or is offered, and its offers. */
export async function cancelEntry(ctx: ActorContext, id: string): Promise<void> {
  await emitLeft(ctx, await cancel(ctx.db, { workspaceId: ctx.actor.workspaceId, id }))
}

async function emitLeft(ctx: ActorContext, ended: readonly Ended[]): Promise<void> {
  if (ended.length === 0) return
  const left = ended
    .filter(({ isLeaving }) => isLeaving)
    .map(({ entryId, queueId, entityType, entityId }) => {
      return { entryId, queueId, entityType, entityId }
    })
  emitInternally(ctx, 'queue.entry_left', ...left)
  const steps: RoutingEvents = {
    entries: ended.flatMap(({ entryId: id, abandoned }) =>
      abandoned
        ? [{ id, type: 'queue.entry_abandoned', was: { ...abandoned, endedAt: null } }]
        : [],
    ),
    reservations: ended.flatMap(({ reservationIds, isLeaving }) => {
      const was = { status: isLeaving ? 'pending' : 'accepted', endedAt: null } as const
      return reservationIds.map((id) => ({ id, type: 'reservation.rescinded' as const, was }))
    }),
  }
  if ((steps.entries?.length ?? 0) + (steps.reservations?.length ?? 0) > 0) {
    await emitSteps(ctx, steps)
  }
}
