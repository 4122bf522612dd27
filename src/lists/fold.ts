import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { dueWorkspaces } from '../jobs/due.ts'
import type { GeneralJob, WorkspaceJob } from '../jobs/scheduler.ts'

const foldSome = statement<{ workspaceId: string; batch: number }, { folded: number }>(
  (_, $) => sql`select list_fold(${$.workspaceId}::uuid, ${$.batch}::int) as folded`,
)

/** Folds at most `batch` pending changes of a workspace's lists into their counts; returns how many there were. */
export async function fold(db: Db, workspaceId: string, batch: number): Promise<number> {
  const [row] = await foldSome(db, { workspaceId, batch })
  return row?.folded ?? 0
}

/** So many rows that are folded and still lie there are not left to the autovacuum's next minute. */
const mostDead = 5000

/**
 * The jobs that fold. Folded changes are dead rows, which whoever reads the pending ones walks over until
 * they are vacuumed: that is done here, often, while there are few of them.
 */
export function folding(): { readonly fold: WorkspaceJob; readonly vacuum: GeneralJob } {
  let dead = 0
  return {
    fold: {
      name: 'lists: fold',
      everyMs: 500,
      size: 1000,
      due: dueWorkspaces({ table: sql`list_deltas`, by: sql`x.list, x.id`, at: sql`x.id` }),
      async run(pool, workspaceId, batch) {
        const folded = await pool.transaction((db) => fold(db, workspaceId, batch))
        dead += folded
        return folded
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
  await pool.run((connection) =>
    connection.rows('vacuum (skip_locked, truncate false) list_deltas', [], false),
  )
}
