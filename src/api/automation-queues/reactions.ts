import {
  type EventOf,
  type EventsOf,
  emitsNothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { replaceNames, type Replacing } from '../../events/replacements.ts'
import { cancelEntry, endEntries } from '../../routing/end.ts'
import { enqueue, moveToSlot, findQueueSlot } from '../../routing/enqueue.ts'
import { signalAgents, signalQueues } from '../../routing/queue-signals.ts'
import { acceptOffers, assignAnswered } from './accept.ts'
import {
  type CallChange,
  hasArrivedLate,
  hasChanged,
  isTransferred,
  ofAnswer,
  ofQueue,
  queueLate,
  rings,
} from './call-changes.ts'
import { answeredByMembers, offersOfAnswered, unqueuedCalls } from './call-queries.ts'
import { answeredOnce, unqueued } from './conversation-queries.ts'
import { completeEntry, prioritise } from './entry-queries.ts'
import { endingEntries, queuesOf } from './matching.ts'
import {
  freedBy,
  idsOf,
  isOfQueues,
  mayHaveEntry,
  mayWait,
  type ConversationMove,
  type TicketMove,
} from './ticket-moves.ts'
import { namesInConditions } from './queue.ts'
import { unqueuedTickets } from './ticket-queries.ts'

/**
 * Ends the queue entry and the offers of a ticket that is resolved, closed, deleted, assigned by hand or moved to
 * another queue. Signals the queues of the agent who has capacity again.
 */
export async function endQueueEntries(
  ctx: ReactionContext,
  events: EventsOf<TicketMove>,
): Promise<void> {
  const changed = events.filter(isOfQueues)
  const entityIds = idsOf(changed.filter(mayHaveEntry))
  const freedIds = [...new Set(changed.flatMap(freedBy))]
  if (entityIds.length + freedIds.length === 0) return
  const assignedIds = idsOf(changed.filter(({ type }) => type === 'ticket.assigned'))

  const ended = endEntries(ctx, { entityIds, assignedIds, freedIds })
  // No event follows from the end of an assigned entry, so that it can travel with the commit
  if (changed.some(mayWait)) await ended
  else ctx.db.sendWithCommit(ended)
}
endQueueEntries.emits = endingEntries

/**
 * Ends the queue entry and the offers of a conversation that is closed, assigned or transferred by hand, or moved to
 * another queue. Signals the queues of the agent who has capacity again. A conversation on hold keeps its entry.
 */
export async function endConversationEntries(
  ctx: ReactionContext,
  events: EventsOf<ConversationMove>,
): Promise<void> {
  const ofContacts = events.filter(({ data }) => data.kind !== 'group')
  if (ofContacts.length === 0) return
  const isAssigned = ({ type, data }: EventOf<ConversationMove>) =>
    data.assigneeId !== null &&
    (type === 'conversation.assigned' || type === 'conversation.transferred')
  const freedIds = ofContacts.flatMap(({ type, data, before }) => {
    const had = before?.assigneeId ?? null
    const isKept = type !== 'conversation.closed' && data.assigneeId === had
    return had === null || isKept ? [] : [had]
  })
  await endEntries(ctx, {
    entityIds: idsOf(ofContacts),
    assignedIds: idsOf(ofContacts.filter(isAssigned)),
    freedIds: [...new Set(freedIds)],
  })
}
endConversationEntries.emits = endingEntries

/**
 * Adds a conversation without an assignee to a queue when it is created or reopened, when the contact first answers, or
 * when it is transferred to a queue. The queue is its own, or else the first one whose conditions it meets, or else the
 * default queue of its channel. A conversation on a channel that creates tickets waits by its ticket, unless it is
 * transferred.
 */
export async function queueConversations(
  ctx: ReactionContext,
  events: EventsOf<
    | 'conversation.created'
    | 'conversation.released'
    | 'conversation.reopened'
    | 'conversation.transferred'
    | 'message.received'
  >,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const opened = events.flatMap(({ type, data }) => {
    if (type === 'message.received') return []
    if (type === 'conversation.released') return data.conversationId
    return data.kind !== 'group' && data.assigneeId === null ? [data.id] : []
  })
  const heard = events.flatMap(({ type, data }) =>
    type === 'message.received' && data.groupId === null && !opened.includes(data.conversationId)
      ? [data.conversationId]
      : [],
  )
  const answered =
    heard.length === 0 ? [] : await answeredOnce(db, { workspaceId, ids: [...new Set(heard)] })
  const ids = [...new Set([...opened, ...answered.map(({ id }) => id)])]
  if (ids.length === 0) return
  const transferredIds = events.flatMap(({ type, data }) =>
    type === 'conversation.transferred' ? [data.id] : [],
  )
  const waiting = await unqueued(db, { workspaceId, ids, transferredIds })
  if (waiting.length === 0) return

  const queueIds = await queuesOf(ctx, 'conversation', waiting)
  for (const { id, defaultQueueId } of waiting) {
    const queueId = queueIds.get(id) ?? defaultQueueId
    const slot = queueId && (await findQueueSlot(db, workspaceId, queueId))
    if (!slot) continue
    const work = { entityType: 'conversation', entityId: id } as const
    await moveToSlot(ctx, work, slot, { isTransfer: transferredIds.includes(id) })
  }
}
queueConversations.emits = [
  'conversation.queue_changed',
  'queue.entry_entered',
  'queue.entry_overflowed',
  'queue.entry_waiting',
] as const

/** Adds a ticket without an assignee to its queue when it is released, reopened or restored. */
export async function queueTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.released' | 'ticket.reopened' | 'ticket.restored'>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const named = events.flatMap(({ type, data }) => {
    if (type === 'ticket.released') return data.ticketId
    return data.queueId !== null && data.assigneeId === null ? data.id : []
  })
  const ids = [...new Set(named)]
  if (ids.length === 0) return
  for (const { id, queueId } of await unqueuedTickets(ctx.db, { workspaceId, ids })) {
    const slot = await findQueueSlot(ctx.db, workspaceId, queueId)
    if (!slot) continue
    const work = { entityType: 'ticket', entityId: id } as const
    // A full queue overflows into another one
    await (slot.queueId === queueId ? enqueue(ctx, work, slot) : moveToSlot(ctx, work, slot))
  }
}
queueTickets.emits = [
  'queue.entry_entered',
  'queue.entry_overflowed',
  'queue.entry_waiting',
  'ticket.queue_changed',
] as const

