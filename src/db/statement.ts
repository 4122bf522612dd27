import {
  and,
  Column,
  eq,
  getTableColumns,
  getTableName,
  is,
  noopDecoder,
  Param,
  Placeholder,
  SQL,
  sql,
} from 'drizzle-orm'
import { PgDialect, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'
import type { SelectResultFields } from 'drizzle-orm/query-builders/select.types'
import type { Db } from './client.ts'

/** Drizzle without a connection: it only builds statements. */
const builder = drizzle.mock()
const dialect = new PgDialect()

export type Builder = typeof builder
/** The named values of a statement, to be written where each goes. */
export type Values<V> = { readonly [K in keyof V & string]: Placeholder<K> }

/** Any Drizzle query that can be prepared. */
interface Query<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

/** SQL with what makes a row of the values that it returns. */
interface Mapped<Row> {
  readonly text: SQL
  readonly toRow: (values: unknown[]) => Row
}

type Fields = ReadonlyArray<{ readonly path: readonly string[]; readonly field: Field }>
type Field = Column | SQL | SQL.Aliased

/** What this module reads of a query that Drizzle has prepared. */
interface Prepared {
  readonly queryString: string
  readonly params: unknown[]
  readonly fields?: Fields
}

/**
 * A statement that Drizzle builds once and that then runs prepared on whatever connection `db`
 * lends. `build` gets a builder and a placeholder for each of the values.
 */
export function statement<V extends Record<string, unknown>, Row>(
  build: (db: Builder, values: Values<V>) => Query<Row> | SQL<Row>,
): (db: Db, values: V) => Promise<Row[]> {
  let run: ((db: Db, values: V) => Promise<Row[]>) | undefined
  return (db, values) => (run ??= compile<V, Row>(build, true))(db, values)
}

const mostShapes = 300

/**
 * Statements that differ in shape by their values: one is built for each `key`, then kept. Past 300
 * shapes further ones are built each time and not prepared, so that nobody can fill the memory of the
 * program and of its connections by asking for ever new combinations.
 */
export function statements<V extends Record<string, unknown>, Row>(): (
  key: string,
  build: (db: Builder, values: Values<V>) => Query<Row> | SQL<Row> | Mapped<Row>,
) => (db: Db, values: V) => Promise<Row[]> {
  const kept = new Map<string, (db: Db, values: V) => Promise<Row[]>>()
  return (key, build) => {
    const known = kept.get(key)
    if (known) return known
    const isKept = kept.size < mostShapes
    const made = compile<V, Row>(build, isKept)
    if (isKept) kept.set(key, made)
    return made
  }
}

function compile<V extends Record<string, unknown>, Row>(
  build: (db: Builder, values: Values<V>) => Query<Row> | SQL<Row> | Mapped<Row>,
  keep: boolean,
): (db: Db, values: V) => Promise<Row[]> {
  const names = new Proxy({} as Values<V>, { get: (_, name) => sql.placeholder(String(name)) })
  const { text: written, params, toRow } = textOf(build(builder, names))
  // The driver reads all of it to find what it has prepared, so the indentation goes
  const text = written.replace(/\n\s*/g, ' ')
  const fill = filler(params)
  if (!toRow) {
    return (db, values) => db.run((c) => c.rows(text, fill(values), keep)) as Promise<Row[]>
  }
  return (db, values) =>
    db.run(async (c) => {
      const rows = await c.values(text, fill(values), keep)
      return rows.map((row) => toRow(row))
    })
}

/** A statement's text and parameters, and what maps the values of a row unless it stays as it comes. */
function textOf<Row>(built: Query<Row> | SQL<Row> | Mapped<Row>): {
  readonly text: string
  readonly params: unknown[]
  readonly toRow: Mapped<Row>['toRow'] | undefined
} {
  if (is(built, SQL) || 'toRow' in built) {
    const { text, toRow } = is(built, SQL) ? { text: built, toRow: undefined } : built
    const { sql, params } = dialect.sqlToQuery(text)
    return { text: sql, params, toRow }
  }
  const { queryString, params, fields } = built.prepare('once') as unknown as Prepared
  const toRow = fields && (rowMapper(fields) as Mapped<Row>['toRow'])
  return { text: queryString, params, toRow }
}

/** The parameters of a statement for its values; throws for a value that is missing. */
function filler(params: readonly unknown[]): (values: Record<string, unknown>) => unknown[] {
  const fills = params.map((param): ((values: Record<string, unknown>) => unknown) => {
    if (is(param, Placeholder)) {
      const { name } = param as Placeholder
      return (values) => valueOf(values, name)
    }
    if (is(param, Param) && is(param.value, Placeholder)) {
      const { encoder } = param
      const { name } = param.value as Placeholder
      return (values) => encoder.mapToDriverValue(valueOf(values, name))
    }
    return () => param
  })
  return (values) => fills.map((fill) => fill(values))
}

function valueOf(values: Record<string, unknown>, name: string): unknown {
  const value = values[name]
  if (value === undefined && !(name in values)) throw new Error(`there is no value for ${name}`)
  return value
}

/**
 * Rows stay flat: nested objects come as JSON made in SQL, which the driver has parsed. The mapping is
 * compiled, since an object that grows member by member takes several times as long to make and to read.
 * The fields begin `from` values into the row.
 */
function rowMapper(fields: Fields, from = 0): (row: unknown[]) => Record<string, unknown> {
  const decoders: Decoder[] = []
  const members = fields.map(({ path, field }, index) => {
    const name = path[0]
    if (path.length !== 1 || name === undefined || !/^[A-Za-z_]\w*$/.test(name)) {
      throw new Error(`a statement selects flat columns only, not ${path.join('.')}`)
    }
    const decoder = decoderOf(field)
    decoders.push(decoder)
    const value = `row[${from + index}]`
    return isPlain(decoder)
      ? `${name}: ${value}`
      : `${name}: ${value} === null ? null : decoders[${index}].mapFromDriverValue(${value})`
  })
  // Of names and numbers alone
  const compiled = new Function('decoders', `return (row) => ({ ${members.join(', ')} })`) as (
    of: readonly Decoder[],
  ) => (row: unknown[]) => Record<string, unknown>
  return compiled(decoders)
}

function decoderOf(field: Field): Decoder {
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
  return 'sql' in field
    ? (field.sql as unknown as { decoder: Decoder }).decoder
    : (field as unknown as Decoder)
}

/** Whether values are taken as they come. */
function isPlain(decoder: Decoder): boolean {
  const { mapFromDriverValue } = decoder
  return (
    mapFromDriverValue === noopDecoder.mapFromDriverValue ||
    mapFromDriverValue === Column.prototype.mapFromDriverValue
  )
}

interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}

