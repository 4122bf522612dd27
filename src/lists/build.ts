import { sql } from 'drizzle-orm'
import type { Pool } from '../db/pool/client.ts'
import { statement } from '../db/query/statement.ts'
import { dueWorkspaces } from '../platform/jobs/due.ts'
import type { WorkspaceJob } from '../platform/jobs/scheduler.ts'
import { timeouts } from '../timeouts.ts'

/** A key of a list, whose rows are counted. */
export type ListKey = {
  workspaceId: string
  list: string
  /** A 64-bit integer. */
  key: string
}

const unbuiltKeys = statement<{ workspaceId: string }, ListKey>(
  (_, $) => sql`
    select k.workspace_id as "workspaceId", k.list, k.key::text from list_keys k
    where k.workspace_id = ${$.workspaceId} and k.built_at is null order by k.wanted_at limit 100`,
)

const buildKey = statement<ListKey & { isRebuild: boolean }, { built: boolean }>(
  (_, $) => sql`
    select list_build(${$.workspaceId}::uuid, ${$.list}, ${$.key}::bigint, ${$.isRebuild}::boolean) as built`,
)

/**
 * Builds the counts of a key that readers request; with `isRebuild` also a key that has counts. Returns false if there
 * is nothing to build. Reads and writes go on meanwhile.
 */
export async function build(pool: Pool, key: ListKey, isRebuild = false): Promise<boolean> {
  const [row] = await pool.transaction((db) => buildKey(db, { ...key, isRebuild }), {
    longMs: timeouts.longMs,
  })
  return row?.built ?? false
}

/** Builds the keys that readers request, one in a run, since that may read the whole list. */
export const listBuilding: WorkspaceJob = {
  name: 'lists: build',
  everyMs: 1000,
  size: 1,
  isLong: true,
  due: dueWorkspaces({
    table: sql`list_keys`,
    where: sql`x.built_at is null`,
    by: sql`x.wanted_at`,
  }),
  async run(pool, workspaceId) {
    const wanted = await pool.transaction((db) => unbuiltKeys(db, { workspaceId }))
    const failures: unknown[] = []
    for (const key of wanted) {
      try {
        // Another process may be building it
        if (await build(pool, key)) return 1
      } catch (error) {
        // It does not hold up the next one
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return 0
  },
}
