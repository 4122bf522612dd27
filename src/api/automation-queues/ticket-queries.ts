import { sql } from 'drizzle-orm'
import { hasEntry } from '../../routing/end.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { Keys } from '../../db/query/rows.ts'

/**
 * Returns the open tickets that have a queue but neither an assignee nor an entry, in their order. An entry that no
 * longer fits does not count.
 */
export const unqueuedTickets = statement<Keys, { id: string; queueId: string }>(
  (_, $) => sql`
    select x.id, x.queue_id as "queueId" from tickets x
    where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])
      and x.deleted_at is null and x.status not in ('resolved', 'closed')
      and x.assignee_id is null and x.queue_id is not null
      and not ${hasEntry(sql`x.workspace_id`, sql`x.id`)}
    order by x.position`,
)
