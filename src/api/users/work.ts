import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type BatchedWork, step } from '../../platform/jobs/pending-work.ts'
import { enqueueAll } from '../../routing/enqueue.ts'
import { handOverConversations } from '../conversations/conversation.ts'
import { reassigningTickets, reassignTickets } from '../tickets/assignment/repoint.ts'

/** The conversations of a deleted user that are not closed. Those that no other user gets wait in their queues. */
const conversationsTo = (toIdOf: (toId: string | null) => string | null) =>
  step({
    table: sql`conversations`,
    where: ($) => sql`x.assignee_id = any(${arrayParameter($.fromIds)}::uuid[])
      and x.status <> 'closed'`,
    async changeRows(ctx, ids, { toId }) {
      const heirId = toIdOf(toId)
      await handOverConversations(ctx, ids, heirId)
      if (heirId !== null) return
      const released = ids.map((conversationId) => ({ conversationId }))
      emitInternally(ctx, 'conversation.released', ...released)
    },
  })

/** The open work of a deleted user is assigned to another user, or tickets are unassigned. */
export const workToUser: BatchedWork = {
  name: 'user.delete',
  steps: [
    reassigningTickets((ctx, ids, { toId }) => reassignTickets(ctx, ids, toId)),
    conversationsTo((toId) => toId),
  ],
}

/** The open tickets of a deleted user wait in a queue, and the user's conversations in theirs. */
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
