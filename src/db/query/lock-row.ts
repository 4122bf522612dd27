import { getTableName, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../pool/client.ts'
import { inWorkspaceById } from './scope.ts'
import { statements } from './statement.ts'

type Key = { workspaceId: string; id: string }
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
  strength: 'no key update' | 'update' = 'no key update',
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
