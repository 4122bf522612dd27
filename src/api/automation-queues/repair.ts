import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type ActorContext, system } from '../../auth/actor.ts'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'
import { endEntries, isUnfit } from '../../routing/end.ts'
import { enqueueAll } from '../../routing/enqueue.ts'
import type { EntityType } from '../../db/schema/routing.ts'
import { prioritise } from './entry-queries.ts'

interface FaultyWork extends Faulty {
  readonly queueId: string
  readonly now: string
}

const tables = { ticket: sql`tickets`, conversation: sql`conversations`, call: sql`cdrs` }

/** Returns one rule each for tickets, conversations and calls, which are locked before their entries. */
function workRules(
  faultOf: (entityType: EntityType) => string,
  condition: SQL,
  repair: (db: Db, workspaceId: string, rows: readonly FaultyWork[]) => Promise<unknown>,
): RepairRule[] {
  return (['ticket', 'conversation', 'call'] as const).map((entityType) =>
    repairRule<FaultyWork>(faultOf(entityType), found(entityType, condition), repair),
  )
}

function found(entityType: EntityType, condition: SQL): SQL {
  return sql`select x.id, x.queue_id as "queueId", now() as now from ${tables[entityType]} x
    where ${condition}`
}

type Repair = (ctx: ActorContext, ids: readonly string[]) => Promise<unknown>

const by = (repair: Repair) => async (db: Db, workspaceId: string, rows: readonly FaultyWork[]) => {
  const now = rows[0]?.now ?? ''
  const ids = rows.map(({ id }) => id)
  await repair(system(db, workspaceId, now), ids)
}

/** The condition that `x` has never had an entry, and its queue exists. */
const isUnqueued = sql`exists (select from automation_queues q
      where q.workspace_id = x.workspace_id and q.id = x.queue_id and q.deleted_at is null)
    and not exists (select from queue_entries e
      where e.workspace_id = x.workspace_id and e.entity_id = x.id)`

const enqueueRows =
  (entityType: EntityType) =>
  async (db: Db, workspaceId: string, rows: readonly FaultyWork[]): Promise<void> => {
    const ctx = system(db, workspaceId, rows[0]?.now ?? '')
    for (const queueId of new Set(rows.map((row) => row.queueId))) {
      const some = rows.filter((row) => row.queueId === queueId)
      const work = some.map(({ id }) => ({ entityType, entityId: id }))
      await enqueueAll(ctx, queueId, work)
    }
  }

const unfitEntries = workRules(
  (entityType) => `${entityType} has an open queue entry that does not fit it`,
  sql`exists (select from queue_entries e
    join routed_work t on t.workspace_id = e.workspace_id and t.id = e.entity_id
    where e.workspace_id = x.workspace_id and e.entity_id = x.id and ${isUnfit})`,
  by((ctx, entityIds) => endEntries(ctx, { entityIds })),
)

const otherPriorities = repairRule<FaultyWork>(
  'ticket has another priority than its queue entry',
  found(
    'ticket',
    sql`exists (select from queue_entries e
    where e.workspace_id = x.workspace_id and e.entity_id = x.id
      and e.status in ('waiting', 'offered') and not e.has_own_priority
      and e.priority <> entry_priority(x.priority))`,
  ),
  by(({ db, actor: { workspaceId } }, ticketIds) => prioritise(db, { workspaceId, ticketIds })),
)

// Version 1 only: a ticket that was changed may have left its queue, and needs no entry then
const missingEntries = repairRule<FaultyWork>(
  'new ticket has a queue and no entry',
  found(
    'ticket',
    sql`x.queue_id is not null and x.assignee_id is null and x.deleted_at is null
    and x.status not in ('resolved', 'closed') and x.version = 1
    and ${isUnqueued}`,
  ),
  enqueueRows('ticket'),
)

type Ids = { workspaceId: string; entityIds: readonly string[] }

/** The condition that a reservation `r` takes capacity although its entry `e` is not offered or assigned to its user. */
const isHeld = sql`r.status in ('pending', 'accepted') and (e.status <> case when r.status = 'pending' then 'offered' else 'assigned' end
    or e.assignee_id <> r.user_id)`

