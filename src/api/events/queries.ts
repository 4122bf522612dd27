import type { Key } from '../../db/query/rows.ts'
import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import {
  bySequence,
  changeOf,
  changesEnd,
  dataOf,
  eventColumns,
  type EventRow,
  eventsBetween,
  eventsEnd,
  eventType,
} from '../../events/log/queries.ts'

export type Asked = {
  workspaceId: string
  after: number | null
  types: string[]
  limit: number
  /** Bytes of JSON that the events have in all, unless there is one alone. */
  bytes: number
  resourceId: string | null
}

/** Events that are looked through for those of the types asked for. */
const window = 10_000
/** The most that an event has besides its data. */
const envelopeBytes = 3000

interface Feed {
  /** Up to where the workspace's events are numbered. */
  readonly numbered: number
  /** The oldest that is kept. */
  readonly oldest: number
  /** Whether there are committed events without a number yet. */
  readonly isBehind: boolean
  /** Up to where these rows have been looked for. */
  readonly reached: number
  /** The number of events, including those that are left out because the page would be too large. */
  readonly found: number
}

/** The state of the feed with each of its rows, in one snapshot; without any, once alone. */
type FeedRow = Feed & { [K in keyof EventRow]: EventRow[K] | null }

export const eventsAfter = statement<Asked, FeedRow>(
  (_, $) => sql`
    with state as materialized (
      select n.numbered, n.oldest, coalesce(${$.after}::bigint, n.oldest - 1) as after,
        least(n.numbered, coalesce(${$.after}::bigint, n.oldest - 1) + ${window}::int) as reached,
        has_new_events(${$.workspaceId}::uuid) as is_behind
      from (select coalesce(max(c.numbered), 0) as numbered, coalesce(
          (select b.first_sequence from event_batches b
            where b.workspace_id = ${$.workspaceId} and b.numbered_at >= ${eventsEnd}
            order by b.numbered_at, b.first_sequence limit 1),
          max(c.numbered) + 1, 1) as oldest
        from event_cursors c where c.workspace_id = ${$.workspaceId}) n)
    select s.numbered::float8 as numbered, s.oldest::float8 as oldest,
      s.is_behind as "isBehind", s.reached::float8 as reached,
      coalesce(found.found, 0)::float8 as found, found.id, found.type, found."occurredAt",
      found."workspaceId", found.sequence, found.actor, found."requestId", found."causedBy", found.content
    from state s left join lateral (
      select * from (
        select y.*, row_number() over (order by y.sequence) as nth, count(*) over () as found,
          sum(${envelopeBytes}::int + y.size) over (order by y.sequence) as bytes
        from (
          select ${eventColumns}, d.size
          from ${eventsBetween($.workspaceId, sql`s.after`, sql`s.reached`)}
          cross join ${changeOf($.workspaceId)}
          cross join ${dataOf}
          where ${eventType} = any(${arrayParameter($.types)}::text[])
            and (${$.resourceId}::uuid is null or c.resource_id = ${$.resourceId}::uuid)
          order by ${bySequence} limit ${$.limit}::int) y) sized
      where sized.nth = 1 or sized.bytes <= ${$.bytes}::int) found on true
    order by found.sequence`,
)

// A batch is written a moment after its events. Where the clocks disagree, all batches are looked through
const sequenceOf = ($: Values<Key>, since: SQL) => sql`(
  select b.first_sequence + array_position(b.event_ids, ${$.id}::uuid) - 1 from event_batches b
  where b.workspace_id = ${$.workspaceId} and b.numbered_at >= ${eventsEnd} ${since}
    and b.event_ids @> array[${$.id}::uuid]
  order by b.numbered_at limit 1)`

export const eventById = statement<Key, EventRow>(
  (_, $) => sql`
    select ${eventColumns} from (select ${$.id}::uuid as id) given
    cross join lateral (
      select * from changes x where x.workspace_id = ${$.workspaceId}
        and x.id = change_of_event(given.id) and x.occurred_at > ${changesEnd}
        and number_of_event(given.id) > 0 limit 1) c
    cross join ${dataOf}
    cross join lateral (select given.id, coalesce(
      ${sequenceOf($, sql`and b.numbered_at >= c.occurred_at - interval '10 minutes'`)},
      ${sequenceOf($, sql``)}) as sequence) e
    where ${eventType} <> '' and e.sequence is not null`,
)
