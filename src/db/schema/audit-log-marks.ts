import { bigint, index, pgTable, primaryKey } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '../columns.ts'
import { workspaces } from './workspaces.ts'

/**
 * How many entries of the audit log come before an instant, at about every thousandth entry. Counts go from the first
 * mark of the workspace, so only their differences mean something.
 */
export const auditLogMarks = pgTable(
  'audit_log_marks',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    entries: bigint('entries', { mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'audit_log_marks_pkey', columns: [t.workspaceId, t.at] }),
    index('audit_log_marks_workspace_id_entries_idx').on(t.workspaceId, t.entries),
  ],
)

/** Workspaces that readers want more marks of. */
export const auditLogWants = pgTable('audit_log_wants', {
  workspaceId: workspaceId()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  wantedAt: instant('wanted_at').notNull(),
})
