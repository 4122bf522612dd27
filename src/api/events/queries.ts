import type { Key } from '../../db/query/rows.ts'
import { type SQL, sql } from 'drizzle-orm'
import { statement, type Values } from '../../db/query/statement.ts'
import {
  dataOf,
  eventColumns,
  type EventRow,
  eventsEnd,
  eventType,
} from '../../events/log/queries.ts'

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
        and x.id = change_of_event(given.id) and x.occurred_at > now() - interval '37 days'
        and number_of_event(given.id) > 0 limit 1) c
    cross join ${dataOf}
    cross join lateral (select given.id, coalesce(
      ${sequenceOf($, sql`and b.numbered_at >= c.occurred_at - interval '10 minutes'`)},
      ${sequenceOf($, sql``)}) as sequence) e
    where ${eventType} <> '' and e.sequence is not null`,
)
