import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../../db/statement.ts'
import { eventColumns, type EventRow } from '../../events/queries.ts'

type Asked = {
  workspaceId: string
  after: number | null
  types: string[]
  limit: number
  resourceId?: string
}

/** So many events are looked through for those of the types asked for. */
const window = 10_000
/** Bytes of JSON that the events of a page have in all, unless there is one alone. */
const pageBytes = 6_500_000
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
  /** How many events there are, of which those that would make the page too large are left out. */
  readonly found: number
}

/** The state of the feed with each of its rows, in one snapshot; without any, once alone. */
type FeedRow = Feed & { [K in keyof EventRow]: EventRow[K] | null }

export const eventsAfter = feed(sql``)
export const eventsOf = feed(sql`and x.resource_id = ${sql.placeholder('resourceId')}::uuid`)

function feed(condition: SQL) {
  return statement<Asked, FeedRow>(
    (_, $: Values<Asked>) => sql`
      with state as (
        select given.numbered, given.oldest, given.reached, given.after, exists (
          select 1 from events b where b.workspace_id = ${$.workspaceId} and b.sequence is null
        ) as is_behind
        from (select n.numbered, n.oldest, coalesce(${$.after}::bigint, n.oldest - 1) as after,
            least(n.numbered, coalesce(${$.after}::bigint, n.oldest - 1) + ${window}::int) as reached
          from (select coalesce(max(c.numbered), 0) as numbered, coalesce(
              (select min(o.sequence) from events o
                where o.workspace_id = ${$.workspaceId} and o.sequence is not null),
              max(c.numbered) + 1, 1) as oldest
            from event_cursors c where c.workspace_id = ${$.workspaceId}) n) given)
      select s.numbered::float8 as numbered, s.oldest::float8 as oldest,
        s.is_behind as "isBehind", s.reached::float8 as reached,
        coalesce(e.found, 0)::float8 as found, ${eventColumns}
      from state s left join lateral (
        select * from (
          select y.*, row_number() over (order by y.sequence) as nth, count(*) over () as found,
            sum(${envelopeBytes}::int + octet_length(y.data::text)
              + coalesce(octet_length(y.previous::text), 0)) over (order by y.sequence) as bytes
          from (
            select * from events x
            where x.workspace_id = ${$.workspaceId} and x.sequence > s.after
              and x.sequence <= s.reached
              and x.type = any(${arrayParameter($.types)}::text[]) ${condition}
            order by x.sequence limit ${$.limit}::int) y) sized
        where sized.nth = 1 or sized.bytes <= ${pageBytes}::int
        ) e on e.workspace_id = ${$.workspaceId}
      order by e.sequence`,
  )
}

export const eventById = statement<{ workspaceId: string; id: string }, EventRow>(
  (_, $) => sql`
    select ${eventColumns} from events e
    where e.workspace_id = ${$.workspaceId} and e.id = ${$.id} and e.sequence is not null`,
)
