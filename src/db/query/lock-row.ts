import { and, getTableName, sql } from 'drizzle-orm'
import type { LockStrength, PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../pool/client.ts'
import { inWorkspace, inWorkspaceById } from './scope.ts'
import { anyOf, statements } from './statement.ts'
import type { Keys, Key } from './rows.ts'

type Lockable = PgTable & { workspaceId: PgColumn; id: PgColumn }

const locks = statements<Key, { id: string }>()

/**
 * Locks a row until the transaction ends, and reads nothing else. A statement that waits for a lock keeps the snapshot
 * from before it waited, and only the locked row is read again (PostgreSQL manual, section 13.2.1). So what a change
 * needs of other tables is read by a statement after this one, which costs no round trip in the same `pipeline()`.
 */
export async function lockRow(
  db: Db,
  table: Lockable,
  { workspaceId, id }: Key,
  strength: LockStrength = 'no key update',
): Promise<void> {
  const lock = locks(`${getTableName(table)} ${strength}`, (builder, $) =>
    builder
      .select({ id: sql<string>`${table.id}`.as('id') })
      .from(table as PgTable)
      .where(inWorkspaceById(table, $.workspaceId, $.id))
      .for(strength),
  )
  await lock(db, { workspaceId, id })
}

const locksOfSeveral = statements<Keys, { id: string }>()

/**
 * Locks rows, deleted ones too, as `lockRow` does. It locks them in the order of their ids, so that two transactions that
 * lock several do not wait for each other.
 */
export async function lockRows(
  db: Db,
  table: Lockable,
  { workspaceId, ids }: Keys,
  strength: LockStrength = 'no key update',
): Promise<void> {
  const lock = locksOfSeveral(`${getTableName(table)} ${strength}`, (builder, $) =>
    builder
      .select({ id: sql<string>`${table.id}`.as('id') })
      .from(table as PgTable)
      .where(and(inWorkspace(table, $.workspaceId), anyOf(table.id, $.ids)))
      .orderBy(table.id)
      .for(strength),
  )
  await lock(db, { workspaceId, ids })
}
