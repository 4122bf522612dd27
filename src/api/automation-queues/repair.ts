import { sql } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { arrayParameter, statement, type Values } from '../../db/statement.ts'
import { system } from '../../events/emit.ts'
import { endEntries, isUnfit } from '../../routing/end.ts'
import { enterAll } from '../../routing/enter.ts'
import { wakeQueues } from '../../routing/wakes.ts'
import { prioritise } from './entry-queries.ts'

/** What is not as the reactions of queues would have kept it. */
export type QueueFault =
  | 'entry does not fit its ticket'
  | 'entry has another priority than its ticket'
  | 'entry is offered without a pending reservation'
  | 'entry waits unnoticed'
  | 'reservation does not fit its entry'
  | 'ticket has a queue and no entry'

interface FaultRow {
  readonly fault: QueueFault
  /** The entry, the reservation or the ticket. */
  readonly id: string
  readonly ticketId: string
  readonly queueId: string
}

const kind = (name: QueueFault): QueueFault => name
/** Faults that are read and mended at once, and tickets that enter a queue at once. */
const atOnce = 5000
const enteredAtOnce = 500

/**
 * Faults of a workspace, or those of one kind, as one snapshot shows them: 5,000 at most. An entry that waits although its ticket has an assignee
 * is none: it may wait for another one. A ticket that has been changed since it was created may have left its
 * queue, so only an unchanged one must have had an entry.
 */
const findFaults = statement<{ workspaceId: string; only: QueueFault | null }, FaultRow>(
  (_, $) => sql`
    select * from (select ${kind('entry does not fit its ticket')}::text as fault, e.id, e.ticket_id as "ticketId",
      e.queue_id as "queueId"
    from queue_entries e
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id
    where e.workspace_id = ${$.workspaceId} and e.status in ('waiting', 'offered', 'assigned')
      and ${isUnfit}
    union all
    select ${kind('entry has another priority than its ticket')}::text, e.id, e.ticket_id, e.queue_id
    from queue_entries e
    join tickets t on t.workspace_id = e.workspace_id and t.id = e.ticket_id
    where e.workspace_id = ${$.workspaceId} and e.status in ('waiting', 'offered')
      and not e.has_own_priority and e.priority <> entry_priority(t.priority)
    union all
    select ${kind('ticket has a queue and no entry')}::text, t.id, t.id, t.queue_id
    from tickets t
    join automation_queues q on q.workspace_id = t.workspace_id and q.id = t.queue_id
      and q.deleted_at is null
    where t.workspace_id = ${$.workspaceId} and t.deleted_at is null and t.assignee_id is null
      and t.status not in ('resolved', 'closed') and t.version = 1
      and not exists (select from queue_entries e
        where e.workspace_id = t.workspace_id and e.ticket_id = t.id)
    union all
    select ${kind('reservation does not fit its entry')}::text, r.id, r.ticket_id, r.queue_id
    from reservations r
    join queue_entries e on e.workspace_id = r.workspace_id and e.id = r.entry_id
    where r.workspace_id = ${$.workspaceId} and r.status in ('pending', 'accepted')
      and (e.status, e.user_id) is distinct from
        (case when r.status = 'pending' then 'offered' else 'assigned' end, r.user_id)
    union all
    select ${kind('entry is offered without a pending reservation')}::text, e.id, e.ticket_id, e.queue_id
    from queue_entries e
    where e.workspace_id = ${$.workspaceId} and e.status = 'offered'
      and not exists (select from reservations r
        where r.workspace_id = e.workspace_id and r.entry_id = e.id and r.status = 'pending'
          and r.user_id = e.user_id)
    union all
    select ${kind('entry waits unnoticed')}::text, e.id, e.ticket_id, e.queue_id
    from queue_entries e
    join automation_queues q on q.workspace_id = e.workspace_id and q.id = e.queue_id
      and q.deleted_at is null and q.is_enabled and q.strategy <> 'manual'
    where e.workspace_id = ${$.workspaceId} and e.status = 'waiting' and not e.is_attempted
      and not exists (select from routing_wakes w
        where w.workspace_id = e.workspace_id and w.queue_id = e.queue_id)) faults
    where ${$.only}::text is null or fault = ${$.only}::text
    limit ${atOnce}`,
)

