import { sql } from 'drizzle-orm'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from '../../db/pool/client.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { leaseRenewal } from '../../platform/jobs/lease-renewal.ts'
import { type Leased, leasedJob, leaseTime, type Persist } from '../../platform/jobs/leased-job.ts'
import type { Batch } from '../../platform/jobs/batch.ts'
import { dueByTime } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import type { Secrets } from '../../lib/seal.ts'
import { failSpan, inSpan, type Span, SpanKind, traceparentOf } from '../../lib/trace.ts'
import type { Meters } from '../../platform/telemetry/meters.ts'
import { type Delivery, deliveryById, finish, type Finish, releasedUnsent } from './records.ts'
import { masked, requestOf } from './request.ts'
import { endReasons, webhookActorRights } from './webhook-actor.ts'
import { eventTypeOf } from '../event-types.ts'
import { eventDays } from '../log/queries.ts'
import { OutboundFailure, type OutboundReply, post } from '../../platform/net/outbound.ts'
import type { Targets } from '../../platform/net/target.ts'
import { nowMs } from '../../lib/clock.ts'
import { shortenedTo } from '../../lib/text.ts'

export interface DelivererOptions {
  readonly targets: Targets
  readonly secrets: Secrets
  /** Ends a webhook that takes nothing any more. */
  readonly disable: (key: Key, reason: string) => Promise<void>
  readonly meters: Meters
}

/** Attempts under way in this process, and of one webhook in all processes. */
const mostAtOnce = 40
const mostOfOne = 5
/** Seconds between the attempts; after the tenth one a delivery has failed. */
const delays = [5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]
const jitter = 0.2
const longestRest = 3600
const failuresEndAfterHours = 120

const claim = statement<Batch, Leased>(
  (_, $) => sql`
    select workspace_id as "workspaceId", id, attempt
    from claim_deliveries(${$.workspaceId}::uuid, ${$.batch}::int, ${mostOfOne}::int, ${leaseTime})`,
)

const renewLeases = leaseRenewal({
  table: 'webhook_deliveries',
  until: 'leased_until',
  attempt: 'attempt',
  where: sql`x.status = 'pending'`,
})

const due = dueByTime('webhook_queues', 'wake_at')

/**
 * Sends what is due. Any number of processes may: each delivery is leased, and only who holds its
 * newest attempt records anything. No connection is held while an endpoint answers.
 */
export function deliveries(log: FastifyBaseLogger, options: DelivererOptions): WorkspaceJob {
  return leasedJob<Leased>(log, {
    name: 'webhooks: deliver',
    everyMs: 500,
    due,
    slots: mostAtOnce,
    claim,
    renew: renewLeases,
    run: (pool, claimed, persist) => attemptDelivery(pool, options, claimed, persist),
    releaseLease: (pool, { workspaceId, id, attempt }) =>
      finish(pool, workspaceId, { id, attempt, ...releasedUnsent }),
  })
}

async function attemptDelivery(
  pool: Pool,
  options: DelivererOptions,
  claimed: Leased,
  persist: Persist,
): Promise<void> {
  const { workspaceId, id, attempt } = claimed
  const [delivery] = await persist(() => deliveryById(pool, { workspaceId, id }))
  if (!delivery) return
  const end = (outcome: Omit<Finish, 'id' | 'attempt'>) =>
    persist(() => finish(pool, workspaceId, { id, attempt, ...outcome }))
  const { webhookId, deliveryType, isEnabled, endedBy } = delivery
  if (!isEnabled || endedBy !== null) {
    // The delivery waits until the webhook is enabled, or another actor takes it over
    await end(releasedUnsent)
    if (!isEnabled || endedBy === null) return
    return persist(() => options.disable({ workspaceId, id: webhookId }, endReasons[endedBy]))
  }
  const scope = eventTypeOf(deliveryType)?.scope
  const mayRead = scope !== undefined && webhookActorRights(delivery)(scope)
  const isGone = delivery.sample === null && delivery.content === null
  if (!mayRead || isGone) {
    const error = mayRead
      ? `The event is older than ${eventDays} days and is not kept any more.`
      : `The API token that the webhook works for may not read ${deliveryType}.`
    await end({ outcome: 'failed', delaySeconds: null, restSeconds: null, result: { error } })
    return
  }

  const span = {
    kind: SpanKind.CLIENT,
    parent: delivery.traceparent,
    attributes: {
      'http.request.method': 'POST',
      'switchboard.workspace.id': workspaceId,
      'switchboard.webhook.id': webhookId,
      'switchboard.delivery.id': id,
      'switchboard.delivery.attempt': attempt,
    },
  }
  await inSpan(`deliver ${deliveryType}`, span, (recorded) =>
    sendDelivery(pool, options, claimed, delivery, persist, recorded),
  )
}

