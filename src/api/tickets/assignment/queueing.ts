import type { Operations } from '../../../../generated/operations.ts'
import type { Db } from '../../../db/pool/client.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { notFound, unknownReference } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import type { Effort } from '../../../lib/effort.ts'
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

/** Returns the facts about a new ticket that the conditions of queues compare. */
export function factsOfNew(
  { actor }: Context,
  body: NewTicket,
  contactId: string,
  customFields: Record<string, unknown>,
): Facts {
  return {
    entityType: 'ticket',
    title: body.title,
    description: body.description,
    type: body.type,
    channel: body.channel,
    priority: body.priority,
    status: body.status,
    contactId,
    creatorId: actor.id,
    categoryId: body.categoryId,
    tags: body.tags,
    externalId: body.externalId,
    ...customFields,
  }
}

/** Where a new ticket waits; undefined when it does not. */
export async function placeOfNew(
  ctx: Context,
  { assigneeId, queueId }: NewTicket,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<QueueSlot | undefined> {
  if (queueId) {
    const place = await placeNamed(ctx, queueId)
    return assigneeId ? undefined : place
  }
  return firstPlace(ctx.db, ctx.actor.workspaceId, ctx.effort, queues, facts)
}

/** Where something waits that enters the first queue whose conditions it meets. Throws 422 when that takes too long. */
export async function firstPlace(
  db: Db,
  workspaceId: string,
  effort: Effort,
  queues: readonly MatchingQueue[],
  facts: Facts,
): Promise<QueueSlot | undefined> {
  for (let left = queues; ;) {
    const { queue } = await firstMatch(effort, left, facts)
    if (!queue) return undefined
    const place = await findQueueSlot(db, workspaceId, queue.id)
    if (place) return place
    // Deleted just now
    left = left.filter(({ id }) => id !== queue.id)
  }
}

/** The place in a queue that a body names, if it does; 422 when there is no such queue. */
export async function placeNamed(
  { db, actor }: Context,
  queueId: string | null | undefined,
): Promise<QueueSlot | undefined> {
  if (!queueId) return undefined
  const place = await findQueueSlot(db, actor.workspaceId, queueId)
  if (!place) throw unknownReference('/queueId', 'automation_queue', queueId)
  return place
}

/**
 * Has a ticket that was just given a queue wait there, unless it has an assignee or has ended. The entry that it
 * leaves ends first, since a ticket has one at a time.
 */
export async function waitAt(ctx: Context, id: string, place: QueueSlot): Promise<void> {
  const { workspaceId } = ctx.actor
  const ticket = { entityType: 'ticket', entityId: id } as const
  const [, [work]] = await pipeline(ctx.db, [
    () => endEntries(ctx, { entityIds: [id] }),
    () => workToRoute(ctx.db, { workspaceId, ...ticket }),
  ])
  if (!work || work.assigneeId !== null || !work.isOpen || work.entryId !== null) return
  await enqueue(ctx, ticket, place)
}

/** Throws 422 when a user who does not have a ticket has no capacity for it; to be called before it is locked. */
export async function requireRoomFor(ctx: Context, id: string, userId: string): Promise<void> {
  const key = { workspaceId: ctx.actor.workspaceId, entityType: 'ticket', entityId: id } as const
  const [work] = await workToRoute(ctx.db, key)
  if (!work) throw notFound('ticket', id)
  if (work.assigneeId !== userId && work.isOpen) await requireCapacity(ctx, userId, 'task')
}
