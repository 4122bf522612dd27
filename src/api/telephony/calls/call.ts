import { ruleViolated } from '../../../errors.ts'
import { addSeconds, earliestInstant, isAfter, latestInstant } from '../../../lib/time.ts'
import { without } from '../../../lib/without.ts'
import { type Contradiction, contradictionIn, toleratedSeconds } from './contradiction.ts'
import {
  type Call,
  type EventFacts,
  heldSeconds,
  isFinal,
  type Member,
  members,
  statusOf,
} from './facts.ts'
import { lasting } from './seconds.ts'

/** Members that become unknown again when they are cleared, instead of null by report. */
export const durations = [
  'callDuration',
  'ringDuration',
  'queueDuration',
  'talkDuration',
  'holdDuration',
  'wrapUpDuration',
] as const satisfies readonly Member[]

/** The present values, or those of the call before, for members that no report has. */
interface Fallback {
  readonly externalCallId: string
  readonly startedAt: string
  readonly contactId: string | null
}

/** Times of events that may contradict reports. What else events say, such as who has the call, cannot. */
const between = ['ringingAt', 'queuedAt', 'answeredAt'] as const
const times: readonly Member[] = [...between, 'startedAt', 'endedAt']

/**
 * A call from the reports of callers, which take precedence, and from its events. Throws 422 when callers
 * contradict themselves; times of events that contradict them do not count, as few as possible.
 */
export function resolveCall(
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
    const known: Partial<Call> & EventFacts & Pick<Call, 'status'> = {
      ...fromEvents,
      ...reported,
      status,
    }
    for (const name of uncounted) if (reported[name] === undefined) delete known[name]
    const { call, isStartKnown } = deriveCall(known, fallback)
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

type Nullable = { [M in Member]: null extends Call[M] ? M : never }[Member]

/** The members of a call that nothing is known of. */
const unknown = {
  ...(Object.fromEntries(members.map((member) => [member, null])) as Record<Nullable, null>),
  direction: 'inbound',
  legs: [],
  transferType: 'none',
  tags: [],
} satisfies Partial<Call>

function deriveCall(
  known: EventFacts & Pick<Call, 'status'>,
  fallback: Fallback,
): { call: Call; isStartKnown: boolean } {
  const { ringingAt = null, queuedAt = null, endedAt = null } = known
  const answeredAt = answerOf(known)
  const first = earliestInstant([ringingAt, queuedAt, answeredAt, endedAt])
  const acceptedId = (answeredAt === null ? null : known.acceptedId) ?? null
  const isStartKnown = known.startedAt !== undefined
  const byDuration = before(endedAt ?? after(answeredAt, known.talkDuration), known.callDuration)
  const startedAt = known.startedAt ?? earliestInstant([first, byDuration]) ?? fallback.startedAt
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
    ...unknown,
    ...without(known, ['holds', 'isQueued', 'acceptedId']),
    callId: known.callId ?? fallback.externalCallId,
    startedAt,
    ringingAt,
    queuedAt,
    answeredAt,
    endedAt,
    callDuration,
    ringDuration,
    queueDuration,
    talkDuration,
    agentId: known.agentId === undefined ? acceptedId : known.agentId,
    contactId: known.contactId === undefined ? fallback.contactId : known.contactId,
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
      after(answeredAt, talkDuration) ??
      latestInstant([startedAt, ringingAt, queuedAt, answeredAt]),
  }
}

/**
 * Returns the time at which a call was answered: as reported or, for an answered one, computed from its end or
 * beginning and the durations.
 */
function answerOf(known: Readonly<Partial<Call>>): string | null {
  const { startedAt = null, ringingAt = null, queuedAt = null, answeredAt = null } = known
  if (answeredAt !== null || known.status !== 'answered') return answeredAt
  const callEnd = after(startedAt, known.callDuration)
  const endedAt = known.endedAt ?? callEnd
  if (typeof known.talkDuration === 'number' && endedAt !== null) {
    return latestInstant([addSeconds(endedAt, -known.talkDuration), startedAt])
  }
  const { ringDuration, queueDuration } = known
  if (ringDuration === undefined && queueDuration === undefined) return null
  const waitedSince = earliestInstant([ringingAt, queuedAt]) ?? startedAt
  const waited = (ringDuration ?? 0) + (queueDuration ?? 0)
  return earliestInstant([after(waitedSince, waited), endedAt])
}

function after(instant: string | null, seconds: number | null | undefined): string | null {
  return instant === null || typeof seconds !== 'number' ? null : addSeconds(instant, seconds)
}

function before(instant: string | null, seconds: number | null | undefined): string | null {
  return after(instant, typeof seconds === 'number' ? -seconds : seconds)
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
  return earliestInstant(ends.filter((end) => end !== null && !isAfter(begin, end)))
}
