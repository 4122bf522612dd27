import {
  and,
  eq,
  getTableColumns,
  getTableName,
  is,
  or,
  type Placeholder,
  SQL,
  sql,
} from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../pool/client.ts'
import { type Mapped, rowMapper } from './compile.ts'
import { anyOf, statements, type Values } from './statement.ts'
import type { Key } from './rows.ts'

type VersionedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  version: PgColumn
  updatedAt: PgColumn
}

/** Objects of named values, patched key by key; every other jsonb column is replaced. */
const mergedColumns = new Set([
  'auto_reply',
  'capacity',
  'config',
  'custom_fields',
  'routable',
  'secrets',
  'ticketing',
  'validation',
])

const patches = statements<Record<string, unknown>, Record<string, unknown>>()

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
  { only = {}, touch = false }: PatchOptions = {},
): Promise<Record<string, unknown> | false> {
  const columns = getTableColumns(table) as Record<string, PgColumn>
  const values: Key & Record<string, unknown> = { ...key }
  const changed: string[] = []
  for (const name in changes) {
    if (changes[name] === undefined) continue
    changed.push(name)
    if (!(changes[name] instanceof SQL)) values[name] = changes[name]
  }
  // In one order, so that requests whose members differ only in their order share a statement
  changed.sort()
  const guards: string[] = []
  for (const name in only) {
    if (only[name] === undefined) continue
    guards.push(name)
    values[`only_${name}`] = only[name]
  }

  const nothing = !touch && changed.every((name) => name === 'updatedAt')
  const parts = [nothing ? [] : changed, guards].map((names) => names.join())
  const variant = [getTableName(table), ...parts, touch].join(':')
  const asked = { table, columns, changes, changed, guards, touch }
  const run = patches(variant, (_, $) => (nothing ? findText(asked, $) : patchText(asked, $)))
  const [previous] = await run(db, values)
  return previous ?? false
}

/** The parts of a patch without its values. */
interface Asked {
  readonly table: VersionedTable
  readonly columns: Record<string, PgColumn>
  /** The changes. Only those that are SQL are read. */
  readonly changes: Changes
  readonly changed: readonly string[]
  readonly guards: readonly string[]
  readonly touch: boolean
}

/** Returns the text that only finds the row, for changes without effect. */
function findText(asked: Asked, $: Values): Mapped<Record<string, unknown>> {
  const text = sql`select 1 as found from ${asked.table} where ${whereOf(asked, $)}`
  return { text, toRow: () => ({}) }
}

function patchText(asked: Asked, $: Values): Mapped<Record<string, unknown>> {
  const { table, columns, changed } = asked
  const kept = changed.map((name) => sql`${columnOf(columns, name)} as ${sql.identifier(name)}`)
  const text = sql`
    with previous as (
      select ${sql.join([sql`${table.id}`, ...kept], sql`, `)} from ${table}
      where ${whereOf(asked, $)} for ${rowLock(changed)})
    ${updateOf(asked, $)}`
  const previous = changed.map((name) => ({ path: [name], field: columnOf(columns, name) }))
  return { text, toRow: rowMapper(previous) }
}

/** A deletion waits for transactions that refer to the row (see references.ts), other changes do not. */
function rowLock(changed: readonly string[]): SQL {
  return changed.includes('deletedAt') ? sql`update` : sql`no key update`
}

function oneOf(table: VersionedTable, $: Values): SQL {
  return sql`${eq(table.workspaceId, $['workspaceId'])} and ${eq(table.id, $['id'])}`
}

/** The live row with one of the values of each guarded column. */
function whereOf({ table, columns, guards }: Asked, $: Values): SQL {
  const { deletedAt } = columns
  const guard = (name: string) => anyOf(columnOf(columns, name), named($, `only_${name}`))
  return and(oneOf(table, $), deletedAt && sql`${deletedAt} is null`, ...guards.map(guard)) as SQL
}

/** Updates the row of `previous`. */
function updateOf(asked: Asked, $: Values): SQL {
  const { table, columns, changes, changed, touch } = asked
  const next = (name: string) => {
    const column = columnOf(columns, name)
    const given = changes[name]
    const value = is(given, SQL) ? given : sql`${sql.param(named($, name), column)}`
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
  const before = changed.map(
    (name) => sql`previous.${sql.identifier(name)} as ${sql.identifier(`previous.${name}`)}`,
  )
  return sql`
    update ${table} set ${sql.join(set, sql`, `)}
    from previous where ${oneOf(table, $)} and previous.id = ${table.id}
    returning ${sql.join(before, sql`, `)}`
}

function columnOf(columns: Record<string, PgColumn>, name: string): PgColumn {
  const column = columns[name]
  if (!column) throw new Error(`the table has no column ${name}`)
  return column
}

function named($: Values, name: string): Placeholder {
  return $[name] as Placeholder
}
