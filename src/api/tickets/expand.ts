import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Scope } from '../../../generated/routes.ts'
import { nameJson } from '../../db/query/names.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { actorJson } from '../../db/query/actors.ts'
import { requireScope } from '../../auth/scopes.ts'
import type { Context } from '../../http/context.ts'
import type { ExpandName } from '../../lists/parameters.ts'
import { categoryPath } from '../../db/query/category-path.ts'

/** Members that `expand=contact` adds to the contact of a ticket. */
export type ContactDetails = Required<Omit<Schema<'TicketContact'>, 'id' | 'name'>>

export type Expandable = ExpandName<'listTickets' | 'getTicket'>

/** Which of them to read, as values of a statement. */
export type Expand = { [Member in Expandable as `expand${Capitalize<Member>}`]: boolean }

/**
 * The columns of what is expanded. Only a statement that may be asked for them has them: a subquery costs its start even where
 * it returns nothing, and these were a quarter of what it takes to read a ticket.
 */
export const expandable = {
  creator: sql`case when ${sql.placeholder('expandCreator')}::boolean then ${actorJson(
    sql`tickets.workspace_id`,
    sql`tickets.creator_id`,
  )} end`.as('creator') as SQL.Aliased<ReturnType<typeof actorJson>['_']['type'] | null>,
  category: sql<{ id: string; value: string; path: string } | null>`case
    when ${sql.placeholder('expandCategory')}::boolean then (
      select json_build_object('id', k.id, 'value', k.value,
        'path', ${categoryPath(sql`k.workspace_id`, sql`k.id`)})
      from categories k
      where k.workspace_id = tickets.workspace_id and k.id = tickets.category_id) end`.as(
    'category',
  ),
  contactDetails: sql<ContactDetails | null>`case
    when ${sql.placeholder('expandContact')}::boolean then (
      select json_build_object('username', c.username, 'externalId', c.external_id,
        'language', c.language, 'timezone', c.timezone, 'country', c.country,
        'isBlocked', c.is_blocked,
        'email', (select e.email from contact_emails e where e.workspace_id = c.workspace_id
          and e.contact_id = c.id order by e.is_primary desc, e.id limit 1),
        'phone', (select p.phone from contact_phones p where p.workspace_id = c.workspace_id
          and p.contact_id = c.id order by p.is_primary desc, p.id limit 1))
      from contacts c
      where c.workspace_id = tickets.workspace_id and c.id = tickets.contact_id) end`.as(
    'contact_details',
  ),
  queue: sql<Schema<'AutomationQueueName'> | null>`case
    when ${sql.placeholder('expandQueue')}::boolean then ${nameJson('automation_queues', tickets.queueId)}
    end`.as('queue'),
  conversations: sql<Array<Schema<'TicketConversation'>> | null>`case
    when ${sql.placeholder('expandConversations')}::boolean then array_to_json(array(
      select json_build_object('id', v.id, 'kind', v.kind, 'status', v.status,
        'channelId', v.channel_id, 'subject', v.subject, 'assigneeId', v.assignee_id)
      from (
        select v.* from conversation_tickets x
        join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        where x.workspace_id = tickets.workspace_id and x.ticket_id = tickets.id
        order by v.position desc limit 10) v
      order by v.position)) end`.as('conversations'),
} satisfies Record<Exclude<Expandable, 'contact'> | 'contactDetails', SQL.Aliased>

/** `expand` of a query as the values that statements take. */
function expansion(expand: readonly Expandable[] = []): Expand {
  return {
    expandCreator: expand.includes('creator'),
    expandCategory: expand.includes('category'),
    expandContact: expand.includes('contact'),
    expandQueue: expand.includes('queue'),
    expandConversations: expand.includes('conversations'),
  }
}

/** Whether anything is to be expanded. */
export function isExpanded(values: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(expansion()).some((name) => values[name] === true)
}

/** Scopes that reading a member requires besides the scope of tickets. */
const scopesOfMembers: Partial<Record<Expandable, Scope>> = {
  contact: 'contacts:read',
  conversations: 'conversations:read',
}

/** Returns the members that a query expands. Throws 403 for a member that the caller may not read. */
export function permitted(
  actor: Context['actor'],
  expand: readonly Expandable[] | undefined,
): Expand {
  requireScope(actor, ...(expand ?? []).flatMap((member) => scopesOfMembers[member] ?? []))
  return expansion(expand)
}
