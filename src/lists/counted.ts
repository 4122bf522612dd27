import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { arrayParameter, type Values } from '../db/query/statement.ts'
import { countedLists } from './counted-lists.ts'
import type { NullableNames } from './nullable-filter.ts'
import { linkDimension, type LinkTable, type ListedTable } from './tables.ts'

/** Columns with few values, whose rows are never read by an index. */
const few: ReadonlySet<PgColumn> = new Set(countedLists.flatMap((list) => list.few ?? []))

/**
 * A filter whose rows are counted (README.md): a total and any page of it, alone or with others, cost about
 * the same however many there are. Its dimension is a column or link of the list in counted-lists.ts.
 */
export interface CountedFilter {
  /** Dimension of the values, of which null is one, too. */
  readonly dimension: string
  /** The values asked for, as a text[]. */
  readonly values: (given: Placeholder, $: Values) => SQL
  /** The live rows with the value `v.value`, a text; undefined where no index finds them. */
  readonly rows?: ($: Values) => Rows
  /** Whether no row has two of the values asked for, by what is given. */
  readonly fits?: (given: unknown) => boolean
}

/** A counted filter whose rows an index finds. */
export type IndexedFilter = CountedFilter & Required<Pick<CountedFilter, 'rows'>>

/** A filter by members of a jsonb column, each of which is a condition of its own. */
export interface CountedMembers {
  readonly dimension: string
  /** How many conditions are given. */
  readonly conditions: (given: Placeholder) => SQL
  /** Selects the number of each condition, from 1 on, and each value that fulfils it. */
  readonly keys: (given: Placeholder) => SQL
}

/** A sort by a counted column, of which every row has one of few values. */
export interface RankedSort {
  readonly dimension: string
  /** The values in ascending order. */
  readonly values: readonly string[]
}

interface Rows {
  readonly id: SQL
  readonly position: SQL
  /** Tables and conditions. */
  readonly from: SQL
}

export function everyRow(table: ListedTable): IndexedFilter {
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
    ...indexed(column, sql`${column} = v.value::${sqlType(column)}`),
  }
}

/** Rows with one value in a column. */
export function oneValue(column: PgColumn): CountedFilter {
  return {
    ...anyValue(column),
    values: (value) => sql`array[${value}::${sqlType(column)}::text]`,
  }
}

/** Rows with one of several values in a column, or with nothing. No index finds rows by both. */
function anyValueOrNull(column: PgColumn): CountedFilter {
  const { dimension, values } = anyValue(column)
  return { dimension, values: (list, $) => sql`(${values(list, $)} || null::text)` }
}

/** Rows with nothing in a column. */
function noValue(column: PgColumn): CountedFilter {
  return {
    dimension: column.name,
    values: () => sql`array[null]::text[]`,
    ...indexed(column, sql`${column} is null`),
  }
}

/** The counted filters that go with those that `nullableFilter` makes of a parameter. */
export function countedNullable<const Name extends string>(
  name: Name,
  column: PgColumn,
): Readonly<Record<NullableNames<Name>, CountedFilter>> {
  return {
    [name]: anyValue(column),
    [`${name}None`]: noValue(column),
    [`${name}OrNone`]: anyValueOrNull(column),
  } as Record<NullableNames<Name>, CountedFilter>
}

/** Rows that links tie to one of some ids: rows may have several of them. */
export function linkedTo(own: PgColumn, other: PgColumn): CountedFilter {
  const links = own.table as LinkTable
  return {
    dimension: linkDimension(other),
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

/** Rows that links tie to one of some names, of which `ids` makes ids. */
export function linkedByName(
  filter: CountedFilter,
  ids: (names: Placeholder, $: Values) => SQL,
): CountedFilter {
  return {
    ...filter,
    values: (names, $) => sql`array(select id::text from (${ids(names, $)}) named)`,
  }
}

/**
 * Filters rows by the values of members of a column. The parameter is a jsonb with `members`: for each condition an
 * array of pairs of a name and a value, of which one has to hold.
 */
export function equalMembers(column: PgColumn): CountedMembers {
  const members = (given: Placeholder) => sql`(${given}::jsonb -> 'members')`
  return {
    dimension: column.name,
    conditions: (given) => sql`jsonb_array_length(${members(given)})`,
    keys: (given) => sql`
      select c.number::int, list_member(m.pair ->> 0, m.pair -> 1)
      from jsonb_array_elements(${members(given)}) with ordinality c (pairs, number)
      cross join jsonb_array_elements(c.pairs) m (pair)`,
  }
}

function indexed(column: PgColumn, condition: SQL): Pick<CountedFilter, 'rows'> {
  return few.has(column) ? {} : { rows: ($) => rowsOf(column.table as ListedTable, condition, $) }
}

function rowsOf(table: ListedTable, condition: SQL, $: Values): Rows {
  const live = table.deletedAt ? sql`and ${table.deletedAt} is null` : sql``
  return {
    id: sql`${table.id}`,
    position: sql`${table.position}`,
    from: sql`${table} where ${table.workspaceId} = ${$['workspaceId'] as Placeholder} ${live}
      and ${condition}`,
  }
}

function sqlType(column: PgColumn): SQL {
  // oxlint-disable-next-line house/raw-sql -- the type comes from the table's definition
  return sql.raw(column.getSQLType())
}
