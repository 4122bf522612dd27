import { sql } from 'drizzle-orm'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type BatchedWork, type Move, step } from '../../platform/jobs/pending-work.ts'
import { signalQueues } from '../../routing/queue-signals.ts'
import { moveWork } from '../../routing/work.ts'
import { repointingTickets } from '../tickets/assignment/repoint.ts'
import { emitSteps } from '../../routing/steps.ts'
import { moveEntries, moveReservations } from './queries.ts'

/** Moves the tickets, conversations and calls of a deleted queue, with their entries and offers, to another queue. */
export const queueWork: BatchedWork = {
  name: 'queue.delete',
  steps: [
    // The entries move first, so that the reactions to the moved work find them in their new queue
    repointingTickets('queueId', moveEntriesOf),
    step({
      table: sql`conversations`,
      where: ($) => sql`x.queue_id = any(${arrayParameter($.fromIds)}::uuid[])
        and x.status <> 'closed'`,
      changeRows: moveConversations,
    }),
    // Only the entries of calls move, since the phone system reports the queue of a call
    step({
      table: sql`cdrs`,
      where: ($) => sql`x.id in (
        select e.entity_id from queue_entries e where e.workspace_id = ${$.workspaceId}
          and e.queue_id = any(${arrayParameter($.fromIds)}::uuid[])
          and e.entity_type = 'call' and e.status in ('waiting', 'offered'))`,
      changeRows: moveEntriesOf,
    }),
  ],
}

async function moveConversations(ctx: ActorContext, ids: string[], move: Move): Promise<void> {
  await moveEntriesOf(ctx, ids, move)
  const work = ids.map((entityId) => ({ entityType: 'conversation' as const, entityId }))
  await emitSteps(ctx, { work }, () => moveWork(ctx.db, ctx.actor.workspaceId, work, move.toId))
}

/** Moves the entries of locked tickets, conversations or calls, and signals the new queue. */
async function moveEntriesOf(
  ctx: ActorContext,
  entityIds: string[],
  { fromIds: [id], toId }: Move,
): Promise<void> {
  if (id === undefined || toId === null) return
  const { db, actor } = ctx
  const { workspaceId } = actor
  const rows = { workspaceId, id, toId, entityIds }
  const [entries] = await pipeline(db, [
    () => moveEntries(db, rows),
    () => moveReservations(db, rows),
    () => signalQueues(db, { workspaceId, queueIds: [toId] }),
  ])
  const moved = entries.map((entry) => ({ ...entry, queueId: toId }))
  if (moved.length > 0) emitInternally(ctx, 'queue.entry_moved', ...moved)
}
