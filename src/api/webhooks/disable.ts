import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { emit } from '../../events/log/emit.ts'
import {
  endReasons,
  hasEndedActor,
  webhookActorColumns,
  type WebhookActorRow,
} from '../../events/delivery/webhook-actor.ts'
import { system } from '../../auth/actor.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { switchOff, webhookById } from './queries.ts'
import { toWebhook } from './wire.ts'

/** Disables a webhook and emits `webhook.disabled`. Does nothing if it is disabled already. */
export async function disableWebhook(pool: Pool, key: Key, reason: string): Promise<void> {
  await pool.transaction((db) => disable(db, key, reason))
}

async function disable(db: Db, key: Key, reason: string): Promise<void> {
  const [[before], [off], [row]] = await pipeline(db, [
    () => webhookById(db, key),
    () => switchOff(db, { ...key, reason }),
    () => webhookById(db, key),
  ])
  if (!off || !before || !row) return
  const after = toWebhook(row)
  emit(system(db, key.workspaceId, after.updatedAt), ['webhook.disabled', after, toWebhook(before)])
}

const endedWebhooks = statement<{ workspaceId: string }, WebhookActorRow & { id: string }>(
  (_, $) => sql`
    select w.id, ${webhookActorColumns} from webhooks w
    where w.workspace_id = ${$.workspaceId} and w.is_enabled and ${hasEndedActor(sql`w`)}
    order by w.id`,
)

/** Disables the webhooks of a workspace whose API token or user has ended. Returns how many. */
export async function disableEnded(db: Db, workspaceId: string): Promise<number> {
  const ended = await endedWebhooks(db, { workspaceId })
  for (const { id, endedBy } of ended) {
    if (endedBy) await disable(db, { workspaceId, id }, endReasons[endedBy])
  }
  return ended.length
}

/** Finds webhooks that have lost their maker when nothing is delivered to them, too. */
export const endedActors: WorkspaceJob = {
  name: 'webhooks: disable without a maker',
  everyMs: 10_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`webhooks`,
    where: sql`x.is_enabled and ${hasEndedActor(sql`x`)}`,
    by: sql`x.id`,
  }),
  run: (pool, workspaceId) => pool.transaction((db) => disableEnded(db, workspaceId)),
}
