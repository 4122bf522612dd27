import type { Scope } from '../../../generated/routes.ts'
import { type GivenRole, scopesOfRoles } from '../../auth/roles.ts'
import { holds, requireScope } from '../../auth/scopes.ts'
import { ApiError } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Context } from '../../http/context.ts'
import {
  lockTokensOf,
  revokeServiceTokens,
  serviceTokensOf,
  tokensByIds,
} from '../api-tokens/queries.ts'
import { requireRightsOver } from '../api-tokens/rights.ts'
import { toApiToken } from '../api-tokens/wire.ts'

/** The scopes that some roles permit and others do not. */
export function lostScopes(before: readonly GivenRole[], after: readonly GivenRole[]): Scope[] {
  const kept = scopesOfRoles(after)
  return scopesOfRoles(before).filter((scope) => !kept.includes(scope))
}

/**
 * Keeps or revokes the active service tokens that a user created, as the request says: all of them, or those that
 * have one of `lost`. Throws 409 if the request does not say it, and 403 if the caller may not revoke them.
 */
export async function settleServiceTokens(
  ctx: Context,
  userId: string,
  choice: 'keep' | 'revoke' | undefined,
  lost?: readonly Scope[],
): Promise<void> {
  const { workspaceId } = ctx.actor
  if (choice === 'keep') return
  if (choice === 'revoke') requireScope(ctx.actor, 'tokens:write')
  await lockTokensOf(ctx.db, { workspaceId, userId })
  const created = await serviceTokensOf(ctx.db, { workspaceId, userId })
  const tokens = created.filter(
    ({ scopes }) => !lost || lost.some((scope) => holds(scopes as Scope[], scope)),
  )
  if (tokens.length === 0) return
  const ids = tokens.map(({ id }) => id)
  if (choice === 'revoke') {
    for (const token of tokens) requireRightsOver(ctx, { ...token, userId: null, roles: null })
    await emitRevoked(ctx, await revokeServiceTokens(ctx.db, { workspaceId, ids }))
    return
  }
  const listed = tokens.slice(0, 100).map(({ id, name, preview }) => ({ id, name, preview }))
  throw new ApiError(
    'user_has_service_tokens',
    `The user created ${tokens.length} active service tokens${lost ? ' with permissions that the user loses' : ''}. Set "serviceTokens" to keep or revoke.`,
    { members: { serviceTokens: listed } },
  )
}

export async function emitRevoked(
  ctx: Context,
  ended: ReadonlyArray<{ id: string }>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  if (ended.length === 0) return
  const tokens = await tokensByIds(ctx.db, { workspaceId, ids: ended.map(({ id }) => id) })
  emit(ctx, ...tokens.map((row) => ['token.revoked', toApiToken(row)] as const))
}
