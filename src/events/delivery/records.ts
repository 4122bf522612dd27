import { sql } from 'drizzle-orm'
import type { Pool } from '../../db/pool/client.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { changeOf, dataOf, eventColumns, type EventRow } from '../log/queries.ts'
import { countVolume } from '../../db/query/volume.ts'
import { webhookActorColumns, type WebhookActorRow } from './webhook-actor.ts'

/** A delivery with its webhook and its event, whose content is null when it is not kept any more. */
export interface Delivery extends WebhookActorRow, Omit<EventRow, 'content'> {
  readonly content: EventRow['content'] | null
  readonly webhookId: string
  readonly deliveryType: string
  readonly step: number
  readonly sample: Record<string, unknown> | null
  readonly url: string
  readonly isEnabled: boolean
  readonly authType: 'none' | 'basic' | 'header' | 'bearer'
  readonly credentials: Buffer | null
  readonly payload: 'full' | 'thin'
  readonly timeoutSeconds: number
  readonly secret: Buffer
  readonly oldSecret: Buffer | null
  /** Trace that the attempt continues. */
  readonly traceparent: string | null
}

/** All that an attempt needs, read when it begins: the webhook as it is now. */
export const deliveryById = statement<Key, Delivery>(
  (_, $) => sql`
    select v.webhook_id as "webhookId", v.type as "deliveryType", v.step,
      v.sample, w.url, w.is_enabled as "isEnabled", w.auth_type as "authType", w.credentials, w.payload,
      w.timeout_seconds as "timeoutSeconds", w.secret,
      case when w.old_secret_until > now() then w.old_secret end as "oldSecret",
      ${webhookActorColumns}, ${eventColumns}, c.traceparent
    from webhook_deliveries v
    join webhooks w on w.workspace_id = v.workspace_id and w.id = v.webhook_id
    cross join lateral (select v.event_id as id, v.sequence) e
    left join ${changeOf($.workspaceId)} on true
    left join ${dataOf} on true
    where v.workspace_id = ${$.workspaceId} and v.id = ${$.id}`,
)

/** How an attempt ended. Delays and rests are in seconds; `delaySeconds` is of one that is still pending. */
export interface Finish {
  readonly id: string
  readonly attempt: number
  readonly outcome: 'succeeded' | 'failed' | 'pending'
  readonly delaySeconds: number | null
  readonly restSeconds: number | null
  readonly result: Result | null
}

/** The request and reply of an attempt, or the reason for which none was sent. */
type Result =
  | { readonly error: string }
  | {
      readonly durationMs: number
      readonly requestHeaders: Readonly<Record<string, string>>
      readonly requestBody: string
      readonly responseStatus: number | null
      readonly responseHeaders: Readonly<Record<string, string>>
      readonly responseBody: string | null
      readonly error: string | null
    }

type Ending = Key & Omit<Finish, 'result'> & { result: string | null }

/** Returns for how long the webhook has had nothing but failures; null unless the attempt failed. */
const endAttempt = statement<Ending, { hasFailedForHours: number | null }>(
  (_, $) => sql`
    select extract(epoch from f.has_failed_for)::float8 / 3600 as "hasFailedForHours"
    from finish_delivery(${$.workspaceId}::uuid, ${$.id}::uuid, ${$.attempt}::int, ${$.outcome}::text,
      make_interval(secs => ${$.delaySeconds}::float8), make_interval(secs => ${$.restSeconds}::float8),
      ${$.result}::json) f`,
)

/** Records how an attempt ended. Returns nothing where the delivery was not the attempt's any more. */
export async function finish(pool: Pool, workspaceId: string, { result, ...ended }: Finish) {
  const text = result && JSON.stringify(result)
  countVolume(workspaceId, 'attempts', text?.length ?? 0)
  const [finished] = await endAttempt(pool, { workspaceId, ...ended, result: text })
  return finished
}

/** The end of a lease without an attempt: the delivery is due at once. */
export const releasedUnsent = {
  outcome: 'pending',
  delaySeconds: 0,
  restSeconds: null,
  result: null,
} as const
