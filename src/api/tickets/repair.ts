import { sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'
import { lastFailure, recordFailureTimes } from './response-queries.ts'

interface Unanswered extends Faulty {
  readonly at: string
}

const setResponses = statement<{ workspaceId: string; tickets: string }, never>(
  (_, $) => sql`
    update tickets t set first_response_at = r.at, updated_at = greatest(t.updated_at, r.at)
    from json_to_recordset(${$.tickets}::json) as r (id uuid, at timestamptz)
    where t.workspace_id = ${$.workspaceId} and t.id = r.id`,
)

/**
 * The first answer of a user to the ticket `x`: a comment that was sent, or a message in the conversation that the
 * ticket was created from. Since when another conversation is linked is not known, nor what a ticket missed while it
 * was closed.
 */
const firstAnswer = sql`least((
    select min(m.created_at) from comments c
    join messages m on m.workspace_id = c.workspace_id and m.id = c.message_id
    where c.workspace_id = x.workspace_id and c.ticket_id = x.id
      and m.sender_type = 'user' and not m.is_automatic and m.status not in ('scheduled', 'canceled')), (
    select min(m.created_at) from messages m
    where m.workspace_id = x.workspace_id and m.conversation_id = case_id(x.cx_log_id)
      and m.sender_type = 'user' and not m.is_automatic
      and m.status not in ('scheduled', 'canceled') and m.scheduled_at is null
      and m.created_at > x.created_at and x.status <> 'closed' and x.reopen_count = 0))`

const missingResponses = repairRule<Unanswered>(
  'ticket has no first response although a user has answered',
  sql`
      select x.id, ${firstAnswer} as at from tickets x
      where x.first_response_at is null and x.deleted_at is null and ${firstAnswer} is not null`,
  (db, workspaceId, rows) => setResponses(db, { workspaceId, tickets: JSON.stringify(rows) }),
)

const otherFailures = repairRule<Faulty & { readonly now: string }>(
  'ticket shows another failed delivery than its comments had',
  sql`
      select x.id, now() as now from tickets x
      where x.deleted_at is null and x.delivery_failed_at is distinct from ${lastFailure}`,
  (db, workspaceId, rows) => {
    const [ids, now] = [rows.map(({ id }) => id), rows[0]?.now ?? '']
    return recordFailureTimes(db, { workspaceId, ids, now })
  },
)

/** The repairs of tickets whose values differ from their messages and comments. */
export const ticketRules: readonly RepairRule[] = [missingResponses, otherFailures]
