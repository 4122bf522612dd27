import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'

type Batch = { batch: number }

/**
 * Gives users whose presence has run out the default status, and makes those who had that one offline, in
 * all workspaces, by the database's clock. Any number of processes may run this and what follows at once.
 */
export const runOut = statement<Batch, { id: string }>((_, $) =>
  changed(
    sql`p.until <= now() order by p.until limit ${$.batch}::int`,
    sql`case when due.presence_status_id = usual.id then off.id else usual.id end`,
    'schedule',
  ),
)

/** Makes users offline who have not been heard of for so many seconds. */
export const goStale = statement<Batch & { seconds: number }, { id: string }>((_, $) =>
  changed(
    sql`p.heartbeat_at <= now() - make_interval(secs => ${$.seconds}::int)
      order by p.heartbeat_at limit ${$.batch}::int`,
    sql`off.id`,
    'heartbeat',
  ),
)

function changed(isDue: SQL, statusId: SQL, source: string): SQL<{ id: string }> {
  return sql<{ id: string }>`
    with due as materialized (
      select p.workspace_id, p.user_id, p.presence_status_id from users u
      join agent_presence p on p.workspace_id = u.workspace_id and p.user_id = u.id
      where ${isDue} for no key update of u, p skip locked)
    select due.user_id as id,
      change_presence(due.workspace_id, due.user_id, ${statusId}, ${source}, null, null)
    from due
    join presence_statuses usual on usual.workspace_id = due.workspace_id and usual.is_default
    join presence_statuses off on off.workspace_id = due.workspace_id
      and off.system_name = 'offline' and off.deleted_at is null`
}
