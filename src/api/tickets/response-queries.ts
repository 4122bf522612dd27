import { sql } from 'drizzle-orm'
import type { Keys } from '../../db/query/rows.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'

/** A message by which a user answers. */
export interface Response {
  readonly conversationId: string
  /** The comment that it contains. */
  readonly commentId: string | null
  readonly at: string
}

/**
 * Records responses as the first ones of the tickets that have none: the tickets that are linked to the conversation
 * and not closed, and the ticket that the comment is on. A deleted one counts, since it may be restored. Returns their
 * ids. Only reactions write these columns, so they do not change the version: a caller that has just resolved a ticket
 * with a comment can go on with the `ETag` of the reply. Rows are looked up by arrays of ids, since the planner expects
 * enough responses to read all tickets.
 */
export const markResponses = statement<
  { workspaceId: string; responses: string; now: string },
  { id: string }
>(
  (_, $) => sql`
    with given as (
      select * from json_to_recordset(${$.responses}::json)
        as r ("conversationId" uuid, "commentId" uuid, at timestamptz)),
    linked as (
      select x.ticket_id, r.at, false as is_own from given r
      join conversation_tickets x on x.workspace_id = ${$.workspaceId}
        and x.conversation_id = r."conversationId"
      where x.conversation_id = any(array(select "conversationId" from given))
      union all
      select c.ticket_id, r.at, true from given r
      join comments c on c.workspace_id = ${$.workspaceId} and c.id = r."commentId"
      where c.id = any(array(select "commentId" from given))),
    answered as (
      select t.id, (select min(l.at) from linked l where l.ticket_id = t.id) as at
      from tickets t
      where t.workspace_id = ${$.workspaceId} and t.id = any(array(select ticket_id from linked))
        and t.first_response_at is null
        and exists (select from linked l
          where l.ticket_id = t.id and (l.is_own or t.status <> 'closed'))
      order by t.id for no key update of t)
    update tickets t set first_response_at = a.at, updated_at = ${$.now}::timestamptz
    from answered a
    where t.workspace_id = ${$.workspaceId} and t.id = any(array(select id from answered))
      and t.id = a.id
    returning t.id`,
)

/** Returns the tickets of some comments, which it locks until the transaction ends. */
export const lockAnswered = statement<
  { workspaceId: string; commentIds: readonly string[] },
  { id: string }
>(
  (_, $) => sql`
    select t.id from tickets t
    where t.workspace_id = ${$.workspaceId} and t.id = any(array(
      select c.ticket_id from comments c
      where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.commentIds)}::uuid[])))
    order by t.id for no key update`,
)

/** The time at which a comment on the ticket `x` last failed to reach the contact. */
export const lastFailure = sql`(
  select max(m.failed_at) from comments c
  join messages m on m.workspace_id = c.workspace_id and m.id = c.message_id
  where c.workspace_id = x.workspace_id and c.ticket_id = x.id and c.deleted_at is null
    and m.status = 'failed')`

/**
 * Records on some tickets when a comment on each last failed. Returns the tickets that change, with their earlier values.
 */
export const recordFailureTimes = statement<
  Keys & { now: string },
  { id: string; previous: string | null }
>(
  (_, $) => sql`
    with kept as (
      select x.id, x.delivery_failed_at as previous, ${lastFailure} as at
      from tickets x
      where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[]))
    update tickets t set delivery_failed_at = k.at, updated_at = ${$.now}::timestamptz
    from kept k
    where t.workspace_id = ${$.workspaceId} and t.id = any(array(select id from kept)) and t.id = k.id
      and t.delivery_failed_at is distinct from k.at
    returning t.id, k.previous`,
)
