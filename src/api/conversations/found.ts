import { sql } from 'drizzle-orm'
import { conversations } from '../../db/schema/conversations.ts'
import type { SearchSource } from '../../lists/definition.ts'

/**
 * The texts that `q` finds a conversation by: its subject, its messages, its contact, and the name of its group. The
 * patterns are made once, and OFFSET keeps the planner from reading all texts for those of one row.
 */
export const sources: readonly SearchSource[] = [
  {
    ids: (text, workspaceId) => sql`select c.id from conversations c
      where c.workspace_id = ${workspaceId}
        and search_words(coalesce(c.subject, '')) @@ (select search_query(${text()}::text))`,
    matches: (text) => sql`search_words(coalesce(${conversations.subject}, ''))
      @@ (select search_query(${text()}::text))`,
  },
  {
    ids: (text, workspaceId) => sql`select m.conversation_id from messages m
      where m.workspace_id = ${workspaceId} and m.search @@ (select search_query(${text('messages:read')}::text))`,
    matches: (text) => sql`exists (select from messages m
      where m.workspace_id = ${conversations.workspaceId} and m.conversation_id = ${conversations.id}
        and m.search @@ (select search_query(${text('messages:read')}::text)) offset 0)`,
  },
  {
    ids: (text, workspaceId) => sql`select c.id from conversations c
      where c.workspace_id = ${workspaceId}
        and c.contact_id = any(array(select k.id from contacts k
          where k.workspace_id = ${workspaceId} and k.name_form like (select name_pattern(${text()}::text))))`,
    matches: (text) => sql`exists (select from contacts k
      where k.workspace_id = ${conversations.workspaceId} and k.id = ${conversations.contactId}
        and k.name_form like (select name_pattern(${text()}::text)) offset 0)`,
  },
  {
    ids: (text, workspaceId) => sql`select g.conversation_id from groups g
      where g.workspace_id = ${workspaceId}
        and search_form(g.name) like (select name_pattern(${text('groups:read')}::text))`,
    matches: (text) => sql`exists (select from groups g
      where g.workspace_id = ${conversations.workspaceId} and g.conversation_id = ${conversations.id}
        and search_form(g.name) like (select name_pattern(${text('groups:read')}::text)) offset 0)`,
  },
]
