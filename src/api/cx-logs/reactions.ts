import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { emitUnrecorded } from '../../events/log/emit.ts'
import {
  causeOf,
  emitsNothing,
  type EventOf,
  type EventsOf,
  type ReactionContext,
} from '../../events/reactions.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { membersOfCase } from './call-case.ts'
import { statusOfTicket, stepsToStatus, type CaseStep, type QueueStepKind } from './case-state.ts'
import { changeCases } from './change-cases.ts'
import { eventsOfCase } from './case-events.ts'
import { actorOf, type CaseEvent, stepsOf } from './event-steps.ts'
import { cxLogsByIds } from './queries.ts'
import { toCxLog } from './wire.ts'

/** The event that reactions emit which change cases, and those of reactions that open some. */
const emitsWritten = ['cx_log.written'] as const
const emitsOpened = [...emitsWritten, 'cx_log.created', 'cx_log.closed'] as const

/**
 * A case is opened for each new ticket; one that is created from a conversation joins the case of the conversation
 * instead, which is opened if there is none yet.
 */
export async function openTicketCases(
  ctx: ReactionContext,
  events: EventsOf<'ticket.created'>,
): Promise<void> {
  const isAlone = ({ data }: EventOf<'ticket.created'>) => data.currentCxLogId === caseIdOf(data.id)
  const sharing = events.filter((event) => !isAlone(event))
  await changeCases(ctx, {
    ofConversations: sharing.map((event) => {
      return { id: event.data.currentCxLogId, cause: causeOf(event) }
    }),
    tickets: events.filter(isAlone).map((event) => {
      return { ...event.data, ...actorOf(ctx), cause: causeOf(event) }
    }),
    steps: sharing.flatMap((event) => stepsToJoin(ctx, event)),
    moved: sharing.map(movedOf),
  })
}
openTicketCases.emits = emitsOpened

function stepsToJoin(ctx: ReactionContext, event: EventOf<'ticket.created'>): CaseStep[] {
  const { id: entityId, currentCxLogId: caseId, assigneeId, status } = event.data
  const step = (what: CaseStep['what'], detail: CaseDetail = {}): CaseStep => {
    return { entityId, caseId, what, at: ctx.now, ...actorOf(ctx), detail, cause: causeOf(event) }
  }
  return [
    step('ticket_linked', { ticketId: entityId }),
    ...(assigneeId === null ? [] : [step('assigned', { agentId: assigneeId })]),
    ...stepsToStatus[statusOfTicket[status]].map((what) => step(what)),
  ]
}

/**
 * A case is opened for each new conversation with a contact. One that began with messages of a blocked contact, and so is
 * closed, has a case from when it is opened, a message is handed over or a ticket is created from it. The case is inbound if
 * a message of the contact is received with it.
 */
export async function openConversationCases(
  ctx: ReactionContext,
  events: EventsOf<
    'conversation.created' | 'conversation.reopened' | 'message.received' | 'message.unblocked'
  >,
): Promise<void> {
  const receiving = new Set<string>()
  const unblocked: string[] = []
  const opened: Array<EventOf<'conversation.created' | 'conversation.reopened'>> = []
  for (const event of events) {
    if (event.type === 'message.received') receiving.add(event.data.conversationId)
    else if (event.type === 'message.unblocked') unblocked.push(event.data.conversationId)
    else if (event.data.kind !== 'group' && event.data.status !== 'closed') opened.push(event)
  }
  const bySystem = { at: ctx.now, actorType: 'system', actorId: null } as const
  await changeCases(ctx, {
    conversations: opened.map((event) => {
      const { type, data } = event
      const createdAt = type === 'conversation.reopened' ? ctx.now : data.createdAt
      return { ...data, createdAt, isInbound: receiving.has(data.id), cause: causeOf(event) }
    }),
    ofConversations: unblocked.map((id) => ({ id: caseIdOf(id), cause: undefined })),
    steps: unblocked.map((id) => {
      return { entityId: id, caseId: caseIdOf(id), what: 'closed', ...bySystem, detail: {} }
    }),
  })
}
openConversationCases.emits = emitsOpened

const ofCase: ReadonlySet<string> = new Set([...membersOfCase, 'legs'])

