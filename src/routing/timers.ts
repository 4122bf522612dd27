import { sql } from 'drizzle-orm'
import type { Pool } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { system } from '../events/emit.ts'
import { newId } from '../lib/ids.ts'
import { iso } from '../lib/time.ts'
import { type Steps, tell } from './tell.ts'
import { moveTickets, recorded } from './tickets.ts'

type Batch = { batch: number }

interface Expired {
  readonly workspaceId: string
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
      where r.status = 'pending' and r.expires_at <= now() order by r.expires_at
      limit ${$.batch}::int for no key update of r, e, t skip locked),
    waiting as (
      update queue_entries set status = 'waiting', user_id = null, is_attempted = false,
        declined_by = declined_by || due.user_id
      from due where queue_entries.workspace_id = due.workspace_id
        and queue_entries.id = due.entry_id and queue_entries.status = 'offered')
    update reservations set status = 'timeout', ended_at = now()
    from due where reservations.workspace_id = due.workspace_id and reservations.id = due.id
    returning due.workspace_id as "workspaceId", due.id, due.entry_id as "entryId", now() as now`,
)

/**
 * Ends offers that nobody has answered in time, in all workspaces, by the database's clock, and tells it.
 * Any number of processes may run this and what follows at once. Returns how many.
 */
export async function expireOffers(pool: Pool, batch: number): Promise<number> {
  const size = Math.min(batch, toldAtOnce)
  const ended = await pool.transaction(async (db) => {
    const expired = await expire(db, { batch: size })
    for (const workspaceId of new Set(expired.map((one) => one.workspaceId))) {
      const own = expired.filter((one) => one.workspaceId === workspaceId)
      const steps: Steps = {
        entries: own.map(({ entryId: id }) => ({ id, type: 'queue.entry_waiting' })),
        reservations: own.map(({ id }) => ({ id, type: 'reservation.timed_out' })),
      }
      await tell(system(db, workspaceId, iso(own[0]?.now ?? '')), steps)
    }
    return expired.length
  })
  return ended === size ? batch : ended
}

/** Ends the time to wrap up. */
export const endWrapUps = statement<Batch, { id: string }>(
  (_, $) => sql`
    with due as (
      select workspace_id, id from reservations
      where status = 'wrapping' and wrap_up_until <= now() order by wrap_up_until
      limit ${$.batch}::int for no key update skip locked)
    update reservations set status = 'completed', ended_at = now()
    from due where reservations.workspace_id = due.workspace_id and reservations.id = due.id
    returning reservations.id`,
)

/** Lets required skills no longer matter to what has waited too long for them. */
export const relaxSkills = statement<Batch, { id: string }>(
  (_, $) => sql`
    with due as (
      select e.workspace_id, e.id from automation_queues q
      join queue_entries e on e.workspace_id = q.workspace_id and e.queue_id = q.id
        and e.status = 'waiting' and not e.is_relaxed
        and e.queued_at <= now() - make_interval(secs => q.skill_relax_after_seconds)
      where q.skill_relax_after_seconds is not null and q.deleted_at is null
      limit ${$.batch}::int for no key update of e skip locked)
    update queue_entries set is_relaxed = true
    from due where queue_entries.workspace_id = due.workspace_id and queue_entries.id = due.id
    returning queue_entries.id`,
)

type Overflowing = {
  workspaceId: string
  id: string
  ticketId: string
  queueId: string
  now: string
}

// Across workspaces on purpose
const overflowing = statement<Batch, Overflowing>(
  (_, $) => sql`
    select e.workspace_id as "workspaceId", e.id, e.ticket_id as "ticketId",
      target.id as "queueId", now() as now
    from automation_queues q
    join queue_entries e on e.workspace_id = q.workspace_id and e.queue_id = q.id
      and e.status = 'waiting' and q.overflow_queue_id <> all(e.visited)
      and (e.queued_at <= now() - make_interval(secs => q.max_wait_seconds)
        or e.offer_count >= q.max_offers)
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id
    join automation_queues target
      on target.workspace_id = q.workspace_id and target.id = q.overflow_queue_id
      and target.deleted_at is null
    where q.overflow_queue_id is not null and q.deleted_at is null
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

const movedAtOnce = 50
const toldAtOnce = 200

/** Moves what has waited too long, or was offered too often, on to the next queue. */
export async function overflow(pool: Pool, batch: number): Promise<number> {
  const moved = await pool.transaction(async (db) => {
    const due = await overflowing(db, { batch: Math.min(batch, movedAtOnce) })
    for (const { workspaceId, id, ticketId, queueId, now } of due) {
      const doer = system(db, workspaceId, iso(now))
      const arrived = newId()
      const steps: Steps = {
        ticketIds: [ticketId],
        entries: [
          { id, type: 'queue.entry_overflowed' },
          { id: arrived, type: 'queue.entry_waiting' },
        ],
      }
      await tell(doer, steps, () =>
        Promise.all([
          leave(db, { workspaceId, id }),
          arrive(db, { workspaceId, id, newId: arrived, queueId }),
          moveTickets(db, { workspaceId, ids: [ticketId], queueId, ...recorded(doer) }),
        ]),
      )
    }
    return due.length
  })
  return moved === movedAtOnce ? batch : moved
}

/** Forgets decisions after 90 days. */
export const purgeDecisions = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from routing_decisions where (workspace_id, id) in (
      select workspace_id, id from routing_decisions
      where decided_at < now() - interval '90 days'
      order by decided_at limit ${$.batch}::int for update skip locked)
    returning id`,
)
