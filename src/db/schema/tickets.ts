import { type SQL, sql } from 'drizzle-orm'
import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, deletedAt, id, instant, position, tsvector, workspaceId } from './columns.ts'
import { ginBy, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { automationQueues } from './automation-queues.ts'
import { categories } from './categories.ts'
import { contacts } from './contacts.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** Priorities and statuses in their order. */
export const priorities = ['low', 'medium', 'high', 'urgent'] as const
export const statuses = ['open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed'] as const

/** The places of a priority and of a status in their order, as expressions. */
export const rankOfPriority = rankIn(priorities)
export const rankOfStatus = rankIn(statuses)

function rankIn(values: readonly string[]): (value: SQL) => SQL {
  // oxlint-disable-next-line house/raw-sql -- names of this file
  const order = sql.raw(`'{${values.join(',')}}'::text[]`)
  return (value) => sql`array_position(${order}, ${value})`
}

export const tickets = pgTable(
  'tickets',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** The ticket number. */
    position: position(),
    title: text('title').notNull(),
    description: text('description'),
    /** The message of a contact that it was made of. */
    sourceMessageId: uuid('source_message_id'),
    type: text('type').$type<Schema<'TicketType'>>().notNull(),
    channel: text('channel').$type<Schema<'ChannelType'>>().notNull(),
    priority: text('priority', { enum: priorities }).notNull(),
    status: text('status', { enum: statuses }).notNull(),
    statusReason: text('status_reason'),
    resolutionCode: text('resolution_code'),
    resolutionNote: text('resolution_note'),
    contactId: uuid('contact_id').notNull(),
    /** The user of a personal token, or the id of a service token. */
    creatorId: uuid('creator_id').notNull(),
    assigneeId: uuid('assignee_id'),
    reasonToAssign: text('reason_to_assign'),
    categoryId: uuid('category_id'),
    queueId: uuid('queue_id'),
    externalId: text('external_id'),
    followUpOfId: uuid('follow_up_of_id'),
    /** The case of the conversation that it was created from; null when it has a case of its own. */
    cxLogId: uuid('cx_log_id'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    dueAt: instant('due_at'),
    /** The value of `dueAt` that `ticket.overdue` was emitted for. */
    overdueFor: instant('overdue_for'),
    snoozedUntil: instant('snoozed_until'),
    firstResponseAt: instant('first_response_at'),
    /** When a public comment last failed to reach the contact; null when none has. */
    deliveryFailedAt: instant('delivery_failed_at'),
    resolvedAt: instant('resolved_at'),
    closedAt: instant('closed_at'),
    reopenCount: integer('reopen_count').notNull().default(0),
    /** The words that `q` searches: of the numbers, the title, the description and of custom fields. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_words(position::text || ' ' || coalesce(external_id, '') || ' ' || title || ' '
          || coalesce(description, '') || ' ' || search_values(custom_fields))`,
      ),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'external_id', t.externalId).where(
      sql`deleted_at is null and external_id is not null`,
    ),
    // By each counted filter of many values (src/lists/counted-lists.ts); with the live and the deleted ones apart
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'deleted', t.position).where(sql`deleted_at is not null`),
    indexBy(t, 'assignee_id', t.assigneeId, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'contact_id', t.contactId, t.position),
    indexBy(t, 'category_id', t.categoryId, t.position),
    indexBy(t, 'queue_id', t.queueId, t.position),
    // How much open work somebody has
    indexBy(t, 'open', t.assigneeId).where(
      sql`assignee_id is not null and deleted_at is null and status not in ('resolved', 'closed')`,
    ),
    indexBy(t, 'follow_up_of_id', t.followUpOfId).where(sql`follow_up_of_id is not null`),
    indexBy(t, 'cx_log_id', t.cxLogId).where(sql`cx_log_id is not null`),
    // One for each sort by an instant, ending in the position
    indexBy(t, 'updated_at', t.updatedAt, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'due_at', t.dueAt, t.position).where(sql`deleted_at is null`),
    // For the timers
    indexBy(t, 'snoozed_until', t.snoozedUntil).where(
      sql`snoozed_until is not null and deleted_at is null`,
    ),
    indexBy(t, 'overdue', t.dueAt).where(sql`due_at is not null and deleted_at is null
      and status not in ('resolved', 'closed') and overdue_for is distinct from due_at`),
    indexBy(t, 'source_message_id', t.sourceMessageId).where(sql`source_message_id is not null`),
    indexBy(t, 'resolved_at', t.resolvedAt).where(sql`status = 'resolved' and deleted_at is null`),
    ginBy(t, 'search', t.search),
    // Nothing is put off: each of many look-ups would read all of it, 3 ms with 40,000 new rows
    ginBy(t, 'custom_fields', t.customFields.op('jsonb_path_ops'))
      .with({ fastupdate: false })
      .where(sql`custom_fields <> '{}'`),
    refersTo(t, t.contactId, contacts),
    refersTo(t, t.assigneeId, users),
    refersTo(t, t.categoryId, categories),
    refersTo(t, t.queueId, automationQueues),
    refersTo(t, t.followUpOfId, t),
  ],
)
