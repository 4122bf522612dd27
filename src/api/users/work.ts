import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { type BatchedWork, step } from '../../platform/jobs/pending-work.ts'
import { enqueueAll } from '../../routing/enqueue.ts'
import { handOverConversations } from '../conversations/conversation.ts'
import { reassigningTickets, reassignTickets } from '../tickets/assignment/repoint.ts'

/** The conversations of a deleted user that are not closed. */
const conversationsTo = (toIdOf: (toId: string | null) => string | null) =>
  step({
    table: sql`conversations`,
    where: ($) => sql`x.assignee_id = any(${arrayParameter($.fromIds)}::uuid[])
      and x.status <> 'closed'`,
    changeRows: (ctx, ids, { toId }) => handOverConversations(ctx, ids, toIdOf(toId)),
  })

/** The open work of a deleted user is assigned to another user, or unassigned. */
export const workToUser: BatchedWork = {
  name: 'user.delete',
  steps: [
    reassigningTickets((ctx, ids, { toId }) => reassignTickets(ctx, ids, toId)),
    conversationsTo((toId) => toId),
  ],
}

/** The open tickets of a deleted user wait in a queue, and the user's conversations are unassigned. */
export const workToQueue: BatchedWork = {
  name: 'user.delete_to_queue',
  steps: [
    reassigningTickets(async (ctx, ids, { toId }) => {
      await reassignTickets(ctx, ids, null)
      const work = ids.map((entityId) => ({ entityType: 'ticket' as const, entityId }))
      if (toId !== null) await enqueueAll(ctx, toId, work)
    }),
    conversationsTo(() => null),
  ],
}
