import { and, eq, sql } from 'drizzle-orm'
import { type Scope, scopes as knownScopes } from '../../generated/routes.ts'
import type { Db } from '../db/pool/client.ts'
import type { Opening } from '../db/pool/begin-check.ts'
import { ifThereIsRoom } from '../db/pool/errors.ts'
import { apiTokens, users } from '../db/schema/users.ts'
import { workspaces } from '../db/schema/workspaces.ts'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'
import { ApiError } from '../errors.ts'
import { type BuiltInRole, type GivenRole, rightsOf, rolesOfUser } from './roles.ts'
import { hashToken, isToken } from './tokens.ts'
import { setNewest } from '../lib/set-newest.ts'

/** The user or service token that makes a request. */
export interface Actor {
  readonly workspaceId: string
  readonly tokenId: string
  /** The user of a personal token or session. */
  readonly userId: string | null
  /** Whether the token is of somebody who signed in. */
  readonly isSession: boolean
  /** Id of the actor for the log: the user, or the service token itself. */
  readonly id: string
  /** The token's scopes as far as its user's roles allow them. */
  readonly scopes: readonly Scope[]
  can(scope: Scope): boolean
  /** An owner, administrator or supervisor, or a service token with every scope. */
  readonly supervises: boolean
}

/** The roles of the user of a personal token; null for a service token. */
export const rolesOfHolder = rolesOfUser(sql`api_tokens.workspace_id`, sql`api_tokens.user_id`)

// The one look-up that is not bound to a workspace: the token decides it
const tokenByHash = statement((db, $: Values<{ hash: Buffer }>) =>
  db
    .select({
      workspaceId: apiTokens.workspaceId,
      id: apiTokens.id,
      userId: apiTokens.userId,
      kind: apiTokens.kind,
      scopes: apiTokens.scopes,
      version: apiTokens.version,
      accessVersion: workspaces.accessVersion,
      isExpired: sql<boolean>`coalesce(${apiTokens.expiresAt} <= now(), false)`.as('is_expired'),
      isRevoked: sql<boolean>`${apiTokens.revokedAt} is not null`.as('is_revoked'),
      isWorkspaceSuspended: sql<boolean>`${workspaces.suspendedAt} is not null`.as(
        'is_workspace_suspended',
      ),
      isUserInactive: sql<boolean>`${apiTokens.userId} is not null
        and (${users.deletedAt} is not null or ${users.status} <> 'active')`.as('is_user_inactive'),
      isUnmarked:
        sql<boolean>`coalesce(${apiTokens.lastUsedAt} < now() - interval '1 minute', true)`.as(
          'is_unmarked',
        ),
      roles: rolesOfHolder.as('roles'),
    })
    .from(apiTokens)
    .innerJoin(workspaces, eq(workspaces.id, apiTokens.workspaceId))
    .leftJoin(
      users,
      and(eq(users.workspaceId, apiTokens.workspaceId), eq(users.id, apiTokens.userId)),
    )
    .where(eq(apiTokens.hash, $.hash)),
)

/** A session ends 12 hours after its last use, 30 days after it began at the latest. */
export const sessionHours = 12
const sessionDays = 30

const markUsed = statement<{ workspaceId: string; id: string; ip: string }, never>(
  (_, $) => sql`
    update api_tokens set last_used_at = now(), last_used_ip = ${$.ip},
      expires_at = case when kind = 'session'
        then least(now() + make_interval(hours => ${sessionHours}),
          created_at + make_interval(days => ${sessionDays}))
        else expires_at end
    where workspace_id = ${$.workspaceId} and id = ${$.id}
      and coalesce(last_used_at < now() - interval '1 minute', true)`,
)

// The fastest possible look-up: two keys, one row
const confirmSql = `
  select 1 as one from api_tokens t join workspaces w on w.id = t.workspace_id
  where t.hash = $1 and t.version = $2 and w.access_version = $3 and t.revoked_at is null
    and w.suspended_at is null and coalesce(t.expires_at > now(), true)
    and t.last_used_at >= now() - interval '1 minute'`

/** A cached actor, which must be confirmed before anything is returned to it or stored for it. */
export interface CachedActor {
  readonly actor: Actor
  /** Checks over `db` whether the actor still exists with the same rights. */
  confirm(db: Db): Promise<boolean>
  /** Confirms the actor in the round trip of BEGIN. `onResult` receives the result before anything is committed. */
  opening(onResult: (isConfirmed: boolean) => void): Opening
}

/** Finds tokens without a change. Those that were not marked as used for a while count as changed, so that they are. */
const unchangedTokens = statement<
  { ids: string[]; workspaceIds: string[]; versions: number[]; accessVersions: number[] },
  { id: string }
>(
  (_, $) => sql`
    select t.id
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.workspaceIds)}::uuid[],
      ${arrayParameter($.versions)}::bigint[], ${arrayParameter($.accessVersions)}::bigint[])
      k (id, workspace_id, version, access_version)
    join api_tokens t on t.workspace_id = k.workspace_id and t.id = k.id and t.version = k.version
    join workspaces w on w.id = k.workspace_id and w.access_version = k.access_version
    where t.revoked_at is null and w.suspended_at is null and coalesce(t.expires_at > now(), true)
      and t.last_used_at >= now() - interval '10 minutes'`,
)

