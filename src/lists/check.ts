import { sql } from 'drizzle-orm'
import type { Pool } from '../db/pool/client.ts'
import { statement } from '../db/query/statement.ts'
import { timeouts } from '../timeouts.ts'
import type { ListKey } from './build.ts'

/** A key whose rows are counted, and what it stands for: a value of a dimension, null for rows without one. */
export type CountedKey = ListKey & { dimension: string; value: string | null }

/** The keys of a workspace that have counts, of all its lists or of one. */
export const countedKeys = statement<{ workspaceId: string; list: string | null }, CountedKey>(
  (_, $) => sql`
    select k.workspace_id as "workspaceId", k.list, k.key::text, k.dimension, k.value
    from list_keys k
    where k.workspace_id = ${$.workspaceId} and k.built_at is not null
      and (${$.list}::text is null or k.list = ${$.list}::text)
    order by k.list, k.dimension, k.value`,
)

const faultsOfKey = statement<ListKey, { counted: string; actual: string }>(
  (_, $) => sql`
    select counted::text, actual::text
    from list_faults(${$.workspaceId}::uuid, ${$.list}, ${$.key}::bigint)`,
)

/** Returns the blocks of a key whose counts are not those of its rows, with both numbers. It reads all rows of its list. */
export async function keyFaults(
  pool: Pool,
  { workspaceId, list, key }: ListKey,
): Promise<Array<{ counted: string; actual: string }>> {
  return pool.transaction((db) => faultsOfKey(db, { workspaceId, list, key }), {
    longMs: timeouts.longMs,
  })
}
