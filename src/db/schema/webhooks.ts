import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Conditions } from '../../lib/conditions.ts'
import { changing, createdAt, deletedAt, id, instant, sequence, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo } from './keys.ts'
import { bytea, workspaces } from './workspaces.ts'

export const webhooks = pgTable(
  'webhooks',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    url: text('url').notNull(),
    description: text('description'),
    isEnabled: boolean('is_enabled').notNull().default(true),
    events: text('events').array().notNull(),
    filter: jsonb('filter').$type<Conditions>(),
    authType: text('auth_type', { enum: ['none', 'basic', 'header', 'bearer'] }).notNull(),
    /** Sealed, like the secrets. */
    credentials: bytea('credentials'),
    payload: text('payload', { enum: ['full', 'thin'] }).notNull(),
    orderedBy: text('ordered_by', { enum: ['none', 'resource'] }).notNull(),
    maxPerSecond: integer('max_per_second'),
    timeoutSeconds: integer('timeout_seconds').notNull(),
    secret: bytea('secret').notNull(),
    secretPreview: text('secret_preview').notNull(),
    oldSecret: bytea('old_secret'),
    oldSecretUntil: instant('old_secret_until'),
    disabledReason: text('disabled_reason'),
    /** The token that it works for, which bounds what is delivered with its scopes and its user's roles. */
    makerTokenId: uuid('maker_token_id').notNull(),
    makerUserId: uuid('maker_user_id'),
    /** Scopes of its creator at the time of creation. */
    makerScopes: text('maker_scopes').array().notNull(),
    /** Only events inserted after it, when the webhook was last enabled, are for this webhook. */
    fromPosition: bigint('from_position', { mode: 'number' }).notNull(),
    ...changing(),
    /** A deleted webhook is disabled, and stays until its deliveries are deleted. */
    deletedAt: deletedAt(),
  },
  (t) => [primary(t, t.id), indexBy(t, 'maker_token_id', t.makerTokenId)],
)

/** How delivering to a webhook goes: apart from it, since every delivery writes here. */
export const webhookQueues = pgTable(
  'webhook_queues',
  {
    workspaceId: workspaceId(),
    webhookId: uuid('webhook_id').notNull(),
    /** When there is something to do; null: nothing waits. */
    wakeAt: instant('wake_at'),
    /** Not before, since the endpoint asked for a rest or its rate is used up. */
    restUntil: instant('rest_until'),
    consecutiveFailures: integer('consecutive_failures').notNull().default(0),
    /** Since when there was nothing but failures. */
    failingSince: instant('failing_since'),
    lastSuccessAt: instant('last_success_at'),
    lastFailureAt: instant('last_failure_at'),
  },
  (t) => [
    primary(t, t.webhookId),
    indexBy(t, 'wake_at', t.wakeAt).where(sql`wake_at is not null`),
    refersTo(t, t.webhookId, webhooks).onDelete('cascade'),
  ],
)

export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    workspaceId: workspaceId(),
    id: id(),
    position: sequence(),
    webhookId: uuid('webhook_id').notNull(),
    /** Null in a test, whose body is `sample`. */
    eventId: uuid('event_id'),
    sample: json('sample').$type<Record<string, unknown>>(),
    type: text('type').notNull(),
    resourceId: uuid('resource_id').notNull(),
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    status: text('status', { enum: ['pending', 'succeeded', 'failed'] }).notNull(),
    /** Grows with every attempt; who does not hold the newest one records nothing. */
    attempt: integer('attempt').notNull().default(0),
    /** Attempts since it was queued: the step of the schedule. */
    step: integer('step').notNull().default(0),
    /** When the next attempt is due; infinity: another delivery of the same object comes first. */
    dueAt: instant('due_at').notNull(),
    /** Until then a worker has it. */
    leasedUntil: instant('leased_until'),
    /** The last attempt that may have sent what was erased since; no record of it has what it sent. */
    erasedAttempt: integer('erased_attempt'),
    responseStatus: integer('response_status'),
    error: text('error'),
    createdAt: createdAt(),
    finishedAt: instant('finished_at'),
  },
  (t) => [
    primary(t, t.id),
    // An event is delivered to a webhook once, however often it is dispatched
    unique('webhook_deliveries_workspace_id_event_id_webhook_id_key').on(
      t.workspaceId,
      t.eventId,
      t.webhookId,
    ),
    indexBy(t, 'webhook_id_position', t.webhookId, t.position),
    index('webhook_deliveries_due_idx')
      .on(t.workspaceId, t.webhookId, t.dueAt, t.sequence)
      .where(sql`status = 'pending' and leased_until is null`),
    index('webhook_deliveries_leased_idx')
      .on(t.workspaceId, t.webhookId, t.leasedUntil)
      .where(sql`status = 'pending' and leased_until is not null`),
    index('webhook_deliveries_order_idx')
      .on(t.workspaceId, t.webhookId, t.resourceId, t.sequence)
      .where(sql`status = 'pending'`),
    // Samples, which are purged by themselves
    indexBy(t, 'samples', t.createdAt).where(sql`event_id is null`),
    refersTo(t, t.webhookId, webhooks).onDelete('cascade'),
    check('webhook_deliveries_sample_check', sql`(event_id is null) = (sample is not null)`),
  ],
)

export const webhookAttempts = pgTable(
  'webhook_attempts',
  {
    workspaceId: workspaceId(),
    deliveryId: uuid('delivery_id').notNull(),
    attempt: integer('attempt').notNull(),
    startedAt: instant('started_at').notNull(),
    durationMs: integer('duration_ms').notNull(),
    requestHeaders: json('request_headers').$type<Record<string, string>>().notNull(),
    requestBody: text('request_body').notNull(),
    responseStatus: integer('response_status'),
    responseHeaders: json('response_headers').$type<Record<string, string>>(),
    responseBody: text('response_body'),
    error: text('error'),
  },
  (t) => [
    primary(t, t.deliveryId, t.attempt),
    refersTo(t, t.deliveryId, webhookDeliveries).onDelete('cascade'),
  ],
)
