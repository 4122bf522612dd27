import { patch } from '../../db/query/patch.ts'
import { idsOfNaming, withReplaced } from '../../db/query/rule-references.ts'
import { webhooks } from '../../db/schema/webhooks.ts'
import { audit, changesOf } from '../../events/log/emit.ts'
import { emitsNothing, type EventsOf, type ReactionContext } from '../../events/reactions.ts'
import { type Replacing, replacementsIn } from '../../events/replacements.ts'
import { webhookById } from './queries.ts'
import { toWebhook } from './wire.ts'

/** Replaces what the filters of webhooks name by what it was merged or moved into. */
export async function replaceFilters(
  ctx: ReactionContext,
  events: EventsOf<Replacing>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const { ctx: caused, kind, fromIds, toId } of replacementsIn(ctx, events)) {
    for (const id of await idsOfNaming(ctx, 'webhook', kind, fromIds)) {
      const key = { workspaceId, id }
      const [before] = await webhookById(db, key)
      if (!before) continue
      const filter = withReplaced(before.filter, fromIds, toId)
      await patch(db, webhooks, key, { filter, updatedAt: now })
      const [after] = await webhookById(db, key)
      if (after)
        audit(caused, 'webhook.updated', id, changesOf(toWebhook(before), toWebhook(after)))
    }
  }
}
replaceFilters.emits = emitsNothing
