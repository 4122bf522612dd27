import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, id, workspaceId } from '../columns.ts'
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
  (t) => [
    primaryKey({ name: 'companies_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('companies_workspace_id_name_key').on(t.workspaceId, sql`lower(${t.name})`),
  ],
)
