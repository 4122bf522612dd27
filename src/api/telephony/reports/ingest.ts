import type { ApiError } from '../../../errors.ts'
import { emitInternally } from '../../../events/reactions.ts'
import type { Context } from '../../../http/context.ts'
import { acceptedBy, cdrsByKeys, insertCdrs, lockCdrs, updateCdrs } from '../queries.ts'
import { type CallChange, lockUsersOfCalls, updatePresence } from '../presence/call-presence.ts'
import { isSame, type StoredCall, storedCall, toRow, talkingIn } from '../calls/stored-call.ts'
import { emitCallChanges } from '../calls/emit.ts'
import { createCallers } from './callers.ts'
import { keyOf, mergeReport, orProblem } from './merge-report.ts'
import type { CallReport } from './report.ts'
import { loadReferences, lockPhoneOwners, numbersIn, type References } from './references.ts'

export type Outcome = { status: 200 | 201; id: string } | { problem: ApiError }

/**
 * Creates and changes calls, as many as there are in a handful of statements. The references of calls are locked
 * before the calls, and calls in the order of their keys, new ones before others: so no two transactions can wait for
 * each other.
 */
export async function ingest(ctx: Context, reports: readonly CallReport[]): Promise<Outcome[]> {
  const { db, actor, now } = ctx
  const { workspaceId } = actor
  const keys = keysOf(workspaceId, reports)
  const before = await cdrsByKeys(db, keys)
  const known = new Map(before.map((row) => [keyOf(row), storedCall(row)]))
  await lockUsersOfCalls(ctx, [...known.values()].map(talkingIn))
  const references = await loadReferences(ctx, reports, [...known.values()])
  await createCallers(ctx, reports, known, references)

  const fresh = new Map<string, StoredCall>()
  const drafts = reports.map((report): Outcome | undefined => {
    const key = keyOf(report)
    if (known.has(key)) return undefined
    const outcome = orProblem(() => mergeReport(fresh.get(key), report, references, now))
    if ('problem' in outcome) return outcome
    const status = fresh.has(key) ? 200 : 201
    fresh.set(key, { ...outcome, version: 1 })
    return { status, id: outcome.id }
  })
  const made = fresh.size === 0 ? new Set<string>() : await insert(ctx, [...fresh.values()])
  for (const [key, { id }] of fresh) if (made.has(id)) fresh.delete(key)

  // Those that somebody else made meanwhile are there by now
  const theirs = reports.filter((report) => known.has(keyOf(report)) || fresh.has(keyOf(report)))
  const changes = await updateExisting(ctx, theirs, references)
  return reports.map((report, index) => changes.get(report) ?? (drafts[index] as Outcome))
}

/** Changes calls that are there. */
async function updateExisting(
  ctx: Context,
  reports: readonly CallReport[],
  references: References,
): Promise<Map<CallReport, Outcome>> {
  if (reports.length === 0) return new Map()
  const locked = await lockCdrs(ctx.db, keysOf(ctx.actor.workspaceId, reports))
  const calls = new Map(locked.map((row) => [keyOf(row), storedCall(row)]))
  await lockPhoneOwners(ctx, references.phoneOwners, numbersIn([], [...calls.values()]))
  const accepted = await acceptedOf(ctx, [...calls.values()])

  const changes = new Map<string, CallChange>()
  const outcomes = new Map<CallReport, Outcome>()
  for (const report of reports) {
    const key = keyOf(report)
    const kept = calls.get(key)
    if (!kept) throw new Error('a call that was there is not there any more')
    const acceptedId = accepted.get(kept.id)
    const outcome = orProblem(() => {
      const next = mergeReport(kept, report, references, ctx.now)
      if (acceptedId === undefined || !isAnswererUnknown(next)) return next
      const fromEvents = { ...kept.fromEvents, acceptedId }
      return mergeReport(kept, { ...report, fromEvents }, references, ctx.now)
    })
    outcomes.set(report, 'problem' in outcome ? outcome : { status: 200, id: kept.id })
    if ('problem' in outcome || isSame(kept, outcome)) continue
    calls.set(key, outcome)
    changes.set(key, { before: changes.get(key)?.before ?? kept, after: outcome })
  }
  if (changes.size > 0) {
    const all = [...changes.values()]
    await update(ctx, all)
    await updatePresence(ctx, all)
  }
  return outcomes
}

/** Returns the users who have accepted unanswered calls from queues, by the ids of calls. */
async function acceptedOf(
  { db, actor: { workspaceId } }: Context,
  calls: readonly StoredCall[],
): Promise<Map<string, string>> {
  const ids = calls.filter(({ call }) => call.answeredAt === null).map(({ id }) => id)
  const found = ids.length === 0 ? [] : await acceptedBy(db, { workspaceId, ids })
  return new Map(found.map(({ id, assigneeId }) => [id, assigneeId]))
}

/** Whether a call is answered although no report says by whom. */
function isAnswererUnknown({ call, reported }: StoredCall): boolean {
  return call.answeredAt !== null && call.agentId === null && reported.agentId === undefined
}

/** Inserts new calls and emits their events; returns the ids of those that no other transaction inserted meanwhile. */
export async function insert(ctx: Context, calls: readonly StoredCall[]): Promise<Set<string>> {
  const rows = JSON.stringify(calls.map(toRow))
  const { workspaceId } = ctx.actor
  const made = await emitCallChanges(ctx, idsOf(calls), () =>
    insertCdrs(ctx.db, { workspaceId, rows }),
  )
  return new Set(made.map(({ id }) => id))
}

/** Writes calls whose rows are locked, and emits their events. */
export async function update(ctx: Context, changes: readonly CallChange[]): Promise<void> {
  const calls = changes.map(({ after }) => after)
  const rows = JSON.stringify(calls.map(toRow))
  const { workspaceId } = ctx.actor
  await emitCallChanges(ctx, idsOf(calls), () => updateCdrs(ctx.db, { workspaceId, rows }))
  const named = changes.filter(
    ({ before, after }) => isNamed(after) && !(before && isNamed(before)),
  )
  emitInternally(ctx, 'call.agents_reported', ...named.map(({ after }) => ({ callId: after.id })))
}

/** Whether a record names the agent of a call, instead of its events alone. */
function isNamed({ reported }: StoredCall): boolean {
  return reported.agentId !== undefined
}

function idsOf(calls: readonly StoredCall[]): string[] {
  return calls.map(({ id }) => id)
}

function keysOf(workspaceId: string, keys: readonly CallReport[]) {
  return {
    workspaceId,
    providers: keys.map(({ provider }) => provider),
    callIds: keys.map(({ externalCallId }) => externalCallId),
  }
}
