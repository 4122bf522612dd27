import { and, desc, eq, sql } from 'drizzle-orm'
import { columnsBut, type Key } from '../../db/query/rows.ts'
import { webhookAttempts, webhookDeliveries } from '../../db/schema/webhooks.ts'
import { inWorkspaceById } from '../../db/query/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { changeOf, dataOf, eventsEnd, eventType } from '../../events/log/queries.ts'
import { listing } from '../../lists/listing.ts'
import { span } from '../../lists/time-filters.ts'

const columns = {
  id: webhookDeliveries.id,
  webhookId: webhookDeliveries.webhookId,
  eventId: webhookDeliveries.eventId,
  type: webhookDeliveries.type,
  status: webhookDeliveries.status,
  attempt: webhookDeliveries.attempt,
  responseStatus: webhookDeliveries.responseStatus,
  error: webhookDeliveries.error,
  nextAttemptAt: sql<string | null>`case when ${webhookDeliveries.status} = 'pending'
      and ${webhookDeliveries.dueAt} < 'infinity' then (
      select greatest(webhook_deliveries.due_at, q.rest_until) from webhooks w
      join webhook_queues q on q.workspace_id = w.workspace_id and q.webhook_id = w.id
      where w.workspace_id = webhook_deliveries.workspace_id
        and w.id = webhook_deliveries.webhook_id and w.is_enabled) end`.as('next_attempt_at'),
  createdAt: webhookDeliveries.createdAt,
  finishedAt: webhookDeliveries.finishedAt,
}

export const deliveryPage = listing<'listWebhookDeliveries', 'webhookId'>()({
  table: webhookDeliveries,
  rows: (db, onPage) => db.select(columns).from(webhookDeliveries).where(onPage),
  filters: {
    webhookId: (id) => sql`${webhookDeliveries.webhookId} = ${id}::uuid`,
    status: (list) => anyOf(webhookDeliveries.status, list),
    type: (list) => anyOf(webhookDeliveries.type, list),
    ...span(webhookDeliveries.createdAt),
  },
  sorts: { createdAt: webhookDeliveries.position },
})

type DeliveryKey = { workspaceId: string; id: string; webhookId: string }

export const deliveryById = statement((db, $: Values<DeliveryKey>) =>
  db
    .select(columns)
    .from(webhookDeliveries)
    .where(
      and(
        inWorkspaceById(webhookDeliveries, $.workspaceId, $.id),
        eq(webhookDeliveries.webhookId, $.webhookId),
      ),
    ),
)

/** The last attempts of a delivery, the newest first. */
export const attemptsOf = statement((db, $: Values<Key>) =>
  db
    .select(columnsBut(webhookAttempts, 'workspaceId', 'deliveryId'))
    .from(webhookAttempts)
    .where(
      and(eq(webhookAttempts.workspaceId, $.workspaceId), eq(webhookAttempts.deliveryId, $.id)),
    )
    .orderBy(desc(webhookAttempts.attempt))
    .limit(20),
)

/** Ends the lease of a delivery, if it has one, and begins its schedule again. */
export const requeue = statement<DeliveryKey, { id: string }>(
  (_, $) => sql`
    update webhook_deliveries set status = 'pending', step = 0, due_at = now(), leased_until = null,
      finished_at = null
    where workspace_id = ${$.workspaceId} and id = ${$.id} and webhook_id = ${$.webhookId}
    returning id`,
)

type Replayed = {
  workspaceId: string
  webhookId: string
  from: string
  to: string
  types: string[]
  onlyFailed: boolean
  limit: number
}

export interface ReplayedRow {
  readonly id: string
  readonly type: string
  readonly resourceId: string
  readonly sequence: number
  /** Bytes of its content. */
  readonly size: number
}

/** True for a pending delivery whose last attempt failed, and which waits for the next one. */
const waitsAgain = (table: string) => {
  const delivery = sql.identifier(table)
  return sql`(${delivery}.step > 0 and ${delivery}.leased_until is null)`
}

/** The numbered events of a time span that have not been, or not in vain, delivered. */
export const eventsToReplay = statement<Replayed, ReplayedRow>(
  (_, $) => sql`
    select e.id, ${eventType} as type, c.resource_id as "resourceId",
      e.sequence::float8 as sequence, d.size
    from (
      select n.id, b.first_sequence + n.nth - 1 as sequence
      from event_batches b cross join lateral unnest(b.event_ids) with ordinality n (id, nth)
      where b.workspace_id = ${$.workspaceId} and b.numbered_at >= ${eventsEnd}
        and b.numbered_at >= ${$.from}::timestamptz - interval '10 minutes') e
    cross join ${changeOf($.workspaceId)}
    cross join ${dataOf}
    left join webhook_deliveries v on v.workspace_id = c.workspace_id and v.event_id = e.id
      and v.webhook_id = ${$.webhookId}::uuid
    where c.occurred_at >= ${$.from}::timestamptz and c.occurred_at < ${$.to}::timestamptz
      and ${eventType} = any(${arrayParameter($.types)}::text[])
      and (not ${$.onlyFailed}::boolean or v.status in ('failed', 'pending'))
      and (v.status is distinct from 'pending' or ${waitsAgain('v')})
    order by e.sequence limit ${$.limit}::int`,
)

export const replayEvents = statement<
  { workspaceId: string; webhookId: string; deliveries: string },
  never
>(
  (_, $) => sql`
    insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, type, resource_id,
      sequence, status, due_at, created_at)
    select ${$.workspaceId}::uuid, g.id, ${$.webhookId}::uuid, g.event_id, g.type, g.resource_id,
      g.sequence, 'pending', now(), now()
    from json_to_recordset(${$.deliveries}::json) as g (id uuid, event_id uuid, type text,
      resource_id uuid, sequence bigint)
    on conflict (workspace_id, event_id, webhook_id) do update set status = 'pending', step = 0,
      due_at = now(), leased_until = null, finished_at = null
    where webhook_deliveries.status <> 'pending' or ${waitsAgain('webhook_deliveries')}`,
)
