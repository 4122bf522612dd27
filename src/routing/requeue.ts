import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { pipeline } from '../db/query/pipeline.ts'
import type { Key } from '../db/query/rows.ts'
import { statement, type Values } from '../db/query/statement.ts'
import type { ActorContext } from '../auth/actor.ts'
import { isPermitted } from '../auth/roles.ts'
import { emitInternally } from '../events/reactions.ts'
import { enqueueAll } from './enqueue.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { assignWork, type Entity, isOpenEntry, type WorkKey } from './work.ts'

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
const tryLockEntry = statement<Key, LockedEntry>(
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

/** Locks a queue and work of it that has no entry, likewise. */
const tryLockKept = statement<
  WorkKey & { queueId: string },
  Entity & { queueId: string; now: string }
>(
  (_, $) => sql`
    with queue as (
      select q.workspace_id, q.id from automation_queues q
      where q.workspace_id = ${$.workspaceId} and q.id = ${$.queueId} and q.deleted_at is null
      for key share of q skip locked)
    select w.entity_type as "entityType", w.id as "entityId", queue.id as "queueId", now() as now
    from queue
    cross join lateral hold_work(queue.workspace_id, ${$.entityType}::text, ${$.entityId}::uuid, false) w`,
)

/** Locks the conversations of a ticket, which are locked before it. Returns whether no other transaction has one. */
const tryLockTalks = statement<{ workspaceId: string; ticketId: string }, { areHeld: boolean }>(
  (_, $) => sql`
    with linked as (
      select x.conversation_id from conversation_tickets x
      where x.workspace_id = ${$.workspaceId} and x.ticket_id = ${$.ticketId}),
    locked as (
      select v.id from conversations v
      where v.workspace_id = ${$.workspaceId} and v.id in (select conversation_id from linked)
      order by v.id for no key update of v skip locked)
    select (select count(*) from linked) = (select count(*) from locked) as "areHeld"`,
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
async function requeue(ctx: ActorContext, entry: LockedEntry, userId: string): Promise<void> {
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
  /** The queue that takes its work from the user, who is away or was removed; null for offers alone. */
  reclaimingQueueId: string | null
}

/** Work that a user must not keep. */
export interface Due extends Entity {
  readonly queueId: string
  /** Null for work that the user keeps without an entry, because it was opened again or assigned by hand. */
  readonly entryId: string | null
}

/** The most pieces of work that one request, or one turn of the worker, takes from a user. */
export const mostReleased = 100

/** Finds out whether a user is present, a member of a queue who gets work of it, and a member at all. */
const agentOf = ($: Values<Releasing>, queueId: SQL) => sql`(
  select exists (
    select from agent_presence p
    join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
    join users u on u.workspace_id = p.workspace_id and u.id = p.user_id
    where p.workspace_id = ${$.workspaceId} and p.user_id = ${$.userId}
      and s.category <> 'offline' and u.status = 'active' and u.deleted_at is null) as is_present,
  count(*) filter (where not m.is_paused and m.role <> 'manager') > 0
    and ${isPermitted(sql`${$.workspaceId}::uuid`, sql`${$.userId}::uuid`, 'queues:work')} as is_served,
  count(*) > 0 as is_member
  from queue_members m
  where m.workspace_id = ${$.workspaceId} and m.queue_id = ${queueId} and m.user_id = ${$.userId})`

/**
 * The work that a user must not keep: offers while the user is offline or has no role for it, or of queues where the user is
 * paused or no member, and the work of the reclaiming queue, unless the user is back. A queue with `reassignOnOffline` reclaims all of its work
 * from a user who is away, and every queue the work that a removed member got from it. A conversation that waits by its
 * ticket goes with it. Calls that the user has accepted are never taken.
 */
const dueWork = ($: Values<Releasing>, isAsked: (entityId: SQL) => SQL = () => sql`true`) => sql`
    select e.id as "entryId", e.entity_type as "entityType", e.entity_id as "entityId",
      e.queue_id as "queueId", e.entered_at, e.position
    from (
      select workspace_id, id from queue_entries
      where workspace_id = ${$.workspaceId} and assignee_id = ${$.userId}
        and status in ('offered', 'assigned') and ${isAsked(sql`entity_id`)}
      union select workspace_id, entry_id from reservations
      where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and status = 'pending'
        and ${isAsked(sql`entity_id`)}) his
    join queue_entries e on e.workspace_id = his.workspace_id and e.id = his.id
    join automation_queues q on q.workspace_id = e.workspace_id and q.id = e.queue_id
    cross join lateral ${agentOf($, sql`q.id`)} agent
    where e.status = 'offered' and not (agent.is_present and agent.is_served)
      or e.status = 'assigned' and e.entity_type <> 'call' and q.id = ${$.reclaimingQueueId}::uuid
        and (q.reassign_on_offline and not agent.is_present or not agent.is_member)
    union all
    select null, w.entity_type, w.id, q.id, now(), w.position
    from automation_queues q
    join routed_work w on w.workspace_id = q.workspace_id and w.queue_id = q.id and w.is_open
      and w.entity_type <> 'call' and w.assignee_id = ${$.userId} and ${isAsked(sql`w.id`)}
    cross join lateral ${agentOf($, sql`q.id`)} agent
    where q.workspace_id = ${$.workspaceId} and q.id = ${$.reclaimingQueueId}::uuid and q.deleted_at is null
      and (q.reassign_on_offline and not agent.is_present or not agent.is_member and exists (
        select from queue_entries e
        where e.workspace_id = w.workspace_id and e.entity_id = w.id and e.queue_id = q.id
          and e.assignee_id = ${$.userId} and e.status = 'completed'))
      and not exists (select from queue_entries e
        where e.workspace_id = w.workspace_id and e.entity_id = w.id
          and ${isOpenEntry})
      and not exists (select from conversations c
        join channels n on n.workspace_id = c.workspace_id and n.id = c.channel_id
        where c.workspace_id = w.workspace_id and c.id = w.id and n.ticketing ->> 'mode' = 'on')`

export const workToRelease = statement<Releasing & { most: number }, Due>(
  (_, $) => sql`
    select due."entryId", due."entityType", due."entityId", due."queueId" from (${dueWork($)}) due
    order by due.entered_at, due.position limit ${$.most}::int`,
)

const isStillDue = statement<Releasing & { entityId: string }, Pick<Due, 'entryId'>>(
  (_, $) => sql`
    select due."entryId" from (${dueWork($, (id) => sql`${id} = ${$.entityId}`)}) due`,
)

/**
 * Requeues a piece of work of a user, unless the user may keep it by now. Returns false if another transaction has
 * locked it. `ctxAt` has the context of a transaction that began at a time.
 */
export async function releaseWork(
  db: Db,
  releasing: Releasing,
  due: Due,
  ctxAt: (now: string) => ActorContext,
): Promise<boolean> {
  const { workspaceId, userId } = releasing
  const { entryId, entityType, entityId, queueId } = due
  const work = { workspaceId, entityType, entityId }
  const [[talks], [entry], [kept], [still]] = await pipeline(db, [
    () => (entityType === 'ticket' ? tryLockTalks(db, { workspaceId, ticketId: entityId }) : []),
    () => (entryId === null ? [] : tryLockEntry(db, { workspaceId, id: entryId })),
    () => (entryId === null ? tryLockKept(db, { ...work, queueId }) : []),
    () => isStillDue(db, { ...releasing, entityId }),
  ])
  if (!still) return true
  const locked = entry ?? kept
  if (!locked || still.entryId !== entryId || talks?.areHeld === false) return false
  const ctx = ctxAt(locked.now)
  if (entry) await requeue(ctx, entry, userId)
  else await requeueKept(ctx, locked)
  if (entityType === 'ticket' && (kept || entry?.isAssigned)) {
    emitInternally(ctx, 'ticket.released', { ticketId: entityId, userId })
  }
  return true
}

/** Takes locked work without an entry from its assignee, and adds it to its queue. */
async function requeueKept(ctx: ActorContext, { queueId, ...work }: Entity & { queueId: string }) {
  const unassigned = { workspaceId: ctx.actor.workspaceId, assigneeId: null, reason: null }
  await emitSteps(ctx, { work: [work] }, () => assignWork(ctx.db, work, unassigned))
  await enqueueAll(ctx, queueId, [work])
}

const leaveToWorker = statement<Releasing, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, user_id, recalled_by)
    values (${$.workspaceId}::uuid, ${$.userId}::uuid, ${$.reclaimingQueueId}::uuid)`,
)

/**
 * Requeues at once the work of a user that no other transaction has locked, up to a bound. The worker takes the
 * rest, since two transactions that wait for several tickets could deadlock.
 */
export async function release(
  ctx: ActorContext,
  given: Omit<Releasing, 'workspaceId'>,
): Promise<void> {
  const { db, actor } = ctx
  const releasing = { workspaceId: actor.workspaceId, ...given }
  const due = await workToRelease(db, { ...releasing, most: mostReleased })
  let isDone = due.length < mostReleased
  for (const one of due) isDone = (await releaseWork(db, releasing, one, () => ctx)) && isDone
  if (!isDone) await leaveToWorker(db, releasing)
}
