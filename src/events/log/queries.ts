import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { actorJson, type ActorRow, causeJson } from '../../db/query/actors.ts'
import { statement } from '../../db/query/statement.ts'
import { literal } from '../../lists/literal.ts'

/** The object of an event and, of a change, what its members that differ were. */
export interface Content {
  readonly data: Record<string, unknown>
  readonly previous: Record<string, unknown> | null
}

export interface EventRow {
  readonly id: string
  readonly type: string
  readonly occurredAt: string
  readonly workspaceId: string
  readonly sequence: number
  readonly actor: ActorRow
  readonly requestId: string | null
  readonly causedBy: { readonly type: string; readonly id: string } | null
  readonly content: Content
}

/** The type of an event `e` of the change `c`. */
export const eventType: SQL = sql`split_part(c.event_types, ' ', number_of_event(e.id))`

/** The columns of an event: its number and id are of `e`, its change is `c`, and that change's data `d`. */
export const eventColumns: SQL = sql`e.id, ${eventType} as type,
  c.occurred_at as "occurredAt", c.workspace_id as "workspaceId", e.sequence::float8 as sequence,
  ${actorJson(sql`c.workspace_id`, sql`c.actor_id`)} as actor, c.request_id as "requestId",
  ${causeJson(sql`c`)} as "causedBy", d.content`

/** The days for which events are kept, and all that depends on them. Their partitions are (`log_tables` in src/db/sql/log.sql). */
export const eventDays = 30
export const eventsEnd: SQL = sql`now() - ${literal(eventDays)} * interval '1 day'`
/** No event that is kept is of an earlier change, since events are numbered within a week. */
export const changesEnd: SQL = sql`now() - ${literal(eventDays + 7)} * interval '1 day'`

/** The change `c` of an event `e`. Leaves out partitions with what is older than any event that is kept. */
export function changeOf(workspaceId: SQL | Placeholder): SQL {
  return sql`lateral (
    select * from changes x where x.workspace_id = ${workspaceId} and x.id = change_of_event(e.id)
      and x.occurred_at > ${changesEnd} limit 1) c`
}

/** Returns the content of the events of a change `c` with the data `d`: a new object is in its change alone. */
export const contentOf = (d: SQL): SQL =>
  sql`coalesce(${d}.content, json_build_object('data', c.object, 'previous', null))`

/** The data `d` of a change `c`. */
export const dataOf: SQL = sql`lateral (
  select x.size, ${contentOf(sql`x`)} as content from change_data x where x.workspace_id = c.workspace_id
    and x.transaction = c.transaction and x.position = c.position and x.occurred_at = c.occurred_at
  limit 1) d`

/** In the order of their sequence, as the index of the batches has it: no more of them are read than are needed. */
export const bySequence: SQL = sql`e.batch, e.nth`

/** The numbered events `e` after one sequence and up to another, as `id` and `sequence`. */
export function eventsBetween(workspaceId: SQL | Placeholder, after: SQL, to: SQL): SQL {
  // A batch has 100 events at most
  return sql`(
    select n.id, n.nth, b.first_sequence as batch, b.first_sequence + n.nth - 1 as sequence
    from event_batches b cross join lateral unnest(b.event_ids) with ordinality n (id, nth)
    where b.workspace_id = ${workspaceId} and b.numbered_at >= ${eventsEnd}
      and b.first_sequence > ${after} - 100 and b.first_sequence <= ${to}
      and b.first_sequence + n.nth - 1 > ${after} and b.first_sequence + n.nth - 1 <= ${to}
    order by b.first_sequence, n.nth) e`
}

/** Numbers committed events, those of some `most` changes. */
export const numberEvents = statement<{ workspaceId: string; most: number }, { done: number }>(
  (_, $) => sql`select number_events(${$.workspaceId}::uuid, ${$.most}::int) as done`,
)
