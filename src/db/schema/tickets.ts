import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import {
  createdAt,
  deletedAt,
  id,
  instant,
  position,
  updatedAt,
  version,
  workspaceId,
} from '../columns.ts'
import { contacts } from './contacts.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export interface FieldOption {
  readonly value: string
  readonly label: string
}

export const customFields = pgTable(
  'custom_fields',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    entity: text('entity', { enum: ['ticket', 'contact'] }).notNull(),
    systemName: text('system_name').notNull(),
    displayName: text('display_name').notNull(),
    type: text('type').notNull(),
    options: jsonb('options').$type<FieldOption[]>().notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    sortOrder: integer('sort_order').notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'custom_fields_pkey', columns: [t.workspaceId, t.id] }),
    unique('custom_fields_workspace_id_entity_system_name_key').on(
      t.workspaceId,
      t.entity,
      t.systemName,
    ),
    check('custom_fields_system_name_check', sql`system_name ~ '^cf_[a-z0-9_]{1,60}$'`),
  ],
)

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
    contactId: uuid('contact_id').notNull(),
    /** The user of a personal token, or the id of a service token. */
    creatorId: uuid('creator_id').notNull(),
    assigneeId: uuid('assignee_id'),
    reasonToAssign: text('reason_to_assign'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    resolvedAt: instant('resolved_at'),
    closedAt: instant('closed_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'tickets_pkey', columns: [t.workspaceId, t.id] }),
    unique('tickets_workspace_id_position_key').on(t.workspaceId, t.position),
    index('tickets_workspace_id_status_idx').on(t.workspaceId, t.status, t.position),
    index('tickets_workspace_id_priority_idx').on(t.workspaceId, t.priority, t.position),
    index('tickets_workspace_id_assignee_id_idx').on(t.workspaceId, t.assigneeId, t.position),
    index('tickets_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId, t.position),
    index('tickets_workspace_id_updated_at_idx').on(t.workspaceId, t.updatedAt, t.position),
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
    check(
      'tickets_status_check',
      sql`status in ('open', 'in_progress', 'pending', 'on_hold', 'resolved', 'closed')`,
    ),
  ],
)
