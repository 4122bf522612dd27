import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { type BatchedWork, deletion } from '../../platform/jobs/pending-work.ts'

/** The deliveries of a deleted webhook are deleted with their attempts, and then the webhook. */
export const deliveriesOf: BatchedWork = {
  name: 'webhook.delete',
  steps: [
    deletion(
      'webhook_deliveries',
      ($) => sql`x.webhook_id = any(${arrayParameter($.fromIds)}::uuid[])`,
    ),
    deletion(
      'webhooks',
      ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[]) and not exists (
        select from webhook_deliveries d
        where d.workspace_id = ${$.workspaceId} and d.webhook_id = x.id)`,
    ),
  ],
}