/**
 * Adds an inbound call that rings without an agent to a queue: the one that the phone system names, also when it names
 * another one later, or else the first one whose conditions the call meets. Adds a call that is transferred to a queue,
 * and completes the entry by which an agent had it, who may have got it from the same queue and not answered. The entry
 * of a call that ended before its report ends at once. A call of a blocked contact waits only if it is transferred.
 */
export async function queueCalls(
  ctx: ReactionContext,
  events: EventsOf<CallChange | 'call.transferred_to_queue'>,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const transfers = events.filter((event) => event.type === 'call.transferred_to_queue')
  const changes = events.filter((event) => event.type !== 'call.transferred_to_queue')
  const transferredIds = [
    ...idsOf(changes.filter(isTransferred)),
    ...transfers.map(({ data }) => data.callId),
  ]
  const unblocked = changes.filter(({ data }) => !data.isBlocked)
  const ringing = unblocked.filter((event) => rings(event) && hasChanged(event, ofQueue))
  const lateIds = idsOf(unblocked.filter(hasArrivedLate))
  if (lateIds.length > 0) await queueLate(ctx, lateIds)
  const ids = [...new Set([...transferredIds, ...idsOf(ringing)])]
  if (ids.length === 0) return
  const waiting = await unqueuedCalls(db, { workspaceId, ids, transferredIds })
  if (waiting.length === 0) return
  const queueIds = await queuesOf(ctx, 'call', waiting)
  for (const { id, entryId, assigneeId } of waiting) {
    const queueId = queueIds.get(id)
    const slot = queueId && (await findQueueSlot(db, workspaceId, queueId))
    if (entryId !== null && assigneeId !== null) {
      await completeEntry(db, { workspaceId, id: entryId })
      await signalAgents(db, { workspaceId, userIds: [assigneeId], awayIds: [] })
    }
    if (!slot) continue
    if (entryId !== null && assigneeId === null) await cancelEntry(ctx, entryId)
    const isTransfer = transferredIds.includes(id)
    await enqueue(ctx, { entityType: 'call', entityId: id }, slot, { isTransfer })
  }
}
queueCalls.emits = [
  'queue.entry_entered',
  'queue.entry_overflowed',
  'queue.entry_waiting',
  ...endingEntries,
] as const

