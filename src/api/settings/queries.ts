import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { columnsBut, rowById } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { settings } from '../../db/schema/settings.ts'

export const settingsById = rowById(settings, columnsBut(settings, 'id', 'oidc'))

/** Returns the workspace with the settings that a screen needs first. */
export const currentWorkspace = statement<{ workspaceId: string }, Schema<'CurrentWorkspace'>>(
  (_, $) => sql`
    select w.id, w.name, s.time_zone as "timeZone", s.default_country as "defaultCountry"
    from workspaces w join settings s on s.workspace_id = w.id
    where w.id = ${$.workspaceId}`,
)
