import { type SQL, sql } from 'drizzle-orm'
import {
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  deletedAt,
  id,
  instant,
  position,
  tsvector,
  updatedAt,
  version,
  workspaceId,
} from '../columns.ts'
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
  // eslint-disable-next-line no-restricted-syntax -- names of this file
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
    type: text('type').notNull(),
    channel: text('channel').notNull(),
    priority: text('priority').notNull(),
    status: text('status').notNull(),
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
    snoozedUntil: instant('snoozed_until'),
    firstResponseAt: instant('first_response_at'),
    /** When a public comment last failed to reach the contact; null when none has. */
    deliveryFailedAt: instant('delivery_failed_at'),
    resolvedAt: instant('resolved_at'),
    closedAt: instant('closed_at'),
    reopenCount: integer('reopen_count').notNull().default(0),
    /** What `q` searches: words of the number, the title, the description and of custom fields. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', position::text || ' ' || title || ' ' || coalesce(description, ''))
          || jsonb_to_tsvector('simple', custom_fields, '["string", "numeric"]')`,
      ),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'tickets_pkey', columns: [t.workspaceId, t.id] }),
    unique('tickets_workspace_id_position_key').on(t.workspaceId, t.position),
    uniqueIndex('tickets_workspace_id_external_id_key')
      .on(t.workspaceId, t.externalId)
      .where(sql`deleted_at is null and external_id is not null`),
    // By each counted filter of many values (src/lists/counted-lists.ts); with the live and the deleted ones apart
    index('tickets_workspace_id_live_idx')
      .on(t.workspaceId, t.position)
      .where(sql`deleted_at is null`),
    index('tickets_workspace_id_deleted_idx')
      .on(t.workspaceId, t.position)
      .where(sql`deleted_at is not null`),
    index('tickets_workspace_id_assignee_id_idx')
      .on(t.workspaceId, t.assigneeId, t.position)
      .where(sql`deleted_at is null`),
    index('tickets_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId, t.position),
    index('tickets_workspace_id_category_id_idx').on(t.workspaceId, t.categoryId, t.position),
    index('tickets_workspace_id_queue_id_idx').on(t.workspaceId, t.queueId, t.position),
    // How much open work somebody has
    index('tickets_workspace_id_open_idx')
      .on(t.workspaceId, t.assigneeId)
      .where(
        sql`assignee_id is not null and deleted_at is null and status not in ('resolved', 'closed')`,
      ),
    index('tickets_workspace_id_follow_up_of_id_idx')
      .on(t.workspaceId, t.followUpOfId)
      .where(sql`follow_up_of_id is not null`),
    index('tickets_workspace_id_cx_log_id_idx')
      .on(t.workspaceId, t.cxLogId)
      .where(sql`cx_log_id is not null`),
    // One for each sort by an instant, ending in the position
    index('tickets_workspace_id_updated_at_idx')
      .on(t.workspaceId, t.updatedAt, t.position)
      .where(sql`deleted_at is null`),
    index('tickets_workspace_id_due_at_idx')
      .on(t.workspaceId, t.dueAt, t.position)
      .where(sql`deleted_at is null`),
    // For the timers
    index('tickets_workspace_id_snoozed_until_idx')
      .on(t.workspaceId, t.snoozedUntil)
      .where(sql`snoozed_until is not null and deleted_at is null`),
    index('tickets_workspace_id_resolved_at_idx')
      .on(t.workspaceId, t.resolvedAt)
      .where(sql`status = 'resolved' and deleted_at is null`),
    index('tickets_workspace_id_search_idx').using('gin', t.workspaceId, t.search),
    // Nothing is put off: each of many look-ups would read all of it, 3 ms with 40,000 new rows
    index('tickets_workspace_id_custom_fields_idx')
      .using('gin', t.workspaceId, t.customFields.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    foreignKey({
      name: 'tickets_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }),
    foreignKey({
      name: 'tickets_workspace_id_assignee_id_fkey',
      columns: [t.workspaceId, t.assigneeId],
      foreignColumns: [users.workspaceId, users.id],
    }),
    foreignKey({
      name: 'tickets_workspace_id_category_id_fkey',
      columns: [t.workspaceId, t.categoryId],
      foreignColumns: [categories.workspaceId, categories.id],
    }),
    foreignKey({
      name: 'tickets_workspace_id_queue_id_fkey',
      columns: [t.workspaceId, t.queueId],
      foreignColumns: [automationQueues.workspaceId, automationQueues.id],
    }),
    foreignKey({
      name: 'tickets_workspace_id_follow_up_of_id_fkey',
      columns: [t.workspaceId, t.followUpOfId],
      foreignColumns: [t.workspaceId, t.id],
    }),
  ],
)
