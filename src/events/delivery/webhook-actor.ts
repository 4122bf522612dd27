import { type SQL, sql } from 'drizzle-orm'
import type { Scope } from '../../../generated/routes.ts'
import { type GivenRole, rightsOf, rolesOfUser } from '../../auth/roles.ts'

/** The rights of the actor that a webhook works for: an API token and, if the token is personal, its user. */
export interface WebhookActorRow {
  /** Scopes of the actor when it created the webhook or took it over. */
  readonly makerScopes: Scope[]
  /** Scopes of the token now. */
  readonly tokenScopes: Scope[] | null
  /** Roles of the user now; null for a service token. */
  readonly makerRoles: GivenRole[] | null
  /** The reason why the actor has lost all rights; null for an active actor. */
  readonly endedBy: 'token_revoked' | 'token_expired' | 'user_inactive' | null
}

/** Whether the user of a webhook is active. True for a service token. */
const hasActiveUser = (w: SQL) => sql`(${w}.maker_user_id is null or exists (
  select 1 from users u where u.workspace_id = ${w}.workspace_id and u.id = ${w}.maker_user_id
    and u.deleted_at is null and u.status = 'active'))`

/** Whether the token of a webhook is usable. A session ends too soon for that, so its webhook works for the user alone. */
const hasActiveToken = (w: SQL) => sql`exists (
  select 1 from api_tokens a where a.workspace_id = ${w}.workspace_id and a.id = ${w}.maker_token_id
    and (a.kind = 'session' or a.revoked_at is null and coalesce(a.expires_at > now(), true)))`

/** Returns the condition under which a webhook, by its alias, has lost its actor. */
export const hasEndedActor = (w: SQL): SQL =>
  sql`not (${hasActiveUser(w)} and ${hasActiveToken(w)})`

/** The columns of `WebhookActorRow` for a webhook with the alias `w`. */
export const webhookActorColumns: SQL = sql`to_json(w.maker_scopes) as "makerScopes",
  (select to_json(a.scopes) from api_tokens a
    where a.workspace_id = w.workspace_id and a.id = w.maker_token_id) as "tokenScopes",
  ${rolesOfUser(sql`w.workspace_id`, sql`w.maker_user_id`)} as "makerRoles",
  case when not ${hasActiveUser(sql`w`)} then 'user_inactive'
    when ${hasActiveToken(sql`w`)} then null
    when exists (select 1 from api_tokens a where a.workspace_id = w.workspace_id
      and a.id = w.maker_token_id and a.revoked_at is null) then 'token_expired'
    else 'token_revoked' end as "endedBy"`

/** Returns whether a webhook may use a scope: its actor had the scope when it created the webhook, and still has it. */
export function webhookActorRights(actor: WebhookActorRow): (scope: Scope) => boolean {
  if (actor.endedBy !== null) return () => false
  const before = rightsOf(actor.makerScopes, actor.makerRoles)
  const now = rightsOf(actor.tokenScopes ?? [], actor.makerRoles)
  return (scope) => before(scope) && now(scope)
}

/** The texts of the reasons for which a webhook without an active actor is disabled. */
export const endReasons: Readonly<Record<NonNullable<WebhookActorRow['endedBy']>, string>> = {
  token_revoked:
    'The API token that the webhook works for was revoked. Enable the webhook with another token to have it work for that one.',
  token_expired:
    'The API token that the webhook works for has expired. Enable the webhook with another token to have it work for that one.',
  user_inactive:
    'The user whom the webhook works for was suspended or deleted. Enable the webhook with a token of somebody else to have it work for them.',
}