/** The case of a call is created with it, and rebuilt after each report that changes what it follows from. */
export async function rebuildCallCases(
  ctx: ReactionContext,
  events: EventsOf<'call.agents_reported' | 'cdr.created' | 'cdr.updated'>,
): Promise<void> {
  const calls = events.flatMap((event) => {
    if (event.type === 'call.agents_reported') return { id: event.data.callId, cause: undefined }
    const isChanged = event.changes.some(({ path }) => ofCase.has(path.slice(1)))
    return isChanged ? { id: event.data.id, cause: causeOf(event) } : []
  })
  await changeCases(ctx, { calls })
}
rebuildCallCases.emits = emitsWritten

type QueueStep =
  | 'queue.entry_entered'
  | 'queue.entry_left'
  | 'reservation.accepted'
  | 'reservation.offered'
  | 'reservation.rejected'
  | 'reservation.timed_out'

/** The way of a ticket, conversation or call through queues is added to the timeline of its case. */
export async function recordQueueSteps(
  ctx: ReactionContext,
  events: EventsOf<QueueStep>,
): Promise<void> {
  await changeCases(ctx, { steps: events.flatMap((event) => queueStepOf(ctx, event)) })
}
recordQueueSteps.emits = emitsNothing

/**
 * Updates the queue of a case whose conversation or call enters a queue, or is moved to it. The case of a ticket has
 * the queue of the ticket.
 */
export async function updateCaseQueues(
  ctx: ReactionContext,
  events: EventsOf<'queue.entry_entered' | 'queue.entry_moved'>,
): Promise<void> {
  const of = (kind: 'conversation' | 'call') =>
    events.flatMap(({ data }) => (data.entityType === kind ? data : []))
  await changeCases(ctx, {
    calls: of('call').map(({ entityId: id }) => ({ id, cause: undefined })),
    moved: of('conversation').map(({ entityId, queueId }) => {
      return { id: caseIdOf(entityId), contactId: null, queueId, cause: undefined }
    }),
  })
}
updateCaseQueues.emits = emitsWritten

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
  const steps = events.flatMap((event) => {
    const cause = causeOf(event)
    return stepsOf(ctx, event, caseIds).map((step) => ({ ...step, cause }))
  })
  await changeCases(ctx, { steps })
}
advanceCases.emits = emitsWritten

function movedOf(event: EventOf<'ticket.created' | 'ticket.queue_changed' | 'ticket.updated'>) {
  const { currentCxLogId: id, contactId, queueId } = event.data
  return { id, contactId, queueId, cause: causeOf(event) }
}

/** The case of a ticket has the contact and the queue of the ticket. */
export async function moveTicketCases(
  ctx: ReactionContext,
  events: EventsOf<'ticket.queue_changed' | 'ticket.updated'>,
): Promise<void> {
  const moving = events.filter(({ changes }) =>
    changes.some(({ path }) => path === '/contactId' || path === '/queueId'),
  )
  const last = moving.filter(
    (event) => event === moving.findLast(({ data }) => data.id === event.data.id),
  )
  await changeCases(ctx, { moved: last.map(movedOf) })
}
moveTicketCases.emits = emitsWritten

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
  await changeCases(ctx, { steps })
}
recordReplies.emits = emitsNothing

/** A case that reactions have changed is reported by an event if its status, agent, queue, contact or disposition is another one. */
export async function reportCases(
  ctx: ReactionContext,
  events: EventsOf<'cx_log.written'>,
): Promise<void> {
  const { db, actor } = ctx
  const ids = events.map(({ data }) => data.caseId)
  const rows = await cxLogsByIds(db, { workspaceId: actor.workspaceId, ids })
  const cases = new Map(rows.map((row) => [row.id, toCxLog(row)]))
  const reported = events.flatMap(({ data: { caseId, before, cause } }) => {
    const after = cases.get(caseId)
    return after ? eventsOfCase(after, before, cause) : []
  })
  emitUnrecorded(ctx, ...reported)
}
reportCases.emits = ['cx_log.closed', 'cx_log.created', 'cx_log.updated'] as const
reportCases.lastPer = 'caseId'
