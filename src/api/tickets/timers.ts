import { type SQL, sql } from 'drizzle-orm'
import { statement, type Values } from '../../db/statement.ts'

type Batch = { batch: number }

const utcText = (instant: SQL) =>
  sql`to_jsonb(to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/**
 * Opens tickets whose snooze has ended, in all workspaces, by the database's clock. Any number of
 * processes may run it at once.
 */
export const wakeSnoozed = statement<Batch, { id: string }>((_, $: Values<Batch>) =>
  moved(
    sql`snoozed_until <= now() and deleted_at is null order by snoozed_until limit ${$.batch}::int`,
    sql`('status', to_jsonb(due.status), '"open"'::jsonb),
      ('snoozedUntil', ${utcText(sql`due.snoozed_until`)}, null)`,
    sql`status = 'open', snoozed_until = null`,
  ),
)

/** Closes tickets that have been resolved for 96 hours, likewise. */
export const closeResolved = statement<Batch, { id: string }>((_, $: Values<Batch>) =>
  moved(
    sql`status = 'resolved' and resolved_at <= now() - interval '96 hours' and deleted_at is null
      order by resolved_at limit ${$.batch}::int`,
    sql`('status', to_jsonb(due.status), '"closed"'::jsonb)`,
    sql`status = 'closed', closed_at = now()`,
  ),
)

/** Changes the tickets that are due and records it as Switchboard's own doing. */
function moved(isDue: SQL, changes: SQL, set: SQL): SQL<{ id: string }> {
  return sql<{ id: string }>`
    with due as (
      select workspace_id, id, status, snoozed_until from tickets
      where ${isDue} for no key update skip locked),
    recorded as (
      insert into ticket_history
        (workspace_id, ticket_id, field, "from", "to", actor_type, occurred_at)
      select due.workspace_id, due.id, change.field, change.old, change.new, 'system', now()
      from due cross join lateral (values ${changes}) as change (field, old, new))
    update tickets set ${set}, version = tickets.version + 1, updated_at = now()
    from due where tickets.workspace_id = due.workspace_id and tickets.id = due.id
    returning tickets.id`
}
