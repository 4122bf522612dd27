import { webhooks } from '../../db/schema/webhooks.ts'
import { resource } from '../../http/resource.ts'
import { webhookById } from './queries.ts'
import { toWebhook } from './wire.ts'

export const webhook = resource({
  name: 'webhook',
  reply: 'WebhookReply',
  table: webhooks,
  load: webhookById,
  toWire: toWebhook,
})
