import type { Operations } from '../../../../generated/operations.ts'
import type { Db } from '../../../db/client.ts'
import { pipeline } from '../../../db/pipeline.ts'
import { ApiError, notFound, unknownReference } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import type { Effort } from '../../../lib/effort.ts'
import type { Facts } from '../../../routing/conditions.ts'
import {
  enter,
  firstMatch,
  type MatchingQueue,
  type Place,
  placeIn,
} from '../../../routing/enter.ts'
import { endEntries } from '../../../routing/end.ts'
import { hasRoom, holdAgents } from '../../../routing/queries.ts'
import { ticketToRoute } from './queries.ts'

type NewTicket = Operations['createTicket']['body']

/** Whether a new ticket enters the first queue that it matches. */
export function matchesByItself({ assigneeId, queueId }: NewTicket): boolean {
  return !assigneeId && queueId === undefined
}

/** What the conditions of queues ask about a ticket that is being made. */
export function factsOfNew(
  { actor }: Context,
  body: NewTicket,
  contactId: string,
  customFields: Record<string, unknown>,
): Facts {
  return {
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
): Promise<Place | undefined> {
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
): Promise<Place | undefined> {
  for (let left = queues; ;) {
    const { queue } = await firstMatch(effort, left, facts)
    if (!queue) return undefined
    const place = await placeIn(db, workspaceId, queue.id)
    if (place) return place
    // Deleted just now
    left = left.filter(({ id }) => id !== queue.id)
  }
}

/** The place in a queue that a body names, if it does; 422 when there is no such queue. */
export async function placeNamed(
  { db, actor }: Context,
  queueId: string | null | undefined,
): Promise<Place | undefined> {
  if (!queueId) return undefined
  const place = await placeIn(db, actor.workspaceId, queueId)
  if (!place) throw unknownReference('/queueId', 'automation_queue', queueId)
  return place
}

/**
 * Has a ticket that was just given a queue wait there, unless it has an assignee or has ended. The entry that it
 * leaves ends first, since a ticket has one at a time.
 */
export async function waitAt(ctx: Context, id: string, place: Place): Promise<void> {
  const { workspaceId } = ctx.actor
  const [, [ticket]] = await pipeline(ctx.db, [
    () => endEntries(ctx, { ticketIds: [id] }),
    () => ticketToRoute(ctx.db, { workspaceId, id }),
  ])
  if (!ticket || ticket.assigneeId !== null || !ticket.isOpen || ticket.entryId !== null) return
  await enter(ctx, { id, priority: ticket.priority }, place)
}

/**
 * Throws 422 when a user has no room for a ticket that is to be assigned; nobody else gives work to the
 * same user until the transaction ends.
 */
export async function requireRoom(ctx: Context, id: string, userId: string): Promise<void> {
  const { workspaceId } = ctx.actor
  const [, [room], [ticket]] = await pipeline(ctx.db, [
    () => holdAgents(ctx.db, { workspaceId, userIds: [userId] }),
    () => hasRoom(ctx.db, { workspaceId, userId }),
    () => ticketToRoute(ctx.db, { workspaceId, id }),
  ])
  if (!ticket) throw notFound('ticket', id)
  if (!room?.hasRoom && ticket.assigneeId !== userId) throw atCapacity()
}

/** 422: the user has as much open work as is allowed. */
export function atCapacity(): ApiError {
  return new ApiError(
    'agent_at_capacity',
    'The user has reached the capacity for tasks. Set "force" to true to assign the ticket anyway.',
  )
}
