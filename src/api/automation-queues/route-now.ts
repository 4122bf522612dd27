import { pipeline } from '../../db/query/pipeline.ts'
import type { Schema } from '../../../generated/operations.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import { firstMatch, matchingQueues, moveToSlot, findQueueSlot } from '../../routing/enqueue.ts'
import { type Entity, lockWork, workToRoute } from '../../routing/work.ts'
import { defaultQueues } from './conversation-queries.ts'
import { askAgain } from './entry-queries.ts'
import { factsOf } from './facts.ts'

export interface Routed {
  readonly outcome: Schema<'RouteResult'>['outcome']
  readonly entryId: string | null
}

/** Adds work to its queue, or to the first one that it matches. Returns undefined if the work does not exist. */
export async function routeNow(ctx: Context, entity: Entity): Promise<Routed | undefined> {
  const { workspaceId } = ctx.actor
  const { entityType, entityId } = entity
  const key = { workspaceId, entityType, entityId }
  const [facts, queues, [before]] = await pipeline(ctx.db, [
    () => factsOf(ctx.db, entityType, { workspaceId, ids: [entityId] }),
    () => matchingQueues(ctx.db, { workspaceId }),
    () => workToRoute(ctx.db, key),
  ])
  const known = facts.get(entityId)
  if (!known || !before) return undefined
  const queueId =
    before.queueId ??
    (await firstMatch(ctx.stepBudget, queues, known)).queue?.id ??
    (await defaultQueues(ctx.db, { workspaceId, ids: [entityId] }))[0]?.queueId
  // A queue is locked before the work that waits in it
  const slot = queueId === undefined ? undefined : await findQueueSlot(ctx.db, workspaceId, queueId)
  const [, [work]] = await pipeline(ctx.db, [
    () => lockWork(ctx.db, key),
    () => workToRoute(ctx.db, key),
  ])
  if (!work) return undefined

  const { entryId } = work
  if (entryId !== null && work.entryStatus !== 'assigned') {
    const [asked] = await askAgain(ctx.db, { workspaceId, id: entryId })
    if (asked) emitInternally(ctx, 'queue.entry_changed', asked)
    return { outcome: 'queued', entryId }
  }
  if (!work.isOpen) return { outcome: 'closed', entryId: null }
  if (work.assigneeId !== null) return { outcome: 'assigned', entryId }
  if (!slot) return { outcome: 'no_queue', entryId: null }
  return { outcome: 'queued', entryId: await moveToSlot(ctx, entity, slot) }
}
