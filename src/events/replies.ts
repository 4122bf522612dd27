import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement, type Values } from '../db/statement.ts'
import type { Content } from './content.ts'
import type { Redact } from './redact.ts'

type Beginnings = { workspaceId: string; beginnings: readonly string[] }

/** How the reply about an object begins: 66 bytes, by which an index finds it. */
const beginningOf = (id: string) => `{"success":true,"data":{"id":"${id}`

/** The condition of replies that are kept for an `Idempotency-Key` and are about some objects. */
const about = ($: Values<Beginnings>) => sql`
  workspace_id = ${$.workspaceId}
    and encode(substring(body from 1 for 66), 'escape') = any(${arrayParameter($.beginnings)}::text[])`

const deleted = statement<Beginnings, never>(
  (_, $) => sql`delete from idempotency_keys where ${about($)}`,
)

const kept = statement<Beginnings, { key: string; body: Buffer }>(
  (_, $) => sql`select key, body from idempotency_keys where ${about($)} for update`,
)

const replaced = statement<{ workspaceId: string; key: string; body: Buffer }, never>(
  (_, $) => sql`
    update idempotency_keys set body = ${$.body}::bytea
    where workspace_id = ${$.workspaceId} and key = ${$.key}`,
)

/** Forgets the replies about objects that were deleted. */
export async function deleteReplies(db: Db, workspaceId: string, ids: string[]): Promise<void> {
  await deleted(db, { workspaceId, beginnings: ids.map(beginningOf) })
}

/**
 * Takes something out of the kept replies about some objects, which go on being replies to their keys. Each object has its
 * own redaction, by its id.
 */
export async function redactReplies(
  db: Db,
  workspaceId: string,
  redacts: ReadonlyMap<string, Redact>,
): Promise<void> {
  const beginnings = [...redacts.keys()].map(beginningOf)
  for (const { key, body } of await kept(db, { workspaceId, beginnings })) {
    const reply = JSON.parse(body.toString()) as { data: Content['data'] & { id: string } }
    const data = redacts.get(reply.data.id)?.(reply.data)
    if (!data) continue
    const text = JSON.stringify({ ...reply, data })
    await replaced(db, { workspaceId, key, body: Buffer.from(text) })
  }
}
