import { type ActorContext, system } from '../../auth/actor.ts'
import type { Db, Pool } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { Key } from '../../db/query/rows.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { iso } from '../../lib/time.ts'
import type { Rejected } from '../../platform/adapters/adapter.ts'
import { messageEvents } from './message.ts'
import { advanceStatus, lockMessage, messageById } from './queries.ts'
import { unreachedBy } from './settled.ts'
import { toMessage } from './wire.ts'

/**
 * Ends an attempt and emits the new status of its message. The statements travel together. A message whose mail server
 * has refused some recipients fails after it was sent, as if their mail had come back.
 */
export async function concluded(
  pool: Pool,
  { workspaceId, id }: Key,
  end: (db: Db) => Promise<unknown>,
  refusals: readonly Rejected[] = [],
): Promise<void> {
  const key = { workspaceId, id }
  await pool.transaction(async (db) => {
    const [, [before], , [after]] = await pipeline(db, [
      () => lockMessage(db, key),
      () => messageById(db, key),
      () => end(db),
      () => messageById(db, key),
    ])
    if (!before || !after) return
    const ctx = system(db, workspaceId, iso(after.updatedAt))
    emit(ctx, ...messageEvents(toMessage(after, null), toMessage(before, null)))
    const { channelId, conversationId } = after
    if (after.status !== 'sent' || channelId === null) return

    emitBounced(ctx, conversationId, refusals)
    // Each recipient of a message to a group has a status
    const first = after.groupId === null ? after.settled.find(({ code }) => code !== null) : null
    if (!first) return
    const [, [failed]] = await pipeline(db, [
      () =>
        advanceStatus(db, {
          ...key,
          status: 'failed',
          at: ctx.now,
          errorCode: first.code,
          errorMessage: unreachedBy(first),
          now: ctx.now,
        }),
      () => messageById(db, key),
    ])
    if (failed) emit(ctx, ...messageEvents(toMessage(failed, null), toMessage(after, null)))
  })
}

/** Ends an attempt that is followed by another one for the recipients who were refused for now. */
export async function postponed(
  pool: Pool,
  { workspaceId, id }: Key,
  refusals: readonly Rejected[],
  end: (db: Db) => Promise<unknown>,
): Promise<void> {
  const key = { workspaceId, id }
  await pool.transaction(async (db) => {
    const [, , [after]] = await pipeline(db, [
      () => lockMessage(db, key),
      () => end(db),
      () => messageById(db, key),
    ])
    if (after?.status !== 'queued') return
    emitBounced(system(db, workspaceId, iso(after.updatedAt)), after.conversationId, refusals)
  })
}

/** Marks the addresses that were refused for good; with another code, an address may be reached another time. */
function emitBounced(
  ctx: ActorContext,
  conversationId: string,
  refusals: readonly Rejected[],
): void {
  const final = refusals.filter(({ code }) => code.startsWith('smtp_5'))
  const addresses = final.map(({ address }) => address)
  if (addresses.length > 0) emitInternally(ctx, 'message.bounced', { conversationId, addresses })
}
