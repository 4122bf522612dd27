import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { changing, id, workspaceId } from './columns.ts'
import { primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

export interface FieldOption {
  readonly value: string
  readonly label: string
  readonly isDefault?: boolean
  readonly isArchived?: boolean
  /** The value of the option above it, in a `tree_select`. */
  readonly parentValue?: string | null
}

/** Bounds on a value, beside those of its type. */
export interface FieldValidation {
  readonly minLength?: number | null
  readonly maxLength?: number | null
  readonly min?: number | null
  readonly max?: number | null
  readonly pattern?: string | null
}

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
