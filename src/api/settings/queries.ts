import { settings } from '../../db/schema/settings.ts'
import { owned } from '../../db/scope.ts'
import { statement, type Values } from '../../db/statement.ts'

type Key = { workspaceId: string; id: string }

export const settingsById = statement((db, $: Values<Key>) =>
  db
    .select({
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
    .from(settings)
    .where(owned(settings, $.workspaceId, $.id)),
)
