import type { Schema } from '../../../generated/operations.ts'
import type { CallLeg } from '../../db/schema/telephony.ts'
import { addSeconds, earliestInstant, isAfter, secondsBetween } from '../../lib/time.ts'
import { type TimelineEntry, timelineOf } from './timeline.ts'

/** An event of a call that says who answered it, or where it was transferred to. */
interface CallMove {
  readonly type: 'answer' | 'transfer'
  readonly at: string
  readonly agentId: string | null
  readonly queueId: string | null
}

/** The members of a call that its case is derived from, besides its legs. */
export const membersOfCase = [
  'direction',
  'callFrom',
  'callTo',
  'startedAt',
  'ringingAt',
  'queuedAt',
  'answeredAt',
  'endedAt',
  'holdDuration',
  'wrapUpDuration',
  'agentId',
  'queueId',
  'contactId',
  'transferType',
  'disposition',
] as const

/** The facts of a call that its case is derived from. Instants are texts in UTC with milliseconds. */
export interface CallFacts extends Readonly<Pick<Schema<'Cdr'>, (typeof membersOfCase)[number]>> {
  readonly legs: ReadonlyArray<
    Pick<CallLeg, 'type' | 'userId' | 'queueId' | 'startedAt' | 'answeredAt'>
  >
  readonly reported: readonly string[]
  /** In the order in which they occurred. */
  readonly moves: readonly CallMove[]
  /** The queue of this program that it last entered. */
  readonly enteredQueueId: string | null
  /** Whether it entered the queue that its provider names. */
  readonly hasEntered: boolean
  /** The first instant since its end at which a user completed the wrap-up. */
  readonly wrappedUpAt: string | null
}

/** Returns the case of a call, and the entries of its timeline that follow from the call. */
export function callCase(call: CallFacts) {
  const { answeredAt, endedAt, disposition } = call
  const holdSeconds = call.holdDuration ?? 0
  const firstAssigneeId = firstAgentOf(call)
  const { transfers, waited } = transfersOf(call, firstAssigneeId)
  const isHandled = firstAssigneeId !== null
  const talked = isHandled ? (secondsBetween(answeredAt, endedAt) ?? 0) : 0
  const wrapUpEndedAt =
    endedAt === null || call.wrapUpDuration === null
      ? null
      : addSeconds(endedAt, call.wrapUpDuration)
  const row = {
    contactId: call.contactId,
    direction: call.direction,
    customerPhone: { inbound: call.callFrom, outbound: call.callTo, internal: null }[
      call.direction
    ],
    status: endedAt === null ? 'open' : 'closed',
    queueId: queueOf(call),
    agentId: call.agentId,
    firstAssigneeId,
    closedAssigneeId: endedAt === null ? null : answeringAgent(call),
    startedAt: call.startedAt,
    assignedAt: isHandled ? answeredAt : null,
    firstRepliedAt: isHandled ? answeredAt : null,
    closedAt: endedAt,
    wrapUpEndedAt: earliestInstant([wrapUpEndedAt, call.wrappedUpAt]),
    stateSince: endedAt ?? answeredAt ?? call.startedAt,
    holdSeconds,
    handledSeconds: endedAt === null ? 0 : Math.max(talked - waited - holdSeconds, 0),
    transferCount: transfers.filter(({ kind }) => kind === 'transferred').length,
    disposition,
  } as const
  const queuedAt = call.enteredQueueId === null ? call.queuedAt : null
  const entries = timelineOf([
    ['created', call.startedAt],
    ['queue_entered', queuedAt, { queueId: call.queueId }],
    ['call_ringing', call.ringingAt],
    ['call_answered', answeredAt],
    ['assigned', row.assignedAt, { agentId: firstAssigneeId }],
    ...transfers.map(({ kind, at, detail }) => [kind, at, detail] as const),
    ['call_ended', endedAt, { holdSeconds }],
    ['closed', endedAt, { disposition }],
    ['wrap_up_completed', wrapUpEndedAt],
  ])
  return { row, entries }
}

/**
 * Returns the queue that a call went through: the one in which it last waited, else the one that its provider names.
 * The queue of a transferred call counts although it did not wait there, as when the transfer is reported after its end.
 */
