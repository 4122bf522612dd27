import {
  and,
  eq,
  getTableColumns,
  getTableName,
  is,
  or,
  type Placeholder,
  SQL,
  type SQLChunk,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import { batched, declared } from './batch.ts'
import type { Db } from './client.ts'
import { type Field, type Fields, type Mapped, rowMapper } from './compile.ts'
import { anyOf, statements, type Values } from './statement.ts'

type VersionedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
}

type Anything = Record<string, unknown>

/** Objects of named values, patched key by key; every other jsonb column is replaced. */
const mergedColumns = new Set([
  'auto_reply',
  'capacity',
  'config',
  'custom_fields',
  'marketing_consent',
  'routable',
  'secrets',
  'ticketing',
  'validation',
])

const patches = statements<Anything, Patched<Anything>>()

/** What `patchAndRead` reads: names and columns, or SQL of no values; always the same for a table. */
type Reading = Readonly<Record<string, Field>>

const nothingRead: Reading = {}

/** A row that was changed. */
export interface Patched<Row> {
  /** What the changed columns held before. */
  readonly previous: Anything
  /** What it is now. */
  readonly row: Row
}

type Key = { readonly workspaceId: string; readonly id: string }
type Changes = { readonly updatedAt: string; readonly [column: string]: unknown }
type PatchOptions = {
  readonly only?: Readonly<Record<string, readonly unknown[] | undefined>>
  readonly touch?: boolean
}

/**
 * Updates the present members of `changes` (undefined: unchanged, null: cleared; objects of named
 * values merged key by key, null removing a key), one version on where one of them differs; with
 * `touch` always, also when none is present. A change may be SQL over the row as it was, always the same for its column.
 * Only a live row is changed, and only while each column of `only` has one of its values. Returns
 * what the changed columns held before, or false when there was no such row.
 */
export async function patch(
  db: Db,
  table: VersionedTable,
  key: Key,
  changes: Changes,
  options?: PatchOptions,
): Promise<Anything | false> {
  const patched = await patchAndRead(db, table, key, changes, nothingRead, options)
  return patched && patched.previous
}

/** The same, and reads what the row has become, in one statement. */
export async function patchAndRead<R extends Reading>(
  db: Db,
  table: VersionedTable,
  key: Key,
  changes: Changes,
  reading: R,
  { only = {}, touch = false }: PatchOptions = {},
): Promise<Patched<SelectResultFields<R>> | false> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const values: Key & Anything = { ...key }
  const changed: string[] = []
  for (const name in changes) {
    if (changes[name] === undefined) continue
    changed.push(name)
    if (!(changes[name] instanceof SQL)) values[name] = changes[name]
  }
  const guards: string[] = []
  for (const name in only) {
    if (only[name] === undefined) continue
    guards.push(name)
    values[`only_${name}`] = only[name]
  }

  const nothing = !touch && changed.every((name) => name === 'updatedAt')
  const isRead = (reading as Reading) !== nothingRead
  const parts = [nothing ? [] : changed, guards].map((names) => names.join())
  const shape = [getTableName(table), ...parts, isRead, touch].join(':')
  const asked = { table, columns, changes, changed, guards, reading, touch }
  const run = patches(shape, (_, $) => (nothing ? readText(asked, $) : patchText(asked, $)))
  const one: Patching = async (db, values) => (await run(db, values))[0] ?? false
  const batch = nothing ? undefined : batchOf(shape, asked, one)
  const patched = await (batch ?? one)(db, values)
  return patched as Patched<SelectResultFields<R>> | false
}

/** What a patch is asked for, but for the values. */
interface Asked {
  readonly table: VersionedTable
  readonly columns: Record<string, PgColumn>
  /** Of which only those that are SQL count. */
  readonly changes: Changes
  readonly changed: readonly string[]
  readonly guards: readonly string[]
  readonly reading: Reading
  readonly touch: boolean
}

type Patching = (db: Db, values: Key & Anything) => Promise<Patched<Anything> | false>

const mostBatches = 300
const batches = new Map<string, Patching>()
const patchesOfMany = statements<
  { workspaceId: string; ids: readonly string[]; rows: string },
  Patched<Anything> & { id: string }
>()

/** The patch of a shape, of which several at once are one statement. */
function batchOf(shape: string, asked: Asked, one: Patching): Patching | undefined {
  const known = batches.get(shape)
  if (known || batches.size >= mostBatches) return known
  const made = batched<Key & Anything, Patched<Anything> | false>({
    one,
    async many(db, workspaceId, all) {
      const run = patchesOfMany(shape, (_, $) => patchTextOfMany(asked, $))
      const ids = all.map(({ id }) => id)
      const rows = await run(db, { workspaceId, ids, rows: JSON.stringify(all) })
      const patched = new Map(rows.map((row) => [row.id, row]))
      return ids.map((id) => patched.get(id.toLowerCase()) ?? false)
    },
  })
  batches.set(shape, made)
  return made
}

/** Reads the row as it is, for changes that are none. */
function readText(asked: Asked, $: Values<Anything>): Mapped<Patched<Anything>> {
  const { table, columns } = asked
  const where = whereOf(asked, oneOf(table, $), (name) => isOneOf(columns, name, $))
  const text = sql`select ${sql.join(nowOf(asked), sql`, `)} from ${table} where ${where}`
  const toRow = rowMapper(fieldsOf(asked.reading), 1)
  return { text, toRow: (found) => ({ previous: {}, row: toRow(found) }) }
}

