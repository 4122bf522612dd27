import { type SQL, sql } from 'drizzle-orm'
import { statement } from '../../db/query/statement.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import { type Batch, runBatchAsSystem } from '../../platform/jobs/batch.ts'
import { dueByTime, dueWorkspaces } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { activitiesNow } from './queries.ts'

/** A user who is something else now. */
interface Changed {
  readonly userId: string
  readonly now: string
}

const changedAtOnce = 200

async function emitChanges(ctx: ActorContext, changed: readonly Changed[]): Promise<void> {
  const { workspaceId } = ctx.actor
  const userIds = changed.map(({ userId }) => userId)
  const begun = await activitiesNow(ctx.db, { workspaceId, userIds })
  emit(ctx, ...begun.map((row) => ['agent.presence_changed', row] as const))
}

const haveRunOut = statement<Batch, Changed>((_, $) =>
  changePresences(
    sql`p.workspace_id = ${$.workspaceId} and p.until <= now() order by p.until limit ${$.batch}::int`,
    sql`case when due.presence_status_id = usual.id then off.id else usual.id end`,
    'schedule',
  ),
)

const areStale = statement<Batch & { seconds: number }, Changed>((_, $) =>
  changePresences(
    sql`p.workspace_id = ${$.workspaceId} and p.heartbeat_at <= now() - make_interval(secs => ${$.seconds}::int)
      order by p.heartbeat_at limit ${$.batch}::int`,
    sql`off.id`,
    'heartbeat',
  ),
)

function changePresences(isDue: SQL, statusId: SQL, source: string): SQL<Changed> {
  return sql<Changed>`
    with due as materialized (
      select p.workspace_id, p.user_id, p.presence_status_id from users u
      join agent_presence p on p.workspace_id = u.workspace_id and p.user_id = u.id
      where ${isDue} for no key update of u, p skip locked)
    select due.user_id as "userId", now() as now,
      change_presence(due.workspace_id, due.user_id, ${statusId}, ${source}, null, null)
    from due
    join presence_statuses usual on usual.workspace_id = due.workspace_id and usual.is_default
    join presence_statuses off on off.workspace_id = due.workspace_id
      and off.system_name = 'offline' and off.deleted_at is null`
}

/**
 * Changes users whose presence status has ended to the default status, and those who had that one to
 * offline, by the database's clock, and emits their events.
 */
export const presenceEnd: WorkspaceJob = {
  name: 'presence: end statuses',
  everyMs: 1000,
  size: changedAtOnce,
  due: dueByTime('agent_presence', 'until'),
  run: runBatchAsSystem(haveRunOut, emitChanges),
}

/** Changes users to offline whose last heartbeat is older than `seconds`, likewise. */
export function presenceStaleness(seconds: number): WorkspaceJob {
  return {
    name: 'presence: go offline without a heartbeat',
    everyMs: 1000,
    size: changedAtOnce,
    due: dueWorkspaces({
      table: sql`agent_presence`,
      where: sql`x.heartbeat_at is not null`,
      by: sql`x.heartbeat_at`,
      until: sql`now() - make_interval(secs => ${seconds}::int)`,
    }),
    run: runBatchAsSystem((db, batch) => areStale(db, { ...batch, seconds }), emitChanges),
  }
}
