import type { Operations, Schema } from '../../../../generated/operations.ts'
import { memberRefused } from '../../../errors.ts'
import { instantAt } from '../../../http/request/instants.ts'
import type { CallLeg } from '../../../db/schema/telephony.ts'
import { isCurrency } from '../../../lib/codes.ts'
import { newId } from '../../../lib/ids.ts'
import { e164Of } from '../../../lib/phone.ts'
import { durations } from '../calls/call.ts'
import type { Call, EventFacts } from '../calls/facts.ts'

/** The report of one request, or of one element of a batch, about one call. */
export interface CallReport {
  readonly provider: string
  readonly externalCallId: string
  readonly reported: Readonly<Partial<Call>>
  /** The values by all of its events; absent leaves them unchanged. */
  readonly fromEvents?: EventFacts
  /** The part of it that is new and may refer to what is not there; `reported` when absent. */
  readonly refers?: Readonly<Partial<Call>>
}

type CdrUpsert = Schema<'CdrUpsert'>
/** The numbers that a request or an event of the phone system reports. */
export function numbersOf({ callFrom, callTo, did }: Partial<CdrUpsert> | Schema<'CallEvent'>) {
  return [callFrom, callTo, did]
}

/** Returns the parties and the direction of a call, as a request or an event of the telephone system reports them. */
export function partiesOf(
  body: Partial<CdrUpsert> | Schema<'CallEvent'>,
  country: string | undefined,
): Partial<Call> {
  return definedMembers({
    parentCallId: body.parentCallId,
    direction: body.direction,
    callFrom: numberOf(body.callFrom, country),
    rawFrom: body.callFrom,
    callFromName: body.callFromName,
    callTo: numberOf(body.callTo, country),
    rawTo: body.callTo,
    callToName: body.callToName,
    did: numberOf(body.did, country),
    trunk: body.trunk,
    extension: body.extension,
  })
}

/** The members of a call that a request reports; null clears. Throws 422 for a time that cannot be stored. */
export function reportedBy(
  body: Partial<CdrUpsert> & Operations['updateCdr']['body'],
  country: string | undefined,
): Partial<Call> {
  return definedMembers({
    callId: body.callId,
    ...partiesOf(body, country),
    status: body.status,
    endReason: body.endReason,
    startedAt: instantAt(body.startedAt, '/startedAt'),
    ringingAt: instantAt(body.ringingAt, '/ringingAt'),
    queuedAt: instantAt(body.queuedAt, '/queuedAt'),
    answeredAt: instantAt(body.answeredAt, '/answeredAt'),
    endedAt: instantAt(body.endedAt, '/endedAt'),
    callDuration: body.callDuration,
    ringDuration: body.ringDuration,
    queueDuration: body.queueDuration,
    talkDuration: body.talkDuration,
    holdDuration: body.holdDuration,
    wrapUpDuration: body.wrapUpDuration,
    agentId: body.agentId,
    queueId: body.queueId,
    contactId: body.contactId,
    ticketId: body.ticketId,
    legs: body.legs?.map((leg, index) => legOf(leg, `/legs/${index}`)),
    transferType: body.transferType,
    transferredToId: body.transferredToId,
    quality: body.quality && {
      mos: body.quality.mos ?? null,
      jitterMs: body.quality.jitterMs ?? null,
      packetLossPct: body.quality.packetLossPct ?? null,
    },
    cost: costOf(body.cost),
    disposition: body.disposition,
    note: body.note,
    tags: body.tags,
  })
}

/** A cost as reported. Throws 422 for the code of no currency. */
function costOf(cost: CdrUpsert['cost']): CdrUpsert['cost'] {
  if (!cost || isCurrency(cost.currency)) return cost
  throw memberRefused('/cost/currency', 'must be the code of a currency, such as "EUR".')
}

/** Merges a new provider report into the stored one. A cleared duration is removed. */
export function mergeReported(
  reported: Readonly<Partial<Call>>,
  more: Readonly<Partial<Call>>,
): Partial<Call> {
  const all: Partial<Call> = { ...reported, ...more }
  for (const duration of durations) if (all[duration] === null) delete all[duration]
  return all
}

function legOf(leg: Schema<'CdrLegWrite'>, pointer: string): CallLeg {
  return {
    id: newId(),
    type: leg.type,
    userId: leg.userId ?? null,
    queueId: leg.queueId ?? null,
    startedAt: instantAt(leg.startedAt, `${pointer}/startedAt`) ?? null,
    answeredAt: instantAt(leg.answeredAt, `${pointer}/answeredAt`) ?? null,
    endedAt: instantAt(leg.endedAt, `${pointer}/endedAt`) ?? null,
    result: leg.result ?? null,
  }
}

/** A number as E.164 where it is one, else as it is. */
function numberOf<T extends null | undefined>(
  number: string | T,
  country: string | undefined,
): string | T {
  return typeof number === 'string' ? (e164Of(number, country) ?? number) : number
}

/** Only the members that are given. */
export function definedMembers(call: { [M in keyof Call]?: Call[M] | undefined }): Partial<Call> {
  return Object.fromEntries(
    Object.entries(call).filter(([, value]) => value !== undefined),
  ) as Partial<Call>
}
