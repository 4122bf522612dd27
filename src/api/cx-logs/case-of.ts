import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * The id of the case of an entity: a conversation, a call or a ticket, which may share the case of the conversation
 * that it was created from. Every other one has a case of its own, whose id follows from the entity's.
 */
export function caseOf(workspaceId: SQL | Placeholder, entityId: SQL): SQL<string> {
  return sql<string>`coalesce((select t.cx_log_id from tickets t
    where t.workspace_id = ${workspaceId} and t.id = ${entityId}), case_id(${entityId}))`
}
