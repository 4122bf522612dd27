import { Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../pool/client.ts'
import { type Build, type Builder, compile, filler, type Values } from './compile.ts'
import { registerStatement } from './registry.ts'
import { setNewest } from '../../lib/set-newest.ts'

export type { Builder, Values }

/**
 * A statement that Drizzle builds once and that then runs prepared on whatever connection `db`
 * lends. `build` gets a builder and a placeholder for each of the values.
 */
export function statement<V extends Record<string, unknown>, Row>(
  build: Build<V, Row>,
): (db: Db, values: V) => Promise<Row[]> {
  registerStatement()?.(build)
  let run: ((db: Db, values: V) => Promise<Row[]>) | undefined
  return (db, values) => (run ??= runner<V, Row>(build))(db, values)
}

const mostVariants = 300

/**
 * Makes statements that vary with their values: one is built for each `key`, then kept. Beyond 300 variants the one
 * that was used longest ago is removed, so that no caller can fill the memory of the program with ever new
 * combinations, nor displace those of others.
 */
export function statements<V extends Record<string, unknown>, Row>(): (
  key: string,
  build: Build<V, Row>,
) => (db: Db, values: V) => Promise<Row[]> {
  const register = registerStatement()
  // In the order of their last use
  const kept = new Map<string, (db: Db, values: V) => Promise<Row[]>>()
  return (key, build) => {
    let run = kept.get(key)
    if (!run) {
      register?.(build)
      run = runner<V, Row>(build)
    }
    setNewest(kept, key, run, mostVariants)
    return run
  }
}

function runner<V extends Record<string, unknown>, Row>(
  build: Build<V, Row>,
): (db: Db, values: V) => Promise<Row[]> {
  const { text, params, toRow } = compile(build)
  const fill = filler(params)
  if (!toRow) {
    return (db, values) => db.run((c) => c.rows(text, fill(values), true)) as Promise<Row[]>
  }
  return (db, values) =>
    db.run(async (c) => {
      const rows = await c.values(text, fill(values), true)
      return rows.map((row) => toRow(row))
    })
}

/** The placeholder of a list that has one element whenever the statement runs. */
export class ListOfOne extends Placeholder {}

/**
 * `column = any($1)`: one array parameter whatever the length of the list. The one element of a `ListOfOne` is compared by
 * itself: an index then has the rows in an order, and the planner does not read all rows of a small table.
 */
export function anyOf(column: PgColumn, list: Placeholder): SQL {
  // oxlint-disable-next-line house/raw-sql -- the type comes from the table's definition
  const type = sql.raw(`${column.getSQLType()}[]`)
  const elements = sql`${arrayParameter(list)}::${type}`
  return list instanceof ListOfOne
    ? sql`${column} = (${elements})[1]`
    : sql`${column} = any(${elements})`
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
