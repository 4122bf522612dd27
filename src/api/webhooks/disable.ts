import type { Pool } from '../../db/client.ts'
import type { WebhookKey } from '../../events/deliver.ts'
import { emit, system } from '../../events/emit.ts'
import { switchOff, webhookById } from './queries.ts'
import { toWebhook } from './wire.ts'

/** Disables a webhook that takes nothing any more, and tells it. */
export async function disableWebhook(pool: Pool, key: WebhookKey, reason: string): Promise<void> {
  await pool.transaction(async (db) => {
    const [[before], [off], [row]] = await Promise.all([
      webhookById(db, key),
      switchOff(db, { ...key, reason }),
      webhookById(db, key),
    ])
    if (!off || !before || !row) return
    const told = toWebhook(row)
    emit(system(db, key.workspaceId, told.updatedAt), ['webhook.disabled', told, toWebhook(before)])
  })
}
