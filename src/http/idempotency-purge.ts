import { sql } from 'drizzle-orm'
import { statement } from '../db/query/statement.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'

const keysEnd = sql`now() - interval '24 hours'`

const deleteKeys = statement<{ workspaceId: string; batch: number }, { key: string }>(
  (_, $) => sql`
    delete from idempotency_keys where workspace_id = ${$.workspaceId} and key in (
      select key from idempotency_keys
      where workspace_id = ${$.workspaceId} and created_at < ${keysEnd}
      order by created_at limit ${$.batch}::int for update skip locked)
    returning key`,
)

/** Removes keys 24 hours after their request. A repetition after that is a new request. */
export const idempotencyKeyPurge: WorkspaceJob = {
  name: 'idempotency keys: purge',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`idempotency_keys`,
    by: sql`x.created_at`,
    until: keysEnd,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await deleteKeys(db, { workspaceId, batch })).length),
}
