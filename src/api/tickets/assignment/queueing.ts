import type { Operations } from '../../../../generated/operations.ts'
import type { Db } from '../../../db/pool/client.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { notFound, unknownReference } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import type { StepBudget } from '../../../lib/step-budget.ts'
import type { Facts } from '../../../routing/conditions.ts'
import {
  enqueue,
  firstMatch,
  type MatchingQueue,
  type QueueSlot,
  findQueueSlot,
} from '../../../routing/enqueue.ts'
import { endEntries } from '../../../routing/end.ts'
import { requireCapacity } from '../../../routing/capacity.ts'
import { workToRoute } from '../../../routing/work.ts'

type NewTicket = Operations['createTicket']['body']

/** Whether a new ticket enters the first queue that it matches. */
export function matchesByItself({ assigneeId, queueId }: NewTicket): boolean {
  return !assigneeId && queueId === undefined
}

/** Returns the queue slot of a new ticket; undefined when it does not wait. */
export async function queueSlotForNew(
  ctx: Context,
  { assigneeId, queueId }: NewTicket,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<QueueSlot | undefined> {
  if (queueId) {
    const slot = await resolveQueue(ctx, queueId)
    return assigneeId ? undefined : slot
  }
  return firstQueueSlot(ctx.db, ctx.actor.workspaceId, ctx.stepBudget, queues, facts)
}

/** Returns the slot in the first queue whose conditions some facts meet. Throws 422 when the search takes too long. */
export async function firstQueueSlot(
  db: Db,
  workspaceId: string,
  stepBudget: StepBudget,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<QueueSlot | undefined> {
  for (let left = queues; ;) {
    const { queue } = await firstMatch(stepBudget, left, facts)
    if (!queue) return undefined
    const slot = await findQueueSlot(db, workspaceId, queue.id)
    if (slot) return slot
    // Deleted just now
    left = left.filter(({ id }) => id !== queue.id)
  }
}

/** Returns the slot in the queue that a body names, if it names one. Throws 422 when there is no such queue. */
export async function resolveQueue(
  { db, actor }: Context,
  queueId: string | null | undefined,
): Promise<QueueSlot | undefined> {
  if (!queueId) return undefined
  const slot = await findQueueSlot(db, actor.workspaceId, queueId)
  if (!slot) throw unknownReference('/queueId', 'automation_queue', queueId)
  return slot
}

/**
 * Moves a ticket whose queue was just set into that queue, unless it has an assignee or has ended. The entry that it
 * leaves ends first, since a ticket has one at a time.
 */
export async function moveToQueue(ctx: Context, id: string, slot: QueueSlot): Promise<void> {
  const { workspaceId } = ctx.actor
  const ticket = { entityType: 'ticket', entityId: id } as const
  const [, [work]] = await pipeline(ctx.db, [
    () => endEntries(ctx, { entityIds: [id] }),
    () => workToRoute(ctx.db, { workspaceId, ...ticket }),
  ])
  if (!work || work.assigneeId !== null || !work.isOpen || work.entryId !== null) return
  await enqueue(ctx, ticket, slot)
}

/** Throws 422 when a user who does not have a ticket has no capacity for it; to be called before it is locked. */
export async function requireCapacityFor(ctx: Context, id: string, userId: string): Promise<void> {
  const key = { workspaceId: ctx.actor.workspaceId, entityType: 'ticket', entityId: id } as const
  const [work] = await workToRoute(ctx.db, key)
  if (!work) throw notFound('ticket', id)
  if (work.assigneeId !== userId && work.isOpen) await requireCapacity(ctx, userId, 'task')
}
