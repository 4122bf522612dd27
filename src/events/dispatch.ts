import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/client.ts'
import type { EventFilter } from '../db/schema/webhooks.ts'
import { arrayParameter, statement } from '../db/statement.ts'
import { newId } from '../lib/ids.ts'
import { eventTypeOf, isMeant } from './emit.ts'
import { fitting } from './filter.ts'
import { makerColumns, makerRights, type MakerRow } from './maker.ts'
import { numberEvents, unnumberedWorkspaces } from './queries.ts'

/** Numbers what has been committed; returns how many events of all workspaces. */
export async function numberAll(pool: Pool, batch: number): Promise<number> {
  const waiting = await unnumberedWorkspaces(pool, {})
  let done = 0
  for (const { workspaceId } of waiting) {
    const [numbered] = await numberEvents(pool, { workspaceId, most: batch })
    done = Math.max(done, numbered?.done ?? 0)
  }
  return done
}

// Across workspaces on purpose; most have no webhook, and nothing to be done but this. As far as
// `seen`, of the same snapshot: what is numbered meanwhile may be for a webhook made meanwhile
const passOver = statement<Record<never, never>, never>(
  () => sql`
    update event_cursors c set dispatched = seen.numbered
    from event_cursors seen
    where seen.workspace_id = c.workspace_id and seen.numbered > seen.dispatched
      and c.dispatched = seen.dispatched and not exists (
        select 1 from webhooks w where w.workspace_id = seen.workspace_id and w.is_enabled)`,
)

const undispatched = statement<Record<never, never>, { workspaceId: string }>(
  () => sql`
    select workspace_id as "workspaceId" from event_cursors where numbered > dispatched limit 1000`,
)

/** Makes deliveries of what has been numbered; returns the most events of one workspace. */
export async function dispatchAll(pool: Pool, batch: number): Promise<number> {
  await passOver(pool, {})
  const waiting = await undispatched(pool, {})
  let done = 0
  for (const { workspaceId } of waiting) {
    done = Math.max(done, await pool.transaction((db) => dispatch(db, workspaceId, batch)))
  }
  return done
}

const tryDispatch = statement<{ workspaceId: string }, { locked: boolean }>(
  (_, $) => sql`select pg_try_advisory_xact_lock(
    hashtextextended('dispatch ' || ${$.workspaceId}::text, 0)) as locked`,
)

interface Webhook extends MakerRow {
  readonly id: string
  readonly events: string[]
  readonly filter: EventFilter | null
  readonly isOrdered: boolean
  readonly fromPosition: number
}

const enabledWebhooks = statement<{ workspaceId: string }, Webhook>(
  (_, $) => sql`
    select w.id, to_json(w.events) as events, w.filter, w.ordered_by = 'resource' as "isOrdered",
      w.from_position::float8 as "fromPosition", ${makerColumns}
    from webhooks w where w.workspace_id = ${$.workspaceId} and w.is_enabled`,
)

interface Numbered {
  readonly id: string
  readonly position: number
  readonly sequence: number
  readonly type: string
  readonly resourceId: string
}

const numberedEvents = statement<{ workspaceId: string; batch: number }, Numbered>(
  (_, $) => sql`
    select e.id, e.position::float8 as position, e.sequence::float8 as sequence, e.type,
      e.resource_id as "resourceId"
    from events e
    where e.workspace_id = ${$.workspaceId} and e.sequence > (
      select c.dispatched from event_cursors c where c.workspace_id = ${$.workspaceId})
    order by e.sequence limit ${$.batch}::int`,
)

interface Content {
  readonly id: string
  readonly data: unknown
  readonly previous: Record<string, unknown> | null
}

const contents = statement<{ workspaceId: string; first: number; last: number }, Content>(
  (_, $) => sql`
    select e.id, e.data, e.previous from events e
    where e.workspace_id = ${$.workspaceId}
      and e.sequence between ${$.first}::bigint and ${$.last}::bigint`,
)

interface Delivery {
  readonly id: string
  readonly webhook_id: string
  readonly event_id: string
  readonly type: string
  readonly resource_id: string
  readonly sequence: number
  readonly is_ordered: boolean
  readonly is_later: boolean
}

/** Those of one workspace, in one transaction, so that nothing is left out or done twice. */
async function dispatch(db: Db, workspaceId: string, batch: number): Promise<number> {
  // Each sees what is committed before it: whoever had the lock, and the webhooks before an event
  const [[lock], events, webhooks] = await Promise.all([
    tryDispatch(db, { workspaceId }),
    numberedEvents(db, { workspaceId, batch }),
    enabledWebhooks(db, { workspaceId }),
  ])
  const [first, last] = [events[0], events.at(-1)]
  if (!lock?.locked || !first || !last) return 0
  const isFiltered = webhooks.some(({ filter }) => filter !== null)
  const span = { workspaceId, first: first.sequence, last: last.sequence }
  const known = new Map(
    (isFiltered ? await contents(db, span) : []).map((content) => [content.id, content]),
  )

  const filled = events.map((event) => ({
    ...event,
    ...(known.get(event.id) ?? { data: null, previous: null }),
  }))
  const deliveries: Delivery[] = []
  for (const webhook of webhooks) {
    const may = makerRights(webhook)
    const meant = filled.filter((event) => {
      const scope = eventTypeOf(event.type)?.scope
      return (
        event.position > webhook.fromPosition &&
        scope !== undefined &&
        isMeant(event.type, webhook.events) &&
        may(scope)
      )
    })
    const objects = new Set<string>()
    for (const event of await fitting(webhook.filter, meant)) {
      // One object's events go one after the other
      const isLater = webhook.isOrdered && objects.has(event.resourceId)
      objects.add(event.resourceId)
      deliveries.push({
        id: newId(),
        webhook_id: webhook.id,
        event_id: event.id,
        type: event.type,
        resource_id: event.resourceId,
        sequence: event.sequence,
        is_ordered: webhook.isOrdered,
        is_later: isLater,
      })
    }
  }
  const webhookIds = [...new Set(deliveries.map((delivery) => delivery.webhook_id))]
  await Promise.all([
    // Before anything of theirs is looked at, so that no attempt ends meanwhile
    wakeQueues(db, { workspaceId, webhookIds }),
    insertDeliveries(db, { workspaceId, deliveries: JSON.stringify(deliveries) }),
    moveCursor(db, { workspaceId, dispatched: last.sequence }),
  ])
  return events.length
}

const wakeQueues = statement<{ workspaceId: string; webhookIds: string[] }, never>(
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

const moveCursor = statement<{ workspaceId: string; dispatched: number }, never>(
  (_, $) => sql`
    update event_cursors set dispatched = ${$.dispatched}::bigint
    where workspace_id = ${$.workspaceId}`,
)
