import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../generated/operations.ts'
import { emitInternally } from '../../../events/reactions.ts'
import type { Context } from '../../../http/context.ts'
import { releasing } from '../../../routing/release.ts'
import { ticket } from '../ticket.ts'
import type { TicketRow } from '../queries.ts'
import { reassignTickets } from './repoint.ts'

/** Leaves open tickets unassigned whose assignees are no longer active users or do not keep them. */
export const releaseInactive = releasing(
  sql`tickets`,
  sql`x.deleted_at is null and x.status not in ('resolved', 'closed')`,
  async (ctx, ticketId, userId) => {
    await reassignTickets(ctx, [ticketId], null)
    emitInternally(ctx, 'ticket.released', { ticketId, userId })
  },
)

/** The reply about a ticket that may be open again, with the assignee whom it loses if that user is no longer active. */
export async function replyToOpened(
  ctx: Context,
  { id, assigneeId }: Pick<TicketRow, 'id' | 'assigneeId'>,
  reply: Schema<'TicketReply'>,
): Promise<Schema<'TicketReply'>> {
  if (assigneeId === null || (await releaseInactive(ctx, [id])).length === 0) return reply
  return ticket.reply(ctx, id)
}
