import { pipeline } from '../../db/query/pipeline.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import type { Db } from '../../db/pool/client.ts'
import { and, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { rolesOfHolder } from '../../auth/authenticate.ts'
import { listing } from '../../lists/listing.ts'
import { columnsBut, type Key, rowById, rowsByIds, type UserKey } from '../../db/query/rows.ts'
import { apiTokens } from '../../db/schema/users.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { nameHolds } from '../../db/query/search.ts'
import { anyOf, statement, type Values } from '../../db/query/statement.ts'

const columns = {
  ...columnsBut(apiTokens, 'workspaceId', 'position', 'hash', 'updatedAt'),
  status: sql<Schema<'ApiTokenStatus'>>`case
    when api_tokens.revoked_at is not null then 'revoked'
    when api_tokens.expires_at <= now() then 'expired'
    when api_tokens.user_id is not null and not exists (select 1 from users u
      where u.workspace_id = api_tokens.workspace_id and u.id = api_tokens.user_id
        and u.status = 'active' and u.deleted_at is null) then 'user_not_active'
    else 'active' end`.as('status'),
}

export const tokenById = rowById(apiTokens, columns)

export const tokensByIds = rowsByIds(apiTokens, columns)

export const holderById = rowById(apiTokens, { ...columns, roles: rolesOfHolder.as('roles') })

/** Returns a token with the roles of its user; the token is locked until the transaction ends. */
export async function lockToken(db: Db, key: Key): ReturnType<typeof holderById> {
  const [, rows] = await pipeline(db, [
    () => lockRow(db, apiTokens, key, 'update'),
    () => holderById(db, key),
  ])
  return rows
}

const tokensOf = ($: Values<UserKey>) =>
  sql`hashtextextended('tokens of ' || ${$.workspaceId}::text || ' ' || ${$.userId}::text, 0)`

/** Takes the shared lock of the service tokens of a user: decisions about them wait until this transaction ends. */
export const shareTokensLock = statement<UserKey, never>(
  (_, $) => sql`select pg_advisory_xact_lock_shared(${tokensOf($)})`,
)

/** Locks the tokens of a user: none is created in the user's name until this transaction ends. */
export const lockTokensOf = statement<UserKey, never>(
  (_, $) => sql`select pg_advisory_xact_lock(${tokensOf($)})`,
)

/** Locks the tokens of a workspace: other transactions create none until this one ends. */
export const lockTokens = workspaceLock('tokens')

/** The number of tokens besides sessions that are neither revoked nor expired. */
export const countUsable = statement<{ workspaceId: string }, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from api_tokens
    where workspace_id = ${$.workspaceId} and revoked_at is null and kind <> 'session'
      and coalesce(expires_at, 'infinity') > now()`,
)

export const tokenPage = listing<'listApiTokens'>()({
  table: apiTokens,
  rows: (db, onPage) => db.select(columns).from(apiTokens).where(onPage),
  filters: {
    q: (value) => nameHolds(apiTokens.name, value),
    creatorId: (list) => anyOf(apiTokens.creatorId, list),
    userId: (list) => anyOf(apiTokens.userId, list),
  },
  sorts: {
    createdAt: apiTokens.position,
    name: sql`${apiTokens.name} collate "und-x-icu"`,
  },
})

/** Ends a token `overlapSeconds` from now, by the database's clock, unless it ends sooner. */
export const endToken = statement<Key & { overlapSeconds: number }, never>(
  (_, $) => sql`
    update api_tokens set version = version + 1, updated_at = now(),
      revoked_at = case when ${$.overlapSeconds}::int = 0 then now() else revoked_at end,
      expires_at = least(expires_at, now() + make_interval(secs => ${$.overlapSeconds}::int))
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** The active service tokens that a user created, newest first. */
export const serviceTokensOf = statement((db, $: Values<UserKey>) =>
  db
    .select({
      id: apiTokens.id,
      name: apiTokens.name,
      preview: apiTokens.preview,
      scopes: apiTokens.scopes,
    })
    .from(apiTokens)
    .where(
      and(
        inWorkspace(apiTokens, $.workspaceId),
        sql`${apiTokens.creatorId} = ${$.userId} and ${apiTokens.kind} = 'service'
          and ${apiTokens.revokedAt} is null and coalesce(${apiTokens.expiresAt} > now(), true)`,
      ),
    )
    .orderBy(sql`${apiTokens.position} desc`),
)

/** Ends those of some service tokens that are active. */
export const revokeServiceTokens = statement<
  { workspaceId: string; ids: string[] },
  { id: string }
>(
  (_, $) => sql`
    update api_tokens set revoked_at = now(), version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and ${anyOf(apiTokens.id, $.ids)} and kind = 'service'
      and revoked_at is null and coalesce(expires_at > now(), true)
    returning id`,
)
