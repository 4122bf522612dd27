import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import type { WorkKind } from '../db/schema/automation-queues.ts'
import type { EntityType } from '../db/schema/routing.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'

export interface Entity {
  readonly entityType: EntityType
  readonly entityId: string
}

/** A ticket, conversation or call as a row of the view `routed_work`, with its open entry. */
interface RoutedWork extends Entity {
  readonly kind: WorkKind
  readonly queueId: string | null
  readonly assigneeId: string | null
  readonly isOpen: boolean
  /** The entry that waits, is offered or is assigned. */
  readonly entryId: string | null
  readonly entryStatus: 'waiting' | 'offered' | 'assigned' | null
  readonly entryQueueId: string | null
}

export type WorkKey = { workspaceId: string; entityType: EntityType; entityId: string }

/** The condition that an entry `e` waits, is offered or is assigned. Work has at most one such entry. */
export const isOpenEntry = sql`e.status in ('waiting', 'offered', 'assigned')`

const routed = sql`
  select w.entity_type as "entityType", w.id as "entityId", w.kind, w.queue_id as "queueId",
    w.assignee_id as "assigneeId", w.is_open as "isOpen",
    e.id as "entryId", e.status as "entryStatus", e.queue_id as "entryQueueId"
  from routed_work w
  left join queue_entries e on e.workspace_id = w.workspace_id and e.entity_id = w.id
    and ${isOpenEntry}`

/** Returns a ticket that is not deleted, the conversation of a contact, or a call. */
export const workToRoute = statement<WorkKey, RoutedWork>(
  (_, $) => sql`${routed}
    where w.workspace_id = ${$.workspaceId} and w.id = ${$.entityId}
      and w.entity_type = ${$.entityType} and not w.is_deleted`,
)

/** Locks a ticket, conversation or call. Transactions that change an entry or an offer lock its work first. */
export const lockWork = statement<WorkKey, never>(
  (_, $) => sql`
    select from hold_work(${$.workspaceId}::uuid, ${$.entityType}::text, ${$.entityId}::uuid, true)`,
)

type Assignment = {
  workspaceId: string
  id: string
  /** Null removes the assignee. */
  assigneeId: string | null
  reason: string | null
}

const assignTicket = statement<Assignment, never>(
  (_, $) => sql`
    update tickets set assignee_id = ${$.assigneeId}::uuid, reason_to_assign = ${$.reason},
      version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is null`,
)

const assignConversation = statement<Omit<Assignment, 'reason'>, never>(
  (_, $) => sql`
    update conversations set assignee_id = ${$.assigneeId}::uuid, version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/**
 * Assigns a ticket or conversation, whose entry must be assigned already. A call does not change, since the phone
 * system reports who answers it.
 */
export async function assignWork(
  db: Db,
  { entityType, entityId: id }: Entity,
  { reason, ...given }: Omit<Assignment, 'id'>,
): Promise<void> {
  if (entityType === 'ticket') await assignTicket(db, { ...given, id, reason })
  if (entityType === 'conversation') await assignConversation(db, { ...given, id })
}

type Move = { workspaceId: string; ids: readonly string[]; queueId: string | null }

const moveRows = (table: SQL) =>
  statement<Move, never>(
    (_, $) => sql`
      update ${table} set queue_id = ${$.queueId}::uuid, version = version + 1, updated_at = now()
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
        and queue_id is distinct from ${$.queueId}::uuid`,
  )

const moves = { ticket: moveRows(sql`tickets`), conversation: moveRows(sql`conversations`) }

export function idsOfType(work: readonly Entity[], type: EntityType): string[] {
  return work.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId)
}

/** Moves tickets and conversations to another queue. The phone system reports the queue of a call. */
export async function moveWork(
  db: Db,
  workspaceId: string,
  work: readonly Entity[],
  queueId: string | null,
): Promise<void> {
  await Promise.all(
    (['ticket', 'conversation'] as const).map(async (type) => {
      const ids = idsOfType(work, type)
      if (ids.length > 0) await moves[type](db, { workspaceId, ids, queueId })
    }),
  )
}
