import { emit } from '../../events/emit.ts'
import { atOnce, eraseSome } from '../../events/erase.ts'
import {
  because,
  type EventOf,
  type EventsOf,
  nothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { changed } from './conversation.ts'
import { assignWithTickets, deleteConversations } from './queries.ts'

type Assigning = 'message.received' | 'ticket.assigned' | 'ticket.created' | 'ticket.reopened'

/** A conversation that nobody has is assigned to the user who has its open ticket. */
export async function assignConversations(
  ctx: ReactionContext,
  events: EventsOf<Assigning>,
): Promise<void> {
  const causes = new Map<string, EventOf<Assigning>>()
  for (const event of events) {
    const id = event.type === 'message.received' ? event.data.conversationId : ticketOf(event)
    if (id !== undefined && !causes.has(id)) causes.set(id, event)
  }
  if (causes.size === 0) return
  const { workspaceId } = ctx.actor
  // Ids of conversations and of tickets are never the same
  const ids = [...causes.keys()]
  const assigned = await assignWithTickets(ctx.db, { workspaceId, ids, now: ctx.now })
  for (const { id, ticketId } of assigned) {
    const cause = causes.get(ticketId) ?? causes.get(id)
    if (!cause) throw new Error('a conversation was assigned without a cause')
    const were = new Map([[id, { assigneeId: null }]])
    const caused = because(ctx, cause)
    emit(caused, ...(await changed(caused, 'conversation.assigned', were)))
  }
}
assignConversations.emits = ['conversation.assigned'] as const

function ticketOf({ data }: EventOf<Exclude<Assigning, 'message.received'>>): string | undefined {
  const isLinked = data.conversationIds.length > 0
  return isLinked && data.assigneeId !== null ? data.id : undefined
}

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
