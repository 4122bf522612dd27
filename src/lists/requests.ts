import { getTableName, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { ifThereIsRoom } from '../db/pool/errors.ts'
import { statement } from '../db/query/statement.ts'
import { applyDeltas } from './apply.ts'
import type { ListedTable } from './tables.ts'

/** The number of deltas above which readers apply them. */
const pendingAtMost = 10_000

/** The keys that a read misses. */
export interface Wanted {
  /** The dimensions and the values of the keys without a bitmap, as JSON; null if every key has one. */
  readonly wanted: string | null
}

/** A total by bitmaps, null while some are missing, and what the read leaves to do for the next ones. */
export interface Found extends Wanted {
  readonly total: number | null
  /** The number of deltas that the list has; null if the read did not look. */
  readonly pending: number | null
}

/** Requests the bitmaps that a read misses, and applies deltas if more are pending than readers should each go through. */
export async function maintain(
  db: Db,
  table: ListedTable,
  workspaceId: string,
  { pending, wanted }: Found,
): Promise<void> {
  if ((pending ?? 0) > pendingAtMost) {
    await ifThereIsRoom(applyDeltas(db, workspaceId, pendingAtMost))
  }
  await requestBitmaps(db, table, workspaceId, wanted)
}

const insertWanted = statement<{ workspaceId: string; list: string; keys: string }, never>(
  (_, $) => sql`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    select ${$.workspaceId}::uuid, ${$.list}::text, list_key(w.dimension, w.value), w.dimension, w.value, now()
    from rows from (json_array_elements_text(${$.keys}::json -> 0),
      json_array_elements_text(${$.keys}::json -> 1)) w (dimension, value)
    on conflict do nothing`,
)

/** Requests bitmaps, by the dimensions and the values of their keys as JSON: the worker then builds them. */
export async function requestBitmaps(
  db: Db,
  table: ListedTable,
  workspaceId: string,
  keys: string | null,
): Promise<void> {
  if (keys === null) return
  await ifThereIsRoom(insertWanted(db, { workspaceId, list: getTableName(table), keys }))
}
