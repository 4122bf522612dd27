import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Scope } from '../../../generated/routes.ts'
import { arrayParameter } from '../../db/query/statement.ts'
import { nameJson } from '../../db/query/names.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { actorJson } from '../../db/query/actors.ts'
import { requireScope } from '../../auth/scopes.ts'
import type { Actor } from '../../auth/authenticate.ts'
import type { ExpandName } from '../../lists/parameters.ts'
import { categoryPath } from '../../db/query/category-path.ts'

export type Expandable = ExpandName<'listTickets' | 'getTicket'>

/** Selects what only a request that asks for a member reads. */
const ifAsked = <T>(member: Expandable, selected: SQL<T>): SQL<T | null> =>
  sql<T | null>`case when ${member} = any(${arrayParameter(sql.placeholder('expand'))}::text[])
    then ${selected} end`

/**
 * The columns of what is expanded. Only a statement that may be asked for them has them: a subquery costs its start even where
 * it returns nothing, and these were a quarter of what it takes to read a ticket.
 */
export const expandable = {
  creator: ifAsked('creator', actorJson(sql`tickets.workspace_id`, sql`tickets.creator_id`)).as(
    'creator',
  ),
  category: ifAsked(
    'category',
    sql<{ id: string; value: string; path: string }>`(
      select json_build_object('id', k.id, 'value', k.value,
        'path', ${categoryPath(sql`k.workspace_id`, sql`k.id`)})
      from categories k
      where k.workspace_id = tickets.workspace_id and k.id = tickets.category_id)`,
  ).as('category'),
  contactDetails: ifAsked(
    'contact',
    sql<Required<Schema<'TicketContact'>>>`(
      select json_build_object('id', c.id, 'name', c.name, 'username', c.username, 'externalId', c.external_id,
        'language', c.language, 'timezone', c.timezone, 'country', c.country,
        'isBlocked', c.is_blocked,
        'email', (select e.email from contact_emails e where e.workspace_id = c.workspace_id
          and e.contact_id = c.id order by e.is_primary desc, e.id limit 1),
        'phone', (select p.phone from contact_phones p where p.workspace_id = c.workspace_id
          and p.contact_id = c.id order by p.is_primary desc, p.id limit 1))
      from contacts c
      where c.workspace_id = tickets.workspace_id and c.id = tickets.contact_id)`,
  ).as('contact_details'),
  queue: ifAsked('queue', nameJson('automation_queues', tickets.queueId)).as('queue'),
  conversations: ifAsked(
    'conversations',
    sql<Array<Schema<'TicketConversation'>>>`array_to_json(array(
      select json_build_object('id', v.id, 'kind', v.kind, 'status', v.status,
        'channelId', v.channel_id, 'subject', v.subject, 'assigneeId', v.assignee_id)
      from (
        select v.* from conversation_tickets x
        join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        where x.workspace_id = tickets.workspace_id and x.ticket_id = tickets.id
        order by v.position desc limit 10) v
      order by v.position))`,
  ).as('conversations'),
} satisfies Record<Exclude<Expandable, 'contact'> | 'contactDetails', SQL.Aliased>

/** Scopes that reading a member requires besides the scope of tickets. */
const scopesOfMembers: Partial<Record<Expandable, Scope>> = {
  contact: 'contacts:read',
  conversations: 'conversations:read',
}

/** Throws 403 for a member that the caller may not read. */
export function requireExpandable(actor: Actor, expand: readonly Expandable[]): void {
  requireScope(actor, ...expand.flatMap((member) => scopesOfMembers[member] ?? []))
}
