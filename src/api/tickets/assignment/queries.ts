import { sql } from 'drizzle-orm'
import { statement } from '../../../db/statement.ts'

type TicketKey = { workspaceId: string; id: string }

export interface RoutedTicket {
  readonly assigneeId: string | null
  readonly queueId: string | null
  readonly priority: string
  readonly isOpen: boolean
  /** Where it waits, is offered or was assigned. */
  readonly entryId: string | null
  readonly entryStatus: string | null
  readonly entryQueueId: string | null
}

/** What routing asks of a live ticket. */
export const ticketToRoute = statement<TicketKey, RoutedTicket>(
  (_, $) => sql`
    select t.assignee_id as "assigneeId", t.queue_id as "queueId", t.priority,
      t.status not in ('resolved', 'closed') as "isOpen", e.id as "entryId",
      e.status as "entryStatus", e.queue_id as "entryQueueId"
    from tickets t
    left join queue_entries e on e.workspace_id = t.workspace_id and e.ticket_id = t.id
      and e.status in ('waiting', 'offered', 'assigned')
    where t.workspace_id = ${$.workspaceId} and t.id = ${$.id} and t.deleted_at is null`,
)

/** What the conditions of queues ask about a live ticket, custom fields apart. */
export const ticketFacts = statement<
  TicketKey,
  Record<string, unknown> & { customFields: Record<string, unknown> }
>(
  (_, $) => sql`
    select t.title, t.description, t.type, t.channel, t.priority, t.status,
      t.contact_id as "contactId", t.creator_id as "creatorId", t.category_id as "categoryId",
      t.external_id as "externalId", t.custom_fields as "customFields",
      (select json_agg(x.tag_id) from ticket_tags x
        where x.workspace_id = t.workspace_id and x.ticket_id = t.id) as tags
    from tickets t
    where t.workspace_id = ${$.workspaceId} and t.id = ${$.id} and t.deleted_at is null`,
)
