import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/pool/client.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { arrayParameter, statement, type Values } from '../../../db/query/statement.ts'
import { ruleViolated } from '../../../errors.ts'
import type { TicketRow } from '../queries.ts'

type OfConversation = { workspaceId: string; conversationId: string }

const isOpenOf = ($: Values<OfConversation>) => sql`
  t.workspace_id = ${$.workspaceId} and t.deleted_at is null
  and t.status not in ('resolved', 'closed') and t.id = any(array(
    select x.ticket_id from conversation_tickets x
    where x.workspace_id = ${$.workspaceId} and x.conversation_id = ${$.conversationId}::uuid))`

/** Open tickets of one conversation that a request resolves at most. */
const mostOpen = 500

const lockOpen = statement<OfConversation, never>(
  (_, $) => sql`select t.id from tickets t where ${isOpenOf($)} order by t.id
    limit ${mostOpen + 1} for no key update`,
)

interface OpenTicket {
  readonly id: string
  readonly ticketNumber: number
  /** Fields that it lacks before it can be resolved. */
  readonly fields: string[]
}

const openTickets = statement<OfConversation, OpenTicket>(
  (_, $) => sql`
    select t.id, t.position::float8 as "ticketNumber", (
      select coalesce(json_agg(f.system_name order by f.sort_order, f.id), '[]'::json)
      from custom_fields f
      where f.workspace_id = t.workspace_id and f.entity = 'ticket' and f.is_required_to_resolve
        and not f.is_archived and not t.custom_fields ? f.system_name) as fields
    from tickets t where ${isOpenOf($)} order by t.id limit ${mostOpen + 1}`,
)

/** The open tickets of a conversation, which are locked until the transaction ends. Throws 422 for more than 500. */
export async function lockOpenTickets(db: Db, key: OfConversation): Promise<OpenTicket[]> {
  const [, open] = await pipeline(db, [() => lockOpen(db, key), () => openTickets(db, key)])
  if (open.length <= mostOpen) return open
  throw ruleViolated(
    `The conversation has more than ${mostOpen} open tickets. Resolve some of them first, or close it without "resolveTickets".`,
    '/resolveTickets',
  )
}

/** Resolves locked tickets that are open, and returns what they were. */
export const resolveOpen = statement<
  { workspaceId: string; ids: readonly string[]; now: string },
  Pick<TicketRow, 'id' | 'status' | 'statusReason' | 'snoozedUntil' | 'resolvedAt'>
>(
  (_, $) => sql`
    with before as (
      select id, status, status_reason, snoozed_until, resolved_at from tickets
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
        and deleted_at is null and status not in ('resolved', 'closed')
      order by id for no key update)
    update tickets set status = 'resolved', status_reason = null, snoozed_until = null,
      resolved_at = ${$.now}::timestamptz, version = tickets.version + 1,
      updated_at = ${$.now}::timestamptz
    from before where tickets.workspace_id = ${$.workspaceId} and tickets.id = before.id
    returning tickets.id, before.status, before.status_reason as "statusReason",
      before.snoozed_until as "snoozedUntil", before.resolved_at as "resolvedAt"`,
)
