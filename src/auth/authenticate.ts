import { and, eq, sql } from 'drizzle-orm'
import { type Scope, scopes as knownScopes } from '../../generated/routes.ts'
import type { Db } from '../db/client.ts'
import { apiTokens, users } from '../db/schema/users.ts'
import { workspaces } from '../db/schema/workspaces.ts'
import { statement, type Values } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import { type BuiltInRole, roleHolds } from './roles.ts'
import { holds } from './scopes.ts'
import { hashToken, isToken } from './tokens.ts'

/** Who is asking. */
export interface Actor {
  readonly workspaceId: string
  readonly tokenId: string
  /** The user of a personal token. */
  readonly userId: string | null
  /** Who did it, for the record: the user, or the service token itself. */
  readonly id: string
  /** The token's scopes as far as its user's roles allow them. */
  readonly scopes: readonly Scope[]
  can(scope: Scope): boolean
  /** An owner, administrator or supervisor, or a service token with every scope. */
  readonly supervises: boolean
}

interface Role {
  readonly systemName: BuiltInRole | null
  readonly permissions: readonly Scope[]
}

// The one look-up that is not bound to a workspace: the token decides it
const tokenByHash = statement((db, $: Values<{ hash: Buffer }>) =>
  db
    .select({
      workspaceId: apiTokens.workspaceId,
      id: apiTokens.id,
      userId: apiTokens.userId,
      scopes: apiTokens.scopes,
      isExpired: sql<boolean>`coalesce(${apiTokens.expiresAt} <= now(), false)`.as('is_expired'),
      isRevoked: sql<boolean>`${apiTokens.revokedAt} is not null
        or ${workspaces.suspendedAt} is not null
        or (${apiTokens.userId} is not null
          and (${users.deletedAt} is not null or ${users.status} <> 'active'))`.as('is_revoked'),
      isUnmarked:
        sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`.as(
          'is_unmarked',
        ),
      roles: sql<Role[] | null>`case when ${apiTokens.userId} is not null then (
        select json_agg(json_build_object('systemName', r.system_name, 'permissions', r.permissions))
        from user_roles ur
        join roles r on r.workspace_id = ur.workspace_id and r.id = ur.role_id
        where ur.workspace_id = ${apiTokens.workspaceId} and ur.user_id = ${apiTokens.userId}
      ) end`.as('roles'),
    })
    .from(apiTokens)
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .leftJoin(
      users,
      and(eq(users.workspaceId, apiTokens.workspaceId), eq(users.id, apiTokens.userId)),
    )
    .where(eq(apiTokens.hash, $.hash)),
)

const markUsed = statement<{ workspaceId: string; id: string; ip: string }, never>(
  (_, $) => sql`
    update api_tokens set last_used_at = now(), last_used_ip = ${$.ip}
    where workspace_id = ${$.workspaceId} and id = ${$.id}
      and coalesce(last_used_at < now() - interval '1 minute', true)`,
)

/**
 * The actor behind an `Authorization` header (RFC 6750). Asked anew on every request, so that a
 * revoked token is refused on the next one. Throws 401, or 400 for a header that is none.
 */
export async function authenticate(db: Db, header: string | undefined, ip: string): Promise<Actor> {
  if (header === undefined) {
    throw new ApiError('token_missing', 'Send a token: Authorization: Bearer swb_…', {
      headers: { 'www-authenticate': 'Bearer' },
    })
  }
  const token = /^bearer +([^ ]+) *$/i.exec(header)?.[1]
  if (token === undefined || !isToken(token)) throw refused('token_invalid', 'This is not a token.')

  const [row] = await tokenByHash(db, { hash: hashToken(token) })
  if (!row) throw refused('token_invalid', 'There is no such token.')
  if (row.isRevoked) throw refused('token_revoked', 'The token was revoked.')
  if (row.isExpired) throw refused('token_expired', 'The token has expired.')
  if (row.isUnmarked) await markUsed(db, { workspaceId: row.workspaceId, id: row.id, ip })

  return actorOf(row)
}

function actorOf(row: {
  workspaceId: string
  id: string
  userId: string | null
  scopes: string[]
  roles: Role[] | null
}): Actor {
  const scopes = row.scopes as Scope[]
  const permits = (scope: Scope) =>
    row.userId === null ||
    (row.roles ?? []).some(({ systemName, permissions }) =>
      systemName ? roleHolds(systemName, scope) : holds(permissions, scope),
    )
  const can = (scope: Scope) => holds(scopes, scope) && permits(scope)
  return {
    workspaceId: row.workspaceId,
    tokenId: row.id,
    userId: row.userId,
    id: row.userId ?? row.id,
    scopes: row.userId === null ? scopes : knownScopes.filter(can),
    can,
    supervises:
      row.userId === null
        ? scopes.includes('*')
        : (row.roles ?? []).some(({ systemName }) => supervising.has(systemName ?? '')),
  }
}

const supervising: ReadonlySet<string> = new Set<BuiltInRole>(['owner', 'admin', 'supervisor'])

function refused(
  code: 'token_invalid' | 'token_expired' | 'token_revoked',
  detail: string,
): ApiError {
  return new ApiError(code, detail, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
