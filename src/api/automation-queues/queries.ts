import { and, sql } from 'drizzle-orm'
import type { NewValues } from '../../db/query/insert.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { automationQueues, queueMembers } from '../../db/schema/automation-queues.ts'
import { nameHolds } from '../../db/query/search.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'
import { within } from '../../lists/time-filters.ts'
import type { Entity } from '../../routing/work.ts'

const columns = {
  ...columnsBut(automationQueues, 'workspaceId', 'position'),
  channels: sql<string[]>`to_json(automation_queues.channels)`.as('channel_list'),
  memberCount: sql<number>`(select count(*)::int from queue_members m
    join users u on u.workspace_id = m.workspace_id and u.id = m.user_id and u.deleted_at is null
    where m.workspace_id = automation_queues.workspace_id and m.queue_id = automation_queues.id)`.as(
    'member_count',
  ),
  waitingCount: sql<number>`(select count(*)::int from queue_entries e
    where e.workspace_id = automation_queues.workspace_id and e.queue_id = automation_queues.id
      and e.status = 'waiting')`.as('waiting_count'),
}

export const queuePage = listing<'listAutomationQueues'>()({
  table: automationQueues,
  rows: (db, onPage) => db.select(columns).from(automationQueues).where(onPage),
  filters: {
    ...within('updated', automationQueues.updatedAt),
    q: (value) => nameHolds(automationQueues.name, value),
    channel: (list) => sql`(${automationQueues.channels} = '{}'
      or ${automationQueues.channels} && ${arrayParameter(list)}::text[])`,
    isEnabled: (value) => sql`${automationQueues.isEnabled} = ${value}`,
    memberId: (list) => sql`exists (select from ${queueMembers} m
      where m.workspace_id = ${automationQueues.workspaceId}
        and m.queue_id = ${automationQueues.id}
        and m.user_id = any(${arrayParameter(list)}::uuid[]))`,
  },
  sorts: {
    order: automationQueues.sortOrder,
    name: sql`${automationQueues.name} collate "und-x-icu"`,
    createdAt: automationQueues.position,
    updatedAt: automationQueues.updatedAt,
  },
})

const isLive = sql`${automationQueues.deletedAt} is null`

export const queueById = rowById(automationQueues, columns)

export const allQueues = statement((db, $: Values<{ workspaceId: string }>) =>
  db
    .select(columns)
    .from(automationQueues)
    .where(and(sql`${automationQueues.workspaceId} = ${$.workspaceId}`, isLive))
    .orderBy(automationQueues.sortOrder, automationQueues.position),
)

export const countQueues = statement<{ workspaceId: string }, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from automation_queues
    where workspace_id = ${$.workspaceId} and deleted_at is null`,
)

/** Counts the characters of the conditions of all queues except one, as JSON. */
export const conditionsLength = statement<
  { workspaceId: string; exceptId: string },
  { length: number }
>(
  (_, $) => sql`
    select coalesce(sum(length(conditions::text)), 0)::int as length from automation_queues
    where workspace_id = ${$.workspaceId} and deleted_at is null and id <> ${$.exceptId}::uuid`,
)

/** Locks the queues of a workspace, so that one request at a time creates, orders or deletes them or changes conditions. */
export const lockQueues = workspaceLock('automation queues')

/** Returns the SQL of the order of a new queue, which is behind the last one. */
export const behindTheLast = ($: NewValues<typeof automationQueues>) =>
  sql`(select coalesce(max(q.sort_order), 0) + 1 from automation_queues q
    where q.workspace_id = ${$.workspaceId} and q.deleted_at is null)`

/** Orders queues. The version of a queue that has its order already stays. */
export const orderQueues = statement<{ workspaceId: string; ids: string[]; now: string }, never>(
  (_, $) => sql`
    update automation_queues set sort_order = o.place, version = version + 1,
      updated_at = ${$.now}::timestamptz
    from unnest(${arrayParameter($.ids)}::uuid[]) with ordinality as o (id, place)
    where workspace_id = ${$.workspaceId} and automation_queues.id = o.id
      and sort_order <> o.place`,
)

export const usesOf = statement<Key, { entry: number; ticket: number; conversation: number }>(
  (_, $) => sql`
    select
      (select count(*) from queue_entries where workspace_id = ${$.workspaceId}
        and queue_id = ${$.id} and status in ('waiting', 'offered'))::int as entry,
      (select count(*) from tickets where workspace_id = ${$.workspaceId} and queue_id = ${$.id}
        and deleted_at is null and status not in ('resolved', 'closed'))::int as ticket,
      (select count(*) from conversations where workspace_id = ${$.workspaceId}
        and queue_id = ${$.id} and status <> 'closed')::int as conversation`,
)

type Move = Key & { toId: string; now: string }

/** Replaces the target of overflows by another queue. A queue that would overflow into itself loses its overflow. */
export const moveOverflows = statement<Move, never>(
  (_, $) => sql`
    update automation_queues set version = version + 1, updated_at = ${$.now}::timestamptz,
      overflow_queue_id = nullif(${$.toId}::uuid, id),
      overflow_action = case when id <> ${$.toId}::uuid then overflow_action end,
      max_wait_seconds = case when id <> ${$.toId}::uuid then max_wait_seconds end,
      max_length = case when id <> ${$.toId}::uuid then max_length end,
      max_offers = case when id <> ${$.toId}::uuid then max_offers end
    where workspace_id = ${$.workspaceId} and overflow_queue_id = ${$.id} and deleted_at is null`,
)

type WorkMove = Key & { toId: string; entityIds: string[] }

/** Moves entries that wait or are offered to another queue. They keep `entered_at`, which orders them, and their offers. */
export const moveEntries = statement<WorkMove, Entity & { entryId: string }>(
  (_, $) => sql`
    update queue_entries set queue_id = ${$.toId}::uuid, queued_at = now(), is_attempted = false
    where workspace_id = ${$.workspaceId} and queue_id = ${$.id}
      and entity_id = any(${arrayParameter($.entityIds)}::uuid[]) and status in ('waiting', 'offered')
    returning id as "entryId", entity_type as "entityType", entity_id as "entityId"`,
)

export const moveReservations = statement<WorkMove, never>(
  (_, $) => sql`
    update reservations set queue_id = ${$.toId}::uuid
    where workspace_id = ${$.workspaceId} and queue_id = ${$.id}
      and entity_id = any(${arrayParameter($.entityIds)}::uuid[]) and status = 'pending'`,
)

export const dropMembers = statement<Key, never>(
  (_, $) => sql`
    delete from queue_members where workspace_id = ${$.workspaceId} and queue_id = ${$.id}`,
)
