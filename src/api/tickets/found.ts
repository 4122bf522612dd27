import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { tickets } from '../../db/schema/tickets.ts'
import type { SearchSource, SearchText } from '../../lists/definition.ts'

const hasWords = (column: SQL, text: Placeholder) =>
  sql`${column} @@ (select search_query(${text}::text))`

/**
 * Returns the condition that a text finds a contact `k` by its name, which every ticket shows, or by its addresses and phone
 * numbers.
 */
const isOfContact = (text: SearchText) => sql`(
  k.name_form like (select name_pattern(${text()}::text))
  or k.addresses like (select address_pattern(${text('contacts:read')}::text))
  or k.addresses like (select address_number_pattern(${text('contacts:read')}::text)))`

/**
 * The texts that `q` finds a ticket by: its own, its comments, the messages of its conversations, and its contact. OFFSET
 * keeps the planner from reading all texts for those of one row.
 */
export const sources: readonly SearchSource[] = [
  {
    ids: (text, workspaceId) => sql`select t.id from tickets t
      where t.workspace_id = ${workspaceId} and ${hasWords(sql`t.search`, text())}`,
    matches: (text) => hasWords(sql`${tickets.search}`, text()),
    isStored: true,
  },
  {
    ids: (text, workspaceId) => sql`select c.ticket_id from comments c
      where c.workspace_id = ${workspaceId} and ${hasWords(sql`c.search`, text('comments:read'))}
        and c.ticket_id is not null and c.deleted_at is null`,
    matches: (text) => sql`exists (select from comments c
      where c.workspace_id = ${tickets.workspaceId} and c.ticket_id = ${tickets.id}
        and c.deleted_at is null and ${hasWords(sql`c.search`, text('comments:read'))} offset 0)`,
  },
  {
    ids: (text, workspaceId) => sql`select x.ticket_id from conversation_tickets x
      where x.workspace_id = ${workspaceId}
        and x.conversation_id = any(array(select m.conversation_id from messages m
          where m.workspace_id = ${workspaceId} and ${hasWords(sql`m.search`, text('messages:read'))}))`,
    matches: (text) => sql`exists (select from conversation_tickets x
      join messages m on m.workspace_id = x.workspace_id and m.conversation_id = x.conversation_id
      where x.workspace_id = ${tickets.workspaceId} and x.ticket_id = ${tickets.id}
        and ${hasWords(sql`m.search`, text('messages:read'))} offset 0)`,
  },
  {
    ids: (text, workspaceId) => sql`select t.id from tickets t
      where t.workspace_id = ${workspaceId}
        and t.contact_id = any(array(select k.id from contacts k
          where k.workspace_id = ${workspaceId} and ${isOfContact(text)}))`,
    matches: (text) => sql`exists (select from contacts k
      where k.workspace_id = ${tickets.workspaceId} and k.id = ${tickets.contactId}
        and ${isOfContact(text)} offset 0)`,
  },
]
