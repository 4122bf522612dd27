import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { EventShape } from '../../../generated/event-shapes.ts'
import type { eventTypes } from '../../../generated/events.ts'
import type { webhookById } from './queries.ts'
import type { attemptsOf, deliveryById } from './delivery-queries.ts'

export type WebhookRow = RowFrom<typeof webhookById>

/** Consecutive failures after which a webhook is shown as failing. */
const failing = 10

export function toWebhook(row: WebhookRow): Schema<'Webhook'> {
  const working = row.consecutiveFailures < failing ? 'enabled' : 'failing'
  return {
    id: row.id,
    name: row.name,
    url: row.url,
    description: row.description,
    status: row.isEnabled ? working : 'disabled',
    events: row.events,
    filter: row.filter,
    authType: row.authType,
    payload: row.payload,
    orderedBy: row.orderedBy,
    maxPerSecond: row.maxPerSecond,
    timeoutSeconds: row.timeoutSeconds,
    secretPreview: row.secretPreview,
    consecutiveFailures: row.consecutiveFailures,
    disabledReason: row.disabledReason,
    lastSuccessAt: row.lastSuccessAt,
    lastFailureAt: row.lastFailureAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}

export function toWebhookSecret(row: WebhookRow, secret: string): Schema<'WebhookSecret'> {
  return Object.assign(toWebhook(row), { secret })
}

type DeliveryRow = RowFrom<typeof deliveryById>

export function toDelivery(row: DeliveryRow): Schema<'WebhookDelivery'> {
  return {
    id: row.id,
    webhookId: row.webhookId,
    eventId: row.eventId ?? row.id,
    type: row.type,
    test: row.eventId === null,
    status: row.status,
    attempts: row.attempt,
    responseStatus: row.responseStatus,
    error: row.error,
    nextAttemptAt: row.nextAttemptAt,
    createdAt: row.createdAt,
    finishedAt: row.finishedAt,
  }
}

type AttemptRow = RowFrom<typeof attemptsOf>

export function toDeliveryDetail(
  row: DeliveryRow,
  attempts: readonly AttemptRow[],
  mayRead: boolean,
): Schema<'WebhookDeliveryDetail'> {
  const attemptLog = attempts.map((attempt) => toAttempt(attempt, mayRead))
  return Object.assign(toDelivery(row), { attemptLog })
}

function toAttempt(row: AttemptRow, mayRead: boolean): Schema<'WebhookAttempt'> {
  return {
    attempt: row.attempt,
    startedAt: row.startedAt,
    durationMs: row.durationMs,
    requestHeaders: row.requestHeaders,
    requestBody: mayRead ? row.requestBody : null,
    responseStatus: row.responseStatus,
    // An endpoint may repeat what it got
    responseHeaders: (mayRead && row.responseHeaders) || {},
    responseBody: mayRead ? row.responseBody : null,
    error: row.error,
  }
}

export function toEventType(
  { type, description, scope }: (typeof eventTypes)[number],
  eventSchema: EventShape,
): Schema<'WebhookEventType'> {
  return {
    type,
    description,
    scope,
    schema: eventSchema.schema,
    sample: Object.assign({}, eventSchema.sample, { type }),
  }
}
