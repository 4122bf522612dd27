import { sql } from 'drizzle-orm'
import type { OverflowAction } from '../db/schema/automation-queues.ts'
import { statement } from '../db/query/statement.ts'
import { emitInternally } from '../events/reactions.ts'
import { type Batch, runBatch, runBatchAsSystem } from '../platform/jobs/batch.ts'
import { dueByTime, dueWorkspaces } from '../platform/jobs/due.ts'
import { purge } from '../platform/jobs/purge.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'
import { newId } from '../lib/ids.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { type Entity, moveWork } from './work.ts'

/** The batch size of jobs that read every row again to emit it whole. */
const emittedAtOnce = 20

interface Expired {
  readonly id: string
  readonly entryId: string
  /** The user to whom alone the entry was offered. */
  readonly assigneeId: string | null
  readonly now: string
}

const expire = statement<Batch, Expired>(
  (_, $) => sql`
    with pending as (
      select r.workspace_id, r.id, r.entry_id, r.user_id, e.assignee_id, e.entity_type, e.entity_id
      from reservations r
      join queue_entries e on e.workspace_id = r.workspace_id and e.id = r.entry_id
      where r.workspace_id = ${$.workspaceId} and r.status = 'pending' and r.expires_at <= now()
      order by r.expires_at
      limit ${$.batch}::int for no key update of r, e skip locked),
    due as (
      select pending.* from pending
      cross join lateral hold_work(pending.workspace_id, pending.entity_type, pending.entity_id, false)),
    declined as (
      select workspace_id, entry_id, array_agg(user_id) as users, array_agg(id) as ids from due
      group by workspace_id, entry_id),
    changed as (
      update queue_entries e set assignee_id = null, is_attempted = false,
        status = case when other.is_pending then e.status else 'waiting' end,
        declined_by = e.declined_by || declined.users
      from declined cross join lateral (select exists (
        select from reservations r where r.workspace_id = declined.workspace_id
          and r.entry_id = declined.entry_id and r.status = 'pending'
          and r.id <> all(declined.ids)) as is_pending) other
      where e.workspace_id = declined.workspace_id
        and e.id = declined.entry_id and e.status = 'offered')
    update reservations set status = 'timeout', ended_at = now()
    from due where reservations.workspace_id = due.workspace_id and reservations.id = due.id
    returning due.id, due.entry_id as "entryId", due.assignee_id as "assigneeId", now() as now`,
)

/** Ends offers that were not answered in time, by the clock of the database, and emits their events. */
export const offerExpiry: WorkspaceJob = {
  name: 'routing: expire offers',
  everyMs: 500,
  size: emittedAtOnce,
  due: dueByTime('reservations', 'expires_at', sql`x.status = 'pending'`),
  run: runBatchAsSystem(expire, (ctx, expired) =>
    emitSteps(ctx, {
      entries: [...new Map(expired.map((one) => [one.entryId, one.assigneeId]))].map(
        ([id, assigneeId]) => {
          return { id, type: 'queue.entry_waiting', was: { status: 'offered', assigneeId } }
        },
      ),
      reservations: expired.map(({ id }) => {
        return { id, type: 'reservation.timed_out', was: { status: 'pending', endedAt: null } }
      }),
    }),
  ),
}

interface EndedWrapUp {
  readonly reservationId: string
  readonly entityId: string
  readonly userId: string
  readonly now: string
}

const endWrapUps = statement<Batch, EndedWrapUp>(
  (_, $) => sql`
    with due as (
      select workspace_id, id from reservations
      where workspace_id = ${$.workspaceId} and status = 'wrapping' and wrap_up_until <= now()
      order by wrap_up_until
      limit ${$.batch}::int for no key update skip locked)
    update reservations set status = 'completed', ended_at = now()
    from due where reservations.workspace_id = due.workspace_id and reservations.id = due.id
    returning reservations.id as "reservationId", reservations.entity_id as "entityId",
      reservations.user_id as "userId", now() as now`,
)

/** Ends wrap-ups whose time is over, by the clock of the database. */
export const wrapUpEnd: WorkspaceJob = {
  name: 'routing: end wrap-ups',
  everyMs: 500,
  size: 1000,
  due: dueByTime('reservations', 'wrap_up_until', sql`x.status = 'wrapping'`),
  run: runBatchAsSystem(endWrapUps, (ctx, ended) =>
    emitInternally(ctx, 'reservation.wrap_up_ended', ...ended),
  ),
}

/** The condition that an entry waits in the queue `x`. The run for a workspace finds out which entries are due. */
const hasWaiting = sql`exists (
  select from queue_entries e where e.workspace_id = x.workspace_id and e.queue_id = x.id
    and e.status = 'waiting')`

const relaxSkills = statement<Batch, { id: string }>(
  (_, $) => sql`
    with due as (
      select e.workspace_id, e.id from automation_queues q
      join queue_entries e on e.workspace_id = q.workspace_id and e.queue_id = q.id
        and e.status = 'waiting' and not e.is_relaxed
        and e.queued_at <= now() - make_interval(secs => q.skill_relax_after_seconds)
      where q.workspace_id = ${$.workspaceId} and q.skill_relax_after_seconds is not null
        and q.deleted_at is null
      limit ${$.batch}::int for no key update of e skip locked),
    relaxed as (
      update queue_entries set is_relaxed = true
      from due where queue_entries.workspace_id = due.workspace_id and queue_entries.id = due.id
      returning queue_entries.workspace_id, queue_entries.queue_id, queue_entries.id),
    woken as (
      insert into routing_wakes (workspace_id, queue_id)
      select distinct workspace_id, queue_id from relaxed)
    select id from relaxed`,
)

