import { sql } from 'drizzle-orm'
import { type Key, rowById, rowsByIds } from '../../db/query/rows.ts'
import { queueEntries } from '../../db/schema/routing.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'

const columns = {
  id: queueEntries.id,
  queueId: queueEntries.queueId,
  entityType: queueEntries.entityType,
  entityId: queueEntries.entityId,
  kind: queueEntries.kind,
  status: queueEntries.status,
  priority: queueEntries.priority,
  requiredSkills: queueEntries.requiredSkills,
  assigneeId: queueEntries.assigneeId,
  offerCount: queueEntries.offerCount,
  enteredAt: queueEntries.enteredAt,
  assignedAt: queueEntries.assignedAt,
  endedAt: queueEntries.endedAt,
  overflowAction: queueEntries.overflowAction,
}

export const entryPage = listing<'listQueueEntries', 'queueId'>()({
  table: queueEntries,
  rows: (db, onPage) => db.select(columns).from(queueEntries).where(onPage),
  filters: {
    queueId: (list) => anyOf(queueEntries.queueId, list),
    status: (list) => anyOf(queueEntries.status, list),
    entityId: (id) => sql`${queueEntries.entityId} = ${id}`,
  },
  sorts: { enteredAt: queueEntries.enteredAt, priority: queueEntries.priority },
})

export const entryById = rowById(queueEntries, columns)

export const entriesByIds = rowsByIds(queueEntries, columns)

export const lockWorkOf = statement<Key & { queueId: string }, { id: string }>(
  (_, $) => sql`
    select w.id from queue_entries e
    cross join lateral hold_work(e.workspace_id, e.entity_type, e.entity_id, true) w
    where e.workspace_id = ${$.workspaceId} and e.id = ${$.id} and e.queue_id = ${$.queueId}`,
)

/** Completes an assigned entry, whose work may go on with another one, and its reservation. */
export const completeEntry = statement<Key, never>(
  (_, $) => sql`
    with completed as (
      update queue_entries set status = 'completed', ended_at = now()
      where workspace_id = ${$.workspaceId} and id = ${$.id} and status = 'assigned'
      returning workspace_id, id)
    update reservations r set status = 'completed', ended_at = now()
    from completed where r.workspace_id = completed.workspace_id and r.entry_id = completed.id
      and r.status = 'accepted'`,
)

type Changed = { entryId: string; queueId: string }

type Change = Key & { priority: number | null; requiredSkills: string | null }

export const changeEntry = statement<Change, Changed>(
  (_, $) => sql`
    update queue_entries set priority = coalesce(${$.priority}::int, priority),
      has_own_priority = has_own_priority or ${$.priority}::int is not null,
      required_skills = coalesce(${$.requiredSkills}::jsonb, required_skills),
      is_attempted = is_attempted and ${$.requiredSkills}::jsonb is null
    where workspace_id = ${$.workspaceId} and id = ${$.id}
    returning id as "entryId", queue_id as "queueId"`,
)

/** Makes a waiting entry eligible for users who have declined it, and causes a new recorded decision. */
export const askAgain = statement<Key, Changed>(
  (_, $) => sql`
    update queue_entries set declined_by = '{}', is_attempted = false
    where workspace_id = ${$.workspaceId} and id = ${$.id} and status = 'waiting'
    returning id as "entryId", queue_id as "queueId"`,
)

/** Sets the priority of entries that wait or are offered to the one of their tickets, unless they have their own. */
export const prioritise = statement<{ workspaceId: string; ticketIds: readonly string[] }, never>(
  (_, $) => sql`
    update queue_entries e set priority = entry_priority(t.priority)
    from tickets t
    where e.workspace_id = ${$.workspaceId} and e.entity_id = any(${arrayParameter($.ticketIds)}::uuid[])
      and e.status in ('waiting', 'offered') and not e.has_own_priority
      and t.workspace_id = e.workspace_id and t.id = e.entity_id
      and e.priority <> entry_priority(t.priority)`,
)
