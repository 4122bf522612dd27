import { sql } from 'drizzle-orm'
import { statement } from '../db/statement.ts'
import { system } from '../events/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { dueWorkspaces } from '../jobs/due.ts'
import type { WorkspaceJob } from '../jobs/scheduler.ts'
import { newId } from '../lib/ids.ts'
import { iso } from '../lib/time.ts'
import { emitSteps, type Steps } from './steps.ts'
import { moveTickets } from './tickets.ts'

type Batch = { workspaceId: string; batch: number }

/** Rows that are read again and emitted with all that they hold. */
const emittedAtOnce = 20

interface Expired {
  readonly id: string
  readonly entryId: string
  readonly now: string
}

const expire = statement<Batch, Expired>(
  (_, $) => sql`
    with due as (
      select r.workspace_id, r.id, r.entry_id, r.user_id from reservations r
      join queue_entries e on e.workspace_id = r.workspace_id and e.id = r.entry_id
      join tickets t on t.workspace_id = r.workspace_id and t.id = r.ticket_id
      where r.workspace_id = ${$.workspaceId} and r.status = 'pending' and r.expires_at <= now()
      order by r.expires_at
      limit ${$.batch}::int for no key update of r, e, t skip locked),
    waiting as (
      update queue_entries set status = 'waiting', user_id = null, is_attempted = false,
        declined_by = declined_by || due.user_id
      from due where queue_entries.workspace_id = due.workspace_id
        and queue_entries.id = due.entry_id and queue_entries.status = 'offered')
    update reservations set status = 'timeout', ended_at = now()
    from due where reservations.workspace_id = due.workspace_id and reservations.id = due.id
    returning due.id, due.entry_id as "entryId", now() as now`,
)

