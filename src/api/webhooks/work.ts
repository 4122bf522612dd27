import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { type BatchedWork, step } from '../../platform/jobs/pending-work.ts'
import { deleteDeliveries } from './delivery-queries.ts'
import { deleteWebhookRows } from './queries.ts'

/** The deliveries of a deleted webhook are deleted with their attempts, and then the webhook. */
export const deliveriesOf: BatchedWork = {
  name: 'webhook.delete',
  steps: [
    step({
      table: sql`webhook_deliveries`,
      where: ($) => sql`x.webhook_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      async changeRows({ db, actor: { workspaceId } }, ids) {
        await deleteDeliveries(db, { workspaceId, ids })
      },
    }),
    step({
      table: sql`webhooks`,
      where: ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[]) and not exists (
        select from webhook_deliveries d
        where d.workspace_id = ${$.workspaceId} and d.webhook_id = x.id)`,
      async changeRows({ db, actor: { workspaceId } }, ids) {
        await deleteWebhookRows(db, { workspaceId, ids })
      },
    }),
  ],
}
