import type { Schema } from '../../../../generated/operations.ts'
import { ruleViolated } from '../../../errors.ts'
import { earliest, isAfter, latest } from '../../../lib/time.ts'
import { type Call, lasting, mostSeconds } from '../calls/call.ts'
import { given, instantAt, partiesOf } from '../reports/report.ts'

/** One event of a call as it is kept. */
export interface CallEvent {
  readonly key: string
  readonly type: Schema<'CallEventType'>
  readonly occurredAt: string
  readonly reported: Readonly<Partial<Call>>
}

/** Order of events at the same time. */
const order: ReadonlyArray<CallEvent['type']> = [
  'new_call',
  'answer',
  'resume',
  'hold',
  'transfer',
  'hangup',
]

/** Members that only one type of event has. */
const belongsTo = { transferType: 'transfer', status: 'hangup', endReason: 'hangup' } as const

/** An event as it is kept, with numbers as dialled in `country` unless they begin with `+`. Throws 422 for an instant that cannot be. */
export function eventOf(body: Schema<'CallEvent'>, country: string | undefined): CallEvent {
  const occurredAt = instantAt(body.occurredAt, '/occurredAt')
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
    reported: given({
      ...partiesOf(body, country),
      agentId: body.agentId,
      queueId: body.queueId,
      ...(type === 'transfer' && {
        transferType: body.transferType ?? 'blind',
        transferredToId: body.agentId,
      }),
      ...(type === 'hangup' && { status: body.status, endReason: body.endReason }),
    }),
  }
}

/** The values that follow from all events of a call, whatever the order in which they arrived. */
export function callFromEvents(events: readonly CallEvent[]): Partial<Call> {
  const endedAt = latest(instantsOf(events, 'hangup'))
  const counted = events
    .filter(({ occurredAt }) => endedAt === null || !isAfter(occurredAt, endedAt))
    .sort(inOrder)
  const reported = Object.assign({}, ...counted.map((event) => event.reported)) as Partial<Call>
  const answeredAt = earliest(instantsOf(counted, 'answer'))
  const isIn = (event: CallEvent) => event.type === 'new_call'
  const arrivals = counted.filter(isIn)

  return given({
    ...reported,
    startedAt: earliest(counted.map(({ occurredAt }) => occurredAt)) ?? undefined,
    queuedAt: earliest(arrivals.filter(isQueued).map(at)) ?? undefined,
    ringingAt: earliest(arrivals.filter((event) => !isQueued(event)).map(at)) ?? undefined,
    answeredAt: answeredAt ?? undefined,
    endedAt: endedAt ?? undefined,
    holdDuration: answeredAt === null ? undefined : heldSeconds(counted, answeredAt, endedAt),
    status:
      endedAt === null ? undefined : (reported.status ?? endStatus(reported, counted, answeredAt)),
  })
}

/** Only what is held after the answer counts: talking includes hold. */
function heldSeconds(
  events: readonly CallEvent[],
  answeredAt: string,
  endedAt: string | null,
): number {
  let seconds = 0
  let heldSince: string | null = null
  for (const { type, occurredAt } of events) {
    if (type === 'hold') heldSince ??= latest([occurredAt, answeredAt])
    if (type === 'resume') {
      seconds += lasting(heldSince, occurredAt) ?? 0
      heldSince = null
    }
  }
  return Math.min(seconds + (lasting(heldSince, endedAt) ?? 0), mostSeconds)
}

/** How a call ended whose last event does not say. */
function endStatus(
  { endReason }: Partial<Call>,
  events: readonly CallEvent[],
  answeredAt: string | null,
): Call['status'] {
  if (answeredAt !== null) return 'answered'
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
      return events.some(isQueued) ? 'abandoned' : 'canceled'
    default:
      return 'no_answer'
  }
}

function isQueued({ reported }: CallEvent): boolean {
  return typeof reported.queueId === 'string'
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
  return order.indexOf(a.type) - order.indexOf(b.type) || (a.key < b.key ? -1 : 1)
}
