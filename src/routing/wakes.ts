import { sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'

// A wake is a row by which a change has a queue, or all queues of an agent, looked through again. It is
// written in the transaction of the change, so it is seen together with the change and survives a crash.
// Most wakes are written by reactions (`api/automation-queues/reactions.ts`). Two statements write theirs
// themselves, since there is no event for what they do: required skills stop mattering (`relaxSkills`), and
// repairs end what holds a place. `giveNext` and the deletion of a queue wake the queues
// that they have changed.

type QueueIds = { workspaceId: string; queueIds: readonly string[] }

/** Has queues looked through again. */
export const wakeQueues = statement<QueueIds, never>(
  (_, $: Values<QueueIds>) => sql`
    insert into routing_wakes (workspace_id, queue_id)
    select ${$.workspaceId}::uuid, queue_id
    from unnest(${arrayParameter($.queueIds)}::uuid[]) as queue_id`,
)

type UserIds = { workspaceId: string; userIds: readonly string[] }

/** Has the queues of agents looked through again, and what the agents may no longer have released. */
export const wakeAgents = statement<UserIds, never>(
  (_, $: Values<UserIds>) => sql`
    insert into routing_wakes (workspace_id, user_id)
    select ${$.workspaceId}::uuid, user_id
    from unnest(${arrayParameter($.userIds)}::uuid[]) as user_id`,
)

type StatusIds = { workspaceId: string; statusIds: readonly string[] }

/** The same for everybody who has one of some presence statuses. */
export const wakePresent = statement<StatusIds, never>(
  (_, $: Values<StatusIds>) => sql`
    insert into routing_wakes (workspace_id, user_id)
    select p.workspace_id, p.user_id from agent_presence p
    where p.workspace_id = ${$.workspaceId}
      and p.presence_status_id = any(${arrayParameter($.statusIds)}::uuid[])`,
)
