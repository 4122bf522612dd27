import type { Key } from '../db/query/rows.ts'
import { sql } from 'drizzle-orm'
import { statement, type Values } from '../db/query/statement.ts'
import type { ActorContext } from '../auth/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { assignWork, type Entity } from './work.ts'

interface LockedEntry extends Entity {
  readonly id: string
  readonly queueId: string
  readonly isAssigned: boolean
  /** Null while the entry is offered to several users. */
  readonly assigneeId: string | null
  /** The assignee of the work, which may be another user. */
  readonly workAssigneeId: string | null
  readonly now: string
}

/** Locks an entry that is offered or assigned, and its work. Returns no row if another transaction has locked them. */
export const tryLockEntry = statement<Key, LockedEntry>(
  (_, $) => sql`
    with entry as (
      select e.* from queue_entries e
      where e.workspace_id = ${$.workspaceId} and e.id = ${$.id}
        and e.status in ('offered', 'assigned')
      for no key update of e skip locked)
    select e.id, e.queue_id as "queueId", e.status = 'assigned' as "isAssigned", e.entity_type as "entityType", e.entity_id as "entityId", e.assignee_id as "assigneeId",
      w.assignee_id as "workAssigneeId", now() as now
    from entry e
    cross join lateral hold_work(e.workspace_id, e.entity_type, e.entity_id, false) w`,
)

type Withdrawal = Key & { userId: string }

const offerTo = statement<Withdrawal, { id: string }>(
  (_, $) => sql`
    select id from reservations where workspace_id = ${$.workspaceId} and entry_id = ${$.id}
      and user_id = ${$.userId} and status = 'pending'`,
)

const withdraw = statement<Withdrawal, never>(
  (_, $) => sql`
    update reservations set ended_at = now(),
      status = case when status = 'pending' then 'rescinded' else 'completed' end
    where workspace_id = ${$.workspaceId} and entry_id = ${$.id} and user_id = ${$.userId}
      and status in ('pending', 'accepted')`,
)

/** Makes an entry wait, unless it is still offered to another user. */
const waitAgain = statement<Key, never>(
  (_, $) => sql`
    update queue_entries e set status = 'waiting', assignee_id = null, assigned_at = null,
      is_attempted = false
    where e.workspace_id = ${$.workspaceId} and e.id = ${$.id} and not exists (
      select from reservations r where r.workspace_id = e.workspace_id and r.entry_id = e.id
        and r.status = 'pending')`,
)

/** Requeues a locked entry of a user, which keeps its time in the queue. Work that the entry had assigned loses its assignee. */
export async function requeue(
  ctx: ActorContext,
  entry: LockedEntry,
  userId: string,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const key = { workspaceId, id: entry.id }
  const isTaken = entry.assigneeId !== null && entry.assigneeId === entry.workAssigneeId
  const [offer] = await offerTo(db, { ...key, userId })
  const steps: RoutingEvents = {
    work: isTaken ? [entry] : [],
    entries: [{ id: entry.id, type: 'queue.entry_waiting' }],
    reservations: offer ? [{ id: offer.id, type: 'reservation.rescinded' }] : [],
  }
  await emitSteps(ctx, steps, () =>
    Promise.all([
      withdraw(db, { ...key, userId }),
      waitAgain(db, key),
      ...(isTaken ? [assignWork(db, entry, { workspaceId, assigneeId: null, reason: null })] : []),
    ]),
  )
  // An offered entry has not left its queue
  if (!entry.isAssigned) return
  const { queueId, entityType, entityId } = entry
  emitInternally(ctx, 'queue.entry_entered', { entryId: entry.id, queueId, entityType, entityId })
}

type Releasing = {
  workspaceId: string
  userId: string
  /** A queue that takes all of its work from the user, except accepted calls. */
  reclaimingQueueId: string | null
}

/** The most entries that one request, or one turn of the worker, takes from a user. */
export const mostReleased = 100

/**
 * The entries that a user must not keep: offers of queues where the user is paused or no member, all entries of the
 * reclaiming queue and, while the user is offline, all offers and the work of queues with `reassignOnOffline`. Calls
 * that the user has accepted are never taken.
 */
const dueEntries = ($: Values<Releasing>) => sql`
    select e.id from (
      select workspace_id, id from queue_entries
      where workspace_id = ${$.workspaceId} and assignee_id = ${$.userId}
        and status in ('offered', 'assigned')
      union select workspace_id, entry_id from reservations
      where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and status = 'pending') his
    join queue_entries e on e.workspace_id = his.workspace_id and e.id = his.id
    join automation_queues q on q.workspace_id = e.workspace_id and q.id = e.queue_id
    cross join lateral (
      select exists (
        select from agent_presence p
        join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
        join users u on u.workspace_id = p.workspace_id and u.id = p.user_id
        where p.workspace_id = e.workspace_id and p.user_id = ${$.userId}
          and s.category <> 'offline' and u.status = 'active' and u.deleted_at is null)
        as is_present,
      exists (
        select from queue_members m
        where m.workspace_id = e.workspace_id and m.queue_id = e.queue_id
          and m.user_id = ${$.userId} and not m.is_paused and m.role <> 'manager') as is_served) agent
    where (e.status = 'offered' and not (agent.is_present and agent.is_served)
      or e.status = 'assigned' and q.reassign_on_offline and not agent.is_present
        and e.entity_type <> 'call'
      or e.status in ('offered', 'assigned') and e.queue_id = ${$.reclaimingQueueId}::uuid
        and (e.status = 'offered' or e.entity_type <> 'call'))`

export const entriesToRelease = statement<Releasing & { most: number }, { id: string }>(
  (_, $) => sql`${dueEntries($)} order by e.entered_at, e.position limit ${$.most}::int`,
)

/** Returns the entry if the user still must not keep it. */
export const entryToRelease = statement<Releasing & { id: string }, { id: string }>(
  (_, $) => sql`${dueEntries($)} and e.id = ${$.id}`,
)

const leaveToWorker = statement<Releasing, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, user_id, recalled_by)
    values (${$.workspaceId}::uuid, ${$.userId}::uuid, ${$.reclaimingQueueId}::uuid)`,
)

/**
 * Requeues at once the entries of a user that no other transaction has locked, up to a bound. The worker takes the
 * rest, since two transactions that wait for several tickets could deadlock.
 */
export async function release(
  ctx: ActorContext,
  given: Omit<Releasing, 'workspaceId'>,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const releasing = { workspaceId, ...given }
  const due = await entriesToRelease(db, { ...releasing, most: mostReleased })
  let isDone = due.length < mostReleased
  for (const { id } of due) {
    const [entry] = await tryLockEntry(db, { workspaceId, id })
    if (entry) await requeue(ctx, entry, given.userId)
    else isDone = false
  }
  if (!isDone) await leaveToWorker(db, releasing)
}
