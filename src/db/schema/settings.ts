import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, id, workspaceId } from './columns.ts'
import { workspaces } from './workspaces.ts'

/** `trustsAddresses` is absent where the settings were written by 0.1.0. */
export type OidcProvider = Omit<Schema<'OidcSettings'>, 'trustsAddresses'> &
  Partial<Pick<Schema<'OidcSettings'>, 'trustsAddresses'>>

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
    /** Null: as long as the message. */
    originalRetentionDays: integer('original_retention_days'),
    followUpOnClosed: boolean('follow_up_on_closed').notNull().default(true),
    signInUrl: text('sign_in_url'),
    /** OpenID provider by which people sign in; null where none was set. */
    oidc: jsonb('oidc').$type<OidcProvider>(),
    ...changing(),
  },
  () => [check('settings_id_check', sql`id = workspace_id`)],
)
