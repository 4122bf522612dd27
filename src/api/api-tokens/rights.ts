import { type Scope, scopes as allScopes } from '../../../generated/routes.ts'
import { type GivenRole, rightsOf } from '../../auth/roles.ts'
import { forbidden } from '../../errors.ts'
import type { Context } from '../../http/context.ts'

interface HeldToken {
  readonly id: string
  readonly name: string
  readonly userId: string | null
  readonly scopes: readonly string[]
  /** The roles of the user of a personal token. */
  readonly roles: readonly GivenRole[] | null
}

/**
 * Throws 403 unless the caller may change or revoke a token: the calling token itself, with `tokens:write` any token of
 * its user, and every other token whose rights the caller has.
 */
export function requireChangeable(ctx: Context, token: HeldToken): void {
  const { actor } = ctx
  const isOfUser = token.userId !== null && token.userId === actor.userId
  if (token.id === actor.tokenId || (isOfUser && actor.can('tokens:write'))) return
  requireRightsOver(ctx, token)
}

/**
 * Requires the rights of a token from the caller that changes it: a personal token may do what its scopes and the
 * roles of its user both permit, a service token what its scopes permit. Throws 403 with the missing ones.
 */
export function requireRightsOver({ actor }: Context, token: HeldToken): void {
  const can = rightsOf(token.scopes as Scope[], token.roles)
  const lacking = allScopes.filter((scope) => can(scope) && !actor.can(scope))
  if (lacking.length === 0) return
  const most = 10
  const listed = lacking.slice(0, most).join(', ')
  const others = lacking.length > most ? ` and ${lacking.length - most} more` : ''
  throw forbidden(
    `The token "${token.name}" has permissions that the caller lacks: ${listed}${others}.`,
  )
}
