import type { Schema } from '../../../../generated/operations.ts'
import { ruleViolated } from '../../../errors.ts'
import { instantAt } from '../../../http/request/instants.ts'
import { earliestInstant, isAfter, latestInstant } from '../../../lib/time.ts'
import type { Call, EventFacts } from '../calls/facts.ts'
import { definedMembers, partiesOf } from '../reports/report.ts'

export interface CallEvent {
  readonly key: string
  readonly type: Schema<'CallEventType'>
  readonly occurredAt: string
  readonly reported: Readonly<Partial<Call>>
  /** The user who has the extension of a `new_call`, and has the call if the event begins it. */
  readonly extensionUserId?: string | undefined
}

/** Ranks of events at the same time. */
const ranks: Readonly<Record<CallEvent['type'], number>> = {
  new_call: 1,
  answer: 2,
  resume: 3,
  hold: 4,
  transfer: 5,
  hangup: 6,
}

/** Members that only one type of event has. */
const belongsTo = { transferType: 'transfer', status: 'hangup', endReason: 'hangup' } as const

/** An event as it is kept, with numbers as dialled in `country` unless they begin with `+`. Throws 422 for an instant that cannot be. */
export function eventOf(body: Schema<'CallEvent'>, country: string | undefined): CallEvent {
  const occurredAt = instantAt<never>(body.occurredAt, '/occurredAt')
  const { type } = body
  const misplaced = Object.entries(belongsTo).find(
    ([member, owner]) => body[member as keyof typeof belongsTo] !== undefined && owner !== type,
  )
  if (misplaced)
    throw ruleViolated(
      `"${misplaced[0]}" is allowed only for the type ${misplaced[1]}.`,
      `/${misplaced[0]}`,
    )
  return {
    key: body.eventId === undefined ? `${type} ${occurredAt}` : `id ${body.eventId}`,
    type,
    occurredAt,
    reported: definedMembers({
      ...partiesOf(body, country),
      agentId: body.agentId,
      queueId: body.queueId,
      ...(type === 'transfer' && {
        transferType: body.transferType ?? 'blind',
        transferredToId: body.agentId,
        // Then the queue has the call, and no user
        ...(typeof body.queueId === 'string' &&
          (body.agentId ?? null) === null && { agentId: null, transferredToId: null }),
      }),
      ...(type === 'hangup' && { status: body.status, endReason: body.endReason }),
    }),
  }
}

/** Returns the values of a call by all of its events, in whichever order they arrived. */
export function callFromEvents(events: readonly CallEvent[]): EventFacts {
  const endedAt = latestInstant(instantsOf(events, 'hangup'))
  const counted = countedEvents(events, endedAt)
  const arrivals = counted.filter(isArrival)
  const agentId = arrivals.some(isQueued) ? undefined : arrivals[0]?.extensionUserId
  const all = [definedMembers({ agentId }), ...counted.map((event) => event.reported)]
  const reported = Object.assign({}, ...all) as Partial<Call>
  const speaksOfAnswer = counted.some(({ type }) => ['answer', 'hold', 'resume'].includes(type))

  return {
    ...definedMembers({
      ...reported,
      startedAt: earliestInstant(counted.map(at)) ?? undefined,
      queuedAt: earliestInstant(arrivals.filter(isQueued).map(at)) ?? undefined,
      ringingAt: earliestInstant(arrivals.filter((event) => !isQueued(event)).map(at)) ?? undefined,
      answeredAt: earliestInstant(instantsOf(counted, 'answer')) ?? undefined,
      endedAt: endedAt ?? undefined,
    }),
    ...(speaksOfAnswer && { holds: holdsIn(counted) }),
    ...(counted.some(isQueued) && { isQueued: true }),
  }
}

/** Whether an event says who has the call from then on. */
export function isHandover({ type }: CallEvent): boolean {
  return type === 'answer' || type === 'transfer'
}

/** Whether an event transfers the call to a queue in which it is by all of its events. */
export function movesToQueue(event: CallEvent, events: readonly CallEvent[]): boolean {
  const isToQueue = event.type === 'transfer' && isQueued(event) && event.reported.agentId === null
  return isToQueue && events.filter(isHandover).toSorted(inOrder).at(-1)?.key === event.key
}

/**
 * Returns the events that count, in their order: those until the end, after the earliest `new_call`. If that is later than
 * another event, since the clocks of two machines differ, it counts at the time of the first one.
 */
function countedEvents(events: readonly CallEvent[], endedAt: string | null): CallEvent[] {
  const sorted = events.toSorted(inOrder)
  const counted = sorted.filter(
    ({ occurredAt }) => endedAt === null || !isAfter(occurredAt, endedAt),
  )
  const [first] = counted
  const begin = sorted.find(isArrival)
  if (!first || !begin) return counted
  const others = counted.filter((event) => event !== begin)
  return [{ ...begin, occurredAt: first.occurredAt }, ...others]
}

/**
 * The holds of a call, each from its first `hold` to the next `resume` or transfer. Phone systems that report whole seconds
 * begin and end a short hold at the same time: a `hold` that nothing later ends was ended by a `resume` at its own time that
 * ended no other one.
 */
function holdsIn(events: readonly CallEvent[]): NonNullable<EventFacts['holds']> {
  const holds: Array<[string, string | null]> = []
  let heldSince: string | null = null
  let idlyResumedAt: string | null = null
  for (const { type, occurredAt } of events) {
    if (type === 'hold' && (heldSince === null || heldSince === idlyResumedAt)) {
      heldSince = occurredAt
    }
    if (type === 'resume' && heldSince === null) idlyResumedAt = occurredAt
    if ((type === 'resume' || type === 'transfer') && heldSince !== null) {
      holds.push([heldSince, occurredAt])
      heldSince = null
    }
  }
  if (heldSince !== null && heldSince !== idlyResumedAt) holds.push([heldSince, null])
  return holds
}

function isQueued({ reported }: CallEvent): boolean {
  return typeof reported.queueId === 'string'
}

function isArrival({ type }: CallEvent): boolean {
  return type === 'new_call'
}

function at({ occurredAt }: CallEvent): string {
  return occurredAt
}

function instantsOf(events: readonly CallEvent[], type: CallEvent['type']): string[] {
  return events.filter((event) => event.type === type).map(at)
}

function inOrder(a: CallEvent, b: CallEvent): number {
  // Instants are all in UTC with milliseconds, so their text order is theirs
  if (a.occurredAt !== b.occurredAt) return a.occurredAt < b.occurredAt ? -1 : 1
  return ranks[a.type] - ranks[b.type] || (a.key < b.key ? -1 : 1)
}
