import { type SQL, sql } from 'drizzle-orm'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { actorJson, causeJson } from '../../db/query/actors.ts'
import type { Connection, Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { truncatedJson } from '../../lists/truncate.ts'
import { offsetOf, onConnection } from '../../lists/listing.ts'
import { requireNoOther } from '../../lists/parameters.ts'

export type HistoryRow = Omit<Schema<'TicketHistoryEntry'>, 'isTruncated'>

type Query = Operations['listTicketHistory']['query'] & { workspaceId: string; ticketId: string }

type Ticket = { workspaceId: string; ticketId: string; fields: string[] | null }
/** The changes `c` of a ticket with the entries `h` that its history has of each. */
const entries = ($: Values<Ticket>): SQL => sql`
  changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
  where c.workspace_id = ${$.workspaceId} and c.retention = 'history'
    and c.resource_id = ${$.ticketId}::uuid
    and (${arrayParameter($.fields)}::text[] is null
      or h.field = any(${arrayParameter($.fields)}::text[]))`

const count = statement<Ticket, { total: number }>(
  (_, $) => sql`select count(*)::float8 as total from ${entries($)}`,
)

const columns = sql`
  id_within(c.id, 32768 + h.number) as id, h.field, ${truncatedJson(sql`h.before`)} as "from",
  ${truncatedJson(sql`h.after`)} as "to",
  ${actorJson(sql`c.workspace_id`, sql`c.actor_id`)} as actor, c.request_id as "requestId",
  ${causeJson(sql`c`)} as "causedBy",
  c.occurred_at as "occurredAt"`

/** Entries of the history of a ticket; the id of an entry is the id of its change except for the last digits. */
export const historyByIds = statement<
  { workspaceId: string; ticketId: string; ids: readonly string[] },
  HistoryRow
>(
  (_, $) => sql`
    select ${columns}
    from changes c cross join lateral ticket_history_entries(c.action, c.differences, c.object) h
    where c.workspace_id = ${$.workspaceId} and c.retention = 'history'
      and c.resource_id = ${$.ticketId}::uuid
      and c.id = any(array(select id_within(e.id, 0) from unnest(${arrayParameter($.ids)}::uuid[]) e (id)))
      and id_within(c.id, 32768 + h.number) = any(${arrayParameter($.ids)}::uuid[])`,
)

const rows = statement<Ticket & { offset: number; limit: number }, HistoryRow>(
  (_, $) => sql`
    select ${columns}
    from ${entries($)}
    order by c.position desc, h.number desc limit ${$.limit}::int offset ${$.offset}::bigint`,
)

/** One page of the history of a ticket, the newest entry first, and how many there are. */
export async function historyPage(
  db: Db,
  { workspaceId, ticketId, page, pageSize, field, ...others }: Query,
): Promise<{ total: number; rows: HistoryRow[] }> {
  requireNoOther(others)
  const offset = offsetOf({ page, pageSize })
  const ticket = { workspaceId, ticketId, fields: field ?? null }
  // Both travel at once over one connection
  return db.run(async (connection: Connection) => {
    const pinned = onConnection(db, connection)
    const [[counted], found] = await pipeline(db, [
      () => count(pinned, ticket),
      () => rows(pinned, { ...ticket, offset, limit: pageSize }),
    ])
    return { total: counted?.total ?? 0, rows: found }
  })
}
