import type { Operations } from '../../../generated/operations.ts'
import type { OutsideContext } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { typesOf, wantsOf } from './visible-types.ts'

/**
 * Waits until there is an event that the caller asks for after its cursor, for `wait` seconds at most. It may end without
 * one. Without a cursor there is nothing to wait for: the feed begins with what it has.
 */
export async function untilEvents(
  ctx: OutsideContext,
  { query }: { readonly query: Operations['listEvents']['query'] },
): Promise<void> {
  const { after, resourceId, types, wait = 0 } = query
  const ms = wait * 1000 - ctx.age()
  if (after === undefined || after === 'latest' || ms <= 0) return
  const { workspaceId } = ctx.actor
  // Refuses types without their scope
  typesOf(ctx, types)
  const wants = wantsOf(ctx.actor, types, resourceId)
  await ctx.pause((done) => {
    const view = { key: newId(), wants }
    const listener = { workspaceId, view, after: Number(after), receive: done, lag: done }
    return ctx.liveFeed.listen(listener)
  }, ms)
}