/** Ends offers that nobody has answered in time, by the database's clock, and emits their events. */
export const offerExpiry: WorkspaceJob = {
  name: 'routing: expire offers',
  everyMs: 500,
  size: emittedAtOnce,
  due: dueWorkspaces({
    table: sql`reservations`,
    where: sql`x.status = 'pending'`,
    by: sql`x.expires_at`,
    until: sql`now()`,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => {
      const expired = await expire(db, { workspaceId, batch })
      const steps: Steps = {
        entries: expired.map(({ entryId: id }) => ({ id, type: 'queue.entry_waiting' })),
        reservations: expired.map(({ id }) => ({ id, type: 'reservation.timed_out' })),
      }
      const [first] = expired
      if (first) await emitSteps(system(db, workspaceId, iso(first.now)), steps)
      return expired.length
    }),
}

interface EndedWrapUp {
  readonly reservationId: string
  readonly ticketId: string
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
    returning reservations.id as "reservationId", reservations.ticket_id as "ticketId",
      reservations.user_id as "userId", now() as now`,
)

/** Ends the time to wrap up, by the database's clock. */
export const wrapUpEnd: WorkspaceJob = {
  name: 'routing: end wrap-ups',
  everyMs: 500,
  size: 1000,
  due: dueWorkspaces({
    table: sql`reservations`,
    where: sql`x.status = 'wrapping'`,
    by: sql`x.wrap_up_until`,
    until: sql`now()`,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => {
      const ended = await endWrapUps(db, { workspaceId, batch })
      const [first] = ended
      if (first) {
        const ctx = system(db, workspaceId, iso(first.now))
        emitInternally(ctx, 'reservation.wrap_up_ended', ...ended)
      }
      return ended.length
    }),
}

/** Whether anything waits in the queue `x`. Which entries are due, each workspace finds out on its own. */
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

/** Lets required skills no longer matter to entries that have waited too long for them. */
export const skillRelaxation: WorkspaceJob = {
  name: 'routing: relax skills',
  everyMs: 500,
  size: 1000,
  due: dueWorkspaces({
    table: sql`automation_queues`,
    where: sql`x.skill_relax_after_seconds is not null and x.deleted_at is null and ${hasWaiting}`,
    by: sql`x.id`,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await relaxSkills(db, { workspaceId, batch })).length),
}

type Overflowing = {
  id: string
  ticketId: string
  fromId: string
  queueId: string
  now: string
}

const overflowing = statement<Batch, Overflowing>(
  (_, $) => sql`
    select e.id, e.ticket_id as "ticketId", q.id as "fromId", target.id as "queueId", now() as now
    from automation_queues q
    join queue_entries e on e.workspace_id = q.workspace_id and e.queue_id = q.id
      and e.status = 'waiting' and q.overflow_queue_id <> all(e.visited)
      and (e.queued_at <= now() - make_interval(secs => q.max_wait_seconds)
        or e.offer_count >= q.max_offers)
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id
    join automation_queues target
      on target.workspace_id = q.workspace_id and target.id = q.overflow_queue_id
      and target.deleted_at is null
    where q.workspace_id = ${$.workspaceId} and q.overflow_queue_id is not null
      and q.deleted_at is null
    limit ${$.batch}::int for no key update of e, t skip locked for share of target skip locked`,
)

const leave = statement<{ workspaceId: string; id: string }, never>(
  (_, $) => sql`
    update queue_entries set status = 'overflowed', ended_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

type Arrival = { workspaceId: string; id: string; newId: string; queueId: string }

const arrive = statement<Arrival, never>(
  (_, $) => sql`
    insert into queue_entries (workspace_id, id, queue_id, ticket_id, status, priority,
      has_own_priority, required_skills, visited, entered_at, queued_at)
    select e.workspace_id, ${$.newId}::uuid, ${$.queueId}::uuid, e.ticket_id, 'waiting', e.priority,
      e.has_own_priority, e.required_skills, e.visited || e.queue_id, e.entered_at, now()
    from queue_entries e where e.workspace_id = ${$.workspaceId} and e.id = ${$.id}`,
)

/** Moves entries that have waited too long, or were offered too often, to the next queue. */
export const overflow: WorkspaceJob = {
  name: 'routing: overflow',
  everyMs: 500,
  size: emittedAtOnce,
  due: dueWorkspaces({
    table: sql`automation_queues`,
    where: sql`x.overflow_queue_id is not null and x.deleted_at is null and ${hasWaiting}`,
    by: sql`x.id`,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => {
      const due = await overflowing(db, { workspaceId, batch })
      for (const { id, ticketId, fromId, queueId, now } of due) {
        const ctx = system(db, workspaceId, iso(now))
        const arrived = newId()
        const steps: Steps = {
          ticketIds: [ticketId],
          entries: [
            { id, type: 'queue.entry_overflowed' },
            { id: arrived, type: 'queue.entry_waiting' },
          ],
        }
        await emitSteps(ctx, steps, () =>
          Promise.all([
            leave(db, { workspaceId, id }),
            arrive(db, { workspaceId, id, newId: arrived, queueId }),
            moveTickets(db, { workspaceId, ids: [ticketId], queueId }),
          ]),
        )
        emitInternally(ctx, 'queue.entry_left', { entryId: id, queueId: fromId, ticketId })
        emitInternally(ctx, 'queue.entry_entered', { entryId: arrived, queueId, ticketId })
      }
      return due.length
    }),
}

const decisionsEnd = sql`now() - interval '90 days'`

const purgeDecisions = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from routing_decisions where workspace_id = ${$.workspaceId} and id in (
      select id from routing_decisions
      where workspace_id = ${$.workspaceId} and decided_at < ${decisionsEnd}
      order by decided_at limit ${$.batch}::int for update skip locked)
    returning id`,
)

/** Purges routing decisions after 90 days. */
export const decisionPurge: WorkspaceJob = {
  name: 'routing: purge decisions',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`routing_decisions`,
    by: sql`x.decided_at`,
    until: decisionsEnd,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await purgeDecisions(db, { workspaceId, batch })).length),
}
