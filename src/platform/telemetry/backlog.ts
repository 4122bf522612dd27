import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'

export interface Backlog {
  readonly work: string
  /** Rows that wait: 10,000 stands for that many or more. */
  readonly waiting: number
  /** For how long the first of them could have been done. */
  readonly seconds: number
}

// However many rows wait, each part reads some index entries and no more: workspaces, webhooks, channels and queues
// are found by leaps, the first thousand of them, and rows are counted up to ten thousand

const isActive = sql`exists (
  select 1 from workspaces w where w.id = x.workspace_id and w.suspended_at is null)`

/** Seconds since the smallest of some instants; 0 without any, and for one in the future. */
const secondsSince = (instant: SQL) =>
  sql`greatest(0, coalesce(extract(epoch from now() - min(${instant})), 0))::float8`

/** Selects the workspaces with changes whose events have no number yet, among those that changed last. */
const toNumber = sql`
  with x as materialized (
    select r.workspace_id, coalesce(c.next_transaction, 0) as next
    from (select distinct d.workspace_id from (
      select n.workspace_id from change_data n order by n.transaction desc limit 1000) d) r
    left join event_cursors c on c.workspace_id = r.workspace_id)
  select 'events_to_number' as work,
    (select count(*) from (
      select 1 from x cross join lateral (
        select 1 from change_data d
        where d.workspace_id = x.workspace_id and d.transaction >= x.next limit 10000) e
      where ${isActive} limit 10000) e)::float8 as waiting,
    (select ${secondsSince(sql`e.occurred_at`)} from x cross join lateral (
      select d.occurred_at from change_data d
      where d.workspace_id = x.workspace_id and d.transaction >= x.next
      order by d.transaction, d.position limit 1) e
    where ${isActive}) as seconds`

const toDispatch = sql`
  select 'events_to_dispatch', coalesce(sum(x.numbered - x.dispatched), 0)::float8,
    ${secondsSince(sql`b.numbered_at`)}
  from (select c.workspace_id, c.numbered, c.dispatched from event_cursors c
    where c.numbered > c.dispatched order by c.workspace_id limit 1000) x
  left join lateral (
    select b.numbered_at from event_batches b
    where b.workspace_id = x.workspace_id and b.first_sequence <= x.dispatched + 1
    order by b.first_sequence desc limit 1) b on true
  where ${isActive} and exists (
    select 1 from webhooks h where h.workspace_id = x.workspace_id and h.is_enabled)`

/** Deliveries to webhooks whose last attempt succeeded, or to those whose last one failed. */
const toDeliver = (work: SQL, failing: SQL) => sql`
  select ${work},
    (select count(*) from (
      select 1 from queues x cross join lateral (
        select 1 from webhook_deliveries d where d.workspace_id = x.workspace_id
          and d.webhook_id = x.webhook_id and d.status = 'pending' limit 10000) d
      where ${failing} limit 10000) d)::float8,
    (select ${secondsSince(sql`x.wake_at`)} from queues x where ${failing} and isfinite(x.wake_at))`

const deliveries = sql`
  (with queues as materialized (
    select x.workspace_id, x.webhook_id, x.wake_at, x.consecutive_failures > 0 as is_failing
    from webhook_queues x
    join webhooks h on h.workspace_id = x.workspace_id and h.id = x.webhook_id and h.is_enabled
    where x.wake_at is not null and ${isActive}
    order by x.workspace_id, x.wake_at limit 1000)
  ${toDeliver(sql`'deliveries'`, sql`not x.is_failing`)}
  union all ${toDeliver(sql`'deliveries_to_failing_webhooks'`, sql`x.is_failing`)})`

const firstMessage = (after: SQL) => sql`
  select m.workspace_id, m.channel_id, m.due_at from messages m
  where m.due_at is not null and m.channel_id is not null ${after}
  order by m.workspace_id, m.channel_id, m.due_at limit 1`

/** Messages whose time has come, on channels that are not disabled. */
const toSend = sql`
  (with recursive leaps as (
    (${firstMessage(sql``)})
    union all
    select n.* from leaps cross join lateral (${firstMessage(sql`
      and (m.workspace_id, m.channel_id) > (leaps.workspace_id, leaps.channel_id)`)}) n),
  x as materialized (
    select f.* from (select * from leaps limit 1000) f
    join channels c on c.workspace_id = f.workspace_id and c.id = f.channel_id
      and c.status <> 'disabled')
  select 'messages',
    (select count(*) from (
      select 1 from x cross join lateral (
        select 1 from messages m where m.workspace_id = x.workspace_id
          and m.channel_id = x.channel_id and m.due_at <= now() limit 10000) m
      where ${isActive} limit 10000) m)::float8,
    (select ${secondsSince(sql`x.due_at`)} from x where ${isActive}))`

const firstEntry = (after: SQL) => sql`
  select e.workspace_id, e.queue_id, e.entered_at from queue_entries e
  where e.status = 'waiting' ${after}
  order by e.workspace_id, e.queue_id, e.entered_at, e.position limit 1`

/** Entries of queues that wait for a user. */
const toRoute = sql`
  (with recursive leaps as (
    (${firstEntry(sql``)})
    union all
    select n.* from leaps cross join lateral (${firstEntry(sql`
      and (e.workspace_id, e.queue_id) > (leaps.workspace_id, leaps.queue_id)`)}) n),
  x as materialized (select * from leaps limit 1000)
  select 'queue_entries',
    (select count(*) from (
      select 1 from x cross join lateral (
        select 1 from queue_entries e where e.workspace_id = x.workspace_id
          and e.queue_id = x.queue_id and e.status = 'waiting' limit 10000) e
      where ${isActive} limit 10000) e)::float8,
    (select ${secondsSince(sql`x.entered_at`)} from x where ${isActive}))`

/** Counts the waiting work of all workspaces that are not suspended. */
export const backlogs = statement<Record<never, never>, Backlog>(
  () => sql`
    (${toNumber}) union all (${toDispatch}) union all ${deliveries} union all ${toSend}
    union all ${toRoute}`,
)

/** Webhooks that are enabled and whose last attempt failed, and for how long the first has been failing. */
export const failingWebhooks = statement<
  Record<never, never>,
  { webhooks: number; seconds: number }
>(
  () => sql`
    select count(*)::float8 as webhooks, ${secondsSince(sql`x.failing_since`)} as seconds
    from (select q.workspace_id, q.webhook_id, q.failing_since from webhook_queues q
      where q.failing_since is not null limit 10000) x
    join webhooks h on h.workspace_id = x.workspace_id and h.id = x.webhook_id and h.is_enabled`,
)

export const appliedMigration = statement<Record<never, never>, { newest: number }>(
  () => sql`
    select coalesce(max(created_at), 0)::float8 as newest from drizzle.__drizzle_migrations`,
)
