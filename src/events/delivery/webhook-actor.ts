import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../../generated/routes.ts'
import { type GivenRole, rightsOf } from '../../auth/roles.ts'

/** The actor that a webhook works for, as it is now: an API token and, of a personal one, its user. */
export interface WebhookActorRow {
  /** Scopes of the actor when it created the webhook or took it over. */
  readonly makerScopes: Scope[]
  /** Scopes of the token now. */
  readonly tokenScopes: Scope[] | null
  /** Roles of the user now; null for a service token. */
  readonly makerRoles: GivenRole[] | null
  /** Why the actor may not read anything any more; null as long as it may. */
  readonly endedBy: 'token_revoked' | 'token_expired' | 'user_inactive' | null
}

/** Whether the user of a webhook is active. True for a service token. */
const hasActiveUser = (w: SQL) => sql`(${w}.maker_user_id is null or exists (
  select 1 from users u where u.workspace_id = ${w}.workspace_id and u.id = ${w}.maker_user_id
    and u.deleted_at is null and u.status = 'active'))`

/** Whether the token of a webhook is usable. */
const hasActiveToken = (w: SQL) => sql`exists (
  select 1 from api_tokens a where a.workspace_id = ${w}.workspace_id and a.id = ${w}.maker_token_id
    and a.revoked_at is null and coalesce(a.expires_at > now(), true))`

/** Returns the condition under which a webhook, by its alias, has lost its actor. */
export const hasEndedActor = (w: SQL): SQL =>
  sql`not (${hasActiveUser(w)} and ${hasActiveToken(w)})`

/** Columns for the maker of a webhook, whose alias is `w`. */
export const webhookActorColumns: SQL = sql`to_json(w.maker_scopes) as "makerScopes",
  (select to_json(a.scopes) from api_tokens a
    where a.workspace_id = w.workspace_id and a.id = w.maker_token_id) as "tokenScopes",
  case when w.maker_user_id is not null then (
    select coalesce(json_agg(json_build_object('systemName', r.system_name,
      'permissions', r.permissions)), '[]'::json)
    from user_roles ur
    join roles r on r.workspace_id = ur.workspace_id and r.id = ur.role_id
    where ur.workspace_id = w.workspace_id and ur.user_id = w.maker_user_id) end as "makerRoles",
  case when not ${hasActiveUser(sql`w`)} then 'user_inactive'
    when ${hasActiveToken(sql`w`)} then null
    when exists (select 1 from api_tokens a where a.workspace_id = w.workspace_id
      and a.id = w.maker_token_id and a.revoked_at is null) then 'token_expired'
    else 'token_revoked' end as "endedBy"`

/** Which scopes a webhook may use: those that its maker had when it created the webhook, and still has. */
export function webhookActorRights(maker: WebhookActorRow): (scope: Scope) => boolean {
  if (maker.endedBy !== null) return () => false
  const before = rightsOf(maker.makerScopes, maker.makerRoles)
  const now = rightsOf(maker.tokenScopes ?? [], maker.makerRoles)
  return (scope) => before(scope) && now(scope)
}

/** Why a webhook is disabled that has lost its maker. */
export const endReasons: Readonly<Record<NonNullable<WebhookActorRow['endedBy']>, string>> = {
  token_revoked:
    'The API token that the webhook works for was revoked. Enable the webhook with another token to have it work for that one.',
  token_expired:
    'The API token that the webhook works for has expired. Enable the webhook with another token to have it work for that one.',
  user_inactive:
    'The user whom the webhook works for was suspended or deleted. Enable the webhook with a token of somebody else to have it work for them.',
}