const endHeld = statement<Ids, never>(
  (_, $) => sql`
    with ended as (
      update reservations r set ended_at = now(),
        status = case when r.status = 'pending' then 'canceled' else 'completed' end
      from queue_entries e
      where r.workspace_id = ${$.workspaceId} and r.entity_id = any(${arrayParameter($.entityIds)}::uuid[])
        and e.workspace_id = r.workspace_id and e.id = r.entry_id and ${isHeld}
      returning r.workspace_id, r.user_id)
    insert into routing_wakes (workspace_id, user_id) select distinct workspace_id, user_id from ended`,
)

const heldReservations = workRules(
  (entityType) => `${entityType} has a reservation that does not fit its queue entry`,
  sql`exists (select from reservations r
    join queue_entries e on e.workspace_id = r.workspace_id and e.id = r.entry_id
    where r.workspace_id = x.workspace_id and r.entity_id = x.id and ${isHeld})`,
  by(({ db, actor: { workspaceId } }, entityIds) => endHeld(db, { workspaceId, entityIds })),
)

/** The condition that an entry `e` is offered although no user can accept it. */
const isUnanswerable = sql`e.status = 'offered' and not exists (select from reservations r
  where r.workspace_id = e.workspace_id and r.entry_id = e.id and r.status = 'pending'
    and r.user_id = coalesce(e.assignee_id, r.user_id))`

const waitAgain = statement<Ids, never>(
  (_, $) => sql`
    with waiting as (
      update queue_entries e set status = 'waiting', assignee_id = null, is_attempted = false
      where e.workspace_id = ${$.workspaceId}
        and e.entity_id = any(${arrayParameter($.entityIds)}::uuid[]) and ${isUnanswerable}
      returning e.workspace_id, e.queue_id)
    insert into routing_wakes (workspace_id, queue_id) select distinct workspace_id, queue_id from waiting`,
)

const lostOffers = workRules(
  (entityType) => `${entityType} is offered without a pending reservation`,
  sql`exists (select from queue_entries e
    where e.workspace_id = x.workspace_id and e.entity_id = x.id and ${isUnanswerable})`,
  by(({ db, actor: { workspaceId } }, entityIds) => waitAgain(db, { workspaceId, entityIds })),
)

const signalQueuesOf = statement<Ids, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, queue_id)
    select distinct workspace_id, queue_id from queue_entries
    where workspace_id = ${$.workspaceId} and entity_id = any(${arrayParameter($.entityIds)}::uuid[])
      and status = 'waiting'`,
)

const unnoticedEntries = workRules(
  (entityType) => `${entityType} waits in a queue that nothing wakes`,
  sql`exists (select from queue_entries e
    join automation_queues q on q.workspace_id = e.workspace_id and q.id = e.queue_id
      and q.deleted_at is null and q.is_enabled and q.strategy <> 'manual'
    where e.workspace_id = x.workspace_id and e.entity_id = x.id and e.status = 'waiting'
      and not e.is_attempted and not exists (select from routing_wakes w
        where w.workspace_id = e.workspace_id and w.queue_id = e.queue_id))`,
  by(({ db, actor: { workspaceId } }, entityIds) => signalQueuesOf(db, { workspaceId, entityIds })),
)

// Version 1 only: a conversation that was assigned has left its queue, and needs no entry then
const unqueuedConversations = repairRule<FaultyWork>(
  'new conversation has a queue and no entry',
  found(
    'conversation',
    sql`x.queue_id is not null and x.assignee_id is null and x.status = 'open'
    and x.kind <> 'group' and x.version = 1
    and ${isUnqueued}`,
  ),
  enqueueRows('conversation'),
)

/**
 * The rules of queue entries and reservations, each after the rules that it builds on. Work with an assignee may wait
 * for another one, so that no rule forbids it.
 */
export const queueRules: readonly RepairRule[] = [
  ...unfitEntries,
  otherPriorities,
  missingEntries,
  unqueuedConversations,
  ...heldReservations,
  ...lostOffers,
  ...unnoticedEntries,
]
