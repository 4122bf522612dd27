import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../generated/routes.ts'
import { type GivenRole, rightsOf } from '../auth/roles.ts'

/** Whoever made a webhook, as they are now. */
export interface MakerRow {
  /** What they might read when they made it. */
  readonly makerScopes: Scope[]
  /** Of a service token: its scopes now. */
  readonly tokenScopes: Scope[] | null
  /** Of a user: their roles now. */
  readonly makerRoles: GivenRole[] | null
  /** The user is suspended or deleted, or the service token revoked. */
  readonly isEnded: boolean
}

/** What is read of the maker of a webhook, whose alias is `w`. */
export const makerColumns: SQL = sql`to_json(w.maker_scopes) as "makerScopes",
  case when w.maker_user_id is null then (select to_json(a.scopes) from api_tokens a
    where a.workspace_id = w.workspace_id and a.id = w.maker_token_id) end as "tokenScopes",
  case when w.maker_user_id is not null then (
    select coalesce(json_agg(json_build_object('systemName', r.system_name,
      'permissions', r.permissions)), '[]'::json)
    from user_roles ur
    join roles r on r.workspace_id = ur.workspace_id and r.id = ur.role_id
    where ur.workspace_id = w.workspace_id and ur.user_id = w.maker_user_id) end as "makerRoles",
  not case when w.maker_user_id is null
    then exists (select 1 from api_tokens a where a.workspace_id = w.workspace_id
      and a.id = w.maker_token_id and a.revoked_at is null)
    else exists (select 1 from users u where u.workspace_id = w.workspace_id
      and u.id = w.maker_user_id and u.deleted_at is null and u.status = 'active')
    end as "isEnded"`

/** What a webhook may tell: what its maker might read when they made it, and still may. */
export function makerRights(maker: MakerRow): (scope: Scope) => boolean {
  if (maker.isEnded) return () => false
  const then = rightsOf(maker.makerScopes, maker.makerRoles)
  const now = rightsOf(maker.tokenScopes ?? ['*'], null)
  return (scope) => then(scope) && now(scope)
}
