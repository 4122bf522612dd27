import { type GivenRole, permissionsOf } from '../../auth/roles.ts'
import { requireScope } from '../../auth/scopes.ts'
import { ApiError, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { anyOwner, rolesReferred } from './queries.ts'

/**
 * Requires that callers grant, revoke and decide only about permissions that they have. Throws 403 with the missing
 * ones.
 */
export function requireRights({ actor }: Context, roles: readonly GivenRole[]): void {
  requireScope(actor, ...new Set(roles.flatMap(permissionsOf)))
}

/** Returns the roles with these ids if the caller may give them. Throws 422, 403. */
export async function requireRoles(
  ctx: Context,
  ids: readonly string[],
  pointerOf: (index: number) => string,
): Promise<readonly GivenRole[]> {
  const { workspaceId } = ctx.actor
  const found = await rolesReferred(ctx.db, { workspaceId, ids })
  const unknown = ids.findIndex((id) => !found.some((role) => role.id === id))
  if (unknown >= 0) throw unknownReference(pointerOf(unknown), 'role', ids[unknown] as string)
  requireRights(ctx, found)
  return found
}

export function isOwner({ systemName }: GivenRole): boolean {
  return systemName === 'owner'
}

/** Throws 409 when the workspace has no owner any more. A change of an owner calls it under `lockOwners`. */
export async function requireOwner({ db, actor: { workspaceId } }: Context): Promise<void> {
  const [owner] = await anyOwner(db, { workspaceId })
  if (!owner)
    throw new ApiError(
      'last_owner',
      'The workspace must have at least one active owner. Make another user an owner first.',
    )
}
