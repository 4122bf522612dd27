import { sql } from 'drizzle-orm'
import { hasEntry } from '../../routing/end.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { Keys } from '../../db/query/rows.ts'

/** Returns the default queues of the channels of conversations; no row for a channel without one. */
export const defaultQueues = statement<Keys, { id: string; queueId: string }>(
  (_, $) => sql`
    select c.id, n.default_queue_id as "queueId" from conversations c
    join channels n on n.workspace_id = c.workspace_id and n.id = c.channel_id
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and n.default_queue_id is not null`,
)

export interface Unqueued {
  readonly id: string
  readonly queueId: string | null
  readonly defaultQueueId: string | null
}

/**
 * Returns the conversations of contacts that are not closed and have neither an assignee nor an entry, in their order. An
 * entry that no longer fits does not count. A conversation on a channel that creates tickets waits by its ticket. One that
 * began with a message to the contact, or with an automatic message, waits only once the contact writes. Both wait if they
 * were transferred.
 */
export const unqueued = statement<Keys & { transferredIds: readonly string[] }, Unqueued>(
  (_, $) => sql`
    select c.id, c.queue_id as "queueId", n.default_queue_id as "defaultQueueId"
    from conversations c
    join channels n on n.workspace_id = c.workspace_id and n.id = c.channel_id
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and c.kind <> 'group' and c.status <> 'closed' and c.assignee_id is null
      and not ${hasEntry(sql`c.workspace_id`, sql`c.id`)}
      and (c.id = any(${arrayParameter($.transferredIds)}::uuid[])
        or n.ticketing ->> 'mode' is distinct from 'on' and (
          exists (select from messages m
            where m.workspace_id = c.workspace_id and m.conversation_id = c.id
              and m.direction = 'inbound' and not m.is_automatic and not m.is_blocked)
          or not exists (select from messages m
            where m.workspace_id = c.workspace_id and m.conversation_id = c.id)))
    order by c.position`,
)

/** Returns the conversations with exactly one message that the contact wrote. */
export const answeredOnce = statement<Keys, { id: string }>(
  (_, $) => sql`
    select id from unnest(${arrayParameter($.ids)}::uuid[]) as asked (id)
    where (select count(*) from (select from messages m
      where m.workspace_id = ${$.workspaceId} and m.conversation_id = asked.id
        and m.direction = 'inbound' and not m.is_automatic and not m.is_blocked limit 2) inbound) = 1`,
)
