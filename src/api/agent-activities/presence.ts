import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { activitiesNow } from './queries.ts'

/**
 * Runs a change of what users are, whose rows the transaction holds, and emits the activities that begin
 * by it, if any do. The statements travel together.
 */
export async function emitActivityChanges(
  ctx: ActorContext,
  userIds: readonly string[],
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  const asked = { workspaceId: ctx.actor.workspaceId, userIds }
  const [before, , after] = await pipeline(ctx.db, [
    () => activitiesNow(ctx.db, asked),
    () => change(ctx.db),
    () => activitiesNow(ctx.db, asked),
  ])
  const were = new Set(before.map(({ id }) => id))
  const begun = after.filter(({ id }) => !were.has(id))
  emit(ctx, ...begun.map((row) => ['agent.presence_changed', row] as const))
}
