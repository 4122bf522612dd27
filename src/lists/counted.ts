import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { arrayParameter, type Values } from '../db/statement.ts'

type Anything = Record<string, unknown>

/** A table whose rows are listed. */
export type ListedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  position: PgColumn
  deletedAt?: PgColumn
}

/** A table that ties the rows of a list to values, such as tags to tickets; triggers place its rows. */
export type LinkTable = PgTable & { workspaceId: PgColumn; position: PgColumn; isLive: PgColumn }

/**
 * A filter whose rows are counted (docs/decisions/0012): a total and any page of it cost the same
 * however many there are. Its dimension is a column or link of the list in counted-lists.ts.
 */
export interface CountedFilter {
  /** What the values are of; null is a value too. */
  readonly dimension: string
  /** The values asked for, as a text[]; rows have one of them at most. */
  readonly values: (given: Placeholder, $: Values<Anything>) => SQL
  /** The live rows with the value `v.value`, a text. */
  readonly rows: ($: Values<Anything>) => Rows
  /** Whether rows have one of the values at most, asked of what is given. */
  readonly fits?: (given: unknown) => boolean
}

interface Rows {
  readonly id: SQL
  readonly position: SQL
  /** Tables and conditions. */
  readonly from: SQL
}

/** Every row of a list. */
export function everyRow(table: ListedTable): CountedFilter {
  return {
    dimension: 'all',
    values: () => sql`array[null]::text[]`,
    rows: ($) => rowsOf(table, sql`true`, $),
  }
}

/** Rows with one of several values in a column. */
export function anyValue(column: PgColumn): CountedFilter {
  return {
    dimension: column.name,
    values: (list) => sql`array(select distinct unnest(${arrayParameter(list)}::text[]))`,
    rows: ($) =>
      rowsOf(column.table as ListedTable, sql`${column} = v.value::${sqlType(column)}`, $),
  }
}

/** The same, found by what the index holds in place of the column: a rank made of its value. */
export function anyRanked(column: PgColumn, rankOf: (value: SQL) => SQL): CountedFilter {
  const isValue = sql`${rankOf(sql`${column}`)} = ${rankOf(sql`v.value`)}`
  return { ...anyValue(column), rows: ($) => rowsOf(column.table as ListedTable, isValue, $) }
}

/** Rows with one value in a column. */
export function oneValue(column: PgColumn): CountedFilter {
  return {
    ...anyValue(column),
    values: (value) => sql`array[${value}::${sqlType(column)}::text]`,
  }
}

/** Rows with nothing in a column. */
export function noValue(column: PgColumn): CountedFilter {
  return {
    dimension: column.name,
    values: () => sql`array[null]::text[]`,
    rows: ($) => rowsOf(column.table as ListedTable, sql`${column} is null`, $),
  }
}

/** Rows that links tie to an id: rows may have several of several ids, so only one alone is counted. */
export function linkedTo(own: PgColumn, other: PgColumn): CountedFilter {
  const links = own.table as LinkTable
  return {
    dimension: `${getTableName(links)}.${other.name}`,
    fits: (ids) => (ids as unknown[]).length === 1,
    values: (ids) => sql`${arrayParameter(ids)}::text[]`,
    rows: ($) => ({
      id: sql`${own}`,
      position: sql`${links.position}`,
      from: sql`${links} where ${links.workspaceId} = ${$['workspaceId'] as Placeholder}
        and ${other} = v.value::uuid and ${links.isLive}`,
    }),
  }
}

/** The same by names, of which `ids` makes ids. */
export function linkedByName(
  filter: CountedFilter,
  ids: (names: Placeholder, $: Values<Anything>) => SQL,
): CountedFilter {
  return {
    ...filter,
    values: (names, $) => sql`array(select id::text from (${ids(names, $)}) named)`,
  }
}

function rowsOf(table: ListedTable, condition: SQL, $: Values<Anything>): Rows {
  const live = table.deletedAt ? sql`and ${table.deletedAt} is null` : sql``
  return {
    id: sql`${table.id}`,
    position: sql`${table.position}`,
    from: sql`${table} where ${table.workspaceId} = ${$['workspaceId'] as Placeholder} ${live}
      and ${condition}`,
  }
}

function sqlType(column: PgColumn): SQL {
  // eslint-disable-next-line no-restricted-syntax -- the type comes from the table's definition
  return sql.raw(column.getSQLType())
}