/** `column = any($1)`: one array parameter whatever the length of the list. */
export function anyOf(column: PgColumn, list: Placeholder): SQL {
  // eslint-disable-next-line no-restricted-syntax -- the type comes from the table's definition
  const type = sql.raw(`${column.getSQLType()}[]`)
  return sql`${column} = any(${arrayParameter(list)}::${type})`
}

/** A list parameter in the form that PostgreSQL reads arrays in. */
export function arrayParameter(list: Placeholder): SQL {
  return sql`${sql.param(list, { mapToDriverValue: arrayLiteral })}`
}

/** PostgreSQL's text form of a one-dimensional array (manual, section 8.15.2). */
function arrayLiteral(list: unknown): string | null {
  if (list === null || list === undefined) return null
  const quoted = (list as unknown[]).map(
    (element) => `"${String(element).replace(/[\\"]/g, '\\$&')}"`,
  )
  return `{${quoted.join(',')}}`
}

type VersionedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
}

type Anything = Record<string, unknown>

/** Objects of named values, patched key by key; every other jsonb column is replaced. */
const mergedColumns = new Set([
  'capacity',
  'config',
  'custom_fields',
  'marketing_consent',
  'routable',
  'secrets',
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
 * values merged key by key, null removing a key), one version on; with `touch` also when none is
 * present. A change may be SQL over the row as it was, always the same for its column.
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
  const values: Anything = { ...key }
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
  const shape = `${getTableName(table)}:${nothing ? '' : changed.join()}:${guards.join()}:${isRead}`
  const run = patches(shape, (_, $) => {
    const read = Object.entries(reading).map(([name, field]) => ({ path: [name], field }))
    const held = sql`${eq(table.workspaceId, $['workspaceId'])} and ${eq(table.id, $['id'])}`
    const where = and(
      held,
      columns['deletedAt'] && sql`${columns['deletedAt']} is null`,
      ...guards.map((name) => anyOf(columnOf(columns, name), named($, `only_${name}`))),
    )
    const now = [sql`1 as found`, ...read.map(({ field }) => selected(field))]
    if (nothing) {
      const toRow = rowMapper(read, 1)
      const text = sql`select ${sql.join(now, sql`, `)} from ${table} where ${where}`
      return { text, toRow: (found) => ({ previous: {}, row: toRow(found) }) }
    }

    const kept = changed.map((name) => sql`${columnOf(columns, name)} as ${sql.identifier(name)}`)
    const was = changed.map(
      (name) => sql`previous.${sql.identifier(name)} as ${sql.identifier(`previous.${name}`)}`,
    )
    const set = changed.map((name) => {
      const column = columnOf(columns, name)
      const given = changes[name]
      const value = is(given, SQL) ? given : sql.param(named($, name), column)
      const next = mergedColumns.has(column.name)
        ? sql`jsonb_strip_nulls(${column} || ${value}::jsonb)`
        : sql`${value}`
      return sql`${sql.identifier(column.name)} = ${next}`
    })
    // A deletion waits for transactions that refer to the row (see references.ts), other changes do not
    const rowLock = changed.includes('deletedAt') ? sql`update` : sql`no key update`
    const text = sql`
      with previous as (
        select ${sql.join([sql`${table.id}`, ...kept], sql`, `)} from ${table}
        where ${where} for ${rowLock})
      update ${table} set ${sql.join([...set, sql`version = ${table.version} + 1`], sql`, `)}
      from previous where ${held} and previous.id = ${table.id}
      returning ${sql.join([...now, ...was], sql`, `)}`
    const toPrevious = rowMapper(
      changed.map((name) => ({ path: [name], field: columnOf(columns, name) })),
      now.length,
    )
    const toRow = rowMapper(read, 1)
    return { text, toRow: (found) => ({ previous: toPrevious(found), row: toRow(found) }) }
  })
  const [patched] = await run(db, values)
  return patched ? (patched as Patched<SelectResultFields<R>>) : false
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
