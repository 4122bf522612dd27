import { and, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { LockStrength, PgColumn, PgTable, SelectedFields } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from '../pool/client.ts'
import { without } from '../../lib/without.ts'
import { inWorkspace, inWorkspaceById } from './scope.ts'
import { anyOf, statement, type Values } from './statement.ts'

export type Key = { workspaceId: string; id: string }
export type UserKey = { workspaceId: string; userId: string }
export type Keys = { workspaceId: string; ids: readonly string[] }
type Table = PgTable & { workspaceId: PgColumn; id: PgColumn; deletedAt?: PgColumn }
type Reading<Asked, Columns> = (db: Db, asked: Asked) => Promise<Array<SelectResultFields<Columns>>>

/** A row as a statement or a list returns it. */
export type RowFrom<Statement extends (...given: never[]) => Promise<unknown>> =
  Awaited<ReturnType<Statement>> extends readonly (infer Row)[] | { rows: readonly (infer Row)[] }
    ? Row
    : never

/** An instant in JSON that SQL makes, in the form in which rows have instants: `now()` is rounded as columns round it. */
export function instantJson(instant: SQL): SQL {
  return sql`to_char((${instant})::timestamptz(3) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}

export function columnsBut<T extends PgTable, Name extends keyof T['_']['columns'] & string>(
  table: T,
  ...omitted: readonly Name[]
): Omit<T['_']['columns'], Name> {
  return without(getTableColumns(table), omitted) as never
}

/** The statement that reads a row by its id, a live one if rows are soft-deleted. `lock` holds it until the transaction ends. */
export function rowById<Columns extends SelectedFields>(
  table: Table,
  columns: Columns,
  lock?: LockStrength,
): Reading<Key, Columns> {
  const isLive = table.deletedAt && sql`${table.deletedAt} is null`
  return statement((db, $: Values<Key>) => {
    const found = db
      .select(columns as SelectedFields)
      .from(table as PgTable)
      .where(and(inWorkspaceById(table, $.workspaceId, $.id), isLive))
    return (lock ? found.for(lock) : found) as never
  })
}

/** The statement that makes a soft-deleted row live again. It returns when the row was deleted, or nothing for another row. */
export function revival(
  table: Table & { deletedAt: PgColumn },
  condition = sql``,
): (db: Db, asked: Key & { now: string }) => Promise<Array<{ deletedAt: string }>> {
  return statement(
    (_, $) => sql`
      with previous as (
        select id, deleted_at from ${table}
        where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is not null ${condition}
        for update)
      update ${table} x set deleted_at = null, version = version + 1,
        updated_at = ${$.now}::timestamptz
      from previous where x.workspace_id = ${$.workspaceId} and x.id = previous.id
      returning previous.deleted_at as "deletedAt"`,
  )
}

/** The statement that reads the rows with some ids, deleted ones too. */
export function rowsByIds<Columns extends SelectedFields>(
  table: Table,
  columns: Columns,
): Reading<Keys, Columns> {
  return statement(
    (db, $: Values<Keys>) =>
      db
        .select(columns)
        .from(table as PgTable)
        .where(and(inWorkspace(table, $.workspaceId), anyOf(table.id, $.ids))) as never,
  )
}
