import type { Route, SelfReference } from '../../../generated/routes.ts'
import type { Actor } from '../../auth/authenticate.ts'
import type { UserKey } from '../../db/query/rows.ts'
import { ApiError, ruleViolated } from '../../errors.ts'
import { nilId } from '../../lib/ids.ts'
import { visitTexts } from './members.ts'
import type { Input } from './validate.ts'

/**
 * Puts the identifier of the caller in the place of each `me` of a valid request. For a token without a user a filter
 * by `me` selects nothing, a body with `me` throws 422, and a path throws 404.
 */
export function resolveSelf({ selfReferences }: Route, actor: Actor, input: Input): void {
  for (const reference of selfReferences) {
    visitTexts(input[reference.in], reference.path, (text, pointer) =>
      text === 'me' ? idOf(reference, actor, pointer) : undefined,
    )
  }
}

function idOf({ in: location, as }: SelfReference, { id, userId }: Actor, pointer: string): string {
  const self = as === 'actor' ? id : userId
  if (self !== null) return self
  if (location === 'query') return nilId
  if (location === 'params') throw userless()
  throw ruleViolated(
    'The token belongs to no user, so "me" stands for nobody. Use the identifier of a user.',
    pointer,
  )
}

/** Returns the key of the calling user. Throws 404 for a service token. */
export function callingUser({ workspaceId, userId }: Actor): UserKey {
  if (userId === null) throw userless()
  return { workspaceId, userId }
}

/** Returns the error for the user of a token that has none. */
export function userless(): ApiError {
  return new ApiError('not_found', 'The calling token is a service token, which has no user.')
}
