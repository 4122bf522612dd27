import { asContact } from '../../auth/actor.ts'
import {
  causedBy,
  causedByObject,
  type EventOf,
  type EventsOf,
  type ReactionContext,
} from '../../events/reactions.ts'
import { redact } from '../../events/log/redact.ts'
import { saidMessageOf, type SayingType } from '../../events/said-message.ts'
import { lostWork } from '../../routing/return.ts'
import { releaseInactive } from './assignment/release.ts'
import { createFor, createOf, descriptionOf, titleOf } from './inbound.ts'
import {
  type Found,
  callsToReturn,
  conversationsForMessages,
  reopenAnswered,
  overflowedWork,
} from './inbound-queries.ts'
import { linkToConversation, type TicketRow } from './queries.ts'
import { emitMoves } from './status/moved.ts'
import { resolveOpen } from './status/resolve-queries.ts'
import {
  lockAnswered,
  markResponses,
  recordFailureTimes,
  type Response,
} from './response-queries.ts'
import { detachFromTickets, eraseSource } from './source-queries.ts'
import { emitChanges } from './ticket.ts'

/**
 * A contact's message opens the tickets of its conversation that wait for the contact or were resolved recently. Without
 * an open ticket it creates a follow-up of the last that ended or, where the channel says so, a new one.
 */
export async function reopenOrCreateTickets(
  ctx: ReactionContext,
  events: EventsOf<'message.received'>,
): Promise<void> {
  const first = new Map<string, EventOf<'message.received'>>()
  for (const event of events) {
    const { conversationId, groupId, isAutomatic, sender } = event.data
    if (sender.type !== 'contact' || isAutomatic || groupId !== null) continue
    if (!first.has(conversationId)) first.set(conversationId, event)
  }
  if (first.size === 0) return
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  // A transaction that adds a message or a ticket to a conversation has locked its row
  for (const found of await conversationsForMessages(db, {
    workspaceId,
    ids: [...first.keys()].sort(),
    now,
  })) {
    const event = first.get(found.conversationId)
    const writer = event?.data.sender.id
    if (!event || !writer) continue
    const caused = asContact(causedBy(ctx, event), writer)
    const concerned = found.tickets.filter(({ state }) => state !== 'ended')
    if (concerned.length === 0) await createFor(caused, found, event.data, writer)
    else await takeUp(caused, found, concerned)
  }
}
reopenOrCreateTickets.emits = [
  ...(['ticket.created', 'ticket.reopened', 'ticket.status_changed', 'ticket.updated'] as const),
  ...(['queue.entry_entered', 'queue.entry_overflowed', 'queue.entry_waiting'] as const),
] as const

/**
 * A ticket that is open again becomes unassigned if its assignee is no longer an active user. One of a queue that a message of
 * the contact opens also does if the user is offline, has no capacity for it, or had it too long ago.
 */
export async function releaseTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.reopened' | 'ticket.restored'>,
): Promise<void> {
  const held = events.filter(({ data }) => data.assigneeId !== null)
  if (held.length === 0) return
  const ids = held.map(({ data }) => data.id)
  const returning = ctx.actor.isContact ? held.filter(({ type }) => type === 'ticket.reopened') : []
  const lost = await lostWork(
    ctx,
    returning.map(({ data: { id, assigneeId }, before }) => ({
      id,
      assigneeId,
      endedAt: before?.resolvedAt ?? null,
    })),
  )
  await releaseInactive(ctx, ids, causedByObject(ctx, held), lost)
}
releaseTickets.emits = ['ticket.released', 'ticket.unassigned'] as const

/** Opens those of some tickets that a message answers, and links them to its conversation if that continues another. */
async function takeUp(
  ctx: ReactionContext,
  { conversationId, sourceId }: Found,
  concerned: Found['tickets'],
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const beforeById = new Map<string, Partial<TicketRow>>()
  const answered = concerned.filter(({ state }) => state === 'answered').map(({ id }) => id)
  const opened =
    answered.length > 0 ? await reopenAnswered(db, { workspaceId, ids: answered, now }) : []
  for (const { id, now: _, ...was } of opened) beforeById.set(id, was)
  if (sourceId !== conversationId) {
    for (const { id: ticketId } of concerned) {
      db.sendWithCommit(linkToConversation(db, { workspaceId, ticketId, conversationId }))
      beforeById.set(ticketId, { ...beforeById.get(ticketId), conversationIds: [sourceId] })
    }
  }
  await emitChanges(ctx, beforeById)
}

/**
 * Creates a ticket of a contact's conversation or call that overflowed from a queue whose overflow makes tickets. The
 * ticket of a conversation is linked to it and has the defaults of its channel, and the text and files of the last message.
 */
export async function createOverflowed(
  ctx: ReactionContext,
  events: EventsOf<'queue.entry_overflowed'>,
): Promise<void> {
  const overflowed = events.filter(({ data }) => data.overflowAction === 'ticket')
  const causes = new Map(overflowed.map((event) => [event.data.entityId, causedBy(ctx, event)]))
  if (causes.size === 0) return
  const asked = { workspaceId: ctx.actor.workspaceId, ids: [...causes.keys()] }
  for (const work of await overflowedWork(ctx.db, asked)) {
    await createOf(causes.get(work.id) ?? ctx, work)
  }
}
createOverflowed.emits = [
  ...(['ticket.created', 'ticket.created_of_call', 'queue.entry_entered'] as const),
  ...(['queue.entry_overflowed', 'queue.entry_waiting'] as const),
] as const

