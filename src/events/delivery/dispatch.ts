import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../../db/pool/client.ts'
import { isPassing } from '../../db/pool/errors.ts'
import { type Conditions, meets } from '../../lib/conditions.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import type { GeneralJob, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { newId } from '../../lib/ids.ts'
import { firstOf, mostBytes, withContents } from '../log/content.ts'
import {
  type Content,
  bySequence,
  changeOf,
  dataOf,
  eventsBetween,
  eventsEnd,
  eventType,
} from '../log/queries.ts'
import { eventTypeOf, matchesType } from '../event-types.ts'
import { webhookActorColumns, webhookActorRights, type WebhookActorRow } from './webhook-actor.ts'

// Across workspaces on purpose; most have no webhook, and nothing to be done but this. As far as
// `seen`, of the same snapshot: what is numbered meanwhile may be for a webhook made meanwhile. A cursor
// that is locked is left for the next time
const passOver = statement<Record<never, never>, never>(
  () => sql`
    with seen as materialized (
      select workspace_id, numbered, dispatched from event_cursors e
      where numbered > dispatched and not exists (
        select 1 from webhooks w where w.workspace_id = e.workspace_id and w.is_enabled)),
    free as materialized (
      select workspace_id from event_cursors
      where workspace_id in (select workspace_id from seen) for update skip locked)
    update event_cursors c set dispatched = seen.numbered
    from seen join free on free.workspace_id = seen.workspace_id
    where c.workspace_id = seen.workspace_id and c.dispatched = seen.dispatched`,
)

/** Moves the cursors of workspaces without an enabled webhook on. */
export const skipIdleWorkspaces: GeneralJob = {
  name: 'events: pass over',
  everyMs: 1000,
  run: (pool) => passOver(pool, {}),
}

/** Disables the webhooks of a workspace whose API token or user has ended. */
type DisableEnded = (db: Db, workspaceId: string) => Promise<unknown>

/** Makes deliveries of the events that have been numbered. */
export function dispatch(disableEnded: DisableEnded): WorkspaceJob {
  return {
    name: 'webhooks: dispatch',
    everyMs: 250,
    size: 1000,
    due: dueWorkspaces({
      table: sql`event_cursors`,
      where: sql`x.numbered > x.dispatched and exists (
        select 1 from webhooks w where w.workspace_id = x.workspace_id and w.is_enabled)`,
      by: sql`x.numbered`,
    }),
    run: (pool, workspaceId, size, failures) =>
      dispatchSome(pool, { workspaceId, size, disableEnded }, failures),
  }
}

interface Dispatching {
  readonly workspaceId: string
  readonly size: number
  readonly disableEnded: DisableEnded
}

/** Number of attempts after which an event that cannot be dispatched alone is set aside. */
const tries = 4

async function dispatchSome(pool: Pool, batch: Dispatching, failures = 0): Promise<number> {
  const { workspaceId, size } = batch
  try {
    const outcome = await pool.transaction((db) => dispatchBatch(db, batch))
    return outcome.hasMore ? size : outcome.done
  } catch (error) {
    if (size > 1 || failures < tries - 1 || isPassing(error)) throw error
    return pool.transaction((db) => setAside(db, workspaceId))
  }
}

const tryDispatch = statement<{ workspaceId: string }, { locked: boolean }>(
  (_, $) => sql`select pg_try_advisory_xact_lock(
    hashtextextended('dispatch ' || ${$.workspaceId}::text, 0)) as locked`,
)

interface Webhook extends WebhookActorRow {
  readonly id: string
  readonly events: string[]
  readonly filter: Conditions | null
  readonly isOrdered: boolean
  readonly fromPosition: number
}

const enabledWebhooks = statement<{ workspaceId: string }, Webhook>(
  (_, $) => sql`
    select w.id, to_json(w.events) as events, w.filter, w.ordered_by = 'resource' as "isOrdered",
      w.from_position::float8 as "fromPosition", ${webhookActorColumns}
    from webhooks w where w.workspace_id = ${$.workspaceId} and w.is_enabled`,
)

/** An event of the feed. The type of one that is not kept any more is empty. */
interface Numbered {
  readonly id: string
  readonly position: number
  readonly sequence: number
  readonly type: string
  readonly resourceId: string
  /** Bytes of its content. */
  readonly size: number
}

