import type { Schema } from '../../../generated/operations.ts'
import type { Cause } from '../../auth/actor.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { earliestInstant, isAfter, secondsBetween } from '../../lib/time.ts'
import type { TimelineEntry } from './timeline.ts'

type CaseStatus = Schema<'CxLogStatus'>
type TicketStatus = Schema<'TicketStatus'>

/** The status of a case while its ticket has a status; a deleted ticket's case is closed. */
export const statusOfTicket: Readonly<Record<TicketStatus, CaseStatus>> = {
  open: 'open',
  in_progress: 'open',
  pending: 'hold',
  on_hold: 'hold',
  resolved: 'closed',
  closed: 'closed',
}

/** The steps that may change the status or the agent of a case. */
const stateSteps = ['assigned', 'held', 'resumed', 'closed', 'reopened'] as const
export type StateStep = (typeof stateSteps)[number]

export function isStateStep({ what }: Pick<CaseStep, 'what'>): boolean {
  return (stateSteps as readonly string[]).includes(what)
}

export type CaseStepKind =
  StateStep | 'comment_added' | 'replied' | 'ticket_linked' | 'wrap_up_completed'

export type MessageStepKind = 'comment_added' | 'message_inbound' | 'message_outbound'

/** The steps that add an entry to a timeline and change nothing else of their case. */
const queueSteps = [
  'accepted',
  'offer_timeout',
  'offered',
  'queue_entered',
  'queue_left',
  'rejected',
] as const
export type QueueStepKind = (typeof queueSteps)[number]

export function isQueueStep(step: CaseStep): step is CaseStep<QueueStepKind> {
  return (queueSteps as readonly string[]).includes(step.what)
}

/** Something that happened in the case of an entity: a conversation, a ticket or a call. */
export interface CaseStep<Kind extends string = CaseStepKind | MessageStepKind | QueueStepKind> {
  readonly entityId: string
  /** The case of the entity; undefined where it is unknown, of a ticket that may share the case of a conversation. */
  readonly caseId?: string | undefined
  readonly what: Kind
  readonly at: string
  readonly actorType: 'user' | 'token' | 'contact' | 'system'
  readonly actorId: string | null
  readonly detail: CaseDetail
  /** The event that the step follows from, if it is published. */
  readonly cause?: Cause | undefined
}

/** The steps that lead to a status; those that do not follow from the status before are left out. */
export const stepsToStatus: Readonly<Record<CaseStatus, readonly StateStep[]>> = {
  closed: ['closed'],
  hold: ['reopened', 'held'],
  open: ['reopened', 'resumed'],
}

export interface SharedParts {
  readonly status: CaseStatus
  /** The user who has the conversation, or else the one who has the newest ticket that somebody has. */
  readonly assigneeId: string | null
  /** The statuses of the tickets, of which a deleted one counts as closed. */
  readonly ticketStatuses: readonly TicketStatus[]
}

/** Returns the status of a shared case: open while one part is open, on hold while none is open and one is on hold, and else closed. */
export function sharedStatus({ status, ticketStatuses }: SharedParts): CaseStatus {
  const statuses = [status, ...ticketStatuses.map((one) => statusOfTicket[one])]
  return (['open', 'hold'] as const).find((one) => statuses.includes(one)) ?? 'closed'
}

/** The members of a case that its steps change. Instants are texts in UTC with milliseconds. */
export interface CaseState {
  readonly status: CaseStatus
  readonly agentId: string | null
  /** The last agent of a case that has none. */
  readonly previousAgentId: string | null
  readonly firstAssigneeId: string | null
  readonly closedAssigneeId: string | null
  readonly startedAt: string
  readonly assignedAt: string | null
  readonly firstRepliedAt: string | null
  readonly closedAt: string | null
  readonly wrapUpEndedAt: string | null
  /** The instant since which status and agent have been what they are. */
  readonly stateSince: string
  /** Until `stateSince`: the seconds on hold, and those open with an agent. */
  readonly holdSeconds: number
  readonly handledSeconds: number
  readonly transferCount: number
  readonly reopenCount: number
  readonly disposition: string | null
  /** Null unless tickets share the case of a conversation. */
  readonly shared: SharedParts | null
}

type StepOfCase = Pick<CaseStep<CaseStepKind>, 'what' | 'at' | 'actorType' | 'detail'>

/** Returns whether a message, or a comment, is sent to the contact by a user. */
export function isReply(
  what: 'comment_added' | 'message_outbound',
  { actorType, detail }: Pick<StepOfCase, 'actorType' | 'detail'>,
): boolean {
  return actorType === 'user' && (what === 'message_outbound' || detail.messageId !== undefined)
}

interface Advance {
  readonly state: CaseState
  readonly entry: TimelineEntry
}

/**
 * Returns a case after a step, or null if the step does not follow from its state, such as holding a closed case.
 * Times never run backwards.
 */
