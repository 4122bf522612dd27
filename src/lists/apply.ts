import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/pool/client.ts'
import { command } from '../db/pool/command.ts'
import { statement } from '../db/query/statement.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { GeneralJob, WorkspaceJob } from '../platform/jobs/scheduler.ts'

const applySome = statement<{ workspaceId: string; batch: number }, { applied: number }>(
  (_, $) => sql`select list_apply(${$.workspaceId}::uuid, ${$.batch}::int) as applied`,
)

/** Applies at most `batch` pending changes of a workspace's lists to their bitmaps; returns how many there were. */
export async function applyDeltas(db: Db, workspaceId: string, batch: number): Promise<number> {
  const [row] = await applySome(db, { workspaceId, batch })
  return row?.applied ?? 0
}

/** Number of applied rows from which on the vacuum does not wait for the autovacuum's next minute. */
const mostDead = 5000

/**
 * Returns the jobs that apply deltas. Applied deltas are dead rows, which every reader of pending deltas passes until
 * they are vacuumed, so they are vacuumed here, often, while there are few of them.
 */
export function applying(): { readonly apply: WorkspaceJob; readonly vacuum: GeneralJob } {
  let dead = 0
  return {
    apply: {
      name: 'lists: apply',
      everyMs: 500,
      size: 1000,
      due: dueWorkspaces({ table: sql`list_deltas`, by: sql`x.list, x.id`, at: sql`x.id` }),
      async run(pool, workspaceId, batch) {
        const applied = await pool.transaction((db) => applyDeltas(db, workspaceId, batch))
        dead += applied
        return applied
      },
    },
    vacuum: {
      name: 'lists: vacuum',
      everyMs: 500,
      async run(pool) {
        if (dead < mostDead) return
        dead = 0
        await vacuum(pool)
      },
    },
  }
}

async function vacuum(pool: Pool): Promise<void> {
  // Another process that is at it is enough; and shortening the file would lock readers out
  await command(pool, 'vacuum (skip_locked, truncate false) list_deltas')
}