const numberedEvents = statement<{ workspaceId: string; batch: number }, Numbered>(
  (_, $) => sql`
    with reached as materialized (
      select greatest(max(r.dispatched), (
        select b.first_sequence - 1 from event_batches b
        where b.workspace_id = ${$.workspaceId} and b.numbered_at >= ${eventsEnd}
        order by b.numbered_at, b.first_sequence limit 1)) as dispatched
      from event_cursors r where r.workspace_id = ${$.workspaceId})
    select e.id, c.position::float8 as position, e.sequence::float8 as sequence,
      coalesce(${eventType}, '') as type, c.resource_id as "resourceId", coalesce(d.size, 0) as size
    from reached cross join lateral ${eventsBetween(
      $.workspaceId,
      sql`reached.dispatched`,
      sql`reached.dispatched + ${$.batch}::int`,
    )}
    left join ${changeOf($.workspaceId)} on true
    left join ${dataOf} on true
    order by ${bySequence} limit ${$.batch}::int`,
)

/** The bytes that are read for filters, times the conditions that look at them. */
const mostFiltered = 20_000_000
const mostDeliveries = 4000

/** Returns as many of the first events as a transaction may dispatch, at least one. */
function batchOf(events: readonly Numbered[], webhooks: readonly Webhook[]): readonly Numbered[] {
  const conditions = webhooks.reduce((sum, { filter }) => sum + countOf(filter), 0)
  const most = Math.max(1, Math.floor(mostDeliveries / Math.max(1, webhooks.length)))
  if (conditions === 0) return events.slice(0, most)
  return firstOf(events.slice(0, most), Math.min(mostBytes, mostFiltered / conditions))
}

function countOf(filter: Conditions | null): number {
  // A filter without conditions is compared, too
  return filter ? Math.max(1, filter.all.length + filter.any.length) : 0
}

/** Returns the next events of a workspace, none while another process dispatches them, and its enabled webhooks. */
async function nextEvents(db: Db, workspaceId: string, batch: number) {
  // Each statement sees what is committed before it: the work of the lock's previous holder, and the webhooks before an
  // event
  const [[lock], found, enabled] = await Promise.all([
    tryDispatch(db, { workspaceId }),
    numberedEvents(db, { workspaceId, batch }),
    enabledWebhooks(db, { workspaceId }),
  ])
  return { found: lock?.locked ? found : [], enabled }
}

/** Dispatches the events of one workspace in one transaction, so that none is missed or dispatched twice. */
async function dispatchBatch(
  db: Db,
  { workspaceId, size: batch, disableEnded }: Dispatching,
): Promise<{ readonly done: number; readonly hasMore: boolean }> {
  const { found, enabled } = await nextEvents(db, workspaceId, batch)
  const webhooks = enabled.filter(({ endedBy }) => endedBy === null)
  const events = batchOf(found, webhooks)
  const last = events.at(-1)
  if (!last) return { done: 0, hasMore: false }

  const recipients = webhooks.map((webhook) => ({
    webhook,
    takes: takenBy(webhook),
    objects: new Set<string>(),
  }))
  const deliveries: Array<ReturnType<typeof deliveryOf> & { is_later: boolean }> = []
  const visit = (event: Numbered, content?: Content) => {
    for (const { webhook, takes, objects } of recipients) {
      if (!takes(event) || (content && webhook.filter && !meets(webhook.filter, content))) continue
      // One object's events go one after the other
      const is_later = webhook.isOrdered && objects.has(event.resourceId)
      deliveries.push({ ...deliveryOf(event, webhook), is_later })
      objects.add(event.resourceId)
    }
  }
  if (webhooks.some(({ filter }) => filter !== null)) {
    await withContents(db, workspaceId, events, visit)
  } else {
    for (const event of events) visit(event)
  }
  await Promise.all([
    // The locks of the webhooks come first, so that no delivery attempt ends meanwhile
    signalQueues(db, {
      workspaceId,
      webhookIds: [...new Set(deliveries.map((delivery) => delivery.webhook_id))],
    }),
    insertDeliveries(db, { workspaceId, deliveries: JSON.stringify(deliveries) }),
    moveCursor(db, { workspaceId, dispatched: last.sequence }),
  ])
  if (webhooks.length < enabled.length) await disableEnded(db, workspaceId)
  return { done: events.length, hasMore: events.length < found.length || found.length === batch }
}

