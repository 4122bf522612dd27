import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import type { OidcProvider } from '../../db/schema/settings.ts'
import type { Key, UserKey } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { nilId } from '../../lib/ids.ts'

const activeWorkspace = statement<{ name: string }, { id: string }>(
  (_, $) => sql`select id from workspaces where name = ${$.name} and suspended_at is null`,
)

/**
 * Returns the id of the workspace with a name. For an unknown or suspended one it is the id that no workspace has, so that
 * it costs the same statements.
 */
export async function workspaceToEnter(db: Db, name: string): Promise<string> {
  const [found] = await activeWorkspace(db, { name })
  return found?.id ?? nilId
}

/** Returns the active user with an e-mail address and the hash of the password, if there is one. */
export const accountByEmail = statement<
  { workspaceId: string; email: string },
  { userId: string; passwordHash: string | null }
>(
  (_, $) => sql`
    select u.id as "userId", p.hash as "passwordHash" from users u
    left join user_passwords p on p.workspace_id = u.workspace_id and p.user_id = u.id
    where u.workspace_id = ${$.workspaceId} and lower(u.email) = lower(${$.email}::text)
      and u.deleted_at is null and u.status = 'active'`,
)

export const passwordOf = statement<UserKey, { hash: string }>(
  (_, $) => sql`
    select hash from user_passwords
    where workspace_id = ${$.workspaceId} and user_id = ${$.userId}`,
)

export const putPassword = statement<UserKey & { hash: string; now: string }, never>(
  (_, $) => sql`
    insert into user_passwords as p (workspace_id, user_id, hash, changed_at)
    values (${$.workspaceId}, ${$.userId}, ${$.hash}, ${$.now})
    on conflict (workspace_id, user_id) do update
      set hash = excluded.hash, changed_at = excluded.changed_at`,
)

export interface SessionRow {
  readonly id: string
  readonly device: string | null
  readonly lastUsedIp: string | null
  readonly createdAt: string
  readonly lastUsedAt: string | null
  readonly expiresAt: string
}

/** Returns the sessions of a user that have not ended, the newest first. */
export const sessionsOf = statement<UserKey, SessionRow>(
  (_, $) => sql`
    select id, device, last_used_ip as "lastUsedIp", created_at as "createdAt",
      last_used_at as "lastUsedAt", expires_at as "expiresAt"
    from api_tokens
    where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and kind = 'session'
      and revoked_at is null and expires_at > now()
    order by position desc`,
)

/** Ends the sessions of a user but the newest `most` ones and `exceptId`. */
export const endSessions = statement<
  UserKey & { most: number; exceptId: string | null },
  { id: string }
>(
  (_, $) => sql`
    update api_tokens set revoked_at = now(), version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id in (
      select id from api_tokens
      where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and kind = 'session'
        and revoked_at is null and expires_at > now()
        and id <> all(array_remove(array[${$.exceptId}::uuid], null))
      order by position desc offset ${$.most}::int)
    returning id`,
)

/** Deletes sessions of a user that ended a month ago, except those that made a webhook. */
export const deleteEndedSessions = statement<UserKey, never>(
  (_, $) => sql`
    delete from api_tokens t
    where t.workspace_id = ${$.workspaceId} and t.user_id = ${$.userId} and t.kind = 'session'
      and least(t.revoked_at, t.expires_at) < now() - interval '30 days'
      and not exists (select from webhooks w
        where w.workspace_id = t.workspace_id and w.maker_token_id = t.id)`,
)

/** Returns the token of a session of a user, which has not ended. */
export const sessionToEnd = statement<Key & { userId: string }, { id: string }>(
  (_, $) => sql`
    select id from api_tokens
    where workspace_id = ${$.workspaceId} and id = ${$.id} and user_id = ${$.userId}
      and kind = 'session' and revoked_at is null and expires_at > now()`,
)

/** Activates a user who was invited, and renames the user unless `name` is null. */
export const activateUser = statement<UserKey & { name: string | null; now: string }, never>(
  (_, $) => sql`
    update users set status = 'active', name = coalesce(${$.name}, name), version = version + 1,
      updated_at = ${$.now}
    where workspace_id = ${$.workspaceId} and id = ${$.userId}`,
)

export const providerOf = statement<{ workspaceId: string }, { oidc: OidcProvider | null }>(
  (_, $) => sql`select oidc from settings where workspace_id = ${$.workspaceId}`,
)

export const putProviderOf = statement<{ workspaceId: string; oidc: string }, never>(
  (_, $) => sql`
    update settings set oidc = ${$.oidc}::jsonb where workspace_id = ${$.workspaceId}`,
)

type Address = { workspaceId: string; email: string }

/** Locks an e-mail address, so that two sign-ins at once create one user. */
export const lockAddress = statement<Address, never>(
  (_, $) => sql`select pg_advisory_xact_lock(
    hashtextextended('user ' || ${$.workspaceId}::text || ' ' || lower(${$.email}::text), 0))`,
)
