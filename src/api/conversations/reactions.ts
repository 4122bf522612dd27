import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import {
  causedBy,
  causedByObject,
  type EventOf,
  type EventsOf,
  type ReactionContext,
} from '../../events/reactions.ts'
import { changed, releaseInactive } from './conversation.ts'
import { assignWithTickets, closeConversations, conversationsByIds } from './queries.ts'
import { toConversation } from './wire.ts'

type Assigning = 'message.received' | 'ticket.assigned' | 'ticket.created' | 'ticket.reopened'

/** Assigns unassigned conversations to the users who have their open tickets. */
export async function assignConversations(
  ctx: ReactionContext,
  events: EventsOf<Assigning>,
): Promise<void> {
  const causes = new Map<string, EventOf<Assigning>>()
  for (const event of events) {
    for (const id of concernedBy(event)) if (!causes.has(id)) causes.set(id, event)
  }
  if (causes.size === 0) return
  const { workspaceId } = ctx.actor
  // Ids of conversations and of tickets are never the same
  const ids = [...causes.keys()]
  const assigned = await assignWithTickets(ctx.db, { workspaceId, ids, now: ctx.now })
  for (const { id, ticketId } of assigned) {
    const cause = causes.get(ticketId) ?? causes.get(id)
    if (!cause) throw new Error('a conversation was assigned without a cause')
    const beforeById = new Map([[id, { assigneeId: null }]])
    const caused = causedBy(ctx, cause)
    emit(caused, ...(await changed(caused, 'conversation.assigned', beforeById)))
  }
}
assignConversations.emits = ['conversation.assigned'] as const

/** The ticket of an event and its conversations: these may have been left out when a newer one of their tickets was assigned. */
function concernedBy({ type, data }: EventOf<Assigning>): string[] {
  if (type === 'message.received') return [data.conversationId]
  const { id, assigneeId, conversationIds } = data
  return assigneeId !== null && conversationIds.length > 0 ? [id, ...conversationIds] : []
}

/** A conversation that is open again becomes unassigned if its assignee is no longer an active user. */
export async function releaseConversations(
  ctx: ReactionContext,
  events: EventsOf<'conversation.reopened'>,
): Promise<void> {
  const held = events.filter(({ data }) => data.assigneeId !== null)
  if (held.length === 0) return
  const ids = held.map(({ data }) => data.id)
  await releaseInactive(ctx, ids, causedByObject(ctx, held))
}
releaseConversations.emits = ['conversation.assigned', 'conversation.released'] as const

/** Closes a conversation that overflowed from a queue whose overflow closes conversations. */
export async function closeOverflowed(
  ctx: ReactionContext,
  events: EventsOf<'queue.entry_overflowed'>,
): Promise<void> {
  const closed = events.filter(
    ({ data }) => data.overflowAction === 'close' && data.entityType === 'conversation',
  )
  const ids = [...new Set(closed.map(({ data }) => data.entityId))]
  if (ids.length === 0) return
  const { db, actor, now } = ctx
  const asked = { workspaceId: actor.workspaceId, ids }
  const [before, , after] = await pipeline(db, [
    () => conversationsByIds(db, asked),
    () => closeConversations(db, { ...asked, now }),
    () => conversationsByIds(db, asked),
  ])
  const beforeById = new Map(before.map((row) => [row.id, row]))
  emit(
    ctx,
    ...after.flatMap((row) => {
      const earlier = beforeById.get(row.id)
      const isClosed = earlier !== undefined && earlier.status !== 'closed'
      return isClosed
        ? [['conversation.closed', toConversation(row), toConversation(earlier)] as const]
        : []
    }),
  )
}
closeOverflowed.emits = ['conversation.closed'] as const
