import { sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../db/query/statement.ts'

type Agents = { workspaceId: string; userIds: readonly string[] }

/** Whether nobody else was giving work to some users; from then on nobody does until the transaction ends. */
export const tryAgents = statement<Agents, { areHeld: boolean }>(
  (_, $: Values<Agents>) => sql`
    select bool_and(pg_try_advisory_xact_lock(agent_lock(${$.workspaceId}::uuid, user_id)))
      as "areHeld"
    from unnest(${arrayParameter($.userIds)}::uuid[]) user_id`,
)

/**
 * The same, but waits for it. Whoever gives work to a user, or changes whether the user may
 * get any, holds this lock until the end of the transaction. Whoever waits for locks takes those of the users' rows
 * first (several in the order of their ids), then this one, then those of tickets, entries and reservations, in this
 * order; what runs in the background waits for none of them.
 */
export const holdAgents = statement<Agents, never>(
  (_, $: Values<Agents>) => sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct agent_lock(${$.workspaceId}::uuid, user_id) as hash
      from unnest(${arrayParameter($.userIds)}::uuid[]) user_id order by 1) hashes`,
)

/** The same for every member of a queue, and for users who are to become members. */
export const holdMembers = statement<Agents & { queueId: string }, never>(
  (_, $: Values<Agents & { queueId: string }>) => sql`
    select pg_advisory_xact_lock(hash) from (
      select agent_lock(m.workspace_id, m.user_id) as hash from queue_members m
      where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId}
      union select agent_lock(${$.workspaceId}::uuid, user_id)
      from unnest(${arrayParameter($.userIds)}::uuid[]) user_id order by 1) hashes`,
)
