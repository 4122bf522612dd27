import { type SQL, sql } from 'drizzle-orm'
import type { Db, Pool } from '../../db/client.ts'
import { statement } from '../../db/statement.ts'
import { emit, system } from '../../events/emit.ts'
import { iso } from '../../lib/time.ts'
import { activitiesNow } from './queries.ts'
import { toActivity } from './wire.ts'

type Batch = { batch: number }

/** A user who is something else now. */
interface Changed {
  readonly workspaceId: string
  readonly userId: string
  readonly now: string
}

/**
 * Gives users whose presence has run out the default status, and makes those who had that one offline, in
 * all workspaces, by the database's clock, and tells it. Any number of processes may run this and what
 * follows at once. Returns how many.
 */
export async function runOut(pool: Pool, batch: number): Promise<number> {
  return pool.transaction(async (db) => tell(db, await haveRunOut(db, { batch })))
}

/** Makes users offline who have not been heard of for so many seconds, likewise. */
export async function goStale(pool: Pool, batch: number, seconds: number): Promise<number> {
  return pool.transaction(async (db) => tell(db, await areStale(db, { batch, seconds })))
}

async function tell(db: Db, changed: readonly Changed[]): Promise<number> {
  for (const workspaceId of new Set(changed.map((one) => one.workspaceId))) {
    const userIds = changed
      .filter((one) => one.workspaceId === workspaceId)
      .map(({ userId }) => userId)
    const begun = await activitiesNow(db, { workspaceId, userIds })
    emit(
      system(db, workspaceId, iso(changed[0]?.now ?? '')),
      ...begun.map((row) => ['agent.presence_changed', toActivity(row)] as const),
    )
  }
  return changed.length
}

const haveRunOut = statement<Batch, Changed>((_, $) =>
  changed(
    sql`p.until <= now() order by p.until limit ${$.batch}::int`,
    sql`case when due.presence_status_id = usual.id then off.id else usual.id end`,
    'schedule',
  ),
)

const areStale = statement<Batch & { seconds: number }, Changed>((_, $) =>
  changed(
    sql`p.heartbeat_at <= now() - make_interval(secs => ${$.seconds}::int)
      order by p.heartbeat_at limit ${$.batch}::int`,
    sql`off.id`,
    'heartbeat',
  ),
)

function changed(isDue: SQL, statusId: SQL, source: string): SQL<Changed> {
  return sql<Changed>`
    with due as materialized (
      select p.workspace_id, p.user_id, p.presence_status_id from users u
      join agent_presence p on p.workspace_id = u.workspace_id and p.user_id = u.id
      where ${isDue} for no key update of u, p skip locked)
    select due.workspace_id as "workspaceId", due.user_id as "userId", now() as now,
      change_presence(due.workspace_id, due.user_id, ${statusId}, ${source}, null, null)
    from due
    join presence_statuses usual on usual.workspace_id = due.workspace_id and usual.is_default
    join presence_statuses off on off.workspace_id = due.workspace_id
      and off.system_name = 'offline' and off.deleted_at is null`
}
