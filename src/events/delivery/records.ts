import { sql } from 'drizzle-orm'
import type { Pool } from '../../db/pool/client.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { batched } from '../../platform/jobs/batched.ts'
import { changeOf, dataOf, eventColumns, type EventRow, eventTraceparent } from '../log/queries.ts'
import { countVolume } from '../../db/query/volume.ts'
import { webhookActorColumns, type WebhookActorRow } from './webhook-actor.ts'

/** A delivery with its webhook and its event, whose content is null when it is not kept any more. */
export interface Delivery extends WebhookActorRow, Omit<EventRow, 'content'> {
  readonly content: EventRow['content'] | null
  readonly deliveryId: string
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

/** All that attempts need, read when they begin: the webhooks as they are now. */
const deliveriesByIds = statement<{ workspaceId: string; ids: string[] }, Delivery>(
  (_, $) => sql`
    select v.id as "deliveryId", v.webhook_id as "webhookId", v.type as "deliveryType", v.step,
      v.sample, w.url, w.is_enabled as "isEnabled", w.auth_type as "authType", w.credentials, w.payload,
      w.timeout_seconds as "timeoutSeconds", w.secret,
      case when w.old_secret_until > now() then w.old_secret end as "oldSecret",
      ${webhookActorColumns}, ${eventColumns}, ${eventTraceparent} as traceparent
    from webhook_deliveries v
    join webhooks w on w.workspace_id = v.workspace_id and w.id = v.webhook_id
    cross join lateral (select v.event_id as id, v.sequence) e
    left join ${changeOf($.workspaceId)} on true
    left join ${dataOf} on true
    where v.workspace_id = ${$.workspaceId} and v.id = any(${arrayParameter($.ids)}::uuid[])`,
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

/** A row for each of the finishes, in their order. */
const finishSome = statement<{ workspaceId: string; finishes: string }, Finished>(
  (_, $) => sql`
    select f.webhook_id is not null as "isEnded",
      extract(epoch from f.has_failed_for)::float8 / 3600 as "hasFailedForHours"
    from rows from (json_to_recordset(${$.finishes}::json) as (id uuid, attempt int, outcome text,
      "delaySeconds" float8, "restSeconds" float8, result json)) with ordinality
      as g (id, attempt, outcome, delay, rest, result, nth)
    left join lateral finish_delivery(${$.workspaceId}::uuid, g.id, g.attempt, g.outcome,
      make_interval(secs => g.delay), make_interval(secs => g.rest), g.result) f on true
    order by g.nth`,
)

interface Finished {
  /** False when the delivery was not this attempt's any more: nothing was recorded. */
  readonly isEnded: boolean
  /** How long its webhook has had nothing but failures; null unless it failed. */
  readonly hasFailedForHours: number | null
}

/** Records how attempts of a workspace ended, in the order given. */
export function finishAll(
  pool: Pool,
  workspaceId: string,
  finishes: readonly Finish[],
): Promise<Finished[]> {
  const text = JSON.stringify(finishes)
  countVolume(workspaceId, 'attempts', text.length)
  return finishSome(pool, { workspaceId, finishes: text })
}

/** The end of a lease without an attempt: the delivery is due at once. */
export const releasedUnsent = {
  outcome: 'pending',
  delaySeconds: 0,
  restSeconds: null,
  result: null,
} as const

/** The reads and writes of attempts. Those of several attempts of a workspace are combined. */
export interface Records {
  read(workspaceId: string, id: string): Promise<Delivery | undefined>
  finish(workspaceId: string, finish: Finish & { readonly webhookId: string }): Promise<Finished>
}

/** Deliveries that are read at once with their events, of up to 1.2 MB each: what bounds the memory that they take. */
const mostRead = 4
const mostFinished = 20

export function recordsIn(pool: Pool): Records {
  const read = batched<string, Delivery | undefined>(mostRead, async (workspaceId, ids) => {
    const found = await deliveriesByIds(pool, { workspaceId, ids: [...ids] })
    const byId = new Map(found.map((delivery) => [delivery.deliveryId, delivery]))
    return ids.map((id) => byId.get(id))
  })
  const finish = batched<Finish & { webhookId: string }, Finished>(
    mostFinished,
    async (workspaceId, finishes) => {
      // In the order of their webhooks, whose queues they lock, so that two processes never wait for each other
      const sorted = [...finishes].sort((a, b) => (a.webhookId < b.webhookId ? -1 : 1))
      const rows = await finishAll(pool, workspaceId, sorted)
      const byFinish = new Map(sorted.map((one, index) => [one, rows[index] as Finished]))
      return finishes.map((one) => byFinish.get(one) as Finished)
    },
  )
  return { read, finish }
}
