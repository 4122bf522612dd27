import { sql } from 'drizzle-orm'
import type { Schema } from '../../../../generated/operations.ts'
import type { ActorContext } from '../../../auth/actor.ts'
import { arrayParameter, statement } from '../../../db/query/statement.ts'
import { emitInternally } from '../../../events/reactions.ts'
import type { Context } from '../../../http/context.ts'
import { ticket } from '../ticket.ts'
import type { TicketRow } from '../queries.ts'
import { reassignTickets } from './repoint.ts'

type Ids = { workspaceId: string; ids: readonly string[]; notKept: readonly string[] }

/** Locks those of some tickets that are open and not kept, or of a user who is not active. Returns who has them. */
const ofInactive = statement<Ids, { id: string; userId: string }>(
  (_, $) => sql`
    select t.id, u.id as "userId" from tickets t
    join users u on u.workspace_id = t.workspace_id and u.id = t.assignee_id
    where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
      and t.deleted_at is null and t.status not in ('resolved', 'closed')
      and (u.deleted_at is not null or u.status <> 'active'
        or t.id = any(${arrayParameter($.notKept)}::uuid[]))
    order by t.id for no key update of t`,
)

/**
 * Leaves those of some tickets unassigned that are open and whose assignees are no longer active users or do not keep them, so
 * that they wait in their queues. Returns their ids. `causeOf` has the context of each, which names its cause.
 */
export async function releaseInactive(
  ctx: ActorContext,
  ids: readonly string[],
  causeOf: (id: string) => ActorContext = () => ctx,
  notKept: readonly string[] = [],
): Promise<string[]> {
  const { workspaceId } = ctx.actor
  const held = await ofInactive(ctx.db, { workspaceId, ids, notKept })
  for (const { id, userId } of held) {
    const caused = causeOf(id)
    await reassignTickets(caused, [id], null)
    emitInternally(caused, 'ticket.released', { ticketId: id, userId })
  }
  return held.map(({ id }) => id)
}

/** The reply about a ticket that may be open again, with the assignee whom it loses if that user is no longer active. */
export async function replyToOpened(
  ctx: Context,
  { id, assigneeId }: Pick<TicketRow, 'id' | 'assigneeId'>,
  reply: Schema<'TicketReply'>,
): Promise<Schema<'TicketReply'>> {
  if (assigneeId === null || (await releaseInactive(ctx, [id])).length === 0) return reply
  return ticket.reply(ctx, id)
}
