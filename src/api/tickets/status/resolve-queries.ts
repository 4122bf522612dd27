import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/pool/client.ts'
import type { Keys } from '../../../db/query/rows.ts'
import { pipeline } from '../../../db/query/pipeline.ts'
import { arrayParameter, statement, type Values } from '../../../db/query/statement.ts'
import { ruleViolated } from '../../../errors.ts'
import { missingFields } from '../queries.ts'
import { type Moved, moved } from './moved.ts'

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
    select t.id, t.position::float8 as "ticketNumber", ${missingFields} as fields
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

/** Resolves those of some tickets that are open, and returns what they were. */
export const resolveOpen = statement<Keys & { now: string }, Moved>((_, $) =>
  moved(
    sql`tickets t where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
      and t.deleted_at is null and t.status not in ('resolved', 'closed')
      order by t.id for no key update`,
    sql`status = 'resolved', resolved_at = ${$.now}::timestamptz`,
    sql`${$.now}::timestamptz`,
  ),
)