/** Finds the actor of an `Authorization` header (RFC 6750). */
export interface Authentication {
  /** Looks the actor up in the database. Throws 401. */
  identify(header: string | undefined, ip: string): Promise<Actor>
  /** Whether the header's token has been accepted by this process and not been refused since. */
  isKnown(header: string | undefined): boolean
  /**
   * Returns the cached actor of a header, if there is one. Replies and commits for it must wait until it is confirmed,
   * so that a revoked token is refused on the very next request.
   */
  cached(header: string | undefined): CachedActor | undefined
  /**
   * Returns those of some headers whose actor has changed since it was cached, is not cached, or must be identified again
   * for its token to count as used. It takes one statement.
   */
  changed(headers: readonly string[]): Promise<string[]>
}

interface Known {
  readonly actor: Actor
  /** Hash of the token. */
  readonly hash: Buffer
  readonly version: number
  readonly accessVersion: number
}

const mostKnown = 10_000

export function authentication(db: Db): Authentication {
  const known = new Map<string, Known>()
  return {
    async identify(header, ip) {
      const row = await authenticate(db, header, ip).catch((error: unknown) => {
        if (error instanceof ApiError) known.delete(keyOf(header))
        throw error
      })
      const actor = actorOf(row)
      // The oldest entry is removed; a frequent caller is soon cached again
      const { hash, version, accessVersion } = row
      setNewest(known, keyOf(header), { actor, hash, version, accessVersion }, mostKnown)
      return actor
    },

    isKnown: (header) => known.has(keyOf(header)),

    async changed(headers) {
      const cached = headers.map((header) => known.get(keyOf(header)))
      const found = cached.filter((one) => one !== undefined)
      const unchanged = await unchangedTokens(db, {
        ids: found.map(({ actor }) => actor.tokenId),
        workspaceIds: found.map(({ actor }) => actor.workspaceId),
        versions: found.map(({ version }) => version),
        accessVersions: found.map(({ accessVersion }) => accessVersion),
      })
      const ids = new Set(unchanged.map(({ id }) => id))
      return headers.filter((_, index) => !ids.has(cached[index]?.actor.tokenId ?? ''))
    },

    cached(header) {
      const found = known.get(keyOf(header))
      if (!found) return undefined
      const { actor, hash, version, accessVersion } = found
      const parameters = [hash, version, accessVersion]
      return {
        actor,
        confirm: async (on) =>
          (await on.run((connection) => connection.rows(confirmSql, parameters, true))).length > 0,
        opening: (onResult) => ({
          name: 'still_that_actor',
          text: confirmSql,
          parameters,
          check(rows) {
            const isConfirmed = rows.length > 0
            onResult(isConfirmed)
            if (!isConfirmed) throw new Error('the actor is not as it was cached')
          },
        }),
      }
    },
  }
}

/** Returns the key under which the actor of a header is cached, which is empty for a header without a token. */
function keyOf(header: string | undefined): string {
  const token = tokenOf(header)
  return token === undefined ? '' : hashToken(token).toString('base64')
}

function tokenOf(header: string | undefined): string | undefined {
  const token = header === undefined ? undefined : /^bearer +([^ ]+) *$/i.exec(header)?.[1]
  return token !== undefined && isToken(token) ? token : undefined
}

async function authenticate(db: Db, header: string | undefined, ip: string) {
  if (header === undefined) {
    throw new ApiError(
      'token_missing',
      'The request has no token. Send the header "Authorization: Bearer swb_…".',
      { headers: { 'www-authenticate': 'Bearer' } },
    )
  }
  const token = tokenOf(header)
  if (token === undefined) {
    throw refused(
      'token_invalid',
      /^bearer /i.test(header)
        ? 'The header "Authorization" contains no token. One is swb_ and 36 letters and digits: check that it was copied completely.'
        : 'The header "Authorization" must be "Bearer swb_…", with a blank before the token.',
    )
  }

  const hash = hashToken(token)
  const [row] = await tokenByHash(db, { hash })
  if (!row)
    throw refused('token_invalid', 'The token does not exist. Check that it was copied completely.')
  if (row.isRevoked) throw refused('token_revoked', 'The token was revoked. Use another token.')
  if (row.isExpired) throw refused('token_expired', 'The token has expired. Use another token.')
  if (row.isWorkspaceSuspended) {
    throw refused('workspace_suspended', 'The workspace of the token is suspended.')
  }
  if (row.isUserInactive) {
    throw refused(
      'token_user_not_active',
      'The user of the token is not active. Set the status of the user to active first.',
    )
  }
  if (row.isUnmarked) {
    await ifThereIsRoom(markUsed(db, { workspaceId: row.workspaceId, id: row.id, ip }))
  }

  return { ...row, hash }
}

function actorOf(row: {
  workspaceId: string
  id: string
  userId: string | null
  kind: 'personal' | 'service' | 'session'
  scopes: string[]
  roles: GivenRole[] | null
}): Actor {
  const scopes = row.scopes as Scope[]
  const can = rightsOf(scopes, row.roles)
  return {
    workspaceId: row.workspaceId,
    tokenId: row.id,
    userId: row.userId,
    isSession: row.kind === 'session',
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
  code:
    | 'token_invalid'
    | 'token_expired'
    | 'token_revoked'
    | 'token_user_not_active'
    | 'workspace_suspended',
  detail: string,
): ApiError {
  return new ApiError(code, detail, {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}
