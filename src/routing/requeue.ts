import { sql } from 'drizzle-orm'
import { statement, type Values } from '../db/statement.ts'
import type { ActorContext } from '../events/actor.ts'
import { emitSteps, type Steps } from './steps.ts'
import { giveTicket } from './tickets.ts'

type EntryKey = { workspaceId: string; id: string }
type Held = {
  id: string
  ticketId: string
  userId: string
  assigneeId: string | null
  now: string
}

const held = sql`
  select e.id, e.ticket_id as "ticketId", e.user_id as "userId", t.assignee_id as "assigneeId",
    now() as now
  from queue_entries e
  join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id`

/** An entry that somebody has or is offered, if nobody else is changing it or its ticket. */
export const tryHeldEntry = statement<EntryKey, Held>(
  (_, $) => sql`${held}
    where e.workspace_id = ${$.workspaceId} and e.id = ${$.id} and e.status in ('offered', 'assigned')
    for no key update of e, t skip locked`,
)

/** Takes the reservation of an entry back, and wakes whoever was offered it. */
const withdraw = statement<EntryKey, never>(
  (_, $) => sql`
    with withdrawn as (
      update reservations set ended_at = now(),
        status = case when status = 'pending' then 'rescinded' else 'completed' end
      where workspace_id = ${$.workspaceId} and entry_id = ${$.id}
        and status in ('pending', 'accepted')
      returning workspace_id, user_id, status)
    insert into routing_wakes (workspace_id, user_id)
    select workspace_id, user_id from withdrawn where status = 'rescinded'`,
)

const waitAgain = statement<EntryKey, never>(
  (_, $) => sql`
    update queue_entries set status = 'waiting', user_id = null, assigned_at = null,
      is_attempted = false
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** Puts a locked entry back into its place in its queue, and its ticket with nobody who had it by it. */
export async function requeue(ctx: ActorContext, entry: Held): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const key = { workspaceId, id: entry.id }
  const isTaken = entry.assigneeId === entry.userId
  const taking = { workspaceId, id: entry.ticketId, userId: null, reason: null }
  const steps: Steps = {
    ticketIds: isTaken ? [entry.ticketId] : [],
    entries: [{ id: entry.id, type: 'queue.entry_waiting' }],
  }
  await emitSteps(ctx, steps, () =>
    Promise.all([
      withdraw(db, key),
      waitAgain(db, key),
      ...(isTaken ? [giveTicket(db, taking)] : []),
    ]),
  )
}

type Releasing = {
  workspaceId: string
  userId: string
  /** A queue that takes back what it gave to the user. */
  recalledBy: string | null
}

/**
 * What is to be taken from a user: offers of queues where he is paused or no member, everything that a queue
 * recalls and, while he is offline, offers and the work of queues that say so.
 */
export const entriesToRelease = statement<Releasing, { id: string }>(
  (_, $: Values<Releasing>) => sql`
    select e.id from queue_entries e
    join automation_queues q on q.workspace_id = e.workspace_id and q.id = e.queue_id
    cross join lateral (
      select exists (
        select from agent_presence p
        join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
        join users u on u.workspace_id = p.workspace_id and u.id = p.user_id
        where p.workspace_id = e.workspace_id and p.user_id = e.user_id
          and s.category <> 'offline' and u.status = 'active' and u.deleted_at is null)
        as is_present,
      exists (
        select from queue_members m
        where m.workspace_id = e.workspace_id and m.queue_id = e.queue_id
          and m.user_id = e.user_id and not m.is_paused) as is_served) agent
    where e.workspace_id = ${$.workspaceId} and e.user_id = ${$.userId}
      and (e.status = 'offered' and not (agent.is_present and agent.is_served)
        or e.status = 'assigned' and q.reassign_on_offline and not agent.is_present
        or e.status in ('offered', 'assigned') and e.queue_id = ${$.recalledBy}::uuid)
    order by e.entered_at, e.position`,
)

const leaveToWorker = statement<Releasing, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, user_id, recalled_by)
    values (${$.workspaceId}::uuid, ${$.userId}::uuid, ${$.recalledBy}::uuid)`,
)

/**
 * Takes from a user at once what nobody else is changing; the worker takes the rest, since waiting for
 * several tickets could go in a circle.
 */
export async function release(
  ctx: ActorContext,
  given: Omit<Releasing, 'workspaceId'>,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const releasing = { workspaceId, userId: given.userId, recalledBy: given.recalledBy }
  let isDone = true
  for (const { id } of await entriesToRelease(db, releasing)) {
    const [entry] = await tryHeldEntry(db, { workspaceId, id })
    if (entry) await requeue(ctx, entry)
    else isDone = false
  }
  if (!isDone) await leaveToWorker(db, releasing)
}
