import type { Schema } from '../../../generated/operations.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { actorTypeOf } from '../../events/actor.ts'
import {
  type EventOf,
  type EventsOf,
  nothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { takeSteps, type CaseStep, insertSteps, stepsTo } from './advance.ts'
import { keepCases, moveCases, takeQueues } from './queries.ts'
import { openCasesOfConversations, openCasesOfTickets, statusOfTicket } from './open.ts'

function actorOf({ actor }: ReactionContext): Pick<CaseStep, 'actorType' | 'actorId'> {
  return { actorType: actorTypeOf(actor), actorId: actor.id }
}

/**
 * A case is opened for each new ticket; one that is created from a conversation joins the case of the conversation
 * instead.
 */
export async function openTicketCases(
  ctx: ReactionContext,
  events: EventsOf<'ticket.created'>,
): Promise<void> {
  const { db, actor, now } = ctx
  const { workspaceId } = actor
  const created = events.map(({ data }) => data)
  const alone = created.filter(({ id, currentCxLogId }) => currentCxLogId === caseIdOf(id))
  const sharing = created.filter((ticket) => !alone.includes(ticket))
  const facts = alone.map((ticket) => ({ ...ticket, ...actorOf(ctx) }))
  db.along(openCasesOfTickets(db, workspaceId, facts))
  if (sharing.length === 0) return
  db.along(
    takeSteps(
      db,
      workspaceId,
      sharing.flatMap((ticket) => stepsToJoin(ctx, ticket)),
    ),
  )
  db.along(moveCases(db, { workspaceId, tickets: JSON.stringify(sharing.map(movedOf)), now }))
}
openTicketCases.emits = nothing

function stepsToJoin(ctx: ReactionContext, ticket: Schema<'Ticket'>): CaseStep[] {
  const { id: entityId, assigneeId, status } = ticket
  const step = (what: string, detail: CaseDetail = {}): CaseStep => {
    return { entityId, what, at: ctx.now, ...actorOf(ctx), detail }
  }
  return [
    step('ticket_linked', { ticketId: entityId }),
    ...(assigneeId === null ? [] : [step('assigned', { agentId: assigneeId })]),
    ...stepsTo(statusOfTicket[status]).map((what) => step(what)),
  ]
}

/** A case is opened for each new conversation with a contact. */
export async function openConversationCases(
  ctx: ReactionContext,
  events: EventsOf<'conversation.created'>,
): Promise<void> {
  const { db, actor } = ctx
  const talks = events.map(({ data }) => data).filter(({ kind }) => kind !== 'group')
  if (talks.length === 0) return
  db.along(openCasesOfConversations(db, actor.workspaceId, talks))
  const assigned = talks.flatMap(({ id, assigneeId, createdAt: at }): CaseStep[] => {
    if (assigneeId === null) return []
    const by = { actorType: 'system', actorId: null } as const
    return [{ entityId: id, what: 'assigned', at, ...by, detail: { agentId: assigneeId } }]
  })
  if (assigned.length > 0) db.along(takeSteps(db, actor.workspaceId, assigned))
}
openConversationCases.emits = nothing

/** The members of a call that its case follows from. */
const ofCase: ReadonlySet<string> = new Set([
  ...['direction', 'callFrom', 'callTo', 'startedAt', 'ringingAt', 'queuedAt', 'answeredAt'],
  ...['endedAt', 'holdDuration', 'wrapUpDuration', 'agentId', 'queueId', 'contactId', 'legs'],
  ...['disposition', 'transferType'],
])

/** The case of a call is made, and made anew with each report that changes what it follows from. */
export async function keepCallCases(
  { db, actor }: ReactionContext,
  events: EventsOf<'cdr.created' | 'cdr.updated'>,
): Promise<void> {
  const changed = events.filter(({ changes }) =>
    changes.some(({ path }) => ofCase.has(path.slice(1))),
  )
  const ids = [...new Set(changed.map(({ data }) => data.id))].sort()
  if (ids.length > 0) db.along(keepCases(db, { workspaceId: actor.workspaceId, ids }))
}
keepCallCases.emits = nothing

type QueueStep =
  | 'queue.entry_entered'
  | 'queue.entry_left'
  | 'reservation.accepted'
  | 'reservation.offered'
  | 'reservation.rejected'
  | 'reservation.timed_out'

/** The way of a ticket through a queue is added to the timeline of its case. */
export async function recordQueueSteps(
  ctx: ReactionContext,
  events: EventsOf<QueueStep>,
): Promise<void> {
  const { db, actor } = ctx
  const steps = events.flatMap((event) => queueStepOf(ctx, event))
  if (steps.length === 0) return
  db.along(insertSteps(db, { workspaceId: actor.workspaceId, steps: JSON.stringify(steps) }))
}
recordQueueSteps.emits = nothing

/** The case of a conversation or call that enters a queue, or is moved to it, has that queue. That of a ticket has the ticket's. */
export async function followQueues(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'queue.entry_entered' | 'queue.entry_moved'>,
): Promise<void> {
  const of = (kind: 'conversation' | 'call') =>
    events.flatMap(({ data }) =>
      data.entityType === kind ? [{ id: data.entityId, queueId: data.queueId }] : [],
    )
  const talks = of('conversation')
  if (talks.length > 0) db.along(takeQueues(db, { workspaceId, entries: JSON.stringify(talks) }))
  const calls = of('call').map(({ id }) => id)
  if (calls.length > 0) db.along(keepCases(db, { workspaceId, ids: calls }))
}
followQueues.emits = nothing

function queueStepOf({ now }: ReactionContext, event: EventOf<QueueStep>): CaseStep[] {
  const { type, data } = event
  if (type === 'queue.entry_entered' || type === 'queue.entry_left') {
    const what = type === 'queue.entry_left' ? 'queue_left' : 'queue_entered'
    const detail = { queueId: data.queueId }
    const by = { actorType: 'system', actorId: null } as const
    return [{ entityId: data.entityId, what, at: now, ...by, detail }]
  }
  // Assigned without an offer
  if (type === 'reservation.accepted' && data.expiresAt === null) return []
  const { entityId, queueId, userId } = data
  const detail = { queueId, agentId: userId }
  const step = (what: string, at: string | null, actorId: string | null): CaseStep[] => {
    const actorType = actorId === null ? 'system' : 'user'
    return [{ entityId, what, at: at ?? now, actorType, actorId, detail }]
  }
  switch (type) {
    case 'reservation.offered':
      return step('offered', data.offeredAt, null)
    case 'reservation.timed_out':
      return step('offer_timeout', data.endedAt, null)
    case 'reservation.rejected':
      return step('rejected', data.endedAt, userId)
    case 'reservation.accepted':
      return step('accepted', data.acceptedAt, userId)
  }
}

type TicketStep =
  | 'ticket.assigned'
  | 'ticket.deleted'
  | 'ticket.restored'
  | 'ticket.status_changed'
  | 'ticket.unassigned'
type ConversationStep =
  | 'conversation.assigned'
  | 'conversation.closed'
  | 'conversation.held'
  | 'conversation.reopened'
  | 'conversation.resumed'
  | 'conversation.transferred'
type MessageStep = 'message.due' | 'message.queued' | 'message.received' | 'message.sent'
type CaseEvent =
  TicketStep | ConversationStep | MessageStep | 'comment.created' | 'reservation.wrap_up_ended'

/** What happens to a case is added to its timeline, and its state, agent, times and counts follow. */
export async function advanceCases(
  ctx: ReactionContext,
  events: EventsOf<CaseEvent>,
): Promise<void> {
  const { db, actor } = ctx
  const steps = events.flatMap((event) => stepsOf(ctx, event))
  if (steps.length > 0) db.along(takeSteps(db, actor.workspaceId, steps))
}
advanceCases.emits = nothing

function stepsOf(ctx: ReactionContext, event: EventOf<CaseEvent>): CaseStep[] {
  const by = actorOf(ctx)
  const step = (
    id: string,
    what: string,
    detail: CaseDetail = {},
    other: Partial<CaseStep> = {},
  ): CaseStep => ({ entityId: id, what, at: ctx.now, ...by, detail, ...other })

  const { type, data } = event
  switch (type) {
    case 'ticket.deleted':
      return [step(data.id, 'closed')]
    case 'ticket.restored':
      return stepsTo(statusOfTicket[data.status]).map((what) => step(data.id, what))
    case 'ticket.assigned':
    case 'ticket.unassigned':
      return [step(data.id, 'assigned', { agentId: data.assigneeId })]
    case 'ticket.status_changed': {
      // Whoever is assigned by the same change has the case already; of another event it follows once more, to no effect
      const isAssigned = event.changes.some(({ path }) => path === '/assigneeId')
      const assigned = isAssigned ? [step(data.id, 'assigned', { agentId: data.assigneeId })] : []
      const moved = stepsTo(statusOfTicket[data.status]).map((what) => step(data.id, what))
      return [...assigned, ...moved]
    }
    case 'conversation.assigned':
    case 'conversation.transferred':
      return [step(data.id, 'assigned', { agentId: data.assigneeId })]
    case 'conversation.closed': {
      const { disposition } = data
      return [step(data.id, 'closed', disposition === null ? {} : { disposition })]
    }
    case 'conversation.held':
      return [step(data.id, 'held')]
    case 'conversation.reopened':
      return [step(data.id, 'reopened')]
    case 'conversation.resumed':
      return [step(data.id, 'resumed')]
    case 'message.queued':
    case 'message.received':
    case 'message.sent': {
      const { id, conversationId, groupId, direction, sender } = data
      // A scheduled one counts once it is due
      if (event.before || groupId !== null || data.status === 'scheduled') return []
      const from = { at: data.createdAt, actorType: sender.type, actorId: sender.id }
      return [step(conversationId, `message_${direction}`, { messageId: id }, from)]
    }
    case 'message.due': {
      const { messageId, conversationId, senderType: actorType, senderId: actorId } = data
      return [step(conversationId, 'message_outbound', { messageId }, { actorType, actorId })]
    }
    case 'comment.created': {
      const { id: commentId, visibility, messageId } = data
      const about = data.ticketId ?? data.roomId
      const detail = { commentId, visibility, ...(messageId !== null && { messageId }) }
      return about === null ? [] : [step(about, 'comment_added', detail)]
    }
    case 'reservation.wrap_up_ended':
      return [
        step(data.entityId, 'wrap_up_completed', {}, { actorType: 'user', actorId: data.userId }),
      ]
  }
}

function movedOf({ id, contactId, queueId }: Schema<'Ticket'>) {
  return { id, contactId, queueId }
}

/** The case of a ticket has the contact and the queue of the ticket. */
export async function moveTicketCases(
  { db, actor, now }: ReactionContext,
  events: EventsOf<'ticket.queue_changed' | 'ticket.updated'>,
): Promise<void> {
  const moved = new Map<string, Schema<'Ticket'>>()
  for (const { data, changes } of events) {
    if (changes.some(({ path }) => path === '/contactId' || path === '/queueId')) {
      moved.set(data.id, data)
    }
  }
  if (moved.size === 0) return
  const { workspaceId } = actor
  const tickets = JSON.stringify([...moved.values()].map(movedOf))
  db.along(moveCases(db, { workspaceId, tickets, now }))
}
moveTicketCases.emits = nothing

/**
 * The first response to a ticket that has a case of its own, although it is linked to a conversation, is also the
 * first reply of that case.
 */
export async function recordReplies(
  ctx: ReactionContext,
  events: EventsOf<'ticket.updated'>,
): Promise<void> {
  const steps = events.flatMap(({ data, changes }): CaseStep[] => {
    const { id: entityId, firstResponseAt: at, currentCxLogId } = data
    const isFirst = changes.some(({ path, old }) => path === '/firstResponseAt' && old === null)
    if (!isFirst || at === null || currentCxLogId !== caseIdOf(entityId)) return []
    return [{ entityId, what: 'replied', at, ...actorOf(ctx), detail: {} }]
  })
  if (steps.length > 0) ctx.db.along(takeSteps(ctx.db, ctx.actor.workspaceId, steps))
}
recordReplies.emits = nothing
