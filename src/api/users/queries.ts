import { sql } from 'drizzle-orm'
import { columnsBut, type Key, revival, rowById } from '../../db/query/rows.ts'
import type { GivenRole } from '../../auth/roles.ts'
import { users } from '../../db/schema/users.ts'
import { nameHolds } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'
import { within } from '../../lists/time-filters.ts'
import { memberOfAny, presenceJson, presentAs } from '../agent-activities/queries.ts'

export interface OpenTickets {
  status: 'open' | 'in_progress' | 'pending' | 'on_hold'
  priority: 'low' | 'medium' | 'high' | 'urgent'
  count: number
}

const columns = {
  ...columnsBut(users, 'workspaceId', 'position'),
  roles: sql<(GivenRole & { id: string; name: string })[]>`array_to_json(array(
    select json_build_object('id', r.id, 'name', r.name,
      'systemName', r.system_name, 'permissions', r.permissions)
    from user_roles x join roles r on r.workspace_id = x.workspace_id and r.id = x.role_id
    where x.workspace_id = users.workspace_id and x.user_id = users.id
    order by r.system_name is null, lower(r.name)))`.as('roles'),
  queueIds: sql<string[]>`array_to_json(array(select m.queue_id
    from queue_members m
    where m.workspace_id = users.workspace_id and m.user_id = users.id
    order by m.queue_id))`.as('queue_ids'),
  presence: presenceJson.as('presence'),
  lastSeenAt: sql<string | null>`(select max(t.last_used_at) from api_tokens t
    where t.workspace_id = users.workspace_id and t.user_id = users.id)`.as('last_seen_at'),
}

export const userById = rowById(users, columns)

export const userPage = listing<'listUsers'>()({
  table: users,
  rows: (db, onPage) => db.select(columns).from(users).where(onPage),
  filters: {
    q: (value) => sql`(${nameHolds(users.name, value)}
      or ${users.email} ilike holding(${value}::text))`,
    email: (list) => sql`lower(${users.email}) = any(lower(${arrayParameter(list)})::text[])`,
    status: (list) => anyOf(users.status, list),
    ...within('updated', users.updatedAt),
    roleId: (list) => sql`exists (select 1 from user_roles x
      where x.workspace_id = ${users.workspaceId} and x.user_id = ${users.id}
        and x.role_id = any(${arrayParameter(list)}::uuid[]))`,
    queueId: (list) => memberOfAny(users.workspaceId, users.id, arrayParameter(list)),
    presence: (list) => presentAs(arrayParameter(list)),
    skill: (list) => sql`exists (select 1 from jsonb_array_elements(${users.skills}) s
      where lower(s ->> 'name') = any(lower(${arrayParameter(list)})::text[]))`,
  },
  sorts: {
    createdAt: users.position,
    updatedAt: users.updatedAt,
    name: sql`${users.name} collate "und-x-icu"`,
    email: sql`lower(${users.email})`,
  },
})

export const reviveUser = revival(users)

/** Ends a user's personal tokens for good. */
export const revokeTokens = statement<Key, { id: string }>(
  (_, $) => sql`
    update api_tokens set revoked_at = now(), version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and user_id = ${$.id} and revoked_at is null
    returning id`,
)

export const openTicketsOf = statement<Key, OpenTickets>(
  (_, $) => sql`
    select status, priority, count(*)::int as count from tickets
    where workspace_id = ${$.workspaceId} and assignee_id = ${$.id}
      and status not in ('resolved', 'closed') and deleted_at is null
    group by status, priority`,
)