/** Drops the required skills of entries that have waited for them longer than their queue allows. */
export const skillRelaxation: WorkspaceJob = {
  name: 'routing: relax skills',
  everyMs: 500,
  size: 1000,
  due: dueWorkspaces({
    table: sql`automation_queues`,
    where: sql`x.skill_relax_after_seconds is not null and x.deleted_at is null and ${hasWaiting}`,
    by: sql`x.id`,
  }),
  run: runBatch(relaxSkills),
}

type Overflowing = Entity & {
  id: string
  fromId: string
  action: OverflowAction
  /** The target of the action `queue`; null for other actions. */
  queueId: string | null
  now: string
}

/** The condition that the overflow action of a queue `q` applies to the entry `e`. */
const isOverflowed = sql`case q.overflow_action
  when 'queue' then q.overflow_queue_id <> all(e.visited)
  when 'voicemail' then e.entity_type = 'call'
  when 'close' then e.entity_type = 'conversation'
  when 'ticket' then e.entity_type in ('conversation', 'call') and exists (
    select from routed_work w where w.workspace_id = e.workspace_id and w.id = e.entity_id
      and w.contact_id is not null) end`

const overflowing = statement<Batch, Overflowing>(
  (_, $) => sql`
    with due as (
      select e.workspace_id, e.id, e.entity_type, e.entity_id, q.id as from_id, q.overflow_action,
        q.overflow_queue_id
      from automation_queues q
      join queue_entries e on e.workspace_id = q.workspace_id and e.queue_id = q.id
        and e.status = 'waiting' and ${isOverflowed}
        and (e.is_surplus or e.queued_at <= now() - make_interval(secs => q.max_wait_seconds)
          or e.offer_count >= q.max_offers)
      where q.workspace_id = ${$.workspaceId} and q.overflow_action is not null
        and q.deleted_at is null
      limit ${$.batch}::int for no key update of e skip locked),
    targets as (
      select id from automation_queues
      where workspace_id = ${$.workspaceId} and deleted_at is null
        and id in (select overflow_queue_id from due)
      for share skip locked)
    select due.id, due.entity_type as "entityType", due.entity_id as "entityId",
      due.from_id as "fromId", due.overflow_action as action, due.overflow_queue_id as "queueId",
      now() as now
    from due
    cross join lateral hold_work(due.workspace_id, due.entity_type, due.entity_id, false)
    where due.overflow_queue_id is null or due.overflow_queue_id in (select id from targets)`,
)

const leave = statement<{ workspaceId: string; id: string; action: string }, never>(
  (_, $) => sql`
    update queue_entries set status = 'overflowed', overflow_action = ${$.action}, ended_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

type Arrival = { workspaceId: string; id: string; newId: string; queueId: string }

const arrive = statement<Arrival, never>(
  (_, $) => sql`
    insert into queue_entries (workspace_id, id, queue_id, entity_type, entity_id, kind, status,
      priority, has_own_priority, required_skills, is_transfer, visited, entered_at, queued_at)
    select e.workspace_id, ${$.newId}::uuid, ${$.queueId}::uuid, e.entity_type, e.entity_id, e.kind,
      'waiting', e.priority, e.has_own_priority, e.required_skills, e.is_transfer,
      e.visited || e.queue_id, e.entered_at, now()
    from queue_entries e where e.workspace_id = ${$.workspaceId} and e.id = ${$.id}`,
)

/**
 * Overflows entries that have waited too long, were offered too often, or were added to a full queue. They move to the
 * next queue, or end with an event; the reactions to this event carry out the action.
 */
export const overflow: WorkspaceJob = {
  name: 'routing: overflow',
  everyMs: 500,
  size: emittedAtOnce,
  due: dueWorkspaces({
    table: sql`automation_queues`,
    where: sql`x.overflow_action is not null and x.deleted_at is null and ${hasWaiting}`,
    by: sql`x.id`,
  }),
  run: runBatchAsSystem(overflowing, async (ctx, due) => {
    const { db, actor } = ctx
    const { workspaceId } = actor
    for (const { id, entityType, entityId, fromId, action, queueId } of due) {
      const work = { entityType, entityId }
      const left = { id, type: 'queue.entry_overflowed' } as const
      if (queueId === null) {
        await emitSteps(ctx, { entries: [left] }, () => leave(db, { workspaceId, id, action }))
      } else {
        const arrived = newId()
        const steps: RoutingEvents = {
          work: [work],
          entries: [left, { id: arrived, type: 'queue.entry_waiting' }],
        }
        await emitSteps(ctx, steps, () =>
          Promise.all([
            leave(db, { workspaceId, id, action }),
            arrive(db, { workspaceId, id, newId: arrived, queueId }),
            moveWork(db, workspaceId, [work], queueId),
          ]),
        )
        emitInternally(ctx, 'queue.entry_entered', { entryId: arrived, queueId, ...work })
      }
      emitInternally(ctx, 'queue.entry_left', { entryId: id, queueId: fromId, ...work })
    }
  }),
}

/** Purges routing decisions after 90 days. */
export const decisionPurge = purge({
  name: 'routing: purge decisions',
  table: 'routing_decisions',
  key: ['id'],
  since: 'decided_at',
  until: sql`now() - interval '90 days'`,
})