export function advanceCase(state: CaseState, step: StepOfCase): Advance | null {
  const { what, detail } = step
  switch (what) {
    case 'replied': {
      if (state.firstRepliedAt !== null) return null
      const at = notBefore(state.startedAt, step.at)
      return { state: { ...state, firstRepliedAt: at }, entry: { kind: what, at, detail } }
    }
    case 'comment_added': {
      const at = notBefore(state.startedAt, step.at)
      const firstRepliedAt = isReply(what, step)
        ? earliestInstant([state.firstRepliedAt, at])
        : state.firstRepliedAt
      return { state: { ...state, firstRepliedAt }, entry: { kind: what, at, detail } }
    }
    case 'ticket_linked':
      return { state, entry: { kind: what, at: notBefore(state.startedAt, step.at), detail } }
    case 'wrap_up_completed': {
      const at = notBefore(state.closedAt ?? state.startedAt, step.at)
      const wrapUpEndedAt =
        state.status === 'closed' ? earliestInstant([state.wrapUpEndedAt, at]) : state.wrapUpEndedAt
      return { state: { ...state, wrapUpEndedAt }, entry: { kind: what, at, detail } }
    }
    default:
      return changeState(state, { ...step, what })
  }
}

type Change = StepOfCase & { readonly what: StateStep }

function changeState(state: CaseState, step: Change): Advance | null {
  if (step.what === 'assigned') return assign(state, step)
  const disposition = step.detail.disposition ?? state.disposition
  const what = state.shared === null ? step.what : stepOfShared(state, sharedStatus(state.shared))
  if (what === null) {
    // Another part keeps the case as it is, but the result with which this one was closed counts
    if (disposition === state.disposition) return null
    const passed = passTime(state, step.at)
    return {
      state: { ...passed, disposition },
      entry: { kind: 'disposition_set', at: passed.stateSince, detail: step.detail },
    }
  }
  if (!allowed[what].includes(state.status)) return null
  const passed = { ...passTime(state, step.at), disposition }
  const at = passed.stateSince
  const entry = { kind: what, at, detail: step.detail }
  switch (what) {
    case 'held':
      return { state: { ...passed, status: 'hold' }, entry }
    case 'resumed':
      return { state: { ...passed, status: 'open' }, entry }
    case 'closed': {
      const closed = { status: what, closedAt: at, closedAssigneeId: state.agentId }
      return { state: { ...passed, ...closed }, entry }
    }
    case 'reopened': {
      const open = { status: 'open', closedAt: null, closedAssigneeId: null } as const
      const reopenCount = state.reopenCount + 1
      return { state: { ...passed, ...open, wrapUpEndedAt: null, reopenCount }, entry }
    }
  }
}

type StatusStep = Exclude<StateStep, 'assigned'>

/** The statuses from which each step leads on. */
const allowed: Readonly<Record<StatusStep, readonly CaseStatus[]>> = {
  held: ['open'],
  resumed: ['hold'],
  closed: ['open', 'hold'],
  reopened: ['closed'],
}

/** Returns the step from the status of a shared case to the one that its parts have now; null if it has that already. */
function stepOfShared({ status }: CaseState, after: CaseStatus): StatusStep | null {
  if (status === after) return null
  if (after === 'closed') return 'closed'
  if (status === 'closed') return 'reopened'
  return after === 'hold' ? 'held' : 'resumed'
}

function assign(state: CaseState, step: Change): Advance | null {
  const agentId = step.detail.agentId ?? state.shared?.assigneeId ?? null
  if (agentId === state.agentId) return null
  const passed = passTime(state, step.at)
  const at = passed.stateSince
  if (agentId === null) {
    const previousAgentId = state.agentId
    const detail = previousAgentId === null ? {} : { previousAgentId }
    return {
      state: { ...passed, agentId, previousAgentId },
      entry: { kind: 'unassigned', at, detail },
    }
  }
  // Between two agents the case may have waited in a queue
  const previous = state.agentId ?? (state.firstAssigneeId === null ? null : state.previousAgentId)
  const isTransfer = previous !== null && previous !== agentId
  return {
    state: {
      ...passed,
      agentId,
      assignedAt: state.assignedAt ?? at,
      firstAssigneeId: state.firstAssigneeId ?? agentId,
      transferCount: state.transferCount + (isTransfer ? 1 : 0),
    },
    entry: {
      kind: isTransfer ? 'transferred' : 'assigned',
      at,
      detail: { agentId, ...(previous !== null && { previousAgentId: previous }) },
    },
  }
}

/** Adds the time until an instant to what the case was meanwhile: on hold, or open with an agent. */
function passTime(state: CaseState, until: string): CaseState {
  const at = notBefore(state.stateSince, until)
  const seconds = secondsBetween(state.stateSince, at) ?? 0
  const isHandled = state.status === 'open' && state.agentId !== null
  return {
    ...state,
    stateSince: at,
    holdSeconds: state.holdSeconds + (state.status === 'hold' ? seconds : 0),
    handledSeconds: state.handledSeconds + (isHandled ? seconds : 0),
  }
}

function notBefore(first: string, instant: string): string {
  return isAfter(first, instant) ? first : instant
}
