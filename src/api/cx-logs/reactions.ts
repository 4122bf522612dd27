import type { Schema } from '../../../generated/operations.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import {
  type EventOf,
  type EventsOf,
  emitsNothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { statusOfTicket, stepsToStatus, type CaseStep, type QueueStepKind } from './case-state.ts'
import { changeCases } from './change-cases.ts'
import { actorOf, type CaseEvent, stepsOf } from './event-steps.ts'
import { moveCases, setCaseQueues } from './move-cases.ts'
import { openCasesOfConversations, openCasesOfTickets } from './open.ts'

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
  db.sendWithCommit(openCasesOfTickets(db, workspaceId, facts))
  if (sharing.length === 0) return
  await changeCases(db, {
    workspaceId,
    steps: sharing.flatMap((ticket) => stepsToJoin(ctx, ticket)),
  })
  db.sendWithCommit(moveCases(db, workspaceId, sharing.map(movedOf), now))
}
openTicketCases.emits = emitsNothing

function stepsToJoin(ctx: ReactionContext, ticket: Schema<'Ticket'>): CaseStep[] {
  const { id: entityId, currentCxLogId: caseId, assigneeId, status } = ticket
  const step = (what: CaseStep['what'], detail: CaseDetail = {}): CaseStep => {
    return { entityId, caseId, what, at: ctx.now, ...actorOf(ctx), detail }
  }
  return [
    step('ticket_linked', { ticketId: entityId }),
    ...(assigneeId === null ? [] : [step('assigned', { agentId: assigneeId })]),
    ...stepsToStatus(statusOfTicket[status]).map((what) => step(what)),
  ]
}

/**
 * A case is opened for each new conversation with a contact. One that began with messages of a blocked contact, and so is
 * closed, has a case from when it is opened.
 */
export async function openConversationCases(
  ctx: ReactionContext,
  events: EventsOf<'conversation.created' | 'conversation.reopened'>,
): Promise<void> {
  const { db, actor, now } = ctx
  const talks = events.flatMap(({ type, data }) => {
    if (data.kind === 'group' || data.status === 'closed') return []
    return type === 'conversation.reopened' ? { ...data, createdAt: now } : data
  })
  if (talks.length === 0) return
  db.sendWithCommit(openCasesOfConversations(db, actor.workspaceId, talks))
  const created = events.flatMap(({ type, data }) => (type === 'conversation.created' ? data : []))
  const assigned = created.flatMap(({ id, assigneeId, createdAt: at }): CaseStep[] => {
    if (assigneeId === null) return []
    const by = { actorType: 'system', actorId: null } as const
    const detail = { agentId: assigneeId }
    return [{ entityId: id, caseId: caseIdOf(id), what: 'assigned', at, ...by, detail }]
  })
  await changeCases(db, { workspaceId: actor.workspaceId, steps: assigned })
}
openConversationCases.emits = emitsNothing

/** The members of a call that its case follows from. */
const ofCase: ReadonlySet<string> = new Set([
  ...['direction', 'callFrom', 'callTo', 'startedAt', 'ringingAt', 'queuedAt', 'answeredAt'],
  ...['endedAt', 'holdDuration', 'wrapUpDuration', 'agentId', 'queueId', 'contactId', 'legs'],
  ...['disposition', 'transferType'],
])

/** The case of a call is created with it, and rebuilt after each report that changes what it follows from. */
export async function rebuildCallCases(
  { db, actor }: ReactionContext,
  events: EventsOf<'cdr.created' | 'cdr.updated'>,
): Promise<void> {
  const changed = events.filter(({ changes }) =>
    changes.some(({ path }) => ofCase.has(path.slice(1))),
  )
  await changeCases(db, {
    workspaceId: actor.workspaceId,
    callIds: changed.map(({ data }) => data.id),
  })
}
rebuildCallCases.emits = emitsNothing

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
  const steps = events.flatMap((event) => queueStepOf(ctx, event))
  await changeCases(ctx.db, { workspaceId: ctx.actor.workspaceId, steps })
}
recordQueueSteps.emits = emitsNothing

/**
 * Updates the queue of a case whose conversation or call enters a queue, or is moved to it. The case of a ticket has
 * the queue of the ticket.
 */
export async function updateCaseQueues(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'queue.entry_entered' | 'queue.entry_moved'>,
): Promise<void> {
  const of = (kind: 'conversation' | 'call') =>
    events.flatMap(({ data }) =>
      data.entityType === kind ? [{ id: data.entityId, queueId: data.queueId }] : [],
    )
  const conversations = of('conversation')
  if (conversations.length > 0) {
    const cases = conversations.map(({ id, queueId }) => ({ id: caseIdOf(id), queueId }))
    db.sendWithCommit(setCaseQueues(db, { workspaceId, cases: JSON.stringify(cases) }))
  }
  await changeCases(db, { workspaceId, callIds: of('call').map(({ id }) => id) })
}
updateCaseQueues.emits = emitsNothing

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
  const step = (what: QueueStepKind, at: string | null, actorId: string | null): CaseStep[] => {
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

/** Adds events to the timelines of their cases, and updates the state, agent, times and counts of these. */
export async function advanceCases(
  ctx: ReactionContext,
  events: EventsOf<CaseEvent>,
): Promise<void> {
  // The ticket of a comment is known from the event that is emitted with it
  const caseIds = new Map(
    events.flatMap(({ type, data }) =>
      type === 'ticket.comment_added' ? [[data.id, data.currentCxLogId] as const] : [],
    ),
  )
  const steps = events.flatMap((event) => stepsOf(ctx, event, caseIds))
  await changeCases(ctx.db, { workspaceId: ctx.actor.workspaceId, steps })
}
advanceCases.emits = emitsNothing

function movedOf({ currentCxLogId: id, contactId, queueId }: Schema<'Ticket'>) {
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
  db.sendWithCommit(moveCases(db, actor.workspaceId, [...moved.values()].map(movedOf), now))
}
moveTicketCases.emits = emitsNothing

/**
 * The first reply to a ticket that has a case of its own, although it is linked to a conversation, is also the
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
    const caseId = currentCxLogId
    return [{ entityId, caseId, what: 'replied', at, ...actorOf(ctx), detail: {} }]
  })
  await changeCases(ctx.db, { workspaceId: ctx.actor.workspaceId, steps })
}
recordReplies.emits = emitsNothing