/**
 * Accepts the offer of a call for the agent who answers it, or assigns the call to a member who answers it without an
 * offer. Ends the entry of a call that another user answers or that ends: as completed if it was assigned, as abandoned
 * if the caller hung up before an answer, otherwise as canceled. Signals the queues of an agent whose call has ended or
 * has another agent.
 */
export async function syncCallEntries(
  ctx: ReactionContext,
  events: EventsOf<CallChange>,
): Promise<void> {
  const { db, actor } = ctx
  const changed = events.filter((event) => hasChanged(event, ofAnswer))
  const ids = [...new Set(changed.map(({ data }) => data.id))]
  if (ids.length === 0) return
  const isAnswered = changed.some(({ data }) => data.answeredAt !== null && data.agentId !== null)
  if (isAnswered) {
    const asked = { workspaceId: actor.workspaceId, ids }
    await acceptOffers(ctx, await offersOfAnswered(db, asked))
    await assignAnswered(ctx, await answeredByMembers(db, asked))
  }
  const freedIds = changed.flatMap(({ data, before = data }) => {
    const isKept = data.endedAt === null && data.agentId === before.agentId
    const freed = [before.agentId, data.endedAt === null ? null : data.agentId]
    return isKept ? [] : freed.filter((id) => id !== null)
  })
  await endEntries(ctx, { entityIds: ids, freedIds: [...new Set(freedIds)] })
}
syncCallEntries.emits = ['queue.entry_assigned', 'reservation.accepted', ...endingEntries] as const

/** Changes the priority of a queue entry together with the priority of its ticket. */
export async function prioritiseQueueEntries(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'ticket.priority_changed'>,
): Promise<void> {
  const waiting = events.filter(({ data }) => data.queueId !== null)
  if (waiting.length === 0) return
  db.sendWithCommit(prioritise(db, { workspaceId, ticketIds: waiting.map(({ data }) => data.id) }))
}
prioritiseQueueEntries.emits = emitsNothing

type QueueChange =
  | 'queue.entry_changed'
  | 'queue.entry_waiting'
  | 'queue.member_added'
  | 'queue.member_changed'
  | 'queue.updated'

/** Signals a queue when an entry waits in it, or when the queue or one of its members has changed. */
export async function signalChangedQueues(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<QueueChange>,
): Promise<void> {
  const ids = events.map(({ data }) => ('queueId' in data ? data.queueId : data.id))
  db.sendWithCommit(signalQueues(db, { workspaceId, queueIds: [...new Set(ids)] }))
}
signalChangedQueues.emits = emitsNothing

/** Replaces what the conditions of queues name by what it was merged or moved into. */
export async function replaceConditions(
  ctx: ReactionContext,
  events: EventsOf<Replacing>,
): Promise<void> {
  await replaceNames(ctx, events, namesInConditions)
}
replaceConditions.emits = ['queue.updated'] as const