function patchText(asked: Asked, $: Values<Anything>): Mapped<Patched<Anything>> {
  const { table, columns, changed } = asked
  const held = oneOf(table, $)
  const where = whereOf(asked, held, (name) => isOneOf(columns, name, $))
  const kept = keptOf(asked)
  const text = sql`
    with previous as (
      select ${sql.join([sql`${table.id}`, ...kept], sql`, `)} from ${table}
      where ${where} for ${rowLock(changed)})
    ${updateOf(asked, held, (name) => sql.param(named($, name), columnOf(columns, name)))}`
  return { text, toRow: toPatched(asked) }
}

/** The same of rows of several ids at once, each with values of its own in a JSON array. */
function patchTextOfMany(
  asked: Asked,
  $: Values<{ workspaceId: string; ids: readonly string[]; rows: string }>,
): Mapped<Patched<Anything> & { id: string }> {
  const { table, columns, changes, changed, guards } = asked
  const given = changed.filter((name) => !is(changes[name], SQL))
  const types = new Map([
    ['id', 'uuid'],
    ...given.map((name) => [name, columnOf(columns, name).getSQLType()] as const),
    ...guards.map((name) => [`only_${name}`, `${columnOf(columns, name).getSQLType()}[]`] as const),
  ])
  const held = sql`${eq(table.workspaceId, $.workspaceId)} and ${anyOf(table.id, $.ids)}`
  const guard = (name: string) =>
    sql`${columnOf(columns, name)} = any(given.${sql.identifier(`only_${name}`)})`
  const where = whereOf(asked, held, guard)
  const next = given.map(
    (name) => sql`given.${sql.identifier(name)} as ${sql.identifier(`next.${name}`)}`,
  )
  const kept = [...keptOf(asked), ...next]
  const text = sql`
    with previous as (
      select ${sql.join([sql`${table.id}`, ...kept], sql`, `)} from ${table}
      join json_to_recordset(${$.rows}::json) as given (${declared(types)}) on given.id = ${table.id}
      where ${where} order by ${table.id}
      for ${rowLock(changed)} of ${sql.identifier(getTableName(table))})
    ${updateOf(asked, held, (name) => sql`previous.${sql.identifier(`next.${name}`)}`)}, ${table.id}`
  const toRow = toPatched(asked)
  return { text, toRow: (found) => ({ ...toRow(found), id: found.at(-1) as string }) }
}

/** A deletion waits for transactions that refer to the row (see references.ts), other changes do not. */
function rowLock(changed: readonly string[]): SQL {
  return changed.includes('deletedAt') ? sql`update` : sql`no key update`
}

function oneOf(table: VersionedTable, $: Values<Anything>): SQL {
  return sql`${eq(table.workspaceId, $['workspaceId'])} and ${eq(table.id, $['id'])}`
}

function isOneOf(columns: Asked['columns'], name: string, $: Values<Anything>): SQL {
  return anyOf(columnOf(columns, name), named($, `only_${name}`))
}

function whereOf({ columns, guards }: Asked, held: SQL, guard: (name: string) => SQL): SQL {
  const { deletedAt } = columns
  return and(held, deletedAt && sql`${deletedAt} is null`, ...guards.map(guard)) as SQL
}

function keptOf({ columns, changed }: Asked): SQL[] {
  return changed.map((name) => sql`${columnOf(columns, name)} as ${sql.identifier(name)}`)
}

/** What is read of the row as it has become, with a value that is never null first. */
function nowOf({ reading }: Asked): SQL[] {
  return [sql`1 as found`, ...Object.values(reading).map((field) => selected(field))]
}

function fieldsOf(reading: Reading): Fields {
  return Object.entries(reading).map(([name, field]) => ({ path: [name], field }))
}

/** Updates the rows of `previous`. `valueOf` is the new value of a column. */
function updateOf(asked: Asked, held: SQL, valueOf: (name: string) => SQLChunk): SQL {
  const { table, columns, changes, changed, touch } = asked
  const next = (name: string) => {
    const column = columnOf(columns, name)
    const given = changes[name]
    const value = is(given, SQL) ? given : valueOf(name)
    return mergedColumns.has(column.name)
      ? sql`jsonb_strip_nulls(${column} || ${value}::jsonb)`
      : sql`${value}`
  }
  // The same values again are no change
  const others = changed.filter((name) => name !== 'updatedAt')
  const differs = touch
    ? sql`true`
    : or(...others.map((name) => sql`${columnOf(columns, name)} is distinct from ${next(name)}`))
  const set = [
    ...others.map((name) => sql`${sql.identifier(columnOf(columns, name).name)} = ${next(name)}`),
    sql`updated_at = case when ${differs} then ${next('updatedAt')} else ${table.updatedAt} end`,
    sql`version = ${table.version} + (${differs})::int`,
  ]
  const was = changed.map(
    (name) => sql`previous.${sql.identifier(name)} as ${sql.identifier(`previous.${name}`)}`,
  )
  return sql`
    update ${table} set ${sql.join(set, sql`, `)}
    from previous where ${held} and previous.id = ${table.id}
    returning ${sql.join([...nowOf(asked), ...was], sql`, `)}`
}

function toPatched({ columns, changed, reading }: Asked): (found: unknown[]) => Patched<Anything> {
  const read = fieldsOf(reading)
  const toRow = rowMapper(read, 1)
  const toPrevious = rowMapper(
    changed.map((name) => ({ path: [name], field: columnOf(columns, name) })),
    1 + read.length,
  )
  return (found) => ({ previous: toPrevious(found), row: toRow(found) })
}

function selected(field: Field): SQL {
  return is(field, SQL.Aliased)
    ? sql`${field.sql} as ${sql.identifier(field.fieldAlias)}`
    : sql`${field}`
}

function columnOf(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`the table has no column ${name}`)
  return column
}

function named($: Values<Record<string, unknown>>, name: string): Placeholder {
  return $[name] as Placeholder
}
