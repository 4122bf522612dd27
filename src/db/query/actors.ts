import { type SQL, sql } from 'drizzle-orm'

/** The actor of a change, as the contract's `Actor`. */
export interface ActorRow {
  readonly type: 'user' | 'token' | 'contact' | 'system'
  readonly id: string | null
  readonly name: string
  readonly email: string | null
}

/** Selects the user, service token or contact whose id `id` is, or Switchboard itself for null. */
export function actorJson(workspaceId: SQL, id: SQL): SQL<ActorRow> {
  return sql<ActorRow>`coalesce(
    (select json_build_object('type', 'user', 'id', u.id, 'name', u.name, 'email', u.email)
      from users u where u.workspace_id = ${workspaceId} and u.id = ${id}),
    (select json_build_object('type', 'token', 'id', a.id, 'name', a.name, 'email', null)
      from api_tokens a where a.workspace_id = ${workspaceId} and a.id = ${id}),
    (select json_build_object('type', 'contact', 'id', k.id, 'name', k.name, 'email', null)
      from contacts k where k.workspace_id = ${workspaceId} and k.id = ${id}),
    json_build_object('type', 'system', 'id', null, 'name', 'Switchboard', 'email', null))`
}

/** Selects the event that caused a change, by the alias of the change. */
export function causeJson(change: SQL): SQL<{ type: string; id: string } | null> {
  return sql`case when ${change}.cause_id is not null
    then json_build_object('type', ${change}.cause_type, 'id', ${change}.cause_id) end`
}
