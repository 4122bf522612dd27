import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { caseIdOf, newId } from '../../lib/ids.ts'
import { type CaseDetail, cxLogs } from '../../db/schema/cx-logs.ts'
import type { CaseStepKind, CaseStep } from './case-state.ts'
import { actorOf } from './event-steps.ts'
import { cxLogById } from './queries.ts'
import { insertEntries } from './step-queries.ts'
import { type GivenEntry, timelineOf } from './timeline.ts'
import { toCxLog } from './wire.ts'

export const cxLog = resource({
  name: 'cx_log',
  reply: 'CxLogReply',
  table: cxLogs,
  load: cxLogById,
  toWire: toCxLog,
})

/** Returns what a request does to a case, as a step of its timeline. */
export function stepOf(
  ctx: Context,
  cxLogId: string,
  what: CaseStepKind,
  detail: CaseDetail = {},
): CaseStep {
  const entityId = caseIdOf(cxLogId)
  return { entityId, caseId: cxLogId, what, at: ctx.now, ...actorOf(ctx), detail }
}

/** Adds entries to the timeline of a case, by the actor of a request. */
export function addToTimeline(ctx: Context, caseId: string, given: readonly GivenEntry[]) {
  const entries = timelineOf(given).map((entry) => {
    return { ...entry, ...actorOf(ctx), id: newId(), caseId }
  })
  const { workspaceId } = ctx.actor
  return insertEntries(ctx.db, { workspaceId, entries: JSON.stringify(entries) })
}
