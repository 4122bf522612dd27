import type { Scope } from '../../generated/routes.ts'
import type { Actor } from '../auth/authenticate.ts'

/** Whether a request lacks the scope of its operation, so that it reaches only what belongs to the user of its token. */
export function isOwnOnly(actor: Actor, scope: Scope): boolean {
  return actor.userId !== null && !actor.can(scope)
}

/** Returns the users whose objects a list shows: those that the request names, without the scope none but the caller. */
export function ownUsers(
  actor: Actor,
  scope: Scope,
  named: readonly string[] | undefined,
): readonly string[] | undefined {
  if (!isOwnOnly(actor, scope)) return named
  const own = actor.userId as string
  return named === undefined || named.includes(own) ? [own] : []
}
