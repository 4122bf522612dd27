import { and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Key } from '../../db/query/rows.ts'
import { workspaceLock } from '../../db/query/lock-workspace.ts'
import { isFound } from '../../db/query/search.ts'
import { webhookQueues, webhooks } from '../../db/schema/webhooks.ts'
import { inWorkspace, inWorkspaceById } from '../../db/query/scope.ts'
import { statement, type Values } from '../../db/query/statement.ts'

const columns = {
  id: webhooks.id,
  name: webhooks.name,
  url: webhooks.url,
  description: webhooks.description,
  isEnabled: webhooks.isEnabled,
  events: webhooks.events,
  filter: webhooks.filter,
  authType: webhooks.authType,
  payload: webhooks.payload,
  orderedBy: webhooks.orderedBy,
  maxPerSecond: webhooks.maxPerSecond,
  timeoutSeconds: webhooks.timeoutSeconds,
  secretPreview: webhooks.secretPreview,
  disabledReason: webhooks.disabledReason,
  makerTokenId: webhooks.makerTokenId,
  makerScopes: webhooks.makerScopes,
  version: webhooks.version,
  createdAt: webhooks.createdAt,
  updatedAt: webhooks.updatedAt,
  consecutiveFailures: webhookQueues.consecutiveFailures,
  lastSuccessAt: webhookQueues.lastSuccessAt,
  lastFailureAt: webhookQueues.lastFailureAt,
}
const itsQueue = and(
  eq(webhookQueues.workspaceId, webhooks.workspaceId),
  eq(webhookQueues.webhookId, webhooks.id),
)

const isLive = isNull(webhooks.deletedAt)

export const webhookById = statement((db, $: Values<Key>) =>
  db
    .select(columns)
    .from(webhooks)
    .innerJoin(webhookQueues, itsQueue)
    .where(and(inWorkspaceById(webhooks, $.workspaceId, $.id), isLive)),
)

/** The webhooks of the workspace whose name or URL contains a text if one is given, at most 100, the newest first. */
export const webhooksOf = statement((db, $: Values<{ workspaceId: string; q: string | null }>) =>
  db
    .select(columns)
    .from(webhooks)
    .innerJoin(webhookQueues, itsQueue)
    .where(
      and(
        inWorkspace(webhooks, $.workspaceId),
        isLive,
        or(isFound(webhooks.name, $.q), isFound(webhooks.url, $.q)),
      ),
    )
    .orderBy(desc(webhooks.createdAt), desc(webhooks.id)),
)

/** One maker of webhooks at a time, so that they can be counted. */
export const lockWebhooks = workspaceLock('webhooks')

/** The position where events for a webhook that is enabled begin: earlier ones are not delivered to it. */
export const newest = () => sql<number>`(select last_value from changes_position_seq)`

export const insertQueue = statement((db, $: Values<Key>) =>
  db.insert(webhookQueues).values({ workspaceId: $.workspaceId, webhookId: $.id }),
)

/** Begins deliveries again: earlier failures do not count, and pending deliveries are due. */
export const resumeQueue = statement<Key, never>(
  (_, $) => sql`
    update webhook_queues set consecutive_failures = 0, failing_since = null, rest_until = null,
      wake_at = now()
    where workspace_id = ${$.workspaceId} and webhook_id = ${$.id}`,
)

/** Looks for something to send at once; who deletes or adds deliveries locks the queue first by it. */
export const signalQueue = statement<Key, never>(
  (_, $) => sql`
    update webhook_queues set wake_at = least(wake_at, now())
    where workspace_id = ${$.workspaceId} and webhook_id = ${$.id}`,
)

/** Ends the deliveries of a webhook by removing its queue. */
export const deleteQueue = statement<Key, never>(
  (_, $) => sql`
    delete from webhook_queues where workspace_id = ${$.workspaceId} and webhook_id = ${$.id}`,
)

export const setSecret = statement<
  Key & { secret: Buffer; secretPreview: string; overlapHours: number; now: string },
  never
>(
  (_, $) => sql`
    update webhooks set old_secret = case when ${$.overlapHours}::int > 0 then secret end,
      old_secret_until = now() + make_interval(hours => ${$.overlapHours}::int),
      secret = ${$.secret}::bytea, secret_preview = ${$.secretPreview}::text,
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** A rotated token hands the webhooks that it made to the one in its place. */
export const handOn = statement<{ workspaceId: string; fromId: string; toId: string }, never>(
  (_, $) => sql`
    update webhooks set maker_token_id = ${$.toId}::uuid
    where workspace_id = ${$.workspaceId} and maker_token_id = ${$.fromId}::uuid`,
)

export const switchOff = statement<Key & { reason: string }, { id: string }>(
  (_, $) => sql`
    with quiet as (
      update webhook_queues set wake_at = null
      where workspace_id = ${$.workspaceId} and webhook_id = ${$.id})
    update webhooks set is_enabled = false, disabled_reason = ${$.reason}::text,
      version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and is_enabled
    returning id`,
)