function queueOf({ transferType, hasEntered, queueId, enteredQueueId }: CallFacts): string | null {
  const isTransferred = transferType !== 'none' && !hasEntered
  return (isTransferred ? queueId : null) ?? enteredQueueId ?? queueId
}

/** Returns the last agent of a call, which had none while it was not answered. */
function answeringAgent({ answeredAt, agentId }: CallFacts): string | null {
  return answeredAt === null ? null : agentId
}

/** Returns the first agent of a call. `agentId` is the last one, and null while the call waits after a transfer to a queue. */
function firstAgentOf(call: CallFacts): string | null {
  const agent = answeringAgent(call)
  if (call.answeredAt === null) return null
  const answeredLegs = call.legs.filter(
    ({ type, userId, answeredAt }) => type === 'agent' && userId !== null && answeredAt !== null,
  )
  const firstAt = earliestInstant(answeredLegs.map(({ answeredAt }) => answeredAt))
  const firstLeg = answeredLegs.find(({ answeredAt }) => answeredAt === firstAt)
  if (agent !== null && firstLeg) return firstLeg.userId
  if (agent === null && call.reported.includes('agentId')) return null
  const firstAnswer = call.moves.find(
    ({ type, agentId, at }) => type === 'answer' && agentId !== null && !isAfterEnd(call, at),
  )
  return firstAnswer?.agentId ?? agent
}

function isAfterEnd({ endedAt }: CallFacts, at: string): boolean {
  return endedAt !== null && isAfter(at, endedAt)
}

/** Whether a record names another agent who has had a call since it was transferred to a queue, and no event says since when. */
function isTakenUnseen({ agentId, reported, moves }: CallFacts, lastAgent: string, at: string) {
  const isOther = reported.includes('agentId') && agentId !== lastAgent
  return isOther && !moves.some((move) => move.agentId !== null && isAfter(move.at, at))
}

interface Transfers {
  readonly transfers: readonly TimelineEntry[]
  /** The seconds that the call waited in queues between agents. */
  readonly waited: number
}

/** Returns the transfers of a call: those of its record, else those that were reported while it went on. */
function transfersOf(call: CallFacts, firstAgent: string | null): Transfers {
  const transfers = call.legs.flatMap(({ type, startedAt: at, userId: agentId, queueId }) =>
    type === 'transfer' && at !== null
      ? [{ kind: 'transferred' as const, at, detail: { agentId, queueId } }]
      : [],
  )
  if (transfers.length > 0 || firstAgent === null) return { transfers, waited: 0 }
  return reportedTransfers(call, firstAgent)
}

function reportedTransfers(call: CallFacts, firstAgent: string): Transfers {
  const transfers: TimelineEntry[] = []
  let lastAgent = firstAgent
  let waitingSince: string | null = null
  let waited = 0
  for (const move of call.moves) {
    const { type, at, agentId, queueId } = move
    const isBefore = call.answeredAt === null || isAfter(call.answeredAt, at)
    if (isBefore || isAfterEnd(call, at)) continue
    const isTransfer = type === 'transfer'
    const hasMoved = waitingSince !== null || agentId !== lastAgent
    const isToQueue = isTransfer && agentId === null && queueId !== null
    if (isToQueue && !isTakenUnseen(call, lastAgent, at)) {
      if (waitingSince !== null) continue
      waitingSince = at
      transfers.push({ kind: 'unassigned', at, detail: { previousAgentId: lastAgent, queueId } })
    } else if (hasMoved && (isTransfer || agentId !== null)) {
      // From one agent through a queue to another is a transfer, back to the same one is not
      const isBack = !isTransfer && agentId === lastAgent
      const from = waitingSince === null ? { queueId } : { previousAgentId: lastAgent }
      transfers.push({
        kind: isBack ? 'assigned' : 'transferred',
        at,
        detail: { agentId, ...from },
      })
      if (agentId === null) continue
      waited += secondsBetween(waitingSince, at) ?? 0
      waitingSince = null
      lastAgent = agentId
    }
  }
  return { transfers, waited: waited + (secondsBetween(waitingSince, call.endedAt) ?? 0) }
}
