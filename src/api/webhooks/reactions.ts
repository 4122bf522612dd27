import { webhooks } from '../../db/schema/webhooks.ts'
import { audit, changesOf } from '../../events/log/emit.ts'
import { emitsNothing, type EventsOf, type ReactionContext } from '../../events/reactions.ts'
import { replaceNames, type Replacing } from '../../events/replacements.ts'
import { webhookById } from './queries.ts'
import { toWebhook } from './wire.ts'

/** Replaces what the filters of webhooks name by what it was merged or moved into. */
export async function replaceFilters(
  ctx: ReactionContext,
  events: EventsOf<Replacing>,
): Promise<void> {
  await replaceNames(ctx, events, {
    resource: 'webhook',
    table: webhooks,
    byId: webhookById,
    namesIn: ({ filter }) => ({ filter }),
    report: (caused, after, before) =>
      audit(caused, 'webhook.updated', after.id, changesOf(toWebhook(before), toWebhook(after))),
  })
}
replaceFilters.emits = emitsNothing
