import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement } from '../db/statement.ts'

const forget = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    update idempotency_keys set body = null, digest = null
    where workspace_id = ${$.workspaceId} and object_id = any(${arrayParameter($.ids)}::uuid[])`,
)

/**
 * Erases the replies about some objects that are kept for an `Idempotency-Key`. Repetitions of their requests still do
 * nothing: they are answered with the object as it is then.
 */
export async function forgetReplies(db: Db, workspaceId: string, ids: string[]): Promise<void> {
  await forget(db, { workspaceId, ids })
}