/** Returns whether an event is for a webhook, whatever its filter. */
function takenBy(webhook: Webhook): (event: Numbered) => boolean {
  const may = webhookActorRights(webhook)
  return ({ position, type }) => {
    const scope = eventTypeOf(type)?.scope
    const isWanted = position > webhook.fromPosition && matchesType(type, webhook.events)
    return isWanted && scope !== undefined && may(scope)
  }
}

function deliveryOf(event: Numbered, webhook: Webhook) {
  return {
    id: newId(),
    webhook_id: webhook.id,
    event_id: event.id,
    type: event.type,
    resource_id: event.resourceId,
    sequence: event.sequence,
    is_ordered: webhook.isOrdered,
  }
}

const asideError =
  'The event could not be dispatched, so it was not compared with the filter of the webhook. Redeliver it to send it anyway.'

/**
 * Skips the first event, which could not be dispatched, and inserts a failed delivery of it for each webhook that takes
 * its type. Returns 1 if there was an event.
 */
async function setAside(db: Db, workspaceId: string): Promise<number> {
  const { found, enabled } = await nextEvents(db, workspaceId, 1)
  const [event] = found
  if (!event) return 0
  const deliveries = enabled
    .filter((webhook) => takenBy(webhook)(event))
    .map((webhook) => deliveryOf(event, webhook))
  await Promise.all([
    insertFailed(db, { workspaceId, deliveries: JSON.stringify(deliveries), error: asideError }),
    moveCursor(db, { workspaceId, dispatched: event.sequence }),
  ])
  return 1
}

const signalQueues = statement<{ workspaceId: string; webhookIds: string[] }, never>(
  (_, $) => sql`
    with locked as (
      select webhook_id from webhook_queues
      where workspace_id = ${$.workspaceId}
        and webhook_id = any(${arrayParameter($.webhookIds)}::uuid[])
      order by webhook_id for update)
    update webhook_queues q set wake_at = greatest(least(q.wake_at, now()), q.rest_until)
    from locked where q.workspace_id = ${$.workspaceId} and q.webhook_id = locked.webhook_id`,
)

const insertDeliveries = statement<{ workspaceId: string; deliveries: string }, never>(
  (_, $) => sql`
    insert into webhook_deliveries
      (workspace_id, id, webhook_id, event_id, type, resource_id, sequence, status, due_at, created_at)
    select ${$.workspaceId}::uuid, g.id, g.webhook_id, g.event_id, g.type, g.resource_id, g.sequence,
      'pending', case when g.is_later or (g.is_ordered and exists (
        select 1 from webhook_deliveries p
        where p.workspace_id = ${$.workspaceId} and p.webhook_id = g.webhook_id
          and p.resource_id = g.resource_id and p.status = 'pending'))
        then 'infinity'::timestamptz else now() end, now()
    from json_to_recordset(${$.deliveries}::json) as g (id uuid, webhook_id uuid, event_id uuid,
      type text, resource_id uuid, sequence bigint, is_ordered boolean, is_later boolean)
    on conflict do nothing`,
)

const insertFailed = statement<{ workspaceId: string; deliveries: string; error: string }, never>(
  (_, $) => sql`
    insert into webhook_deliveries (workspace_id, id, webhook_id, event_id, type, resource_id,
      sequence, status, error, due_at, created_at, finished_at)
    select ${$.workspaceId}::uuid, g.id, g.webhook_id, g.event_id, g.type, g.resource_id, g.sequence,
      'failed', ${$.error}::text, now(), now(), now()
    from json_to_recordset(${$.deliveries}::json) as g (id uuid, webhook_id uuid, event_id uuid,
      type text, resource_id uuid, sequence bigint)
    on conflict do nothing`,
)

const moveCursor = statement<{ workspaceId: string; dispatched: number }, never>(
  (_, $) => sql`
    update event_cursors set dispatched = ${$.dispatched}::bigint
    where workspace_id = ${$.workspaceId}`,
)
