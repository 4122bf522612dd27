import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { AssignedEntry, Offer } from './accept.ts'
import type { Keys } from '../../db/query/rows.ts'
import { isOpenEntry } from '../../routing/work.ts'

type Waiting = {
  id: string
  queueId: string | null
  entryId: string | null
  /** The user who has accepted the call. */
  assigneeId: string | null
}

/**
 * Returns calls that are in no queue, or in another one than the phone system names, and transferred calls even if a
 * user has accepted them.
 */
export const unqueuedCalls = statement<Keys & { transferredIds: readonly string[] }, Waiting>(
  (_, $) => sql`
    select d.id, d.queue_id as "queueId", e.id as "entryId",
      case when e.status = 'assigned' then e.assignee_id end as "assigneeId"
    from cdrs d
    left join queue_entries e on e.workspace_id = d.workspace_id and e.entity_id = d.id
      and ${isOpenEntry}
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and (e.id is null or case when e.status = 'assigned'
        then d.id = any(${arrayParameter($.transferredIds)}::uuid[])
        else d.queue_id <> e.queue_id and d.queue_id <> all(e.visited) end)
    order by d.position`,
)

/** Returns the pending offers of calls to the agents who have answered them. */
export const offersOfAnswered = statement<Keys, Offer>(
  (_, $) => sql`
    select r.id, r.queue_id as "queueId", r.entry_id as "entryId", r.user_id as "userId",
      r.entity_type as "entityType", r.entity_id as "entityId", q.name as "queueName", q.strategy
    from cdrs d
    join reservations r on r.workspace_id = d.workspace_id and r.entity_id = d.id
      and r.user_id = d.agent_id and r.status = 'pending'
    join automation_queues q on q.workspace_id = r.workspace_id and q.id = r.queue_id
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and d.answered_at is not null
    order by d.position`,
)

/** Returns entries that wait or are offered although a member of their queue has answered the call. */
export const answeredByMembers = statement<Keys, AssignedEntry>(
  (_, $) => sql`
    select e.id as "entryId", e.queue_id as "queueId", e.entity_type as "entityType",
      d.id as "entityId", d.agent_id as "userId"
    from cdrs d
    join queue_entries e on e.workspace_id = d.workspace_id and e.entity_id = d.id
      and e.status in ('waiting', 'offered')
    join queue_members m on m.workspace_id = e.workspace_id and m.queue_id = e.queue_id
      and m.user_id = d.agent_id
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and d.answered_at is not null
    order by d.position`,
)

/** Returns calls that have rung, by their events, and have never had an entry. */
export const neverQueued = statement<Keys, { id: string; queueId: string | null }>(
  (_, $) => sql`
    select d.id, d.queue_id as "queueId" from cdrs d
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and exists (select from call_events e where e.workspace_id = d.workspace_id
        and e.cdr_id = d.id and e.type = 'new_call')
      and not exists (select from queue_entries e
        where e.workspace_id = d.workspace_id and e.entity_id = d.id)
    order by d.position`,
)
