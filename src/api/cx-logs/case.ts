import { pipeline } from '../../db/pipeline.ts'
import { actorTypeOf } from '../../events/actor.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { type CaseDetail, cxLogs } from '../../db/schema/cx-logs.ts'
import type { CaseStepKind } from './case-state.ts'
import type { CaseStep } from './record-steps.ts'
import { cxLogById, lockCxLog } from './queries.ts'
import { toCxLog } from './wire.ts'

export const cxLog = resource({
  name: 'cx_log',
  reply: 'CxLogReply',
  table: cxLogs,
  load: cxLogById,
  async lock(db, key) {
    const [locked, rows] = await pipeline(db, [() => lockCxLog(db, key), () => cxLogById(db, key)])
    return locked.length > 0 ? rows : []
  },
  toWire: toCxLog,
})

/** Returns who does something, as timelines record it. */
export function byActor({ actor, now }: Pick<Context, 'actor' | 'now'>) {
  return { actorType: actorTypeOf(actor), actorId: actor.id, now }
}

/** Returns what a request does to a case, as a step of its timeline. */
export function stepOf(
  ctx: Context,
  cxLogId: string,
  what: CaseStepKind,
  detail: CaseDetail = {},
): CaseStep {
  const { actorType, actorId, now: at } = byActor(ctx)
  return { entityId: caseIdOf(cxLogId), caseId: cxLogId, what, at, actorType, actorId, detail }
}
