import { pipeline } from '../../../db/pipeline.ts'
import { liveIdsOf } from '../../../db/references.ts'
import { automationQueues } from '../../../db/schema/automation-queues.ts'
import { contacts } from '../../../db/schema/contacts.ts'
import { tickets } from '../../../db/schema/tickets.ts'
import { users } from '../../../db/schema/users.ts'
import { ApiError, unknownReference } from '../../../errors.ts'
import type { Context } from '../../../http/context.ts'
import { newId } from '../../../lib/ids.ts'
import { type Call, outerNumber, settle } from '../calls/call.ts'
import type { EventFacts } from '../calls/facts.ts'
import {
  acceptedBy,
  cdrsByKeys,
  holdersOf,
  holdHolders,
  insertCdrs,
  lockCdrs,
  updateCdrs,
} from '../queries.ts'
import { type CallChange, followCalls, holdUsers } from '../presence/follow.ts'
import {
  isSame,
  type StoredCall,
  storedCall,
  looksSame,
  toRow,
  talkingIn,
  withKnownIds,
} from '../calls/stored-call.ts'
import { emitCallChanges } from '../calls/emit.ts'
import { mergeReported } from './report.ts'

/** The report of one request, or of one element of a batch, about one call. */
export interface CallReport {
  readonly provider: string
  readonly externalCallId: string
  readonly reported: Readonly<Partial<Call>>
  /** What all of its events say; absent leaves it unchanged. */
  readonly fromEvents?: EventFacts
  /** The part of it that is new and may refer to what is not there; `reported` when absent. */
  readonly refers?: Readonly<Partial<Call>>
}

export type Outcome = { status: 200 | 201; id: string } | { problem: ApiError }

type Resource = 'contact' | 'user' | 'automation_queue' | 'ticket'

interface Reference {
  readonly resource: Resource
  readonly pointer: string
  readonly id: string
}

/** What tellings refer to, as far as it is there; it stays so until the transaction ends. */
export interface Surroundings {
  readonly liveIds: Readonly<Record<Resource, ReadonlySet<string>>>
  /** Numbers that were looked for, with the contact who has it. */
  readonly holders: Map<string, string | null>
}

/**
 * Makes and changes calls, as many as there are in a handful of statements. What calls refer to is locked before
 * the calls, and calls in the order of their keys, new ones before others: so no two can wait for each other.
 */
export async function ingest(ctx: Context, reports: readonly CallReport[]): Promise<Outcome[]> {
  const { db, actor, now } = ctx
  const { workspaceId } = actor
  const keys = keysOf(workspaceId, reports)
  const before = await cdrsByKeys(db, keys)
  const known = new Map(before.map((row) => [keyOf(row), storedCall(row)]))
  await holdUsers(ctx, [...known.values()].map(talkingIn))
  const surroundings = await surroundingsOf(ctx, reports, [...known.values()])

  const fresh = new Map<string, StoredCall>()
  const drafts = reports.map((report): Outcome | undefined => {
    const key = keyOf(report)
    if (known.has(key)) return undefined
    const outcome = mergedOrProblem(() => merged(fresh.get(key), report, surroundings, now))
    if ('problem' in outcome) return outcome
    const status = fresh.has(key) ? 200 : 201
    fresh.set(key, { ...outcome.call, version: 1 })
    return { status, id: outcome.call.id }
  })
  const made = fresh.size === 0 ? new Set<string>() : await insert(ctx, [...fresh.values()])
  for (const [key, { id }] of fresh) if (made.has(id)) fresh.delete(key)

  // Those that somebody else made meanwhile are there by now
  const theirs = reports.filter((report) => known.has(keyOf(report)) || fresh.has(keyOf(report)))
  const changes = await updateExisting(ctx, theirs, surroundings)
  return reports.map((report, index) => changes.get(report) ?? (drafts[index] as Outcome))
}

