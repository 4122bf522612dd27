import { type SQL, sql } from 'drizzle-orm'
import type { ActorContext } from '../../../auth/actor.ts'
import type { TicketRow } from '../queries.ts'
import { emitChanges } from '../ticket.ts'

/** A ticket that was moved to another status, with what it was before, and the time of the change. */
export type Moved = Pick<
  TicketRow,
  | 'id'
  | 'status'
  | 'statusReason'
  | 'snoozedUntil'
  | 'resolvedAt'
  | 'resolutionCode'
  | 'resolutionNote'
  | 'reopenCount'
> & { readonly now: string }

/**
 * Returns the SQL that moves tickets to another status, whose reason and snooze end with the one before. `rows` selects and
 * locks them from the table under the alias `t`; what `set` names is of `tickets` and, as it was, of `before`.
 */
export function moved(rows: SQL, set: SQL, now = sql`now()`): SQL<Moved> {
  return sql<Moved>`
    with before as (
      select t.workspace_id, t.id, t.status, t.status_reason, t.snoozed_until, t.resolved_at,
        t.resolution_code, t.resolution_note, t.reopen_count
      from ${rows})
    update tickets set ${set}, status_reason = null, snoozed_until = null,
      version = tickets.version + 1, updated_at = ${now}
    from before where tickets.workspace_id = before.workspace_id and tickets.id = before.id
    returning tickets.id, before.status, before.status_reason as "statusReason",
      before.snoozed_until as "snoozedUntil", before.resolved_at as "resolvedAt",
      before.resolution_code as "resolutionCode", before.resolution_note as "resolutionNote",
      before.reopen_count as "reopenCount", tickets.updated_at as now`
}

/** Emits the events of tickets that were moved, of which none was closed before. */
export async function emitMoves(ctx: ActorContext, tickets: readonly Moved[]): Promise<void> {
  const before = tickets.map(({ id, now: _, ...was }) => [id, { ...was, closedAt: null }] as const)
  await emitChanges(ctx, new Map(before))
}
