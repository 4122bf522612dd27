import { columnsBut, rowById } from '../../db/query/rows.ts'
import { settings } from '../../db/schema/settings.ts'

export const settingsById = rowById(settings, columnsBut(settings, 'id', 'oidc'))
