import type { Db } from '../../db/client.ts'
import type { Doer } from '../../events/actor.ts'
import { emit } from '../../events/emit.ts'
import { activitiesNow } from './queries.ts'
import { toActivity } from './wire.ts'

/**
 * Runs a change of what users are, whose rows the transaction holds, and tells of the activities that begin
 * by it, if any do. The statements travel together.
 */
export async function changed(
  doer: Doer,
  userIds: readonly string[],
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  const asked = { workspaceId: doer.actor.workspaceId, userIds }
  const [before, , after] = await Promise.all([
    activitiesNow(doer.db, asked),
    change(doer.db),
    activitiesNow(doer.db, asked),
  ])
  const were = new Set(before.map(({ id }) => id))
  const begun = after.filter(({ id }) => !were.has(id))
  emit(doer, ...begun.map((row) => ['agent.presence_changed', toActivity(row)] as const))
}
