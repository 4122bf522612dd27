import { atOnce, eraseSome } from '../../events/erase.ts'
import { type EventsOf, nothing, type ReactionContext } from '../../events/reactions.ts'
import { deleteConversations } from './queries.ts'

/**
 * The conversation of a deleted group is deleted with its messages and comments, and what they said is erased wherever
 * it is repeated.
 */
export async function eraseGroupConversations(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'group.deleted'>,
): Promise<void> {
  const ids = events.map(({ data }) => data.conversation_id)
  await deleteConversations(db, { workspaceId, ids })
  await eraseSome(db, workspaceId, atOnce)
}
eraseGroupConversations.emits = nothing
