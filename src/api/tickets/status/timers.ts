import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/pool/client.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { arrayParameter, statement } from '../../../db/query/statement.ts'
import { emit } from '../../../events/log/emit.ts'
import { type Batch, runBatchAsSystem } from '../../../platform/jobs/batch.ts'
import { dueByTime, dueWorkspaces } from '../../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../../platform/jobs/scheduler.ts'
import { lockTalksOf } from '../../comments/queries.ts'
import { ticketsByIds } from '../queries.ts'
import { toTicket } from '../wire.ts'
import { emitMoves, type Moved, moved } from './moved.ts'
import type { Keys } from '../../../db/query/rows.ts'

/** A ticket can be large, and is read twice to emit what it was and is. */
const movedAtOnce = 20

const reopenSnoozed = statement<Batch, Moved>((_, $) =>
  moved(
    sql`tickets t where t.workspace_id = ${$.workspaceId} and t.snoozed_until <= now()
      and t.deleted_at is null
      order by t.snoozed_until limit ${$.batch}::int for no key update skip locked`,
    sql`status = 'open'`,
  ),
)

/** Tickets that were resolved until then are closed; null when the workspace closes none automatically. */
const resolvedEnd = (workspaceId: SQL | Placeholder) => sql`(
  select now() - make_interval(hours => s.auto_close_hours) from settings s
  where s.workspace_id = ${workspaceId})`

const isToClose = (workspaceId: SQL | Placeholder) => sql`workspace_id = ${workspaceId}
  and status = 'resolved' and resolved_at <= ${resolvedEnd(workspaceId)} and deleted_at is null`

const resolvedLongAgo = statement<Batch, { id: string }>(
  (_, $) => sql`
    select id from tickets where ${isToClose($.workspaceId)}
    order by resolved_at limit ${$.batch}::int`,
)

const close = statement<Keys, Moved>((_, $) =>
  moved(
    sql`tickets t where ${isToClose($.workspaceId)} and t.id = any(${arrayParameter($.ids)}::uuid[])
      order by t.id for no key update skip locked`,
    sql`status = 'closed', closed_at = now()`,
  ),
)

async function closeResolved(db: Db, batch: Batch): Promise<Moved[]> {
  const { workspaceId } = batch
  const ids = (await resolvedLongAgo(db, batch)).map(({ id }) => id)
  const [, closed] = await pipeline(db, [
    () => lockTalksOf(db, { workspaceId, ids }),
    () => close(db, { workspaceId, ids }),
  ])
  return closed
}

/** Opens tickets whose snooze has ended, by the database's clock, and emits their events. */
export const snoozeEnd: WorkspaceJob = {
  name: 'tickets: end snoozes',
  everyMs: 1000,
  size: movedAtOnce,
  due: dueByTime(
    'tickets',
    'snoozed_until',
    sql`x.snoozed_until is not null and x.deleted_at is null`,
  ),
  run: runBatchAsSystem(reopenSnoozed, emitMoves),
}

/** Closes tickets that have been resolved for as long as the settings of the workspace say, likewise. */
export const resolvedClosing: WorkspaceJob = {
  name: 'tickets: close resolved ones',
  everyMs: 1000,
  size: movedAtOnce,
  due: dueWorkspaces({
    table: sql`tickets`,
    where: sql`x.status = 'resolved' and x.deleted_at is null`,
    by: sql`x.resolved_at`,
    until: resolvedEnd(sql`waiting.workspace_id`),
  }),
  run: runBatchAsSystem(closeResolved, emitMoves),
}

const isOverdue = (ticket: SQL) => sql`${ticket}.due_at is not null and ${ticket}.deleted_at is null
  and ${ticket}.status not in ('resolved', 'closed')
  and ${ticket}.overdue_for is distinct from ${ticket}.due_at`

const recordOverdue = statement<Batch, { id: string; now: string }>(
  (_, $) => sql`
    with due as (
      select workspace_id, id from tickets
      where workspace_id = ${$.workspaceId} and ${isOverdue(sql`tickets`)} and due_at <= now()
      order by due_at limit ${$.batch}::int for no key update skip locked)
    update tickets set overdue_for = tickets.due_at
    from due where tickets.workspace_id = due.workspace_id and tickets.id = due.id
    returning tickets.id, now() as now`,
)

/** Emits an event for each open ticket that is overdue, once for each value of `dueAt`. */
export const overdueNotice: WorkspaceJob = {
  name: 'tickets: overdue',
  everyMs: 1000,
  size: movedAtOnce,
  due: dueByTime('tickets', 'due_at', isOverdue(sql`x`)),
  run: runBatchAsSystem(recordOverdue, async (ctx, overdue) => {
    const { workspaceId } = ctx.actor
    const rows = await ticketsByIds(ctx.db, { workspaceId, ids: overdue.map(({ id }) => id) })
    emit(ctx, ...rows.map((row) => ['ticket.overdue', toTicket(row, null), undefined, []] as const))
  }),
}
