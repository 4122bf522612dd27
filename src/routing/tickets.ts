import { sql } from 'drizzle-orm'
import { insertHistory } from '../api/tickets/history.ts'
import type { Doer } from '../events/emit.ts'
import { arrayParameter, statement, type Values } from '../db/statement.ts'

/** Who does it, as history keeps it. */
interface Recorded {
  readonly actorType: string
  readonly actorId: string | null
  readonly requestId: string | null
}

export function recorded({ actor, requestId }: Doer): Recorded {
  const actorType = actor.id === null ? 'system' : actor.userId === null ? 'token' : 'user'
  return { actorType, actorId: actor.id, requestId }
}

type Assignment = {
  workspaceId: string
  id: string
  /** Null takes it from whoever has it. */
  userId: string | null
  reason: string | null
} & { [K in keyof Recorded]: Recorded[K] }

/** Gives a ticket to somebody and records it; its entry must say so already. */
export const giveTicket = statement<Assignment, never>(
  (_, $: Values<Assignment>) => sql`
    with previous as (
      select id, assignee_id, reason_to_assign from tickets
      where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is null
      for no key update),
    recorded as (
      ${insertHistory}
      select ${$.workspaceId}::uuid, previous.id, change.field, change.old, change.new,
        ${$.actorType}, ${$.actorId}::uuid, ${$.requestId}, now()
      from previous cross join lateral (values
        ('assigneeId', to_jsonb(previous.assignee_id::text), to_jsonb(${$.userId}::uuid::text)),
        ('reasonToAssign', to_jsonb(previous.reason_to_assign), to_jsonb(${$.reason}::text)))
        as change (field, old, new)
      where change.old is distinct from change.new)
    update tickets set assignee_id = ${$.userId}::uuid, reason_to_assign = ${$.reason},
      version = version + 1, updated_at = now()
    from previous where tickets.workspace_id = ${$.workspaceId} and tickets.id = previous.id`,
)

type Move = { workspaceId: string; ids: readonly string[]; queueId: string | null } & {
  [K in keyof Recorded]: Recorded[K]
}

/** Makes tickets those of another queue and records it. */
export const moveTickets = statement<Move, never>(
  (_, $: Values<Move>) => sql`
    with previous as (
      select id, queue_id from tickets
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
        and queue_id is distinct from ${$.queueId}::uuid
      for no key update),
    recorded as (
      ${insertHistory}
      select ${$.workspaceId}::uuid, previous.id, 'queueId', to_jsonb(previous.queue_id::text),
        to_jsonb(${$.queueId}::uuid::text), ${$.actorType}, ${$.actorId}::uuid, ${$.requestId}, now()
      from previous)
    update tickets set queue_id = ${$.queueId}::uuid, version = version + 1, updated_at = now()
    from previous where tickets.workspace_id = ${$.workspaceId} and tickets.id = previous.id`,
)
