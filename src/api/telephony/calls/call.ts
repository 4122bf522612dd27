import type { Schema } from '../../../../generated/operations.ts'
import { ruleViolated } from '../../../errors.ts'
import type { CallLeg, CallQuality } from '../../../db/schema/telephony.ts'
import { addSeconds, earliest, isAfter, latest, secondsBetween } from '../../../lib/time.ts'
import { type EventFacts, heldSeconds, isFinal, statusOf } from './facts.ts'
import { lasting, mostSeconds } from './seconds.ts'

/** What a call is made of, but for its keys; instants are RFC 3339 in UTC. */
export interface Call {
  callId: string
  parentCallId: string | null
  direction: Schema<'CallDirection'>
  callFrom: string | null
  rawFrom: string | null
  callFromName: string | null
  callTo: string | null
  rawTo: string | null
  callToName: string | null
  did: string | null
  trunk: string | null
  extension: string | null
  status: Schema<'CallStatus'>
  endReason: Schema<'CallEndReason'> | null
  startedAt: string
  ringingAt: string | null
  queuedAt: string | null
  answeredAt: string | null
  endedAt: string | null
  callDuration: number | null
  ringDuration: number | null
  queueDuration: number | null
  talkDuration: number | null
  holdDuration: number | null
  wrapUpDuration: number | null
  agentId: string | null
  queueId: string | null
  contactId: string | null
  ticketId: string | null
  legs: CallLeg[]
  transferType: Schema<'CallTransferType'>
  transferredToId: string | null
  quality: CallQuality | null
  cost: Schema<'Currency'> | null
  disposition: string | null
  note: string | null
  tags: string[]
}

export type Member = keyof Call

/** Members that become unknown again when they are cleared, instead of null by report. */
export const durations = [
  'callDuration',
  'ringDuration',
  'queueDuration',
  'talkDuration',
  'holdDuration',
  'wrapUpDuration',
] as const satisfies readonly Member[]

/** The present values, or those of the call before, for members that nobody reports. */
interface Fallback {
  readonly externalCallId: string
  readonly startedAt: string
  readonly contactId: string | null
}

const toleratedSeconds = 1

/** Times of events that may contradict reports. What else events say, such as who has the call, cannot. */
const between = ['ringingAt', 'queuedAt', 'answeredAt'] as const
const times: readonly Member[] = [...between, 'startedAt', 'endedAt']

/**
 * A call from the reports of callers, which take precedence, and from its events. Throws 422 when callers
 * contradict themselves; times of events that contradict them do not count, as few as possible.
 */
export function settle(
  reported: Readonly<Partial<Call>>,
  fromEvents: EventFacts,
  fallback: Fallback,
): Call {
  const status = statusOf(reported, fromEvents)
  // An end that is not counted follows from a reported duration
  const isEndKnown = reported.callDuration !== undefined || reported.talkDuration !== undefined
  const choices: ReadonlyArray<readonly Member[]> = [
    [],
    ...(isEndKnown ? [['endedAt'] as const] : []),
    ...between.map((name) => [name]),
    ['startedAt'],
    between,
    times,
  ]
  let contradiction: Contradiction | undefined
  for (const uncounted of choices) {
    const known: Partial<Call> & Pick<Call, 'status'> = { ...fromEvents, ...reported, status }
    for (const name of uncounted) if (reported[name] === undefined) delete known[name]
    const { call, isStartKnown } = filled(known, fallback)
    contradiction = contradictionIn(call, isStartKnown)
    if (!contradiction) return withHold(withEnd(call), fromEvents)
  }
  throw ruleViolated(contradiction?.says ?? '', `/${contradiction?.member}`)
}

/** Whose number a contact is looked for by: the one at the other end. */
export function outerNumber({
  direction,
  callFrom,
  callTo,
}: Pick<Call, 'direction' | 'callFrom' | 'callTo'>): string | null {
  if (direction === 'internal') return null
  return direction === 'inbound' ? callFrom : callTo
}

function filled(
  known: Readonly<Partial<Call>> & Pick<Call, 'status'>,
  fallback: Fallback,
): { call: Call; isStartKnown: boolean } {
  const { ringingAt = null, queuedAt = null, answeredAt = null, endedAt = null } = known
  const first = earliest([ringingAt, queuedAt, answeredAt, endedAt])
  const isStartKnown = known.startedAt !== undefined
  const startedAt = known.startedAt ?? first ?? fallback.startedAt
  const talkDuration = known.talkDuration ?? lasting(answeredAt, endedAt)
  const callDuration = known.callDuration ?? (isStartKnown ? lasting(startedAt, endedAt) : null)
  const rest = (callDuration ?? Infinity) - (talkDuration ?? 0) + toleratedSeconds
  // A value that would contradict the reports is left unknown
  const fitting = (seconds: number | null, room: number) =>
    seconds !== null && seconds > room ? null : seconds
  const ringDuration =
    known.ringDuration ??
    fitting(
      lasting(ringingAt, ringEnd(ringingAt, queuedAt, answeredAt, endedAt)),
      rest - (known.queueDuration ?? 0),
    )
  const queueDuration =
    known.queueDuration ??
    fitting(
      lasting(queuedAt, firstFrom(queuedAt, [ringingAt, answeredAt, endedAt])),
      rest - (ringDuration ?? 0),
    )

  const call: Call = {
    callId: known.callId ?? fallback.externalCallId,
    parentCallId: known.parentCallId ?? null,
    direction: known.direction ?? 'inbound',
    callFrom: known.callFrom ?? null,
    rawFrom: known.rawFrom ?? null,
    callFromName: known.callFromName ?? null,
    callTo: known.callTo ?? null,
    rawTo: known.rawTo ?? null,
    callToName: known.callToName ?? null,
    did: known.did ?? null,
    trunk: known.trunk ?? null,
    extension: known.extension ?? null,
    status: known.status,
    endReason: known.endReason ?? null,
    startedAt,
    ringingAt,
    queuedAt,
    answeredAt,
    endedAt,
    callDuration,
    ringDuration,
    queueDuration,
    talkDuration,
    holdDuration: known.holdDuration ?? null,
    wrapUpDuration: known.wrapUpDuration ?? null,
    agentId: known.agentId ?? null,
    queueId: known.queueId ?? null,
    contactId: known.contactId === undefined ? fallback.contactId : known.contactId,
    ticketId: known.ticketId ?? null,
    legs: known.legs ?? [],
    transferType: known.transferType ?? 'none',
    transferredToId: known.transferredToId ?? null,
    quality: known.quality ?? null,
    cost: known.cost ?? null,
    disposition: known.disposition ?? null,
    note: known.note ?? null,
    tags: known.tags ?? [],
  }
  return { call, isStartKnown }
}

