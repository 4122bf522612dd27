import { getTableColumns } from 'drizzle-orm'
import { cdrs } from '../../../db/schema/telephony.ts'
import type { Schema } from '../../../../generated/operations.ts'
import { earliestInstant, latestInstant } from '../../../lib/time.ts'
import { without } from '../../../lib/without.ts'
import { lasting, mostSeconds } from './seconds.ts'

/** The columns of a call that are not what reports and events say of it. */
export const ownColumns = [
  ...(['workspaceId', 'id', 'position', 'provider', 'externalCallId', 'talkingId'] as const),
  ...([
    'recordingStatus',
    'recordingDuration',
    'recordingConsent',
    'isBlocked',
    'reported',
    'live',
  ] as const),
  ...(['version', 'createdAt', 'updatedAt'] as const),
] as const

/** The values of a call without its keys; instants are RFC 3339 in UTC. */
export interface Call extends Omit<typeof cdrs.$inferSelect, (typeof ownColumns)[number]> {
  status: Schema<'CallStatus'>
  endReason: Schema<'CallEndReason'> | null
  transferType: Schema<'CallTransferType'>
}

export type Member = keyof Call

export const members = Object.keys(without(getTableColumns(cdrs), ownColumns)) as Member[]

/** A hold from its beginning to the `resume` that ended it, or null if only the end of the call did. */
type Hold = readonly [from: string, to: string | null]

/** The values of a call by its events: values of members, and values that are combined with the reports of callers. */
export interface EventFacts extends Readonly<Partial<Call>> {
  readonly holds?: readonly Hold[]
  /** Whether any of them named a queue. */
  readonly isQueued?: boolean
  /** The user who had accepted the call from a queue when a record first said that it was answered. */
  readonly acceptedId?: string
}

type Status = Call['status']

export function isFinal(status: Status | undefined): boolean {
  return status !== undefined && status !== 'ringing' && status !== 'in_progress'
}

/**
 * Returns the status of a call. A final status that is reported counts; another one only until events or times
 * decide. A time that does not count, since a report contradicts it, still shows that something happened.
 */
export function statusOf(reported: Readonly<Partial<Call>>, fromEvents: EventFacts): Status {
  for (const { status } of [reported, fromEvents]) {
    if (status !== undefined && isFinal(status)) return status
  }
  const known = { ...fromEvents, ...reported }
  const hasTalked = known.answeredAt === undefined && (known.talkDuration ?? 0) > 0
  const isAnswered = typeof known.answeredAt === 'string' || hasTalked
  const isHungUp = typeof fromEvents.endedAt === 'string'
  if (!isHungUp && typeof known.endedAt !== 'string') {
    return isAnswered ? 'in_progress' : (reported.status ?? 'ringing')
  }
  if (isAnswered || reported.status === 'in_progress') return 'answered'
  return isHungUp ? unansweredBy(known) : 'no_answer'
}

/** Returns the status of an unanswered call whose last event has none. */
function unansweredBy({ endReason, isQueued, queuedAt, queueId }: EventFacts): Status {
  switch (endReason) {
    case 'busy':
    case 'rejected':
      return 'busy'
    case 'cancel':
      return 'canceled'
    case 'congestion':
    case 'not_found':
    case 'error':
      return 'failed'
    case 'caller_hangup':
      return isQueued || typeof (queuedAt ?? queueId) === 'string' ? 'abandoned' : 'canceled'
    default:
      return 'no_answer'
  }
}

/** Seconds of holds between the answer and the end of a call: talking includes hold. */
export function heldSeconds(
  holds: readonly Hold[],
  { answeredAt, endedAt, talkDuration }: Call,
): number | null {
  if (answeredAt === null) return null
  const seconds = holds.reduce((sum, [from, to]) => {
    const ends = [to, endedAt].filter((end) => end !== null)
    return sum + (lasting(latestInstant([from, answeredAt]), earliestInstant(ends)) ?? 0)
  }, 0)
  return Math.min(seconds, talkDuration ?? mostSeconds)
}