/** Changes calls that are there. */
async function updateExisting(
  ctx: Context,
  reports: readonly CallReport[],
  surroundings: Surroundings,
): Promise<Map<CallReport, Outcome>> {
  if (reports.length === 0) return new Map()
  const locked = await lockCdrs(ctx.db, keysOf(ctx.actor.workspaceId, reports))
  const calls = new Map(locked.map((row) => [keyOf(row), storedCall(row)]))
  await holdNumbers(ctx, surroundings.holders, numbersIn([], [...calls.values()]))
  const accepted = await acceptedOf(ctx, [...calls.values()])

  const changes = new Map<string, CallChange>()
  const outcomes = new Map<CallReport, Outcome>()
  for (const report of reports) {
    const key = keyOf(report)
    const kept = calls.get(key)
    if (!kept) throw new Error('a call that was there is not there any more')
    const acceptedId = accepted.get(kept.id)
    const outcome = mergedOrProblem(() => {
      const next = merged(kept, report, surroundings, ctx.now)
      if (acceptedId === undefined || !isAnsweredByNobody(next)) return next
      const fromEvents = { ...kept.fromEvents, acceptedId }
      return merged(kept, { ...report, fromEvents }, surroundings, ctx.now)
    })
    outcomes.set(report, 'problem' in outcome ? outcome : { status: 200, id: kept.id })
    if ('problem' in outcome || isSame(kept, outcome.call)) continue
    calls.set(key, outcome.call)
    changes.set(key, { before: changes.get(key)?.before ?? kept, after: outcome.call })
  }
  if (changes.size > 0) {
    const all = [...changes.values()]
    const next = all.map(({ after }) => after)
    await update(ctx, next)
    await followCalls(ctx, all)
  }
  return outcomes
}

/** Of calls that nobody has answered, the users who have accepted them from queues. */
async function acceptedOf(
  { db, actor: { workspaceId } }: Context,
  calls: readonly StoredCall[],
): Promise<Map<string, string>> {
  const ids = calls.filter(({ call }) => call.answeredAt === null).map(({ id }) => id)
  const found = ids.length === 0 ? [] : await acceptedBy(db, { workspaceId, ids })
  return new Map(found.map(({ id, userId }) => [id, userId]))
}

/** Whether a call is answered although no report says by whom. */
function isAnsweredByNobody({ call, reported }: StoredCall): boolean {
  return call.answeredAt !== null && call.agentId === null && reported.agentId === undefined
}

/** Finds and holds all that tellings, and the calls they are about, refer to. */
export async function surroundingsOf(
  ctx: Context,
  reports: readonly CallReport[],
  calls: readonly StoredCall[],
): Promise<Surroundings> {
  const { db, actor } = ctx
  const references = reports.flatMap(referencesOf)
  const idsOf = (resource: Resource) => [
    ...new Set(references.filter((one) => one.resource === resource).map(({ id }) => id)),
  ]
  const { workspaceId } = actor
  const holders = new Map<string, string | null>()
  const [contact, , user, automation_queue, ticket] = await pipeline(ctx.db, [
    () => liveIdsOf(db, contacts, workspaceId, idsOf('contact')),
    () => holdNumbers(ctx, holders, numbersIn(reports, calls)),
    () => liveIdsOf(db, users, workspaceId, idsOf('user')),
    () => liveIdsOf(db, automationQueues, workspaceId, idsOf('automation_queue')),
    () => liveIdsOf(db, tickets, workspaceId, idsOf('ticket')),
  ])
  return { liveIds: { contact, user, automation_queue, ticket }, holders }
}

/** Finds who has numbers that were not looked for yet: a merge may be moving one to another contact. */
export async function holdNumbers(
  { db, actor: { workspaceId } }: Context,
  holders: Map<string, string | null>,
  numbers: readonly string[],
): Promise<void> {
  const sought = { workspaceId, numbers: numbers.filter((number) => !holders.has(number)) }
  if (sought.numbers.length === 0) return
  const held = new Set<string>()
  for (;;) {
    const [locked, found] = await pipeline(db, [
      () => holdHolders(db, sought),
      () => holdersOf(db, sought),
    ])
    for (const { contactId } of locked) held.add(contactId)
    if (!found.every(({ contactId }) => held.has(contactId))) continue
    const contactOf = new Map(found.map(({ phone, contactId }) => [phone, contactId]))
    for (const number of sought.numbers) holders.set(number, contactOf.get(number) ?? null)
    return
  }
}

/** The numbers by which contacts may be looked for. */
export function numbersIn(reports: readonly CallReport[], calls: readonly StoredCall[]): string[] {
  const all = [
    ...reports.flatMap(({ reported, fromEvents }) => [reported, fromEvents ?? {}]),
    ...calls.map(({ call }) => call),
  ].flatMap(({ callFrom, callTo }) => [callFrom, callTo])
  const isWhole = (number: string | null | undefined) => number?.startsWith('+') === true
  return [...new Set(all.filter((number): number is string => isWhole(number)))]
}

