import type { Schema } from '../../../generated/operations.ts'
import { notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { cdrById, lockCdr } from './queries.ts'
import { type KeptCall, keptCall } from './row.ts'
import { toCdr } from './wire.ts'

/** The call as it is after what was done; 404 when there is none, 412 when a change was refused for its version. */
export async function current(
  ctx: Context,
  id: string,
  changed: boolean | undefined = undefined,
): Promise<Schema<'CdrReply'>> {
  const [row] = await cdrById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('cdr', id)
  const reply = single(toCdr(row))
  if (changed === false) throw preconditionFailed('CdrReply', row.version, reply)

  ctx.setVersion(row.version)
  return reply
}

/** The call with its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string): Promise<KeptCall> {
  const [row] = await lockCdr(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('cdr', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) await current(ctx, id, false)
  return keptCall(row)
}
