import { sql } from 'drizzle-orm'
import { tickets } from '../../src/db/schema/tickets.ts'
import { statement, statements } from '../../src/db/query/statement.ts'

// Statements that declare what PostgreSQL does not return, for the test of the check that finds them

type Key = { workspaceId: string; id: string }

export const wrongName = statement<Key, { titel: string }>(
  (_, $) => sql`select title from tickets where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

export const wrongType = statement<Key, { total: number }>(
  (_, $) => sql`
    select count(*) as total from tickets where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

export const wrongArray = statement<Key, { declinedBy: string[] }>(
  (_, $) => sql`
    select declined_by as "declinedBy" from queue_entries
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

export const wrongParameter = statement<Key & { isOpen: string }, never>(
  (_, $) => sql`
    select from tickets where workspace_id = ${$.workspaceId} and id = ${$.id}
      and (${$.isOpen}::boolean or true)`,
)

export const wrongExpression = statement<Key, { subject: number }>((db, $) =>
  db
    .select({ subject: sql<number>`title`.as('subject') })
    .from(tickets)
    .where(sql`workspace_id = ${$.workspaceId} and id = ${$.id}`),
)

export const wrongSql = statement<Key, { id: string }>(
  (_, $) => sql`select id from ticket where workspace_id = ${$.workspaceId}`,
)

export const wrongRead = statement<Key & { name: string }, { id: string }>(
  (_, $) => sql`
    select id from contacts where workspace_id = ${$.workspaceId} and deleted_at is null
      and (id::text = ${$.name} or username = ${$.name})`,
)

export const neverMade = statements<Key, { id: string }>()
