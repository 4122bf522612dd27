import { sql } from 'drizzle-orm'
import { pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from './columns.ts'
import { primary, uniqueBy } from './keys.ts'
import { workspaces } from './workspaces.ts'

/** The companies that contacts name; made when a contact first names one. */
export const companies = pgTable(
  'companies',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    createdAt: createdAt(),
  },
  (t) => [primary(t, t.id), uniqueBy(t, 'name', sql`name_key(${t.name})`)],
)