/**
 * A missed call of a contact creates a ticket to call back, once, in a queue that says so. Calls of blocked contacts, and
 * those that are reported more than a day after their end, create none.
 */
export async function createCallbacks(
  ctx: ReactionContext,
  events: EventsOf<'call.missed'>,
): Promise<void> {
  const { db, now } = ctx
  const causeOf = causedByObject(ctx, events)
  const asked = { workspaceId: ctx.actor.workspaceId, ids: events.map(({ data }) => data.id), now }
  for (const call of await callsToReturn(db, asked)) await createOf(causeOf(call.id), call)
}
createCallbacks.emits = createOverflowed.emits

/**
 * The title, description and files that a ticket has of the message that it was made of are erased with the message,
 * also in the history and the events of the ticket.
 */
export async function eraseSources(
  ctx: ReactionContext,
  events: EventsOf<'message.content_erased'>,
): Promise<void> {
  for (const { data } of events) await eraseSourceOf(ctx, data)
}
eraseSources.emits = ['ticket.updated'] as const

async function eraseSourceOf(
  ctx: ReactionContext,
  erased: EventOf<'message.content_erased'>['data'],
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { messageId, conversationId, subject, message, messageType, fileIds } = erased
  const blank = titleOf(null, { message: null, messageType })
  const made = { message, messageType }
  const titles = [
    titleOf(null, made),
    ...(subject === null ? [] : [titleOf(subject, made)]),
  ].filter((title) => title !== blank)
  const text = descriptionOf(message)
  const detached = await detachFromTickets(db, { workspaceId, messageId, fileIds })
  const of = { workspaceId, messageId, conversationId, titles, blank, text, now }
  const found = await eraseSource(db, { ...of, detachedIds: detached.map(({ id }) => id) })
  if (found.length === 0) return
  await redact(
    db,
    workspaceId,
    found.map(({ id }) => id),
    [
      { member: 'title', values: titles, by: blank },
      { member: 'description', values: text === null ? [] : [text], by: null },
      { member: 'attachments', values: fileIds, by: null },
    ],
  )
  // The earlier values are not repeated
  const were = found.flatMap(({ id, isChanged, isTitled, isDescribed }) => {
    const was = { ...(isTitled && { title: '' }), ...(isDescribed && { description: '' }) }
    return isChanged ? [[id, was] as const] : []
  })
  await emitChanges(ctx, new Map(were))
}

/** The open tickets of a conversation that is closed with `resolveTickets` become resolved. */
export async function resolveTickets(
  ctx: ReactionContext,
  events: EventsOf<'conversation.closed' | 'conversation.tickets_resolved'>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const event of events) {
    if (event.type !== 'conversation.tickets_resolved') continue
    const { conversationId, ticketIds } = event.data
    const cause = events.find(
      (one) => one.type === 'conversation.closed' && one.data.id === conversationId,
    )
    const caused = cause?.type === 'conversation.closed' ? causedBy(ctx, cause) : ctx
    const resolved = await resolveOpen(db, { workspaceId, ids: ticketIds, now })
    await emitMoves(caused, resolved)
  }
}
resolveTickets.emits = ['ticket.resolved', 'ticket.status_changed'] as const

type Sent = Exclude<SayingType, 'message.received'>

/**
 * The first message that a user sends in a conversation of a ticket, or for a comment on it, is the first reply to
 * the ticket.
 */
export async function recordFirstResponses(
  ctx: ReactionContext,
  events: EventsOf<Sent>,
): Promise<void> {
  const responses = events.flatMap((event) => responseOf(ctx, event))
  if (responses.length === 0) return
  const { workspaceId } = ctx.actor
  const answered = await markResponses(ctx.db, {
    workspaceId,
    responses: JSON.stringify(responses),
    now: ctx.now,
  })
  await emitChanges(ctx, new Map(answered.map(({ id }) => [id, { firstResponseAt: null }])))
}
recordFirstResponses.emits = ['ticket.updated'] as const

function responseOf(ctx: ReactionContext, event: EventOf<Sent>): Response[] {
  const said = saidMessageOf(ctx, event)
  if (!said || said.senderType !== 'user' || said.isAutomatic || said.groupId !== null) return []
  const { conversationId, commentId, at } = said
  return [{ conversationId, commentId, at }]
}

/** A ticket shows when a public comment on it last failed to reach the contact, until it is sent again or deleted. */
export async function recordFailures(
  ctx: ReactionContext,
  events: EventsOf<'comment.deleted' | 'message.failed' | 'message.queued'>,
): Promise<void> {
  const commentIds = events.flatMap(({ type, data, before }) => {
    if (type === 'comment.deleted') return data.messageId === null ? [] : [data.id]
    if (type === 'message.queued' && before === undefined) return []
    return data.commentId ?? []
  })
  if (commentIds.length === 0) return
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  // Changes of other transactions are seen once their tickets are locked
  const ids = (await lockAnswered(db, { workspaceId, commentIds })).map(({ id }) => id)
  const changed = await recordFailureTimes(db, { workspaceId, ids, now })
  await emitChanges(
    ctx,
    new Map(changed.map(({ id, previous }) => [id, { deliveryFailedAt: previous }])),
  )
}
recordFailures.emits = ['ticket.delivery_failed', 'ticket.updated'] as const
