import { type SQL, sql } from 'drizzle-orm'
import type { Pool } from '../../db/client.ts'
import { statement, type Values } from '../../db/statement.ts'
import { emit, system } from '../../events/emit.ts'
import { iso } from '../../lib/time.ts'
import { ticketsByIds } from './queries.ts'
import { expansion, happenings } from './ticket.ts'
import { toTicket } from './wire.ts'

type Batch = { batch: number }

const utcText = (instant: SQL) =>
  sql`to_jsonb(to_char(${instant} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))`

/** A ticket that was moved, with what it was before. */
interface Moved {
  readonly workspaceId: string
  readonly id: string
  readonly status: string
  readonly snoozedUntil: string | null
  readonly now: string
}

/**
 * Opens tickets whose snooze has ended, in all workspaces, by the database's clock, and tells it. Any
 * number of processes may run it at once. Returns how many.
 */
export async function wakeSnoozed(pool: Pool, batch: number): Promise<number> {
  return move(pool, wake, batch)
}

/** Closes tickets that have been resolved for 96 hours, likewise. */
export async function closeResolved(pool: Pool, batch: number): Promise<number> {
  return move(pool, close, batch)
}

async function move(pool: Pool, run: typeof wake, batch: number): Promise<number> {
  return pool.transaction(async (db) => {
    const moved = await run(db, { batch })
    const workspaces = new Set(moved.map(({ workspaceId }) => workspaceId))
    for (const workspaceId of workspaces) {
      const before = new Map(
        moved.filter((one) => one.workspaceId === workspaceId).map((one) => [one.id, one]),
      )
      const ids = [...before.keys()]
      const rows = await ticketsByIds(db, { workspaceId, ids, ...expansion() })
      const told = rows.flatMap((row) => {
        const was = before.get(row.id)
        if (!was) return []
        const { status, snoozedUntil } = was
        const closedAt = status === 'closed' ? row.closedAt : null
        return happenings(
          toTicket(row, null),
          toTicket({ ...row, status, snoozedUntil, closedAt }, null),
        )
      })
      emit(system(db, workspaceId, iso(moved[0]?.now ?? '')), ...told)
    }
    return moved.length
  })
}

const wake = statement<Batch, Moved>((_, $: Values<Batch>) =>
  moved(
    sql`snoozed_until <= now() and deleted_at is null order by snoozed_until limit ${$.batch}::int`,
    sql`('status', to_jsonb(due.status), '"open"'::jsonb),
      ('snoozedUntil', ${utcText(sql`due.snoozed_until`)}, null)`,
    sql`status = 'open', snoozed_until = null`,
  ),
)

const close = statement<Batch, Moved>((_, $: Values<Batch>) =>
  moved(
    sql`status = 'resolved' and resolved_at <= now() - interval '96 hours' and deleted_at is null
      order by resolved_at limit ${$.batch}::int`,
    sql`('status', to_jsonb(due.status), '"closed"'::jsonb)`,
    sql`status = 'closed', closed_at = now()`,
  ),
)

/** Changes the tickets that are due and records it as Switchboard's own doing. */
function moved(isDue: SQL, changes: SQL, set: SQL): SQL<Moved> {
  return sql<Moved>`
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
    returning tickets.workspace_id as "workspaceId", tickets.id, due.status,
      due.snoozed_until as "snoozedUntil", tickets.updated_at as now`
}
