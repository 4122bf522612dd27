import { type SQL, sql } from 'drizzle-orm'

/** Who did something, as the contract's `Actor`. */
export interface ActorRow {
  readonly type: 'user' | 'token' | 'system'
  readonly id: string | null
  readonly name: string
  readonly email: string | null
}

/** Selects the user or service token whose id `id` is, or Switchboard itself for null. */
export function actorJson(workspaceId: SQL, id: SQL): SQL<ActorRow> {
  return sql<ActorRow>`coalesce(
    (select json_build_object('type', 'user', 'id', u.id, 'name', u.name, 'email', u.email)
      from users u where u.workspace_id = ${workspaceId} and u.id = ${id}),
    (select json_build_object('type', 'token', 'id', a.id, 'name', a.name, 'email', null)
      from api_tokens a where a.workspace_id = ${workspaceId} and a.id = ${id}),
    json_build_object('type', 'system', 'id', null, 'name', 'Switchboard', 'email', null))`
}
