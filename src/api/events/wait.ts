import { eventTypes } from '../../../generated/events.ts'
import type { Operations } from '../../../generated/operations.ts'
import { insufficientScope } from '../../errors.ts'
import { matchesType, scopesLacking } from '../../events/event-types.ts'
import type { EventHead } from '../../events/live-batch.ts'
import type { Context, PartOfTransaction } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'

type Query = Operations['listEvents']['query']

/** Returns the types that patterns mean and the caller may read. Throws 403. */
export function typesOf(
  { actor }: Pick<Context, 'actor'>,
  patterns: readonly string[] = ['*'],
): string[] {
  const lacking = scopesLacking(patterns, actor.can)
  if (lacking.length > 0) throw insufficientScope(lacking, actor.scopes)
  return eventTypes
    .filter(({ type, scope }) => matchesType(type, patterns) && actor.can(scope))
    .map(({ type }) => type)
}

/**
 * Waits until there is an event that the caller asks for after its cursor, for `wait` seconds at most. It may end without
 * one. Without a cursor there is nothing to wait for: the feed begins with what it has.
 */
export async function untilEvents(
  ctx: Omit<Context, PartOfTransaction>,
  { query }: { readonly query: Query },
): Promise<void> {
  const { after, resourceId, types, wait = 0 } = query
  const ms = wait * 1000 - ctx.age()
  if (after === undefined || after === 'latest' || ms <= 0) return
  const { workspaceId } = ctx.actor
  const wants = wantsOf(typesOf(ctx, types), resourceId)
  await ctx.pause((done) => {
    const view = { key: newId(), wants }
    const listener = { workspaceId, view, after: Number(after), receive: done, lag: done }
    return ctx.liveFeed.listen(listener)
  }, ms)
}

/** Returns whether an event is of one of some types, and of an object if it is given. */
export function wantsOf(types: readonly string[], resourceId: string | undefined) {
  const wanted = new Set(types)
  return (event: EventHead): boolean =>
    wanted.has(event.type) && (resourceId === undefined || event.resourceId === resourceId)
}