/** A call with a report merged in. Throws 422. */
export function merged(
  kept: StoredCall | undefined,
  report: CallReport,
  { liveIds: there, holders }: Surroundings,
  now: string,
): StoredCall {
  const unknown = referencesOf(report).find(
    ({ resource, id, pointer }) => !there[resource].has(id) && !has(kept, pointer, id),
  )
  if (unknown) throw unknownReference(unknown.pointer, unknown.resource, unknown.id)

  const reported = mergeReported(kept?.reported ?? {}, report.reported)
  if (reported.legs) reported.legs = withKnownIds(reported.legs, kept?.call.legs ?? [])
  const fromEvents = report.fromEvents ?? kept?.fromEvents ?? {}
  const settled = settle(reported, fromEvents, {
    externalCallId: report.externalCallId,
    startedAt: kept?.call.startedAt ?? now,
    contactId: kept?.call.contactId ?? null,
  })
  const number = outerNumber(settled)
  const isSought = reported.contactId === undefined && (!kept || number !== outerNumber(kept.call))
  const contactId = number === null ? null : (holders.get(number) ?? null)
  const call = isSought ? { ...settled, contactId } : settled

  const isSeen = !kept || !looksSame(kept.call, call)
  return {
    id: kept?.id ?? newId(),
    provider: report.provider,
    externalCallId: report.externalCallId,
    call,
    reported,
    fromEvents,
    version: (kept?.version ?? 0) + (isSeen ? 1 : 0),
    createdAt: kept?.createdAt ?? now,
    updatedAt: isSeen ? now : kept.updatedAt,
  }
}

function referencesOf({ reported, refers = reported }: CallReport): Reference[] {
  const reference = (resource: Resource, pointer: string, id: string | null | undefined) =>
    typeof id === 'string' ? [{ resource, pointer, id }] : []
  return [
    ...reference('user', '/agentId', refers.agentId),
    ...reference('user', '/transferredToId', refers.transferredToId),
    ...reference('automation_queue', '/queueId', refers.queueId),
    ...reference('contact', '/contactId', refers.contactId),
    ...reference('ticket', '/ticketId', refers.ticketId),
    ...(refers.legs ?? []).flatMap(({ userId, queueId }, index) => [
      ...reference('user', `/legs/${index}/userId`, userId),
      ...reference('automation_queue', `/legs/${index}/queueId`, queueId),
    ]),
  ]
}

/** Whether the call refers to it already: a reference that existed once may be reported again. */
function has(kept: StoredCall | undefined, pointer: string, id: string): boolean {
  if (!kept) return false
  const { agentId, transferredToId, queueId, contactId, ticketId, legs } = kept.call
  return pointer.startsWith('/legs')
    ? legs.some((leg) => leg.userId === id || leg.queueId === id)
    : [agentId, transferredToId, queueId, contactId, ticketId].includes(id)
}

/** Inserts new calls and emits their events; returns the ids of those that nobody else made meanwhile. */
export async function insert(ctx: Context, calls: readonly StoredCall[]): Promise<Set<string>> {
  const rows = JSON.stringify(calls.map(toRow))
  const { workspaceId } = ctx.actor
  const made = await emitCallChanges(ctx, idsOf(calls), () =>
    insertCdrs(ctx.db, { workspaceId, rows }),
  )
  return new Set(made.map(({ id }) => id))
}

/** Writes calls whose rows are locked, and emits their events. */
export async function update(ctx: Context, calls: readonly StoredCall[]): Promise<void> {
  const rows = JSON.stringify(calls.map(toRow))
  const { workspaceId } = ctx.actor
  await emitCallChanges(ctx, idsOf(calls), () => updateCdrs(ctx.db, { workspaceId, rows }))
}

function idsOf(calls: readonly StoredCall[]): string[] {
  return calls.map(({ id }) => id)
}

type Key = Pick<CallReport, 'provider' | 'externalCallId'>

/** Of both parts, whatever they hold. */
export function keyOf({ provider, externalCallId }: Key): string {
  return JSON.stringify([provider, externalCallId])
}

function keysOf(workspaceId: string, keys: readonly Key[]) {
  return {
    workspaceId,
    providers: keys.map(({ provider }) => provider),
    callIds: keys.map(({ externalCallId }) => externalCallId),
  }
}

function mergedOrProblem(work: () => StoredCall): { call: StoredCall } | { problem: ApiError } {
  try {
    return { call: work() }
  } catch (error) {
    if (error instanceof ApiError) return { problem: error }
    throw error
  }
}
