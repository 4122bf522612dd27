import { sql } from 'drizzle-orm'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type BatchedWork, type Move, step } from '../../platform/jobs/pending-work.ts'
import { signalQueues } from '../../routing/queue-signals.ts'
import { moveWork } from '../../routing/work.ts'
import { repointingTickets } from '../tickets/assignment/repoint.ts'
import { emitSteps } from './emit-steps.ts'
import { moveEntries, moveReservations } from './queries.ts'

/** The tickets, conversations and calls of a deleted queue, with their entries and offers, become those of another one. */
export const queueWork: BatchedWork = {
  name: 'queue.delete',
  steps: [
    // The entries first, so that their work finds them in their new queue
    repointingTickets('queueId', moveEntriesOf),
    step({
      table: sql`conversations`,
      where: ($) => sql`x.queue_id = any(${arrayParameter($.fromIds)}::uuid[])
        and x.status <> 'closed'`,
      async change(ctx, ids, move) {
        await moveEntriesOf(ctx, ids, move)
        const work = ids.map((entityId) => ({ entityType: 'conversation' as const, entityId }))
        const { workspaceId } = ctx.actor
        await emitSteps(ctx, { work }, () => moveWork(ctx.db, workspaceId, work, move.toId))
      },
    }),
    // Which queue a call names, the phone system reports
    step({
      table: sql`cdrs`,
      where: ($) => sql`x.id in (
        select e.entity_id from queue_entries e where e.workspace_id = ${$.workspaceId}
          and e.queue_id = any(${arrayParameter($.fromIds)}::uuid[])
          and e.entity_type = 'call' and e.status in ('waiting', 'offered'))`,
      change: moveEntriesOf,
    }),
  ],
}

/** Moves the entries of tickets, conversations or calls, which are locked, and has the new queue looked through. */
async function moveEntriesOf(
  ctx: ActorContext,
  entityIds: string[],
  { fromIds: [id], toId }: Move,
): Promise<void> {
  if (id === undefined || toId === null) return
  const { db, actor } = ctx
  const { workspaceId } = actor
  const rows = { workspaceId, id, toId, entityIds, now: ctx.now }
  const [entries] = await pipeline(db, [
    () => moveEntries(db, rows),
    () => moveReservations(db, rows),
    () => signalQueues(db, { workspaceId, queueIds: [toId] }),
  ])
  const moved = entries.map((entry) => ({ ...entry, queueId: toId }))
  if (moved.length > 0) emitInternally(ctx, 'queue.entry_moved', ...moved)
}
