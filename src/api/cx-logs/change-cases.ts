import type { Db } from '../../db/pool/client.ts'
import { rebuildCallCase } from './rebuild-call-case.ts'
import { recordSteps } from './record-steps.ts'
import { type CaseStep } from './case-state.ts'

/** The work of a reaction on cases: it records steps, or rebuilds the cases of calls. */
interface CaseWork {
  readonly workspaceId: string
  readonly steps?: readonly CaseStep[]
  readonly callIds?: readonly string[]
}

/** The change of cases that was begun last, of each transaction in which one goes on. */
const running = new WeakMap<Db, Promise<void>>()

/**
 * Changes cases because of events. A case is read before it is changed, so two reactions that did so at once would
 * overwrite each other's changes: in one transaction, one change begins after the other has ended.
 */
export async function changeCases(db: Db, work: CaseWork): Promise<void> {
  const { steps = [], callIds = [] } = work
  if (steps.length + callIds.length === 0) return
  const before = running.get(db)
  const change = before ? before.then(() => apply(db, work)) : apply(db, work)
  running.set(db, change)
  await change
  if (running.get(db) === change) running.delete(db)
}

async function apply(db: Db, { workspaceId, steps = [], callIds = [] }: CaseWork): Promise<void> {
  if (callIds.length > 0) await rebuildCallCase(db, workspaceId, [...new Set(callIds)])
  if (steps.length > 0) await recordSteps(db, workspaceId, steps)
}
