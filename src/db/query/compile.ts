import { Column, is, noopDecoder, Param, Placeholder, SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import { drizzle } from 'drizzle-orm/postgres-js'

/** Drizzle without a connection: it only builds statements. */
const builder = drizzle.mock()
const dialect = new PgDialect()

export type Builder = typeof builder
/** The named values of a statement, to be written where each goes; by default of any names. */
export type Values<V = Record<string, unknown>> = {
  readonly [K in keyof V & string]: Placeholder<K>
}
export type Build<V, Row> = (db: Builder, values: Values<V>) => Query<Row> | SQL<Row> | Mapped<Row>

/** Any Drizzle query that can be prepared. */
export interface Query<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

/** SQL with what makes a row of the values that it returns. */
export interface Mapped<Row> {
  readonly text: SQL
  readonly toRow: (values: unknown[]) => Row
}

export type Fields = ReadonlyArray<{ readonly path: readonly string[]; readonly field: Field }>
export type Field = Column | SQL | SQL.Aliased

/** The members of a query prepared by Drizzle that this module reads. */
interface Prepared {
  readonly queryString: string
  readonly params: unknown[]
  readonly fields?: Fields
}

/** A statement as it is sent. */
export interface Compiled<Row = unknown> {
  readonly text: string
  /** Placeholders, placeholders with their encoder, and constants. */
  readonly params: readonly unknown[]
  /** Fields that Drizzle selects, in the order of the columns; undefined for SQL. */
  readonly fields: Fields | undefined
  /** Makes a row of the values of one, unless rows are objects by the names of their columns. */
  readonly toRow: ((values: unknown[]) => Row) | undefined
}

/** Builds a statement. */
export function compile<V, Row>(build: Build<V, Row>): Compiled<Row> {
  const names = new Proxy({} as Values<V>, { get: (_, name) => sql.placeholder(String(name)) })
  const { text, ...rest } = compiledOf(build(builder, names))
  // The driver reads all of it to find what it has prepared, so the indentation goes
  return { text: text.replace(/\n\s*/g, ' '), ...rest }
}

function compiledOf<Row>(built: Query<Row> | SQL<Row> | Mapped<Row>): Compiled<Row> {
  if (is(built, SQL) || 'toRow' in built) {
    const { text, toRow } = is(built, SQL) ? { text: built, toRow: undefined } : built
    const { sql, params } = dialect.sqlToQuery(text)
    return { text: sql, params, fields: undefined, toRow }
  }
  const { queryString, params, fields } = built.prepare('once') as unknown as Prepared
  const toRow = fields && (rowMapper(fields) as Mapped<Row>['toRow'])
  return { text: queryString, params, fields, toRow }
}

/** A query of Drizzle's builder as a part of another statement, with what it selects in the order of its columns. */
export function selectedBy<Row>(query: Query<Row>): { query: SQL; fields: Fields } {
  const { fields } = query.prepare('once') as unknown as Prepared
  if (!fields) throw new Error('the query selects no columns')
  return { query: sql`${query}`, fields }
}

/** The parameters of a statement for its values; throws for a value that is missing. */
export function filler(params: readonly unknown[]): (values: Record<string, unknown>) => unknown[] {
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
export function rowMapper(fields: Fields, from = 0): (row: unknown[]) => Record<string, unknown> {
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

export function decoderOf(field: Field): Decoder {
  if (is(field, SQL)) return (field as unknown as { decoder: Decoder }).decoder
  return 'sql' in field
    ? (field.sql as unknown as { decoder: Decoder }).decoder
    : (field as unknown as Decoder)
}

/** Whether values are taken as they come. */
export function isPlain(decoder: Decoder): boolean {
  const { mapFromDriverValue } = decoder
  return (
    mapFromDriverValue === noopDecoder.mapFromDriverValue ||
    mapFromDriverValue === Column.prototype.mapFromDriverValue
  )
}

export interface Decoder {
  mapFromDriverValue(value: unknown): unknown
}
