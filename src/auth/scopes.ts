import type { Scope } from '../../generated/routes.ts'

/** Whether `granted` holds `needed`: itself, `*`, or for `x:read` also `x:write`. */
export function holds(granted: readonly Scope[], needed: Scope): boolean {
  if (granted.includes(needed) || granted.includes('*')) return true
  const [area, right] = needed.split(':')
  return right === 'read' && granted.includes(`${area}:write` as Scope)
}
