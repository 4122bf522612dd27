import type { Db } from '../../db/pool/client.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { caseIdOf, newId } from '../../lib/ids.ts'
import { latestInstant } from '../../lib/time.ts'
import {
  advanceCase,
  type CaseState,
  type CaseStep,
  type CaseStepKind,
  isQueueStep,
  type MessageStepKind,
  type QueueStepKind,
} from './case-state.ts'
import { recordMessages } from './record-messages.ts'
import {
  type Entry,
  insertEntries,
  readCases,
  readSharedCases,
  updateCases,
} from './step-queries.ts'

type OtherStep = CaseStep<CaseStepKind> | CaseStep<QueueStepKind>

/**
 * Adds steps to the timelines of their cases, and changes the cases accordingly. A message comes before what it does to
 * its conversation, such as reopening it; a comment comes after what had happened to its ticket in the same request.
 * Only one call may run at a time in a transaction; reactions use `changeCases()` instead.
 */
export async function recordSteps(
  db: Db,
  workspaceId: string,
  steps: readonly CaseStep[],
): Promise<void> {
  const messages: Array<CaseStep<MessageStepKind>> = []
  const others: OtherStep[] = []
  const moved = new Set<string>()
  // Sent without waiting where all cases are known, so that the steps see what they followed from
  const known = steps.some(isCaseUnknown) ? await withCaseIds(db, workspaceId, steps) : steps
  for (const step of known) {
    const { what, entityId } = step
    const isMessage = what === 'message_inbound' || what === 'message_outbound'
    if (isMessage || (what === 'comment_added' && !moved.has(entityId))) {
      messages.push(step as CaseStep<MessageStepKind>)
    } else {
      others.push(step as OtherStep)
      moved.add(entityId)
    }
  }
  if (messages.length > 0) db.sendWithCommit(recordMessages(db, workspaceId, messages))
  if (others.length > 0) await recordOthers(db, workspaceId, others)
}

/**
 * Returns whether the case of a step has to be known, but is not. The case of a queue step is found when its entry is
 * inserted.
 */
function isCaseUnknown(step: CaseStep): boolean {
  return step.caseId === undefined && !isQueueStep(step)
}

async function withCaseIds(
  db: Db,
  workspaceId: string,
  steps: readonly CaseStep[],
): Promise<readonly CaseStep[]> {
  const ticketIds = steps.filter(isCaseUnknown).map(({ entityId }) => entityId)
  const found = await readSharedCases(db, { workspaceId, ticketIds })
  const caseIds = new Map(found.map(({ id, caseId }) => [id, caseId]))
  return steps.map((step) =>
    isCaseUnknown(step)
      ? { ...step, caseId: caseIds.get(step.entityId) ?? caseIdOf(step.entityId) }
      : step,
  )
}

async function recordOthers(
  db: Db,
  workspaceId: string,
  steps: readonly OtherStep[],
): Promise<void> {
  const ids = steps.flatMap((step) => (isQueueStep(step) ? [] : (step.caseId ?? [])))
  const states = await lockAndReadCases(db, workspaceId, [...new Set(ids)])
  const instants = new Map<string, string[]>()
  const entries: Entry[] = []
  for (const step of steps) {
    const { entityId, caseId, actorType, actorId } = step
    const by = { id: newId(), entityId, caseId, actorType, actorId }
    if (isQueueStep(step)) {
      entries.push({ ...by, kind: step.what, at: step.at, detail: step.detail })
      continue
    }
    const before = caseId === undefined ? undefined : states.get(caseId)
    const advance = before && advanceCase(before, step)
    if (!advance || caseId === undefined) continue
    states.set(caseId, advance.state)
    instants.set(caseId, [...(instants.get(caseId) ?? []), advance.entry.at])
    entries.push({ ...by, ...advance.entry })
  }
  const cases = [...instants].map(([id, at]) => {
    return { ...states.get(id), id, count: at.length, updatedAt: latestInstant(at) }
  })
  if (cases.length > 0) {
    const changed = cases.map(({ id }) => id)
    db.sendWithCommit(updateCases(db, { workspaceId, ids: changed, cases: JSON.stringify(cases) }))
  }
  if (entries.length > 0) {
    db.sendWithCommit(insertEntries(db, { workspaceId, entries: JSON.stringify(entries) }))
  }
}

/** Returns cases by their ids, locked until the transaction ends. They are read after the lock is held, so that nothing read is outdated. */
async function lockAndReadCases(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, CaseState>> {
  if (ids.length === 0) return new Map()
  const [, rows] = await pipeline(db, [
    () => lockRows(db, cxLogs, { workspaceId, ids }),
    () => readCases(db, { workspaceId, ids }),
  ])
  return new Map(rows.map(({ id, ...state }) => [id, state]))
}