/**
 * A call with `endedAt` if its status is final. Where no report has it, it follows from the duration or, if that is
 * unknown, is the latest instant that is known.
 */
function withEnd(call: Call): Call {
  if (call.endedAt !== null || !isFinal(call.status)) return call
  const { startedAt, ringingAt, queuedAt, answeredAt, callDuration, talkDuration } = call
  if (callDuration !== null) return { ...call, endedAt: addSeconds(startedAt, callDuration) }
  return {
    ...call,
    endedAt:
      answeredAt !== null && talkDuration !== null
        ? addSeconds(answeredAt, talkDuration)
        : latest([startedAt, ringingAt, queuedAt, answeredAt]),
  }
}

/** A call with the hold time that follows from events, unless a caller reported one. */
function withHold(call: Call, { holds }: EventFacts): Call {
  return call.holdDuration === null && holds
    ? { ...call, holdDuration: heldSeconds(holds, call) }
    : call
}

/** A queue that is entered at the very instant of ringing came before it. */
function ringEnd(
  ringingAt: string | null,
  queuedAt: string | null,
  answeredAt: string | null,
  endedAt: string | null,
): string | null {
  const isQueuedLater = ringingAt !== null && queuedAt !== null && isAfter(queuedAt, ringingAt)
  return firstFrom(ringingAt, [isQueuedLater ? queuedAt : null, answeredAt, endedAt])
}

function firstFrom(begin: string | null, ends: ReadonlyArray<string | null>): string | null {
  if (begin === null) return null
  return earliest(ends.filter((end) => end !== null && !isAfter(begin, end)))
}

interface Contradiction {
  readonly member: Member
  readonly says: string
}

function contradictionIn(call: Call, isStartKnown: boolean): Contradiction | undefined {
  const { startedAt, ringingAt, queuedAt, answeredAt, endedAt } = call
  const instants = [startedAt, ringingAt, queuedAt, answeredAt, endedAt]
  if (exceeds(secondsBetween(earliest(instants), latest(instants)), mostSeconds)) {
    return { member: 'startedAt', says: 'The times of a call must be at most 68 years apart.' }
  }
  for (const member of ['ringingAt', 'queuedAt', 'answeredAt', 'endedAt'] as const) {
    const instant = call[member]
    if (isStartKnown && exceeds(secondsBetween(instant, startedAt), 0)) {
      return { member, says: `"${member}" must not be before "startedAt".` }
    }
    if (exceeds(secondsBetween(endedAt, instant), 0)) {
      return { member, says: `"${member}" must not be after "endedAt".` }
    }
  }

  const lasted = isStartKnown ? secondsBetween(startedAt, endedAt) : null
  if (differs(call.callDuration, lasted)) {
    return {
      member: 'callDuration',
      says: `"callDuration" must equal the ${lasted} seconds from "startedAt" to "endedAt".`,
    }
  }
  const talked = secondsBetween(answeredAt, endedAt)
  if (differs(call.talkDuration, talked)) {
    return {
      member: 'talkDuration',
      says: `"talkDuration" must equal the ${talked} seconds from "answeredAt" to "endedAt".`,
    }
  }
  const { callDuration, ringDuration, queueDuration, talkDuration, holdDuration } = call
  const parts = (ringDuration ?? 0) + (queueDuration ?? 0) + (talkDuration ?? 0)
  if (exceeds(parts, callDuration)) {
    const says = `"callDuration" must be at least ${parts} seconds, which ringing, queueing and talking took together.`
    return { member: 'callDuration', says }
  }
  if (exceeds(holdDuration, talkDuration ?? callDuration)) {
    return {
      member: 'holdDuration',
      says: '"holdDuration" must not exceed "talkDuration", which includes it.',
    }
  }
  return undefined
}

function exceeds(seconds: number | null, limit: number | null): boolean {
  return seconds !== null && limit !== null && seconds > limit + toleratedSeconds
}

function differs(reported: number | null, counted: number | null): boolean {
  return exceeds(reported, counted) || exceeds(counted, reported)
}
