import type { Scope } from '../../generated/routes.ts'
import { insufficientScope } from '../errors.ts'

/** Whether `granted` holds `needed`: itself, `*`, or for `x:read` also `x:write`, and `messages:send` for messages. */
export function holds(granted: readonly Scope[], needed: Scope): boolean {
  if (granted.includes(needed) || granted.includes('*')) return true
  const [area, right] = needed.split(':')
  if (right !== 'read') return false
  return granted.includes(area === 'messages' ? 'messages:send' : (`${area}:write` as Scope))
}

/** Throws 403 with those of some scopes that an actor lacks. */
export function requireScope(
  actor: { readonly scopes: readonly Scope[]; can(scope: Scope): boolean },
  ...needed: readonly Scope[]
): void {
  const lacking = needed.filter((scope) => !actor.can(scope))
  if (lacking.length > 0) throw insufficientScope(lacking, actor.scopes)
}
