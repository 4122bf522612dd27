import type { Scope } from '../../generated/routes.ts'

/** Whether `granted` holds `needed`: itself, `*`, or for `x:read` also `x:write`, and `messages:send` for messages. */
export function holds(granted: readonly Scope[], needed: Scope): boolean {
  if (granted.includes(needed) || granted.includes('*')) return true
  const [area, right] = needed.split(':')
  if (right !== 'read') return false
  return granted.includes(area === 'messages' ? 'messages:send' : (`${area}:write` as Scope))
}
