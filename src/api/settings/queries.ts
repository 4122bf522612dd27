import { rowById } from '../../db/rows.ts'
import { settings } from '../../db/schema/settings.ts'

export const settingsById = rowById(settings, {
  workspaceId: settings.workspaceId,
  timeZone: settings.timeZone,
  defaultCountry: settings.defaultCountry,
  reopenWindowDays: settings.reopenWindowDays,
  autoCloseHours: settings.autoCloseHours,
  followUpOnClosed: settings.followUpOnClosed,
  version: settings.version,
  createdAt: settings.createdAt,
  updatedAt: settings.updatedAt,
})
