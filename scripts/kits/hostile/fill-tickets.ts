import { demoIds } from '../../../src/workspaces/demo.ts'
import type { Stage } from './case.ts'

export const manyTickets = 40_000

/** Copies of the demo's ticket, once for all cases; triggers and keys are off, as they take most of the time. */
export async function fillTickets({ sql, attacker: { workspaceId } }: Stage): Promise<void> {
  const [filled] = await sql`select from tickets
    where workspace_id = ${workspaceId} and position > ${manyTickets} limit 1`
  if (filled) return
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    await tx`
      insert into tickets (workspace_id, id, position, title, description, type, channel, priority,
        status, contact_id, creator_id, custom_fields, created_at, updated_at)
      select t.workspace_id, gen_random_uuid(), 1000 + n, 'The crane reports a fault ' || n,
        'Since this morning the operator waits.', t.type, t.channel,
        ('{low,medium,high,urgent}'::text[])[1 + n % 4], ('{open,pending}'::text[])[1 + n % 2],
        t.contact_id, t.creator_id, '{}', now() - n * interval '1 minute',
        now() - (n * 7919 % ${manyTickets}::int) * interval '1 minute'
      from tickets t, generate_series(1, ${manyTickets}::int) n
      where t.workspace_id = ${workspaceId} and t.id = ${demoIds.ticket}`
    await tx`select continue_behind(${workspaceId}::uuid, 'tickets', ${manyTickets + 1000})`
  })
  await sql`analyze tickets`
}
