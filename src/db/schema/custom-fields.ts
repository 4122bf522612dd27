import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, id, workspaceId } from './columns.ts'
import { primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

export type FieldOption = Schema<'CustomFieldOptionWrite'>

/** Bounds on a value, beside those of its type. */
export type FieldValidation = Partial<Schema<'CustomFieldValidation'>>

export const customFields = pgTable(
  'custom_fields',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    entity: text('entity', { enum: ['ticket', 'contact'] }).notNull(),
    systemName: text('system_name').notNull(),
    displayName: text('display_name').notNull(),
    description: text('description'),
    type: text('type').notNull(),
    options: jsonb('options').$type<FieldOption[]>().notNull(),
    defaultValue: jsonb('default_value').$type<unknown>(),
    validation: jsonb('validation').$type<FieldValidation>().notNull().default({}),
    isRequired: boolean('is_required').notNull().default(false),
    isRequiredToResolve: boolean('is_required_to_resolve').notNull().default(false),
    isUnique: boolean('is_unique').notNull().default(false),
    isReadOnly: boolean('is_read_only').notNull().default(false),
    isArchived: boolean('is_archived').notNull().default(false),
    sortOrder: integer('sort_order').notNull(),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    unique('custom_fields_workspace_id_entity_system_name_key').on(
      t.workspaceId,
      t.entity,
      t.systemName,
    ),
    check('custom_fields_system_name_check', sql`system_name ~ '^cf_[a-z0-9_]{1,60}$'`),
  ],
)
