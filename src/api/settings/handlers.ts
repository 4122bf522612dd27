import { isSupportedCountry } from 'libphonenumber-js'
import { settings as settingsTable } from '../../db/schema/settings.ts'
import { memberRefused } from '../../errors.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { resource } from '../../http/resource.ts'
import { settingsById } from './queries.ts'
import { toSettings } from './wire.ts'

const settings = resource({
  name: 'settings',
  reply: 'SettingsReply',
  table: settingsTable,
  load: settingsById,
  toWire: toSettings,
})

export const settingsHandlers: HandlersFor<'settings'> = {
  async getSettings(ctx) {
    return settings.reply(ctx, ctx.actor.workspaceId)
  },

  async updateSettings(ctx, { body }) {
    if (body.defaultCountry && !isSupportedCountry(body.defaultCountry)) {
      throw memberRefused('/defaultCountry', 'must be the code of a country, such as "DE".')
    }
    return settings.update(ctx, ctx.actor.workspaceId, body, 'settings.updated')
  },
}
