import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { changing, id, workspaceId } from './columns.ts'
import { workspaces } from './workspaces.ts'

/** Settings of a workspace, which are made with it. */
export const settings = pgTable(
  'settings',
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    /** The id of the workspace. */
    id: id(),
    timeZone: text('time_zone').notNull().default('UTC'),
    defaultCountry: text('default_country'),
    reopenWindowDays: integer('reopen_window_days').notNull().default(7),
    /** Null: resolved tickets are not closed automatically. */
    autoCloseHours: integer('auto_close_hours').default(96),
    followUpOnClosed: boolean('follow_up_on_closed').notNull().default(true),
    signInUrl: text('sign_in_url'),
    ...changing(),
  },
  () => [check('settings_id_check', sql`id = workspace_id`)],
)
