import { patch } from '../../db/query/patch.ts'
import { idsOfNaming, withReplaced } from '../../db/query/rule-references.ts'
import { automationQueues } from '../../db/schema/automation-queues.ts'
import { emit } from '../../events/log/emit.ts'
import type { replacementsIn } from '../../events/replacements.ts'
import { queueById } from './queries.ts'
import { toQueue } from './wire.ts'

/** Replaces what the conditions of queues name, and emits the changes of the queues. */
export async function replaceInConditions({
  ctx,
  kind,
  fromIds,
  toId,
}: ReturnType<typeof replacementsIn>[number]): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const id of await idsOfNaming(ctx, 'automation_queue', kind, fromIds)) {
    const key = { workspaceId, id }
    const [before] = await queueById(db, key)
    if (!before) continue
    const conditions = withReplaced(before.conditions, fromIds, toId)
    await patch(db, automationQueues, key, { conditions, updatedAt: now })
    const [after] = await queueById(db, key)
    if (after) emit(ctx, ['queue.updated', toQueue(after), toQueue(before)])
  }
}
