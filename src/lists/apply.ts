import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { statement } from '../db/query/statement.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'

const applySome = statement<{ workspaceId: string; batch: number }, { applied: number }>(
  (_, $) => sql`select list_apply(${$.workspaceId}::uuid, ${$.batch}::int) as applied`,
)

/** Applies at most `batch` pending changes of a workspace's lists to their bitmaps; returns how many there were. */
export async function applyDeltas(db: Db, workspaceId: string, batch: number): Promise<number> {
  const [row] = await applySome(db, { workspaceId, batch })
  return row?.applied ?? 0
}

export const applying: WorkspaceJob = {
  name: 'lists: apply',
  everyMs: 500,
  size: 1000,
  due: dueWorkspaces({ table: sql`list_deltas`, by: sql`x.list, x.id`, at: sql`x.id` }),
  run: (pool, workspaceId, batch) => pool.transaction((db) => applyDeltas(db, workspaceId, batch)),
}
