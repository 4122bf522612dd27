import { sql } from 'drizzle-orm'
import type { Db, Pool } from '../db/client.ts'
import { statement, type Values } from '../db/statement.ts'
import { timeouts } from '../timeouts.ts'

/** A key of a list, whose rows are counted. */
export type ListKey = {
  workspaceId: string
  list: string
  /** A 64-bit integer. */
  key: string
}

// Across workspaces on purpose
const wantedKeys = statement<{ batch: number }, ListKey>(
  (_, $) => sql`
    select k.workspace_id as "workspaceId", k.list, k.key::text from list_keys k
    where k.built_at is null order by k.wanted_at limit ${$.batch}::int`,
)

const buildKey = statement<ListKey & { anew: boolean }, { built: boolean }>(
  (_, $: Values<ListKey & { anew: boolean }>) => sql`
    select list_build(${$.workspaceId}::uuid, ${$.list}, ${$.key}::bigint, ${$.anew}::boolean) as built`,
)

const demoteKeys = statement<{ batch: number }, { demoted: number }>(
  (_, $) => sql`select list_demote(${$.batch}::int) as demoted`,
)

/**
 * Builds the counts of a key that readers want, or with `anew` those it has; false when there is
 * nothing to build. Reading and writing go on meanwhile.
 */
export async function build(pool: Pool, key: ListKey, anew = false): Promise<boolean> {
  const [row] = await pool.transaction((db) => buildKey(db, { ...key, anew }), {
    longMs: timeouts.longMs,
  })
  return row?.built ?? false
}

/** Builds what readers want, at most `batch` keys; returns how many were wanted. */
export async function buildWanted(pool: Pool, batch: number): Promise<number> {
  const keys = await wantedKeys(pool, { batch })
  const failures: unknown[] = []
  for (const key of keys) {
    // One after the other, since each reads a whole list, and none in the way of the next
    await build(pool, key).catch((error: unknown) => failures.push(error))
  }
  if (failures.length > 0) throw failures[0]
  return keys.length
}

/** Gives up the counts of at most `batch` keys that have become small; returns how many. */
export async function demote(db: Db, batch: number): Promise<number> {
  const [row] = await demoteKeys(db, { batch })
  return row?.demoted ?? 0
}
