import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import type { Actor } from '../../auth/authenticate.ts'
import { userJson } from '../../db/query/names.ts'
import { agentActivities } from '../../db/schema/agent-activities.ts'
import { users } from '../../db/schema/users.ts'
import { instantJson, rowById, type UserKey } from '../../db/query/rows.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { listing } from '../../lists/listing.ts'

export type Category = Schema<'PresenceCategory'>

export type StatusName = Schema<'PresenceName'>

const statusJson = sql`json_build_object('id', s.id, 'systemName', s.system_name,
  'displayName', s.display_name, 'emoji', s.emoji)`

const statusOf = (column: SQL) => sql`(select ${statusJson} from presence_statuses s
  where s.workspace_id = agent_activities.workspace_id and s.id = ${column})`

const activityColumns = {
  id: agentActivities.id,
  userId: agentActivities.userId,
  user: userJson<Schema<'UserName'>>(agentActivities.userId).as('user'),
  previousPresenceStatus: sql<StatusName | null>`${statusOf(
    sql`${agentActivities.previousPresenceStatusId}`,
  )}`.as('previous'),
  presenceStatus: sql<StatusName>`${statusOf(sql`${agentActivities.presenceStatusId}`)}`.as(
    'status',
  ),
  category: agentActivities.category,
  source: agentActivities.source,
  reason: agentActivities.reason,
  startedAt: agentActivities.startedAt,
  endedAt: agentActivities.endedAt,
  durationSeconds: sql<number>`whole_seconds(${agentActivities.startedAt},
    coalesce(${agentActivities.endedAt}, greatest(now(), ${agentActivities.startedAt})))`.as(
    'duration',
  ),
  createdAt: agentActivities.createdAt,
}

export const activityPage = listing<'listAgentActivities'>()({
  table: agentActivities,
  unordered: ['from'],
  rows: (db, onPage) => db.select(activityColumns).from(agentActivities).where(onPage),
  filters: {
    userId: (list) => anyOf(agentActivities.userId, list),
    presenceStatus: (list, $) => sql`${agentActivities.presenceStatusId} = any(array(
      select s.id from presence_statuses s where s.workspace_id = ${$['workspaceId'] as Placeholder}
        and s.system_name = any(${arrayParameter(list)}::text[])))`,
    category: (list) => anyOf(agentActivities.category, list),
    queueId: (list) =>
      memberOfAny(agentActivities.workspaceId, agentActivities.userId, arrayParameter(list)),
    source: (list) => anyOf(agentActivities.source, list),
    // Each half by an index of its own: what began since then, and what was going on then
    from: (instant) => sql`(${agentActivities.startedAt} > ${instant}::timestamptz
      or tstzrange(${agentActivities.startedAt}, ${agentActivities.endedAt}) @> ${instant}::timestamptz)`,
    to: (instant) => sql`${agentActivities.startedAt} < ${instant}::timestamptz`,
  },
  sorts: { startedAt: agentActivities.startedAt },
})

/** The present activity of each user: the one that has not ended. */
export const activitiesNow = statement(
  (db, $: Values<{ workspaceId: string; userIds: readonly string[] }>) =>
    db
      .select(activityColumns)
      .from(agentActivities)
      .where(
        and(
          eq(agentActivities.workspaceId, $.workspaceId),
          anyOf(agentActivities.userId, $.userIds),
          isNull(agentActivities.endedAt),
        ),
      ),
)

/** The presence of a user, offline for a user who never had one; for `lateral` behind `users`. */
const presence = sql`(
  select ${statusJson} as status, s.system_name, s.category, p.reason, p.since, p.until,
    p.heartbeat_at
  from presence_statuses s
  left join agent_presence p on p.workspace_id = s.workspace_id and p.user_id = users.id
    and p.presence_status_id = s.id
  where s.workspace_id = users.workspace_id and s.id = coalesce(
    (select h.presence_status_id from agent_presence h
      where h.workspace_id = users.workspace_id and h.user_id = users.id),
    (select o.id from presence_statuses o where o.workspace_id = users.workspace_id
      and o.system_name = 'offline' and o.deleted_at is null))) presence`

/** The presence as a member of the user. */
export const presenceJson = sql<Schema<'UserPresence'>>`(
  select json_build_object('presenceStatus', presence.status, 'category', presence.category,
    'reason', presence.reason, 'since', ${instantJson(sql`presence.since`)},
    'until', ${instantJson(sql`presence.until`)})
  from ${presence})`

/** Users, or what is theirs, by queues that they are members of. */
export function memberOfAny(
  workspaceId: PgColumn | SQL,
  userId: PgColumn | SQL,
  queueIds: SQL,
): SQL {
  return sql`exists (select from queue_members m where m.workspace_id = ${workspaceId}
    and m.user_id = ${userId} and m.queue_id = any(${queueIds}::uuid[]))`
}

