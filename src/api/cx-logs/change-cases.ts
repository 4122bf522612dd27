import type { Schema } from '../../../generated/operations.ts'
import type { Cause } from '../../auth/actor.ts'
import type { Db } from '../../db/pool/client.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { emitUnrecorded } from '../../events/log/emit.ts'
import { emitInternally, type ReactionContext } from '../../events/reactions.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { eventsOfCase } from './case-events.ts'
import { type CaseStep, isStateStep } from './case-state.ts'
import { type MovedCase, moveCases } from './move-cases.ts'
import {
  type ConversationFacts,
  conversationsWithoutCase,
  openCasesOfConversations,
  openCasesOfTickets,
  type TicketFacts,
} from './open.ts'
import { cxLogsByIds, type CxLogRow } from './queries.ts'
import { rebuildCallCase } from './rebuild-call-case.ts'
import { recordSteps } from './record-steps.ts'
import { toCxLog } from './wire.ts'

type Caused<T> = T & { readonly cause: Cause | undefined }

/** The work of a reaction on cases, in the order in which it is done. */
interface CaseWork {
  /** New tickets with a case of their own. */
  readonly tickets?: ReadonlyArray<Caused<TicketFacts>>
  /** Conversations that may have no case. */
  readonly conversations?: ReadonlyArray<Caused<ConversationFacts>>
  /** Cases of conversations that are opened if they are not there, as of those that began with messages of a blocked contact. */
  readonly ofConversations?: ReadonlyArray<Caused<{ readonly id: string }>>
  /** Calls whose cases are rebuilt. */
  readonly calls?: ReadonlyArray<Caused<{ readonly id: string }>>
  readonly steps?: readonly CaseStep[]
  readonly moved?: ReadonlyArray<Caused<MovedCase>>
}

/** The change of cases that was begun last, of each transaction in which one goes on. */
const running = new WeakMap<Db, Promise<void>>()

/**
 * Changes cases because of events. A case is read before it is changed, so two reactions that did so at once would
 * overwrite each other's changes: in one transaction, one change begins after the other has ended.
 */
export async function changeCases(ctx: ReactionContext, work: CaseWork): Promise<void> {
  if (Object.values(work).every((part: readonly unknown[]) => part.length === 0)) return
  const { db } = ctx
  const before = running.get(db)
  const change = before ? before.then(() => apply(ctx, work)) : apply(ctx, work)
  running.set(db, change)
  await change
  if (running.get(db) === change) running.delete(db)
}

async function apply(ctx: ReactionContext, work: CaseWork): Promise<void> {
  const { tickets = [], conversations = [], ofConversations = [] } = work
  const changing = changedBy(work)
  const [before, opened] = await pipeline(ctx.db, [
    () => lockedCases(ctx, [...changing.keys()]),
    () => write(ctx, work),
  ])
  const causes = firstById([
    ...[...tickets, ...conversations].map(({ id, cause }) => [caseIdOf(id), cause] as const),
    ...ofConversations.map(({ id, cause }) => [id, cause] as const),
  ])
  // One that is changed as well is reported as it is after that
  const unchanged = opened.filter(({ id }) => !changing.has(id))
  emitUnrecorded(
    ctx,
    ...unchanged.flatMap((row) => eventsOfCase(toCxLog(row), undefined, causes.get(row.id))),
  )
  emitInternally(
    ctx,
    'cx_log.written',
    ...[...changing].map(([caseId, cause]) => ({ caseId, before: before.get(caseId), cause })),
  )
}

/** Returns the cases whose status, agent, queue or contact may change, with the first cause of each; not those that are opened. */
function changedBy(work: CaseWork): Map<string, Cause | undefined> {
  const { calls = [], steps = [], moved = [] } = work
  const found = [
    ...calls.map(({ id, cause }) => [caseIdOf(id), cause] as const),
    ...steps.flatMap(({ what, caseId, cause }) =>
      caseId !== undefined && isStateStep({ what }) ? [[caseId, cause] as const] : [],
    ),
    ...moved.map(({ id, cause }) => [id, cause] as const),
  ]
  return firstById(found)
}

function firstById<T>(found: ReadonlyArray<readonly [id: string, value: T]>): Map<string, T> {
  const first = new Map<string, T>()
  for (const [id, value] of found) if (!first.has(id)) first.set(id, value)
  return first
}

async function lockedCases(
  { db, actor: { workspaceId } }: ReactionContext,
  ids: readonly string[],
): Promise<Map<string, Schema<'CxLog'>>> {
  if (ids.length === 0) return new Map()
  const [, rows] = await pipeline(db, [
    () => lockRows(db, cxLogs, { workspaceId, ids }),
    () => cxLogsByIds(db, { workspaceId, ids }),
  ])
  return new Map(rows.map((row) => [row.id, toCxLog(row)]))
}

/** Returns the cases that it opens. */
async function write(ctx: ReactionContext, work: CaseWork): Promise<CxLogRow[]> {
  const { tickets = [], conversations = [], ofConversations = [] } = work
  const { db, actor } = ctx
  const { workspaceId } = actor
  const missing = ofConversations.length > 0 ? await missingOf(ctx, ofConversations) : []
  const [opened, talks] = await pipeline(db, [
    () => openCasesOfTickets(db, workspaceId, tickets),
    () => openCasesOfConversations(db, workspaceId, [...conversations, ...missing]),
    () => writeChanges(ctx, work),
  ])
  return [...opened, ...talks]
}

/** Returns the conversations of some cases that are not there. They began with a message of their contact. */
async function missingOf(
  { db, now, actor: { workspaceId } }: ReactionContext,
  cases: ReadonlyArray<{ readonly id: string }>,
): Promise<ConversationFacts[]> {
  const ids = [...new Set(cases.map(({ id }) => id))]
  const found = await conversationsWithoutCase(db, { workspaceId, ids })
  return found.map((one) => ({ ...one, createdAt: now, isInbound: true }))
}

async function writeChanges(ctx: ReactionContext, work: CaseWork): Promise<void> {
  const { calls = [], steps = [], moved = [] } = work
  const { db, actor, now } = ctx
  const { workspaceId } = actor
  if (calls.length > 0)
    await rebuildCallCase(db, workspaceId, [...new Set(calls.map(({ id }) => id))])
  if (steps.length > 0) await recordSteps(db, workspaceId, steps)
  if (moved.length > 0) db.sendWithCommit(moveCases(db, workspaceId, moved, now))
}
