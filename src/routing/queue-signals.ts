import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../db/query/statement.ts'

// A signal is a row that makes the routing job search a queue, or all queues of an agent. The transaction of a change
// inserts it, so that the job sees both or neither, and a crash loses none. Reactions insert most signals (`reactions.ts` of
// `api/automation-queues` and `api/agent-activities`). Statements that emit no event insert their own: `endUnfit`,
// `relaxSkills`, `leaveToWorker` and the repairs. `assignNext` and the deletion of a queue signal the queues that they have
// changed.

/** Signals queues, so that the job routes their entries. */
export const signalQueues = statement<{ workspaceId: string; queueIds: readonly string[] }, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, queue_id)
    select ${$.workspaceId}::uuid, queue_id
    from unnest(${arrayParameter($.queueIds)}::uuid[]) as queue_id`,
)

/**
 * Returns the signals by which the queues with `reassignOnOffline` take their work back from users who are away. Work that
 * is assigned to them by hand later remains theirs. An offer counts, since it may be accepted at this moment.
 */
const reclaimingFrom = (workspaceId: SQL, users: SQL) => sql`
  select q.workspace_id, away.user_id, q.id from (${users}) away
  join automation_queues q on q.workspace_id = ${workspaceId} and q.reassign_on_offline
    and q.deleted_at is null
  where exists (select from routed_work w
      where w.workspace_id = q.workspace_id and w.queue_id = q.id and w.assignee_id = away.user_id
        and w.is_open and w.entity_type <> 'call')
    or exists (select from reservations r
      where r.workspace_id = q.workspace_id and r.queue_id = q.id and r.user_id = away.user_id
        and r.status = 'pending')`

type UserIds = { workspaceId: string; userIds: readonly string[]; awayIds: readonly string[] }

/**
 * Signals the queues of agents. The job also requeues the offers that the agents must not keep, and the work of those who
 * are away.
 */
export const signalAgents = statement<UserIds, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, user_id, recalled_by)
    select ${$.workspaceId}::uuid, user_id, null::uuid
    from unnest(${arrayParameter($.userIds)}::uuid[]) as user_id
    union all ${reclaimingFrom(
      sql`${$.workspaceId}`,
      sql`select user_id from unnest(${arrayParameter($.awayIds)}::uuid[]) as user_id`,
    )}`,
)

/** Signals likewise the queues of all agents who have one of some roles. */
export const signalHolders = statement<{ workspaceId: string; roleIds: readonly string[] }, never>(
  (_, $) => sql`
    insert into routing_wakes (workspace_id, user_id)
    select distinct m.workspace_id, m.user_id from user_roles ur
    join queue_members m on m.workspace_id = ur.workspace_id and m.user_id = ur.user_id
    where ur.workspace_id = ${$.workspaceId}
      and ur.role_id = any(${arrayParameter($.roleIds)}::uuid[])`,
)

type StatusIds = { workspaceId: string; statusIds: readonly string[] }

/** Signals likewise the queues of all agents who have one of some presence statuses. */
export const signalPresent = statement<StatusIds, never>(
  (_, $) => sql`
    with present as (
      select p.workspace_id, p.user_id, s.category from agent_presence p
      join presence_statuses s on s.workspace_id = p.workspace_id and s.id = p.presence_status_id
      where p.workspace_id = ${$.workspaceId}
        and p.presence_status_id = any(${arrayParameter($.statusIds)}::uuid[]))
    insert into routing_wakes (workspace_id, user_id, recalled_by)
    select workspace_id, user_id, null from present
    union all ${reclaimingFrom(
      sql`${$.workspaceId}`,
      sql`select user_id from present where category = 'offline'`,
    )}`,
)
