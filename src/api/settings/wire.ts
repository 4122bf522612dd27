import type { Schema } from '../../../generated/operations.ts'
import { iso } from '../../lib/time.ts'

export interface SettingsRow {
  workspaceId: string
  timeZone: string
  defaultCountry: string | null
  reopenWindowDays: number
  autoCloseHours: number | null
  followUpOnClosed: boolean
  version: number
  createdAt: string
  updatedAt: string
}

export function toSettings(row: SettingsRow): Schema<'Settings'> {
  return {
    workspaceId: row.workspaceId,
    timeZone: row.timeZone,
    defaultCountry: row.defaultCountry,
    reopenWindowDays: row.reopenWindowDays,
    autoCloseHours: row.autoCloseHours,
    followUpOnClosed: row.followUpOnClosed,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    version: row.version,
  }
}
