import { emit } from '../../events/log/emit.ts'
import { causedBy, type EventsOf, type ReactionContext } from '../../events/reactions.ts'
import { channelById, clearDefaults } from './queries.ts'
import { toChannel } from './wire.ts'

type Deletion = 'category.deleted' | 'queue.deleted' | 'tag.deleted'

/** A category, a queue or a tag that is deleted is removed from the ticketing of channels. */
export async function clearTicketing(
  ctx: ReactionContext,
  events: EventsOf<Deletion>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const event of events) {
    const caused = causedBy(ctx, event)
    for (const { id, ticketing } of await clearDefaults(db, {
      workspaceId,
      id: event.data.id,
      now,
    })) {
      const [row] = await channelById(db, { workspaceId, id })
      if (!row) throw new Error('the channel just changed is not there')
      emit(caused, ['channel.updated', toChannel(row), toChannel({ ...row, ticketing })])
    }
  }
}
clearTicketing.emits = ['channel.updated'] as const
