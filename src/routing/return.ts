import { sql } from 'drizzle-orm'
import type { ActorContext } from '../auth/actor.ts'
import { statement } from '../db/query/statement.ts'

/** Work that a message of its contact has opened again. */
interface Returning {
  readonly id: string
  readonly endedAt: string | null
}

/**
 * Returns the ids of the work of queues that its assignee does not keep: the user is offline, has more than the capacity with
 * it, or had it longer ago than the queue says.
 */
const notKept = statement<{ workspaceId: string; work: string }, { id: string }>(
  (_, $) => sql`
    select w.id from json_to_recordset(${$.work}::json) as r (id uuid, "endedAt" timestamptz)
    join routed_work w on w.workspace_id = ${$.workspaceId} and w.id = r.id and w.is_open
    join automation_queues q on q.workspace_id = w.workspace_id and q.id = w.queue_id
      and q.deleted_at is null
    join users u on u.workspace_id = w.workspace_id and u.id = w.assignee_id
    left join agent_presence p on p.workspace_id = w.workspace_id and p.user_id = w.assignee_id
    left join presence_statuses s
      on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
    cross join lateral agent_load_of(w.workspace_id, u.id, w.kind) l
    where coalesce(s.category, 'offline') = 'offline'
      or l.load > coalesce((u.capacity ->> w.kind)::int, 200)
      or r."endedAt" < now() - make_interval(mins => q.sticky_minutes)`,
)

/** The ids of those of some work that its assignee does not keep. */
export async function lostWork(
  { db, actor: { workspaceId } }: ActorContext,
  returning: readonly Returning[],
): Promise<string[]> {
  if (returning.length === 0) return []
  const found = await notKept(db, { workspaceId, work: JSON.stringify(returning) })
  return found.map(({ id }) => id)
}
