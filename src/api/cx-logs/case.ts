import type { Schema } from '../../../generated/operations.ts'
import { notFound } from '../../errors.ts'
import { actorTypeOf } from '../../events/actor.ts'
import { emit, type Happening } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import type { CaseStep } from './advance.ts'
import { cxLogById, lockCxLog } from './queries.ts'
import { type CxLogRow, toCxLog } from './wire.ts'

type CaseEvent = Extract<Happening[0], `cx_log.${string}`>

/** The case with its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string) {
  const key = { workspaceId: ctx.actor.workspaceId, id }
  const [[held], [row]] = await Promise.all([lockCxLog(ctx.db, key), cxLogById(ctx.db, key)])
  if (!held || !row) throw notFound('cx_log', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) {
    throw preconditionFailed('CxLogReply', row.version, single(toCxLog(row)))
  }
  return row
}

/** The case as it is; told as `step` when it was another one `before`. */
export async function current(
  ctx: Context,
  id: string,
  step?: CaseEvent,
  before?: CxLogRow,
): Promise<Schema<'CxLogReply'>> {
  const [row] = await cxLogById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('cx_log', id)
  const reply = single(toCxLog(row))
  if (step) emit(ctx, [step, reply.data, before && toCxLog(before)])
  ctx.setVersion(row.version)
  return reply
}

/** Who does it, as timelines keep it. */
export function doing({ actor, now }: Pick<Context, 'actor' | 'now'>) {
  return { actorType: actorTypeOf(actor), actorId: actor.id, now }
}

/** What a request does to a case, as a step of its timeline. */
export function stepOf(
  ctx: Context,
  cxLogId: string,
  what: string,
  detail: CaseDetail = {},
): CaseStep {
  const { actorType, actorId, now: at } = doing(ctx)
  return { cxLogId, what, at, actorType, actorId, detail }
}
