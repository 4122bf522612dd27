import { channels } from '../../db/schema/channels.ts'
import { emit } from '../../events/log/emit.ts'
import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { replaceNames, type Replacing } from '../../events/replacements.ts'
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
  await replaceNames(ctx, events, {
    resource: 'channel',
    table: channels,
    byId: channelById,
    namesIn: ({ ticketing, defaultQueueId }) => ({ ticketing, defaultQueueId }),
    report: (caused, after, before) =>
      emit(caused, ...channelEvents(toChannel(after), toChannel(before))),
  })
}
replaceDefaults.emits = ['channel.updated'] as const
