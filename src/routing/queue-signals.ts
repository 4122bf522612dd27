import { sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'

// A signal is a row that makes the routing job search a queue, or all queues of an agent. The transaction of a change
// inserts it, so that the job sees both or neither, and a crash loses none. Reactions insert most signals
// (`api/automation-queues/reactions.ts`). Statements that emit no event insert their own: `endUnfit`, `relaxSkills`,
// `leaveToWorker` and the repairs. `assignNext` and the deletion of a queue signal the queues that they have changed.

type QueueIds = { workspaceId: string; queueIds: readonly string[] }

/** Signals queues, so that the job routes their entries. */
export const signalQueues = statement<QueueIds, never>(
  (_, $: Values<QueueIds>) => sql`
    insert into routing_wakes (workspace_id, queue_id)
    select ${$.workspaceId}::uuid, queue_id
    from unnest(${arrayParameter($.queueIds)}::uuid[]) as queue_id`,
)

type UserIds = { workspaceId: string; userIds: readonly string[] }

/** Signals the queues of agents. The job also requeues the entries that the agents must not keep. */
export const signalAgents = statement<UserIds, never>(
  (_, $: Values<UserIds>) => sql`
    insert into routing_wakes (workspace_id, user_id)
    select ${$.workspaceId}::uuid, user_id
    from unnest(${arrayParameter($.userIds)}::uuid[]) as user_id`,
)

type StatusIds = { workspaceId: string; statusIds: readonly string[] }

/** Signals the queues of all agents who have one of some presence statuses. */
export const signalPresent = statement<StatusIds, never>(
  (_, $: Values<StatusIds>) => sql`
    insert into routing_wakes (workspace_id, user_id)
    select p.workspace_id, p.user_id from agent_presence p
    where p.workspace_id = ${$.workspaceId}
      and p.presence_status_id = any(${arrayParameter($.statusIds)}::uuid[])`,
)
