import type { Db } from '../../db/client.ts'
import { type Doer, emit } from '../../events/emit.ts'
import { activitiesNow } from './queries.ts'
import { toActivity } from './wire.ts'

/**
 * Runs a change of what a user is, whose row the transaction holds, and tells of the activity that begins
 * by it, if any does. The statements travel together.
 */
export async function changed(
  doer: Doer,
  userId: string,
  change: (db: Db) => Promise<unknown>,
): Promise<void> {
  const asked = { workspaceId: doer.actor.workspaceId, userIds: [userId] }
  const [[before], , [after]] = await Promise.all([
    activitiesNow(doer.db, asked),
    change(doer.db),
    activitiesNow(doer.db, asked),
  ])
  if (after && after.id !== before?.id) emit(doer, ['agent.presence_changed', toActivity(after)])
}
