import { pipeline } from '../../db/pipeline.ts'
import { emit } from '../../events/emit.ts'
import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { closeConversations, conversationsByIds } from './queries.ts'
import { toConversation } from './wire.ts'

/** Closes a conversation that overflowed from a queue whose overflow closes conversations. */
export async function closeOverflowed(
  ctx: ReactionContext,
  events: EventsOf<'queue.entry_overflowed'>,
): Promise<void> {
  const closed = events.filter(
    ({ data }) => data.overflowAction === 'close' && data.entityType === 'conversation',
  )
  const ids = [...new Set(closed.map(({ data }) => data.entityId))]
  if (ids.length === 0) return
  const { db, actor, now } = ctx
  const asked = { workspaceId: actor.workspaceId, ids }
  const [before, , after] = await pipeline(db, [
    () => conversationsByIds(db, asked),
    () => closeConversations(db, { ...asked, now }),
    () => conversationsByIds(db, asked),
  ])
  const were = new Map(before.map((row) => [row.id, row]))
  emit(
    ctx,
    ...after.flatMap((row) => {
      const was = were.get(row.id)
      const isClosed = was !== undefined && was.status !== 'closed'
      return isClosed
        ? [['conversation.closed', toConversation(row), toConversation(was)] as const]
        : []
    }),
  )
}
closeOverflowed.emits = ['conversation.closed'] as const
