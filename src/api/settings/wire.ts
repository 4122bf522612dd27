import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { settingsById } from './queries.ts'

export function toSettings(row: RowFrom<typeof settingsById>): Schema<'Settings'> {
  return {
    workspaceId: row.workspaceId,
    timeZone: row.timeZone,
    defaultCountry: row.defaultCountry,
    reopenWindowDays: row.reopenWindowDays,
    autoCloseHours: row.autoCloseHours,
    originalRetentionDays: row.originalRetentionDays,
    followUpOnClosed: row.followUpOnClosed,
    signInUrl: row.signInUrl,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}
