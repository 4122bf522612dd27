import { earliestInstant, latestInstant, secondsBetween } from '../../../lib/time.ts'
import type { Member, Call } from './facts.ts'
import { mostSeconds } from './seconds.ts'
import { counted } from '../../../lib/words.ts'

/** Seconds by which reported values may differ. */
export const toleratedSeconds = 1

export interface Contradiction {
  readonly member: Member
  readonly says: string
}

/** Returns the contradiction in the values of a call; undefined without one. */
export function contradictionIn(call: Call, isStartKnown: boolean): Contradiction | undefined {
  const { startedAt, ringingAt, queuedAt, answeredAt, endedAt } = call
  const instants = [startedAt, ringingAt, queuedAt, answeredAt, endedAt]
  if (exceeds(secondsBetween(earliestInstant(instants), latestInstant(instants)), mostSeconds)) {
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
  if (lasted !== null && differs(call.callDuration, lasted)) {
    return {
      member: 'callDuration',
      says: `"callDuration" must equal the ${counted(lasted, 'second')} from "startedAt" to "endedAt".`,
    }
  }
  const talked = secondsBetween(answeredAt, endedAt)
  if (talked !== null && differs(call.talkDuration, talked)) {
    return {
      member: 'talkDuration',
      says: `"talkDuration" must equal the ${counted(talked, 'second')} from "answeredAt" to "endedAt".`,
    }
  }
  const { callDuration, ringDuration, queueDuration, talkDuration, holdDuration } = call
  const parts = (ringDuration ?? 0) + (queueDuration ?? 0) + (talkDuration ?? 0)
  if (exceeds(parts, callDuration)) {
    const says = `"callDuration" must be at least ${counted(parts, 'second')}, which ringing, queueing and talking took together.`
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
