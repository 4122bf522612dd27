import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { QueueKey } from '../../routing/queries.ts'

export type MemberRow = Omit<Schema<'QueueMember'>, 'isTruncated'>

export type MemberKey = QueueKey & { userId: string }

const members = sql`
  select m.queue_id as "queueId", m.user_id as "userId", m.role, m.priority, m.weight, m.skills, m.capacity,
    json_build_object('id', u.id, 'name', u.name, 'email', u.email) as "user",
    m.is_paused as "isPaused", m.pause_reason as "pauseReason", m.added_at as "addedAt"
  from queue_members m
  join users u on u.workspace_id = m.workspace_id and u.id = m.user_id and u.deleted_at is null`

/** Returns the members of a queue, at most 500, in the order in which they were added. */
export const membersOf = statement<QueueKey, MemberRow>(
  (_, $) => sql`${members}
    where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId} order by m.position`,
)

export const memberById = statement<MemberKey, MemberRow>(
  (_, $) => sql`${members}
    where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId}
      and m.user_id = ${$.userId}`,
)

type Given = MemberKey & {
  role: string | null
  priority: number | null
  weight: number | null
  /** A list of skills, as JSON. */
  skills: string | null
  /** Capacities as JSON. The JSON value `null` removes them if `hasCapacity` is true. */
  capacity: string | null
  hasCapacity: boolean
  isPaused: boolean | null
  pauseReason: string | null
  hasPauseReason: boolean
  now: string
}

/** Adds a member, or changes an existing one by the values that are not null. Returns whether the member is new. */
export const putMember = statement<Given, { isNew: boolean }>(
  (_, $) => sql`
    insert into queue_members as m
      (workspace_id, queue_id, user_id, role, priority, weight, skills, capacity, added_at)
    values (${$.workspaceId}::uuid, ${$.queueId}::uuid, ${$.userId}::uuid,
      coalesce(${$.role}, 'agent'), coalesce(${$.priority}::int, 5), coalesce(${$.weight}::int, 1),
      coalesce(${$.skills}::jsonb, '[]'), nullif(${$.capacity}::jsonb, 'null'),
      ${$.now}::timestamptz)
    on conflict (workspace_id, queue_id, user_id) do update set
      role = coalesce(${$.role}, m.role), priority = coalesce(${$.priority}::int, m.priority),
      weight = coalesce(${$.weight}::int, m.weight),
      skills = coalesce(${$.skills}::jsonb, m.skills),
      capacity = case when ${$.hasCapacity}::boolean then nullif(${$.capacity}::jsonb, 'null')
        else m.capacity end,
      is_paused = coalesce(${$.isPaused}::boolean, m.is_paused),
      pause_reason = case when coalesce(${$.isPaused}::boolean, m.is_paused) then
        case when ${$.hasPauseReason}::boolean then ${$.pauseReason} else m.pause_reason end end
    returning m.xmax = 0 as "isNew"`,
)

export const deleteMember = statement<MemberKey, { userId: string }>(
  (_, $) => sql`
    delete from queue_members
    where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId} and user_id = ${$.userId}
    returning user_id as "userId"`,
)

/** Returns the members who are not among `userIds`, in the order in which their entries are locked. */
export const membersBeside = statement<QueueKey & { userIds: string[] }, { userId: string }>(
  (_, $) => sql`
    select user_id as "userId" from queue_members
    where workspace_id = ${$.workspaceId} and queue_id = ${$.queueId}
      and user_id <> all(${arrayParameter($.userIds)}::uuid[])
    order by user_id`,
)

/** Locks the members of a queue against other changes, and the queue against its deletion. */
export const lockQueueRow = statement<QueueKey, { id: string }>(
  (_, $) => sql`
    select q.id from queue_cursors c
    join automation_queues q on q.workspace_id = c.workspace_id and q.id = c.queue_id
    where c.workspace_id = ${$.workspaceId} and c.queue_id = ${$.queueId} and q.deleted_at is null
    for update of c for share of q`,
)
