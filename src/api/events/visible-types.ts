import { eventTypeOf, matchesType, readableTypes, requireTypes } from '../../events/event-types.ts'
import type { EventHead } from '../../events/live-batch.ts'
import type { Context } from '../../http/context.ts'

/** Returns the types that patterns mean and the caller may read. Throws 403. */
export function typesOf(
  { actor }: Pick<Context, 'actor'>,
  patterns: readonly string[] = ['*'],
): string[] {
  requireTypes(actor, patterns)
  return readableTypes(actor, patterns)
}

/** Returns whether an event is of a type that patterns mean and the caller may read, and of an object if it is given. */
export function wantsOf(
  actor: Pick<Context['actor'], 'can'>,
  patterns: readonly string[] = ['*'],
  resourceId: string | undefined,
) {
  return ({ type, resourceId: of }: EventHead): boolean => {
    const scope = eventTypeOf(type)?.scope
    if (scope === undefined || (resourceId !== undefined && of !== resourceId)) return false
    return matchesType(type, patterns) && actor.can(scope)
  }
}
