import { type Placeholder, type SQL, sql } from 'drizzle-orm'

/**
 * The id of the case of an entity: a conversation, a call or a ticket, which may share the case of the conversation
 * that it was created from. Every other one has a case of its own, whose id follows from the entity's.
 */
export function caseOf(workspaceId: SQL | Placeholder, entityId: SQL): SQL<string> {
  return sql<string>`coalesce((select t.cx_log_id from tickets t
    where t.workspace_id = ${workspaceId} and t.id = ${entityId}), case_id(${entityId}))`
}

/**
 * Joins the case of `x` as `c`. Lateral with a limit, since joined otherwise, while nothing is known of
 * the tables' sizes, `case_id()` may be called for each pair of rows.
 */
export const withCase = sql`left join lateral (
  select * from cx_logs l where l.workspace_id = x.workspace_id and l.id = case_id(x.id) limit 1)
  c on true`