async function sendDelivery(
  pool: Pool,
  options: DelivererOptions,
  claimed: Leased,
  delivery: Delivery,
  persist: Persist,
  span: Span | undefined,
): Promise<void> {
  const { workspaceId, id, attempt } = claimed
  const key = { workspaceId, id: delivery.webhookId }
  const traceparent = span ? traceparentOf(span) : delivery.traceparent
  const request = requestOf(workspaceId, delivery, options.secrets, traceparent)
  const started = performance.now()
  const outcome = await post(options.targets, request).catch((error: unknown) => {
    if (!(error instanceof OutboundFailure)) throw error
    return error
  })
  const durationMs = Math.round(performance.now() - started)
  const reply = outcome instanceof OutboundFailure ? undefined : outcome
  const next = nextStep(delivery.step, reply)
  const isDelivered = next.outcome === 'succeeded'
  options.meters.deliveryAttempt('webhook', isDelivered ? 'succeeded' : 'failed', durationMs / 1000)
  if (reply) span?.setAttribute('http.response.status_code', reply.status)
  if (span && !isDelivered) failSpan(span, { code: reply?.status ?? 'unreachable' })
  const result = {
    durationMs,
    requestHeaders: masked(request.headers),
    requestBody: shortenedTo(request.body, mostShown),
    responseStatus: reply?.status ?? null,
    responseHeaders: reply?.headers ?? {},
    responseBody: reply?.body ?? null,
    error: outcome instanceof OutboundFailure ? outcome.message : null,
  }
  const ended = await persist(() => finish(pool, workspaceId, { id, attempt, ...next, result }))

  if (ended && reply?.status === 410) {
    await persist(() => options.disable(key, 'The endpoint answered 410 Gone.'))
  } else if (ended && (ended.hasFailedForHours ?? 0) >= failuresEndAfterHours) {
    await persist(() => options.disable(key, 'Nothing but failures for five days.'))
  }
}

/** Characters of a body that are shown of an attempt, and so all that is kept. */
const mostShown = 16_384

/** Returns the state of a delivery after an attempt. */
export function nextStep(
  step: number,
  reply: Pick<OutboundReply, 'status' | 'headers'> | undefined,
  random: () => number = Math.random,
): Pick<Finish, 'outcome' | 'delaySeconds' | 'restSeconds'> {
  if (reply && reply.status >= 200 && reply.status < 300) {
    return { outcome: 'succeeded', delaySeconds: null, restSeconds: null }
  }
  const asked = reply && retryAfter(reply.headers['retry-after'])
  const isBusy = reply?.status === 429 || reply?.status === 503
  const restSeconds = isBusy && asked !== undefined ? Math.min(asked, longestRest) : null
  const base = delays[step]
  if (base === undefined) return { outcome: 'failed', delaySeconds: null, restSeconds }
  const usual = base * (1 + jitter * (2 * random() - 1))
  // The endpoint may ask for more time, up to twice as much
  const delaySeconds = asked === undefined ? usual : Math.min(Math.max(asked, base), 2 * base)
  return { outcome: 'pending', delaySeconds, restSeconds }
}

/** Seconds from now of a `Retry-After` (RFC 9110, section 10.2.3). */
function retryAfter(header: string | undefined): number | undefined {
  if (header === undefined) return undefined
  if (/^\d{1,9}$/.test(header)) return Number(header)
  const at = Date.parse(header)
  return Number.isNaN(at) ? undefined : Math.max(0, (at - nowMs()) / 1000)
}
