import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, updatedAt, version, workspaceId } from '../columns.ts'
import { workspaces } from './workspaces.ts'

export const categories = pgTable(
  'categories',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    parentId: uuid('parent_id'),
    value: text('value').notNull(),
    description: text('description'),
    sortOrder: integer('sort_order').notNull(),
    isArchived: boolean('is_archived').notNull().default(false),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'categories_pkey', columns: [t.workspaceId, t.id] }),
    // Roots are siblings too: null would differ from null
    uniqueIndex('categories_workspace_id_parent_id_value_key')
      .on(t.workspaceId, sql`lower(${t.value})`, sql`coalesce(${t.parentId}, ${t.workspaceId})`)
      .where(sql`deleted_at is null`),
    index('categories_workspace_id_parent_id_idx').on(t.workspaceId, t.parentId),
    foreignKey({
      name: 'categories_workspace_id_parent_id_fkey',
      columns: [t.workspaceId, t.parentId],
      foreignColumns: [t.workspaceId, t.id],
    }),
  ],
)
