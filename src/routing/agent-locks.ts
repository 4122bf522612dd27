import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../db/query/statement.ts'

type Agents = { workspaceId: string; userIds: readonly string[] }

/** Locks users as `lockAgents` does, but returns false instead of waiting when another transaction has one of them. */
export const tryLockAgents = statement<Agents, { areHeld: boolean }>(
  (_, $) => sql`
    select bool_and(pg_try_advisory_xact_lock(agent_lock(${$.workspaceId}::uuid, user_id)))
      as "areHeld"
    from unnest(${arrayParameter($.userIds)}::uuid[]) user_id`,
)

/**
 * Locks users until the transaction ends. Every transaction that assigns or offers work to a user, or changes whether
 * the user may get any, holds this lock. Transactions that wait for locks take the users' rows first (in the order of
 * their ids), then this lock, then tickets, entries and reservations. Background jobs wait for none of these locks.
 */
export const lockAgents = statement<Agents, never>(
  (_, $) => sql`
    select pg_advisory_xact_lock(hash) from (
      select distinct agent_lock(${$.workspaceId}::uuid, user_id) as hash
      from unnest(${arrayParameter($.userIds)}::uuid[]) user_id order by 1) hashes`,
)

/** Locks every member of a queue, and users who are to become members, as `lockAgents` does. */
export const lockMembers = statement<Agents & { queueId: string }, never>(
  (_, $) => sql`
    select pg_advisory_xact_lock(hash) from (
      select agent_lock(m.workspace_id, m.user_id) as hash from queue_members m
      where m.workspace_id = ${$.workspaceId} and m.queue_id = ${$.queueId}
      union select agent_lock(${$.workspaceId}::uuid, user_id)
      from unnest(${arrayParameter($.userIds)}::uuid[]) user_id order by 1) hashes`,
)
