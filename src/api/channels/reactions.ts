import { patch } from '../../db/query/patch.ts'
import { idsOfNaming, withReplaced } from '../../db/query/rule-references.ts'
import { channels } from '../../db/schema/channels.ts'
import { emit } from '../../events/log/emit.ts'
import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { type Replacing, replacementsIn } from '../../events/replacements.ts'
import { channelEvents } from './channel.ts'
import { channelById } from './queries.ts'
import { toChannel } from './wire.ts'

/**
 * Replaces what the defaults and the ticketing of channels name by what it was merged or moved into, and removes what
 * was deleted.
 */
export async function replaceDefaults(
  ctx: ReactionContext,
  events: EventsOf<Replacing>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const { ctx: caused, kind, fromIds, toId } of replacementsIn(ctx, events)) {
    for (const id of await idsOfNaming(ctx, 'channel', kind, fromIds)) {
      const key = { workspaceId, id }
      const [before] = await channelById(db, key)
      if (!before) continue
      const replaced = withReplaced(
        { ticketing: before.ticketing, defaultQueueId: before.defaultQueueId },
        fromIds,
        toId,
      )
      await patch(db, channels, key, { ...replaced, updatedAt: now })
      const [after] = await channelById(db, key)
      if (after) emit(caused, ...channelEvents(toChannel(after), toChannel(before)))
    }
  }
}
replaceDefaults.emits = ['channel.updated'] as const
