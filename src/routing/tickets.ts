import { sql } from 'drizzle-orm'
import { arrayParameter, statement, type Values } from '../db/statement.ts'

type Assignment = {
  workspaceId: string
  id: string
  /** Null takes it from whoever has it. */
  userId: string | null
  reason: string | null
}

/** Assigns a ticket; its entry must say so already. */
export const giveTicket = statement<Assignment, never>(
  (_, $: Values<Assignment>) => sql`
    update tickets set assignee_id = ${$.userId}::uuid, reason_to_assign = ${$.reason},
      version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is null`,
)

type Move = { workspaceId: string; ids: readonly string[]; queueId: string | null }

/** Makes tickets those of another queue. */
export const moveTickets = statement<Move, never>(
  (_, $: Values<Move>) => sql`
    update tickets set queue_id = ${$.queueId}::uuid, version = version + 1, updated_at = now()
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      and queue_id is distinct from ${$.queueId}::uuid`,
)
