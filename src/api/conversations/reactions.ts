import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import {
  causedBy,
  causedByObject,
  emitsNothing,
  type EventOf,
  type EventsOf,
  type ReactionContext,
} from '../../events/reactions.ts'
import { lostWork } from '../../routing/return.ts'
import { lockTalksOf } from '../comments/queries.ts'
import {
  changed,
  closeAll,
  handOverConversations,
  releaseInactive,
  reopenAll,
} from './conversation.ts'
import { setParticipantsBounced } from './participants.ts'
import {
  assignWithTickets,
  closedWithTickets,
  doneWithTickets,
  waitingByTickets,
} from './ticket-queries.ts'

type Assigning =
  | 'conversation.reopened'
  | 'message.received'
  | 'ticket.assigned'
  | 'ticket.created'
  | 'ticket.reopened'

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
  if (type === 'conversation.reopened') return [data.id]
  if (type === 'message.received') return [data.conversationId]
  const { id, assigneeId, conversationIds } = data
  return assigneeId !== null && conversationIds.length > 0 ? [id, ...conversationIds] : []
}

/**
 * A conversation that is open again becomes unassigned if its assignee is no longer an active user. One of a queue that a
 * message of the contact opens also does if the user is offline, has no capacity for it, or had it too long ago.
 */
export async function releaseConversations(
  ctx: ReactionContext,
  events: EventsOf<'conversation.reopened' | 'message.received'>,
): Promise<void> {
  const heard = new Set(
    events.flatMap(({ type, data }) => (type === 'message.received' ? data.conversationId : [])),
  )
  const reopened = events.filter((event) => event.type === 'conversation.reopened')
  const held = reopened.filter(({ data }) => data.assigneeId !== null)
  if (held.length === 0) return
  const returning = held.filter(({ data }) => heard.has(data.id))
  const ids = held.map(({ data }) => data.id)
  const lost = await lostWork(
    ctx,
    returning.map(({ data: { id, assigneeId }, before }) => ({
      id,
      assigneeId,
      endedAt: before?.closedAt ?? null,
    })),
  )
  await releaseInactive(ctx, ids, causedByObject(ctx, held), lost)
}
releaseConversations.emits = ['conversation.assigned', 'conversation.released'] as const

/**
 * A ticket that loses its assignee when it is opened again takes the conversations with it that wait by the ticket: they are
 * assigned with it.
 */
export async function releaseWithTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.released'>,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const tickets = events.map(({ data }) => ({ id: data.ticketId, userId: data.userId }))
  const [, waiting] = await pipeline(db, [
    () => lockTalksOf(db, { workspaceId, ids: tickets.map(({ id }) => id) }),
    () => waitingByTickets(db, { workspaceId, tickets: JSON.stringify(tickets) }),
  ])
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await handOverConversations(ctx, ids, null)
}
releaseWithTickets.emits = ['conversation.assigned'] as const

/** Closes a conversation that overflowed from a queue whose overflow closes conversations. */
export async function closeOverflowed(
  ctx: ReactionContext,
  events: EventsOf<'queue.entry_overflowed'>,
): Promise<void> {
  const closed = events.filter(
    ({ data }) => data.overflowAction === 'close' && data.entityType === 'conversation',
  )
  await closeAll(
    ctx,
    closed.map(({ data }) => data.entityId),
  )
}
closeOverflowed.emits = ['conversation.closed'] as const

/** A conversation on a channel that creates tickets is closed when its last open ticket is resolved or closed. */
export async function closeWithTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.closed' | 'ticket.resolved'>,
): Promise<void> {
  await moveWithTickets(ctx, events, doneWithTickets, closeAll)
}
closeWithTickets.emits = ['conversation.closed'] as const

/**
 * A ticket that is reopened opens its newest conversation on a channel that creates tickets, if none of its
 * conversations is open.
 */
export async function reopenWithTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.reopened'>,
): Promise<void> {
  await moveWithTickets(ctx, events, closedWithTickets, reopenAll)
}
reopenWithTickets.emits = ['conversation.reopened'] as const

async function moveWithTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.closed' | 'ticket.reopened' | 'ticket.resolved'>,
  find: typeof doneWithTickets,
  change: typeof closeAll,
): Promise<void> {
  const linked = events.filter(({ data }) => data.conversationIds.length > 0)
  if (linked.length === 0) return
  const { db, actor } = ctx
  const tickets = { workspaceId: actor.workspaceId, ids: linked.map(({ data }) => data.id) }
  // Another transaction may have ended another ticket of a conversation
  const [, found] = await pipeline(db, [() => lockTalksOf(db, tickets), () => find(db, tickets)])
  const causeOf = causedByObject(ctx, linked)
  const ticketOf = new Map(found.map(({ id, ticketId }) => [id, ticketId]))
  await change(ctx, [...ticketOf.keys()], (id) => causeOf(ticketOf.get(id) ?? id))
}

/**
 * A participant whose mail was returned as undeliverable gets no copy of later replies until a mail from it is added. A
 * contact's address has its own mark, which counts in all conversations.
 */
export async function markBouncingParticipants(
  ctx: ReactionContext,
  events: EventsOf<'message.bounced'>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const { data } of events) {
    const { conversationId: id, addresses } = data
    const bounced = { workspaceId, id, addresses: [...addresses], now: ctx.now }
    await setParticipantsBounced(ctx.db, bounced)
  }
}
markBouncingParticipants.emits = emitsNothing