type Ids = { workspaceId: string; ids: readonly string[] }

const lockTickets = statement<Ids, never>(
  (_, $: Values<Ids>) => sql`
    select from tickets where workspace_id = ${$.workspaceId}
      and id = any(${arrayParameter($.ids)}::uuid[])
    order by id for no key update`,
)

/** Ends reservations whose entry is no longer offered to the user, or no longer the user's. */
const endReservations = statement<Ids, never>(
  (_, $: Values<Ids>) => sql`
    with ended as (
      update reservations r set ended_at = now(),
        status = case when r.status = 'pending' then 'canceled' else 'completed' end
      where r.workspace_id = ${$.workspaceId} and r.id = any(${arrayParameter($.ids)}::uuid[])
        and r.status in ('pending', 'accepted')
      returning r.workspace_id, r.user_id)
    insert into routing_wakes (workspace_id, user_id) select distinct workspace_id, user_id from ended`,
)

const waitAgain = statement<Ids, never>(
  (_, $: Values<Ids>) => sql`
    update queue_entries set status = 'waiting', user_id = null, is_attempted = false
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      and status = 'offered'`,
)

/** What is wrong in the queues of a workspace, at most 5,000 faults: a sentence for each. */
export async function checkQueues(db: Db, workspaceId: string): Promise<string[]> {
  return (await findFaults(db, { workspaceId, only: null })).map(sentenceOf)
}

/**
 * Mends what is wrong in the queues of a workspace, at most 5,000 faults, and returns what it was. Runs in a
 * transaction, whose reactions follow the entries that it changes.
 */
export async function repairQueues(db: Db, workspaceId: string): Promise<string[]> {
  const faults = await findFaults(db, { workspaceId, only: null })
  if (faults.length === 0) return []
  const ticketIds = [...new Set(faults.map(({ ticketId }) => ticketId))]
  await lockTickets(db, { workspaceId, ids: ticketIds })
  const doer = system(db, workspaceId, new Date().toISOString())
  // Each kind is read again with the locks: one fault may be mended together with another one
  const find = (only: QueueFault) => findFaults(db, { workspaceId, only })
  const idsOf = (some: readonly FaultRow[]) => some.map(({ id }) => id)

  await endEntries(doer, { ticketIds })
  await prioritise(db, { workspaceId, ticketIds })
  const reservations = await find('reservation does not fit its entry')
  await endReservations(db, { workspaceId, ids: idsOf(reservations) })
  const offered = await find('entry is offered without a pending reservation')
  await waitAgain(db, { workspaceId, ids: idsOf(offered) })
  const locked = new Set(ticketIds)
  const missing = await find('ticket has a queue and no entry')
  const byQueue = new Map<string, string[]>()
  for (const { queueId, ticketId } of missing) {
    if (!locked.has(ticketId)) continue
    const ids = byQueue.get(queueId)
    if (ids) ids.push(ticketId)
    else byQueue.set(queueId, [ticketId])
  }
  for (const [queueId, ids] of byQueue) {
    for (let at = 0; at < ids.length; at += enteredAtOnce) {
      await enterAll(doer, queueId, ids.slice(at, at + enteredAtOnce))
    }
  }
  const unnoticed = await find('entry waits unnoticed')
  const queueIds = [...new Set(unnoticed.map(({ queueId }) => queueId))]
  await wakeQueues(db, { workspaceId, queueIds })
  return faults.map(sentenceOf)
}

function sentenceOf({ fault, id, ticketId }: FaultRow): string {
  return `${fault}: ${id} (ticket ${ticketId})`
}
