import type { Db } from '../../db/pool/client.ts'
import { type ActorContext, system } from '../../auth/actor.ts'
import type { WorkspaceJob } from './scheduler.ts'

/** Up to `batch` rows of a workspace. */
export type Batch = { workspaceId: string; batch: number }

/** Returns the run of a job that changes a batch of rows in a transaction. */
export function runBatch(
  change: (db: Db, batch: Batch) => Promise<readonly unknown[]>,
): WorkspaceJob['run'] {
  return (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await change(db, { workspaceId, batch })).length)
}

/** Returns the run of a job that changes a batch of rows, by the clock of the database, and then does what follows from that. */
export function runBatchAsSystem<Row extends { readonly now: string }>(
  change: (db: Db, batch: Batch) => Promise<readonly Row[]>,
  follow: (ctx: ActorContext, rows: readonly Row[]) => Promise<unknown> | void,
): WorkspaceJob['run'] {
  return runBatch(async (db, batch) => {
    const rows = await change(db, batch)
    const [first] = rows
    if (first) await follow(system(db, batch.workspaceId, first.now), rows)
    return rows
  })
}
