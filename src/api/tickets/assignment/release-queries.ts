import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../../db/query/statement.ts'

type Ids = { workspaceId: string; ids: readonly string[]; notKept: readonly string[] }

/** Locks those of some tickets that are open and not kept, or of a user who is not active. Returns who has them. */
export const ofInactive = statement<Ids, { id: string; userId: string }>(
  (_, $) => sql`
    select t.id, u.id as "userId" from tickets t
    join users u on u.workspace_id = t.workspace_id and u.id = t.assignee_id
    where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
      and t.deleted_at is null and t.status not in ('resolved', 'closed')
      and (u.deleted_at is not null or u.status <> 'active'
        or t.id = any(${arrayParameter($.notKept)}::uuid[]))
    order by t.id for no key update of t`,
)

/** Leaves a ticket unassigned. */
export const release = statement<{ workspaceId: string; id: string; now: string }, never>(
  (_, $) => sql`
    update tickets set assignee_id = null, reason_to_assign = null, version = version + 1,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)
