import { sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../db/statement.ts'
import type { ActorContext } from '../events/actor.ts'
import { emitInternally } from '../events/reactions.ts'

/** What a change of tickets means to queues. The transaction holds the rows of the tickets. */
export interface TicketsChanged {
  readonly ticketIds: readonly string[]
  /** Tickets that were assigned to somebody. */
  readonly assignedIds?: readonly string[]
  /** Users who have room again. */
  readonly freedIds?: readonly string[]
}

type Ending = { workspaceId: string } & { [K in keyof TicketsChanged]-?: readonly string[] }

interface Left {
  readonly entryId: string
  readonly queueId: string
  readonly ticketId: string
}

const isOpen = sql`(t.deleted_at is null and t.status not in ('resolved', 'closed'))`

/**
 * Whether an open entry `e` no longer fits its ticket `t`. What somebody has ends when the ticket ends or
 * somebody else gets it; what waits or is offered, when the ticket ends or goes to another queue. That a
 * waiting ticket has an assignee is no reason to end its entry: it may wait for another one.
 */
export const isUnfit = sql`e.status in ('waiting', 'offered', 'assigned')
  and case when e.status = 'assigned'
    then not ${isOpen} or t.assignee_id is distinct from e.user_id
    else not ${isOpen} or t.queue_id is distinct from e.queue_id end`

/**
 * Completes or cancels the entries that no longer fit their tickets, with their reservations: a user
 * who ends an accepted ticket of a queue with a wrap-up time wraps up, and an offer is taken back. A ticket that
 * was assigned by hand waits no longer. Wakes who has room again. Returns what waited or was offered.
 */
const endUnfit = statement<Ending, Left>(
  (_, $: Values<Ending>) => sql`
    with unfit as (
      select e.workspace_id, e.id, e.queue_id, e.ticket_id, e.status,
        case when e.status = 'assigned' and t.status in ('resolved', 'closed') then
          (select nullif(q.wrap_up_seconds, 0) from automation_queues q
            where q.workspace_id = e.workspace_id and q.id = e.queue_id) end as wrap_up
      from queue_entries e
      join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id
      where e.workspace_id = ${$.workspaceId} and e.ticket_id = any(${arrayParameter($.ticketIds)}::uuid[])
        and e.status in ('waiting', 'offered', 'assigned')
        and (${isUnfit} or e.status in ('waiting', 'offered') and t.assignee_id is not null
          and t.id = any(${arrayParameter($.assignedIds)}::uuid[]))
      for no key update of e),
    ended as (
      update queue_entries e set ended_at = now(),
        status = case when unfit.status = 'assigned' then 'completed' else 'canceled' end,
        user_id = case when unfit.status = 'assigned' then e.user_id end
      from unfit where e.workspace_id = unfit.workspace_id and e.id = unfit.id),
    released as (
      update reservations r set
        status = case when r.status = 'pending' then 'canceled'
          when unfit.wrap_up is null then 'completed' else 'wrapping' end,
        ended_at = case when unfit.wrap_up is null then now() end,
        wrap_up_until = now() + make_interval(secs => unfit.wrap_up)
      from unfit where r.workspace_id = unfit.workspace_id and r.entry_id = unfit.id
        and r.status = case when unfit.status = 'assigned' then 'accepted' else 'pending' end
      returning r.user_id, r.status),
    woken as (
      insert into routing_wakes (workspace_id, user_id)
      select ${$.workspaceId}::uuid, user_id from released where status = 'canceled'
      union select ${$.workspaceId}::uuid, unnest(${arrayParameter($.freedIds)}::uuid[]))
    select id as "entryId", queue_id as "queueId", ticket_id as "ticketId"
    from unfit where status <> 'assigned'`,
)

/** Ends the entries that no longer fit their tickets, and emits which of them no longer wait. */
export async function endEntries(
  ctx: ActorContext,
  { ticketIds, assignedIds = [], freedIds = [] }: TicketsChanged,
): Promise<void> {
  const { workspaceId } = ctx.actor
  emitLeft(ctx, await endUnfit(ctx.db, { workspaceId, ticketIds, assignedIds, freedIds }))
}

const cancel = statement<{ workspaceId: string; id: string }, Left>(
  (_, $) => sql`
    with canceled as (
      update queue_entries set status = 'canceled', user_id = null, ended_at = now()
      where workspace_id = ${$.workspaceId} and id = ${$.id} and status in ('waiting', 'offered')
      returning workspace_id, id, queue_id, ticket_id),
    released as (
      update reservations r set status = 'canceled', ended_at = now()
      from canceled where r.workspace_id = canceled.workspace_id and r.entry_id = canceled.id
        and r.status = 'pending'
      returning r.workspace_id, r.user_id),
    woken as (
      insert into routing_wakes (workspace_id, user_id) select workspace_id, user_id from released)
    select id as "entryId", queue_id as "queueId", ticket_id as "ticketId" from canceled`,
)

/** Takes an entry that waits or is offered out of its queue, and an offer of it back. */
export async function cancelEntry(ctx: ActorContext, id: string): Promise<void> {
  emitLeft(ctx, await cancel(ctx.db, { workspaceId: ctx.actor.workspaceId, id }))
}

function emitLeft(ctx: ActorContext, left: readonly Left[]): void {
  if (left.length > 0) emitInternally(ctx, 'queue.entry_left', ...left)
}
