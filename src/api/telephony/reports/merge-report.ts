import { ApiError, unknownReference } from '../../../errors.ts'
import { newId } from '../../../lib/ids.ts'
import { outerNumber, resolveCall } from '../calls/call.ts'
import { isFinal } from '../calls/facts.ts'
import { looksSame, type StoredCall, withKnownIds } from '../calls/stored-call.ts'
import { type References, referencesOf } from './references.ts'
import { type CallReport, mergeReported } from './report.ts'

/** A call with a report merged in. Throws 422. */
export function mergeReport(
  kept: StoredCall | undefined,
  report: CallReport,
  { liveIds: there, former, phoneOwners, extensionUsers }: References,
  now: string,
): StoredCall {
  const unknown = referencesOf(report).filter(
    ({ resource, id, pointer }) => !there[resource].has(id) && !has(kept, pointer, id),
  )
  const isFormer = ({ resource, id }: (typeof unknown)[number]) =>
    former.some((one) => one.resource === resource && one.id === id)
  requireReferred(unknown.filter((one) => !isFormer(one)))

  const reported = mergeReported(kept?.reported ?? {}, report.reported)
  if (reported.legs) reported.legs = withKnownIds(reported.legs, kept?.call.legs ?? [])
  const fromEvents = report.fromEvents ?? kept?.fromEvents ?? {}
  const settled = resolveCall(reported, fromEvents, {
    externalCallId: report.externalCallId,
    startedAt: kept?.call.startedAt ?? now,
    contactId: kept?.call.contactId ?? null,
  })
  if (!isFinal(settled.status)) requireReferred(unknown)
  const number = outerNumber(settled)
  const takesContactOfNumber =
    reported.contactId === undefined && (!kept || number !== outerNumber(kept.call))
  const contactId = number === null ? null : (phoneOwners.get(number) ?? null)
  const agentId = extensionUsers.get(report.reported.extension ?? '')
  // While a call waits in a queue, its extension may be the digits that the caller entered
  const isWaiting = settled.queueId !== null && settled.answeredAt === null
  const isAgentUnknown = settled.agentId === null && reported.agentId === undefined
  const agent = agentId !== undefined && isAgentUnknown && !isWaiting ? { agentId } : {}
  const call = { ...settled, ...(takesContactOfNumber && { contactId }), ...agent }

  const isSeen = !kept || !looksSame(kept.call, call)
  return {
    id: kept?.id ?? newId(),
    provider: report.provider,
    externalCallId: report.externalCallId,
    call,
    reported: { ...reported, ...agent },
    fromEvents,
    version: (kept?.version ?? 0) + (isSeen ? 1 : 0),
    createdAt: kept?.createdAt ?? now,
    updatedAt: isSeen ? now : kept.updatedAt,
  }
}

/** Throws 422 for the first of some references to what is not there. */
function requireReferred([unknown]: ReturnType<typeof referencesOf>): void {
  if (unknown) throw unknownReference(unknown.pointer, unknown.resource, unknown.id)
}

/** Whether the call refers to it already: a reference that existed once may be reported again. */
function has(kept: StoredCall | undefined, pointer: string, id: string): boolean {
  if (!kept) return false
  const { agentId, transferredToId, queueId, contactId, ticketId, legs } = kept.call
  return pointer.startsWith('/legs')
    ? legs.some((leg) => leg.userId === id || leg.queueId === id)
    : [agentId, transferredToId, queueId, contactId, ticketId].includes(id)
}

/** Returns the result of `work`, or the problem that it throws, which concerns one report alone. */
export function orProblem<T>(work: () => T): T | { problem: ApiError } {
  try {
    return work()
  } catch (error) {
    if (error instanceof ApiError) return { problem: error }
    throw error
  }
}

/** Returns a text that both parts determine, whatever characters they contain. */
export function keyOf({
  provider,
  externalCallId,
}: Pick<CallReport, 'provider' | 'externalCallId'>): string {
  return JSON.stringify([provider, externalCallId])
}
