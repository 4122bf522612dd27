import type { Schema } from '../../../../generated/operations.ts'
import type { ActorContext } from '../../../auth/actor.ts'
import { emitInternally } from '../../../events/reactions.ts'
import type { Context } from '../../../http/context.ts'
import { emitSteps } from '../../../routing/steps.ts'
import { ticket } from '../ticket.ts'
import type { TicketRow } from '../queries.ts'
import { ofInactive, release } from './release-queries.ts'

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
    const work = [{ entityType: 'ticket' as const, entityId: id }]
    await emitSteps(caused, { work }, () => release(ctx.db, { workspaceId, id, now: ctx.now }))
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
