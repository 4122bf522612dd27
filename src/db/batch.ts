import {
  getTableColumns,
  getTableName,
  type Placeholder,
  type SQL,
  type SQLChunk,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './client.ts'
import type { Query } from './compile.ts'
import { mine, owned } from './scope.ts'
import { anyOf, type Builder, statement, type Values } from './statement.ts'

/** The values of a statement about one workspace. */
export type OfWorkspace = { readonly workspaceId: string }

/** A statement of which several calls can be one (docs/decisions/0096). */
export interface Batchable<V extends OfWorkspace, R> {
  one(db: Db, values: V): Promise<R>
  /** One result for each of several values of a workspace, in their order. */
  many(db: Db, workspaceId: string, all: readonly V[]): Promise<readonly R[]>
}

/** Calls that requests of one transaction make in the same turn of the event loop become one statement. */
export function batched<V extends OfWorkspace, R>(
  of: Batchable<V, R>,
): (db: Db, values: V) => Promise<R> {
  return (db, values) => db.shared?.batch?.(of, values) ?? of.one(db, values)
}

/** A read whose rows depend on nothing but its values: equal calls are one. Nobody changes the rows. */
export function readOnce<V extends OfWorkspace, Row>(
  read: (db: Db, values: V) => Promise<readonly Row[]>,
): (db: Db, values: V) => Promise<readonly Row[]> {
  return batched({
    one: read,
    async many(db, _, all) {
      const calls = new Map<string, Promise<readonly Row[]>>()
      return Promise.all(
        all.map((values) => {
          const key = JSON.stringify(values)
          const call = calls.get(key) ?? read(db, values)
          calls.set(key, call)
          return call
        }),
      )
    },
  })
}

type Key = { workspaceId: string; id: string }
type Identified = PgTable & { readonly workspaceId: PgColumn; readonly id: PgColumn }

/** Reads a row by its id. `build` selects the rows that fulfil `isIt`, with their `id`; those that it locks in its order. */
export function byId<Row extends { id: string }>(
  table: Identified,
  build: (db: Builder, isIt: SQL) => Query<Row>,
): (db: Db, key: Key) => Promise<Row[]> {
  const one = statement<Key, Row>((db, $) => build(db, owned(table, $.workspaceId, $.id)))
  const read = statement<OfWorkspace & { ids: readonly string[] }, Row>((db, $) =>
    build(db, sql`${mine(table, $.workspaceId)} and ${anyOf(table.id, $.ids)}`),
  )
  return batched({
    one,
    async many(db, workspaceId, all) {
      const rows = await read(db, { workspaceId, ids: all.map(({ id }) => id) })
      const found = new Map(rows.map((row) => [row.id, row]))
      return all.map(({ id }) => {
        const row = found.get(id.toLowerCase())
        return row ? [row] : []
      })
    },
  })
}

type RowOf<V> = ($: Values<V>) => Readonly<Record<string, Placeholder | SQL>>

/** Inserts a row: what its columns get of the values. */
export function inserting<V extends OfWorkspace & Record<string, unknown>>(
  table: PgTable,
  rowOf: RowOf<V>,
): (db: Db, values: V) => Promise<unknown> {
  const one = statement<V, never>((db, $) => db.insert(table).values(rowOf($) as never) as never)
  const many = statement<OfWorkspace & { rows: string }, never>((_, $) =>
    insertAll(table, rowOf, $.rows),
  )
  return batched<V, unknown>({
    one,
    async many(db, workspaceId, all) {
      await many(db, { workspaceId, rows: JSON.stringify(all) })
      return all.map(() => [])
    },
  })
}

/** Inserts rows of a JSON array whose elements have the values of one row each. */
function insertAll<V>(table: PgTable, rowOf: RowOf<V>, rows: Placeholder): SQL<never> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const types = new Map<string, string>()
  const names = new Map<unknown, string>()
  const given = new Proxy({} as Record<string, SQL>, {
    get(values, name: string) {
      const value = (values[name] ??= sql`given.${sql.identifier(name)}`)
      names.set(value, name)
      return value
    },
  })
  const row = Object.entries(rowOf(given as unknown as Values<V>)).map(([name, value]) => {
    const column = columns[name]
    if (!column) throw new Error(`${getTableName(table)} has no column ${name}`)
    const of = names.get(value)
    if (of !== undefined) types.set(of, column.getSQLType())
    return { column: sql.identifier(column.name), value: sql`${value}` }
  })
  const untyped = [...names.values()].find((name) => !types.has(name))
  if (untyped !== undefined) throw new Error(`no column tells the type of ${untyped}`)
  const list = (parts: readonly SQLChunk[]) => sql.join([...parts], sql`, `)
  return sql`
    insert into ${table} (${list(row.map(({ column }) => column))})
    select ${list(row.map(({ value }) => value))}
    from json_to_recordset(${rows}::json) as given (${declared(types)})`
}

/** The columns of rows that JSON gives, by their names and types. */
export function declared(types: ReadonlyMap<string, string>): SQL {
  // eslint-disable-next-line no-restricted-syntax -- a type comes from the table's definition
  const columns = [...types].map(([name, type]) => sql`${sql.identifier(name)} ${sql.raw(type)}`)
  return sql.join(columns, sql`, `)
}
