import { sql } from 'drizzle-orm'
import { isUnfit } from '../../routing/end.ts'
import { arrayParameter, statement, type Values } from '../../db/statement.ts'

/**
 * Open tickets with a queue that nobody has and that wait nowhere, in their order; an entry that is ending now does not
 * count.
 */
export const unqueuedTickets = statement<
  { workspaceId: string; ids: readonly string[] },
  { id: string; queueId: string }
>(
  (_, $: Values<{ workspaceId: string; ids: readonly string[] }>) => sql`
    select x.id, x.queue_id as "queueId" from tickets x
    where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])
      and x.deleted_at is null and x.status not in ('resolved', 'closed')
      and x.assignee_id is null and x.queue_id is not null
      and not exists (select from queue_entries e
        join routed_work t on t.workspace_id = e.workspace_id and t.id = e.entity_id
        where e.workspace_id = x.workspace_id and e.entity_id = x.id
          and e.status in ('waiting', 'offered', 'assigned') and not (${isUnfit}))
    order by x.position`,
)
