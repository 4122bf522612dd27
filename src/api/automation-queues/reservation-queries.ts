import { sql } from 'drizzle-orm'
import { columnsBut, type Key, rowById, rowsByIds, type Keys } from '../../db/query/rows.ts'
import { nameOf } from '../../db/query/names.ts'
import type { Strategy } from '../../db/schema/automation-queues.ts'
import { reservations } from '../../db/schema/routing.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'

const columns = columnsBut(reservations, 'workspaceId', 'position')

export const reservationPage = listing<'listReservations'>()({
  table: reservations,
  rows: (db, onPage) => db.select(columns).from(reservations).where(onPage),
  filters: {
    userId: (list) => anyOf(reservations.userId, list),
    status: (list) => anyOf(reservations.status, list),
    queueId: (list) => anyOf(reservations.queueId, list),
    entityId: (id) => sql`${reservations.entityId} = ${id}`,
  },
  sorts: { offeredAt: reservations.position },
})

export const reservationsByIds = rowsByIds(reservations, columns)

export const reservationById = rowById(reservations, {
  ...columns,
  /** Whether the time of an offer is over, though the job has not ended it yet. */
  isExpired: sql<boolean>`${reservations.status} = 'pending'
        and ${reservations.expiresAt} <= now()`.as('is_expired'),
  queueName: nameOf<string>('automation_queues', reservations.queueId).as('queue_name'),
  strategy: sql<Strategy>`(select q.strategy from automation_queues q
        where q.workspace_id = reservations.workspace_id and q.id = reservations.queue_id)`.as(
    'strategy',
  ),
})

/** Locks the work of a reservation. Transactions that change an entry or an offer lock its work first. */
export const lockWorkOfReservation = statement<Key, never>(
  (_, $) => sql`
    select from reservations r
    cross join lateral hold_work(r.workspace_id, r.entity_type, r.entity_id, true) w
    where r.workspace_id = ${$.workspaceId} and r.id = ${$.id}`,
)

type Managing = { workspaceId: string; queueId: string; userId: string | null }

export const isManager = statement<Managing, { isManager: boolean }>(
  (_, $) => sql`
    select exists (select from queue_members
      where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId}
        and user_id = ${$.userId}::uuid and role <> 'agent') as "isManager"`,
)

export const endReservations = statement<Keys & { status: string; reason: string | null }, never>(
  (_, $) => sql`
    update reservations set status = ${$.status}, ended_at = now(),
      reason = coalesce(${$.reason}, reason)
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
)

export const acceptOffer = statement<Key, never>(
  (_, $) => sql`
    update reservations set status = 'accepted', accepted_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** Records that a user has declined an entry, which then waits unless it is still offered to another user. */
export const declineEntry = statement<Key & { userId: string }, never>(
  (_, $) => sql`
    update queue_entries e set assignee_id = null, is_attempted = false,
      declined_by = e.declined_by || ${$.userId}::uuid,
      status = case when exists (select from reservations r where r.workspace_id = e.workspace_id
        and r.entry_id = e.id and r.status = 'pending') then e.status else 'waiting' end
    where e.workspace_id = ${$.workspaceId} and e.id = ${$.id} and e.status = 'offered'`,
)

export const otherOffers = statement<
  { workspaceId: string; entryId: string; id: string },
  { id: string }
>(
  (_, $) => sql`
    select id from reservations where workspace_id = ${$.workspaceId} and entry_id = ${$.entryId}
      and status = 'pending' and id <> ${$.id}
    order by id`,
)