/** Users by the names of what they are. */
export function presentAs(names: SQL): SQL {
  return sql`exists (select from ${presence} where presence.system_name = any(${names}::text[]))`
}

export const agentPage = listing<'listCurrentAgentActivities', 'status'>()({
  table: users,
  rows: (db, onPage) =>
    db
      .select({
        userId: users.id,
        user: sql<
          Schema<'UserName'>
        >`json_build_object('id', users.id, 'name', users.name, 'email', users.email)`.as('user'),
        presenceStatus: sql<StatusName>`presence.status`.as('status'),
        category: sql<Category>`presence.category`.as('category'),
        reason: sql<string | null>`presence.reason`.as('reason'),
        since: sql<string | null>`presence.since`.as('since'),
        until: sql<string | null>`presence.until`.as('until'),
        heartbeatAt: sql<string | null>`presence.heartbeat_at`.as('heartbeat_at'),
        durationSeconds: sql<number | null>`whole_seconds(presence.since,
          greatest(now(), presence.since))`.as('duration'),
      })
      .from(users)
      .innerJoinLateral(presence, sql`true`)
      .where(onPage),
  filters: {
    status: (list) => anyOf(users.status, list),
    userId: (list) => anyOf(users.id, list),
    queueId: (list) => memberOfAny(users.workspaceId, users.id, arrayParameter(list)),
    presenceStatus: (list) => presentAs(arrayParameter(list)),
    category: (list) =>
      sql`exists (select from ${presence} where presence.category = any(${arrayParameter(list)}))`,
  },
  sorts: {
    name: sql`${users.name} collate "und-x-icu"`,
    since: sql`(select p.since from agent_presence p
      where p.workspace_id = users.workspace_id and p.user_id = users.id)`,
    createdAt: users.position,
  },
})

/** A live user, locked until the transaction ends: its presence cannot be changed meanwhile. */
export const lockUser = rowById(users, { status: users.status }, 'no key update')

/** The call on which a phone system reports a user to be, the earliest one of several. */
export const callOf = statement<UserKey, { provider: string; externalCallId: string }>(
  (_, $) => sql`
    select c.provider, c.external_call_id as "externalCallId" from agent_activities a
    join presence_statuses s on s.workspace_id = a.workspace_id and s.id = a.presence_status_id
      and s.system_name = 'on_call'
    join cdrs c on c.workspace_id = a.workspace_id and c.talking_id = a.user_id
    where a.workspace_id = ${$.workspaceId} and a.user_id = ${$.userId} and a.ended_at is null
      and a.source = 'telephony'
    order by c.started_at, c.id limit 1`,
)

/** A live status by its id or its name; it stays so until the transaction ends. */
export const statusToSet = statement<
  { workspaceId: string; id: string | null; systemName: string | null },
  { id: string; category: string; requiresReason: boolean }
>(
  (_, $) => sql`
    select id, category, requires_reason as "requiresReason" from presence_statuses
    where workspace_id = ${$.workspaceId} and deleted_at is null
      and (id = ${$.id}::uuid or system_name = ${$.systemName}::text)
    for share`,
)

type Change = UserKey & {
  statusId: string
  source: string
  reason: string | null
  until: string | null
}

/** Changes what a user is, whose row the transaction holds. */
export const changePresence = statement<Change, never>(
  (_, $) => sql`select change_presence(${$.workspaceId}::uuid, ${$.userId}::uuid,
    ${$.statusId}::uuid, ${$.source}, ${$.reason}::text, ${$.until}::timestamptz)`,
)

/** Changes a user who can no longer work to offline; the transaction has locked the row. */
export const setOffline = statement<UserKey & { source: string }, never>(
  (_, $) => sql`
    select change_presence(p.workspace_id, p.user_id, o.id, ${$.source}, null, null)
    from agent_presence p
    join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
    join presence_statuses o on o.workspace_id = p.workspace_id and o.system_name = 'offline'
      and o.deleted_at is null
    where p.workspace_id = ${$.workspaceId} and p.user_id = ${$.userId}
      and s.category <> 'offline'`,
)

export const presenceOf = statement<UserKey, { presence: Schema<'UserPresence'> }>(
  (_, $) => sql`
    select ${presenceJson} as presence from users
    where users.workspace_id = ${$.workspaceId} and users.id = ${$.userId}`,
)

export const beat = statement<UserKey, never>(
  (_, $) => sql`
    update agent_presence set heartbeat_at = now()
    where workspace_id = ${$.workspaceId} and user_id = ${$.userId} and heartbeat_at is not null`,
)

/** Returns the source of a change of presence. */
export function sourceOf(actor: Actor, id: string): 'user' | 'api' | 'supervisor' {
  if (actor.userId === null) return 'api'
  return actor.userId === id ? 'user' : 'supervisor'
}
