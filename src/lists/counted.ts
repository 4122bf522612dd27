import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyOf, arrayParameter, type Values } from '../db/query/statement.ts'
import { countedLists } from './counted-lists.ts'
import { nullableFilter, type NullableNames } from './nullable-filter.ts'
import type { Condition } from './parameters.ts'
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
  /** Whether no row has two of the values asked for, by what is given; not needed for a column. */
  readonly isDisjoint?: (given: unknown) => boolean
}

/** The condition of a filter, row by row, with how its rows are counted: a `listing()` has both in one place. */
type CountedCondition = Condition & CountedFilter

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

/**
 * Sorts by the values of an enum in their order. Throws for a column that may be null or have other values: rows with these
 * would be on no page, and not in the total.
 */
export function rankedBy({ name, notNull, enumValues }: PgColumn): RankedSort {
  if (!notNull || !enumValues) throw new Error(`${name} is no enum that every row has a value of.`)
  return { dimension: name, values: enumValues }
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
export function anyValue(column: PgColumn): CountedCondition {
  return Object.assign((list: Placeholder) => anyOf(column, list), valuesOf(column))
}

/** Rows with one value in a column. */
export function oneValue(column: PgColumn): CountedCondition {
  const typed = (value: Placeholder) => sql`${value}::${sqlType(column)}`
  return Object.assign((value: Placeholder) => sql`${column} = ${typed(value)}`, {
    ...valuesOf(column),
    values: (value: Placeholder) => sql`array[${typed(value)}::text]`,
  })
}

/** Rows whose value in a column is among some ids that a query makes of what is given. */
export function valueAmong(
  column: PgColumn,
  ids: (given: Placeholder, $: Values) => SQL,
): CountedCondition {
  return Object.assign(
    (given: Placeholder, $: Values) => sql`${column} = any(array(${ids(given, $)}))`,
    { ...valuesOf(column), values: textsOf(ids) },
  )
}

/** The filters that `nullableFilter` makes of a parameter. No index finds rows by a value and by nothing at once. */
export function countedNullable<const Name extends string>(
  name: Name,
  column: PgColumn,
): Readonly<Record<NullableNames<Name>, CountedCondition>> {
  const filters: Readonly<Record<string, Condition>> = nullableFilter(name, column)
  const { dimension, values, ...rest } = valuesOf(column)
  const none = { dimension, values: () => sql`array[null]::text[]` }
  const counted: Readonly<Record<string, CountedFilter>> = {
    [name]: { dimension, values, ...rest },
    [`${name}None`]: { ...none, ...indexed(column, sql`${column} is null`) },
    [`${name}OrNone`]: { dimension, values: (list, $) => sql`(${values(list, $)} || null::text)` },
  }
  return Object.fromEntries(
    Object.entries(filters).map(([each, condition]) => [
      each,
      Object.assign(condition, counted[each]),
    ]),
  ) as Record<NullableNames<Name>, CountedCondition>
}

/** Rows of a table that links tie to one of some ids: rows may have several of them. */
export function linkedTo(table: ListedTable, own: PgColumn, other: PgColumn): CountedCondition {
  const condition = linkCondition(table, own, other)
  return Object.assign((ids: Placeholder) => condition(sql`${arrayParameter(ids)}::uuid[]`), {
    ...linksOf(own, other),
    values: (ids: Placeholder) => sql`${arrayParameter(ids)}::text[]`,
  })
}

/** Rows of a table that links tie to one of some names, of which `ids` makes ids. */
export function linkedByName(
  table: ListedTable,
  own: PgColumn,
  other: PgColumn,
  ids: (names: Placeholder, $: Values) => SQL,
): CountedCondition {
  const condition = linkCondition(table, own, other)
  return Object.assign((names: Placeholder, $: Values) => condition(sql`array(${ids(names, $)})`), {
    ...linksOf(own, other),
    values: textsOf(ids),
  })
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

/** Returns the filters among conditions that are counted, by their names. */
export function countedAmong(
  conditions: Readonly<Record<string, Condition>>,
): Readonly<Record<string, CountedFilter | CountedMembers>> {
  return Object.fromEntries(
    Object.entries(conditions).flatMap(([name, condition]) =>
      isCounted(condition) ? [[name, condition]] : [],
    ),
  )
}

function isCounted(
  condition: Condition,
): condition is Condition & (CountedFilter | CountedMembers) {
  return 'dimension' in condition
}

function valuesOf(column: PgColumn): CountedFilter {
  return {
    dimension: column.name,
    values: (list) => sql`array(select distinct unnest(${arrayParameter(list)}::text[]))`,
    ...indexed(column, sql`${column} = v.value::${sqlType(column)}`),
  }
}

function textsOf(ids: (given: Placeholder, $: Values) => SQL): CountedFilter['values'] {
  return (given, $) => sql`array(select id::text from (${ids(given, $)}) named (id))`
}

function linkCondition(table: ListedTable, own: PgColumn, other: PgColumn): (ids: SQL) => SQL {
  const links = own.table as LinkTable
  return (
    ids,
  ) => sql`exists (select 1 from ${links} where ${links.workspaceId} = ${table.workspaceId}
    and ${own} = ${table.id} and ${other} = any(${ids}))`
}

function linksOf(own: PgColumn, other: PgColumn): Omit<CountedFilter, 'values'> {
  const links = own.table as LinkTable
  return {
    dimension: linkDimension(other),
    isDisjoint: (given) => (given as unknown[]).length === 1,
    rows: ($) => ({
      id: sql`${own}`,
      position: sql`${links.position}`,
      from: sql`${links} where ${links.workspaceId} = ${$['workspaceId'] as Placeholder}
        and ${other} = v.value::uuid and ${links.isLive}`,
    }),
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
