import { type SQL, sql } from 'drizzle-orm'
import { actorJson, type ActorRow } from '../db/actors.ts'
import { statement } from '../db/statement.ts'

export interface EventRow {
  readonly id: string
  readonly type: string
  readonly occurredAt: string
  readonly workspaceId: string
  readonly sequence: number
  readonly actor: ActorRow
  readonly requestId: string | null
  readonly data: Record<string, unknown>
  readonly previous: Record<string, unknown> | null
}

/** What is read of an event, whose alias is `e`. */
export const eventColumns: SQL = sql`e.id, e.type, e.occurred_at as "occurredAt",
  e.workspace_id as "workspaceId", e.sequence::float8 as sequence,
  ${actorJson(sql`e.workspace_id`, sql`e.actor_id`)} as actor, e.request_id as "requestId",
  e.data, e.previous`

/** Gives committed events their numbers, `most` at most. */
export const numberEvents = statement<{ workspaceId: string; most: number }, { done: number }>(
  (_, $) => sql`select number_events(${$.workspaceId}::uuid, ${$.most}::int) as done`,
)
