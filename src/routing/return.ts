import { sql } from 'drizzle-orm'
import type { ActorContext } from '../auth/actor.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statement } from '../db/query/statement.ts'
import { tryLockAgents } from './agent-locks.ts'

/** Work that a message of its contact has opened again. */
interface Returning {
  readonly id: string
  readonly assigneeId: string | null
  readonly endedAt: string | null
}

/**
 * Finds the work of queues, and whether its assignee keeps it: not a user who is offline, has more than the capacity with it,
 * or had it longer ago than the queue says.
 */
const ofQueues = statement<{ workspaceId: string; work: string }, { id: string; isKept: boolean }>(
  (_, $) => sql`
    select w.id, coalesce(s.category, 'offline') <> 'offline'
      and l.load <= coalesce((u.capacity ->> w.kind)::int, 200)
      and coalesce(r."endedAt" >= now() - make_interval(mins => q.sticky_minutes), true) as "isKept"
    from json_to_recordset(${$.work}::json) as r (id uuid, "endedAt" timestamptz)
    join routed_work w on w.workspace_id = ${$.workspaceId} and w.id = r.id and w.is_open
    join automation_queues q on q.workspace_id = w.workspace_id and q.id = w.queue_id
      and q.deleted_at is null
    join users u on u.workspace_id = w.workspace_id and u.id = w.assignee_id
    left join agent_presence p on p.workspace_id = w.workspace_id and p.user_id = w.assignee_id
    left join presence_statuses s
      on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
    cross join lateral agent_load_of(w.workspace_id, u.id, w.kind) l`,
)

/**
 * The ids of those of some work that its assignee does not keep. Keeping work adds to the user's load. While another
 * transaction holds the lock of the user, the load is not certain: the work goes to its queue.
 */
export async function lostWork(
  { db, actor: { workspaceId } }: ActorContext,
  returning: readonly Returning[],
): Promise<string[]> {
  if (returning.length === 0) return []
  const userIds = returning.flatMap(({ assigneeId }) => assigneeId ?? [])
  const [[agents], found] = await pipeline(db, [
    () => tryLockAgents(db, { workspaceId, userIds }),
    () => ofQueues(db, { workspaceId, work: JSON.stringify(returning) }),
  ])
  return found.filter(({ isKept }) => !isKept || !agents?.areHeld).map(({ id }) => id)
}
