import { sql } from 'drizzle-orm'
import { system } from '../../auth/actor.ts'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'
import { latestInstant } from '../../lib/time.ts'
import { closeAll } from './conversation.ts'
import { createsTickets, hasOpenTicket } from './ticket-queries.ts'

interface Open extends Faulty {
  readonly endedAt: string
}

/** When the last of the tickets of `x` was resolved or closed. */
const lastEnd = sql`(
  select max(coalesce(t.closed_at, t.resolved_at)) from conversation_tickets y
  join tickets t on t.workspace_id = y.workspace_id and t.id = y.ticket_id
    and t.deleted_at is null and t.status in ('resolved', 'closed')
  where y.workspace_id = x.workspace_id and y.conversation_id = x.id)`

// One that changed after the end of its tickets was opened again, or had none of them then
const openWithoutTickets = repairRule<Open>(
  'conversation is open although its last ticket has ended',
  sql`
      select x.id, ${lastEnd} as "endedAt" from conversations x
      where x.status <> 'closed' and x.kind <> 'group' and ${createsTickets(sql`x`)}
        and not ${hasOpenTicket(sql`x`)} and ${lastEnd} >= x.updated_at`,
  (db, workspaceId, rows) => {
    const now = latestInstant(rows.map(({ endedAt }) => endedAt)) ?? ''
    return closeAll(
      system(db, workspaceId, now),
      rows.map(({ id }) => id),
    )
  },
)

/** The repairs of conversations whose status differs from what their tickets say. */
export const conversationRules: readonly RepairRule[] = [openWithoutTickets]
