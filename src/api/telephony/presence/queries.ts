import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../../db/query/statement.ts'

type Users = { workspaceId: string; userIds: string[] }

/** Sets active users on a call; users who are on a call already stay as they are. */
export const callUsers = statement<Users, never>(
  (_, $) => sql`
    select change_presence(u.workspace_id, u.id, s.id, 'telephony', null, null)
    from users u
    join presence_statuses s on s.workspace_id = u.workspace_id and s.system_name = 'on_call'
      and s.deleted_at is null
    left join agent_presence p on p.workspace_id = u.workspace_id and p.user_id = u.id
    where u.workspace_id = ${$.workspaceId} and u.id = any(${arrayParameter($.userIds)}::uuid[])
      and u.status = 'active' and u.deleted_at is null
      and p.presence_status_id is distinct from s.id
    order by u.id`,
)

/**
 * Restores the earlier presence, with its reason and end, of users whom a call set on a call, unless they have another
 * call. A presence that has ended during the call ends at once.
 */
export const freeUsers = statement<Users, never>(
  (_, $) => sql`
    select change_presence(a.workspace_id, a.user_id, coalesce(was.id, off.id), 'telephony',
      case when was.id is not null then (select x.reason from agent_activities x
        where x.workspace_id = a.workspace_id and x.user_id = a.user_id
          and x.position < a.position order by x.position desc limit 1) end,
      case when was.id is not null then p.earlier_until end)
    from agent_activities a
    join agent_presence p on p.workspace_id = a.workspace_id and p.user_id = a.user_id
    join presence_statuses off on off.workspace_id = a.workspace_id
      and off.system_name = 'offline' and off.deleted_at is null
    left join presence_statuses was on was.workspace_id = a.workspace_id
      and was.id = a.previous_presence_status_id and was.deleted_at is null
    where a.workspace_id = ${$.workspaceId} and a.ended_at is null and a.source = 'telephony'
      and a.user_id = any(${arrayParameter($.userIds)}::uuid[])
      and a.presence_status_id = (select s.id from presence_statuses s
        where s.workspace_id = a.workspace_id and s.system_name = 'on_call' and s.deleted_at is null)
      and not exists (select from cdrs c
        where c.workspace_id = a.workspace_id and c.talking_id = a.user_id)
    order by a.user_id`,
)
