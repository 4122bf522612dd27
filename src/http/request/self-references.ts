import type { Route, SelfReference } from '../../../generated/routes.ts'
import type { Actor } from '../../auth/authenticate.ts'
import { ruleViolated } from '../../errors.ts'
import type { Input } from './validate.ts'

/** An identifier that no object has, for a filter by the user of a token without one. */
const noUser = '00000000-0000-0000-0000-000000000000'

/**
 * Puts the identifier of the caller in the place of each `me` of a valid request. For a token without a user a filter
 * by `me` selects nothing, and a body with `me` throws 422.
 */
export function resolveSelf({ selfReferences }: Route, actor: Actor, input: Input): void {
  for (const reference of selfReferences) {
    resolveAt(input[reference.in], reference.path, (pointer) => idOf(reference, actor, pointer))
  }
}

function idOf({ in: location, as }: SelfReference, { id, userId }: Actor, pointer: string): string {
  const self = as === 'actor' ? id : userId
  if (self !== null) return self
  if (location === 'query') return noUser
  throw ruleViolated(
    'The token belongs to no user, so "me" stands for nobody. Use the identifier of a user.',
    pointer,
  )
}

type Container = Record<string, unknown> | unknown[]

function resolveAt(
  value: unknown,
  [step, ...rest]: readonly string[],
  self: (pointer: string) => string,
  pointer = '',
): void {
  if (typeof value !== 'object' || value === null || step === undefined) return
  const container = value as Container
  const keys = step === '*' ? Object.keys(container) : [step]
  for (const key of keys) {
    const at = `${pointer}/${key}`
    const held = (container as Record<string, unknown>)[key]
    if (rest.length > 0) resolveAt(held, rest, self, at)
    else if (held === 'me') (container as Record<string, unknown>)[key] = self(at)
  }
}
