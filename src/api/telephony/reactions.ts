import type { EventsOf, ReactionContext } from '../../events/reactions.ts'
import { emitCallChanges } from './calls/emit.ts'
import { linkTicket } from './queries.ts'

/** A call shows the ticket that was made of it, unless it has one. */
export async function linkTickets(
  ctx: ReactionContext,
  events: EventsOf<'ticket.created_of_call'>,
): Promise<void> {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const { data } of events) {
    const { callId: id, ticketId } = data
    await emitCallChanges(ctx, [id], () => linkTicket(db, { workspaceId, id, ticketId, now }))
  }
}
linkTickets.emits = ['cdr.updated'] as const
