import { and, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { unknownReference } from '../errors.ts'
import type { Db } from './client.ts'
import { mine } from './scope.ts'
import { anyOf, arrayParameter, statements } from './statement.ts'

type Referable = PgTable & { workspaceId: PgColumn; id: PgColumn; deletedAt: PgColumn }

type Ids = { workspaceId: string; ids: readonly string[] }

const liveIds = statements<Ids, { id: string }>()

/**
 * Throws 422 `unknown_reference` for the first id that names no live row of `table` in the
 * workspace. Those it finds stay live until the transaction ends. Foreign keys back this up, but
 * they also accept rows that are deleted softly.
 */
export async function refer(
  db: Db,
  table: Referable,
  resource: string,
  workspaceId: string,
  references: ReadonlyArray<{ readonly pointer: string; readonly id: string }>,
): Promise<void> {
  if (references.length === 0) return
  const found = await liveIdsOf(
    db,
    table,
    workspaceId,
    references.map(({ id }) => id),
  )
  const unknown = references.find(({ id }) => !found.has(id.toLowerCase()))
  if (unknown) throw unknownReference(unknown.pointer, resource, unknown.id)
}

/**
 * Which of some ids name live rows of `table` in the workspace; they stay live until the transaction ends. The lock
 * is KEY SHARE: a deletion waits for it, since it locks FOR UPDATE, but other changes of the row do not.
 */
export async function liveIdsOf(
  db: Db,
  table: Referable,
  workspaceId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const isOne = ids.length === 1
  const find = liveIds(
    `${getTableName(table)}${isOne ? ' one' : ''}`,
    (builder, $) =>
      builder
        .select({ id: table.id })
        .from(table as PgTable)
        .where(and(mine(table, $.workspaceId), isAmong(table, $.ids, isOne), isLive(table)))
        // In one order whatever the request's, so that two cannot deadlock
        .orderBy(table.id)
        .for('key share') as never,
  )
  return new Set((await find(db, { workspaceId, ids })).map(({ id }) => id))
}

/** Of a small table the planner would read every row to find a list of ids; one id it looks up. */
function isAmong({ id }: Referable, ids: Placeholder, isOne: boolean): SQL {
  return isOne ? sql`${id} = (${arrayParameter(ids)}::uuid[])[1]` : anyOf(id, ids)
}

function isLive(table: Referable): SQL {
  return sql`${table.deletedAt} is null`
}
