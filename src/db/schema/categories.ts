import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, deletedAt, id, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo, uniqueBy } from './keys.ts'
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
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    // Roots are siblings too: null would differ from null
    uniqueBy(
      t,
      'parent_id_value',
      sql`name_key(${t.value})`,
      sql`coalesce(${t.parentId}, ${t.workspaceId})`,
    ).where(sql`deleted_at is null`),
    indexBy(t, 'parent_id', t.parentId),
    refersTo(t, t.parentId, t),
  ],
)
