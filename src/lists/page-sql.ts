import { asc, desc, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { inWorkspace } from '../db/query/scope.ts'
import type { Values } from '../db/query/statement.ts'
import type { ListedTable } from './tables.ts'
import { literal } from './literal.ts'
import type { SingleFilter } from './plan.ts'

export interface Order {
  readonly by: PgColumn | SQL
  readonly descending: boolean
}

export interface PageRequest {
  /** The names of the filters. */
  readonly names: readonly string[]
  /** The names of those whose value is a list of one element. */
  readonly ofOne: readonly string[]
  readonly deleted: boolean
  /** The sorts by their names, and what they order by. */
  readonly sort: readonly string[]
  readonly order: readonly Order[]
  /** The page size, rounded up to one of a few, so that statements have few variants. */
  readonly bound: number
  readonly isFirst: boolean
  readonly isExpanded: boolean
  /** The key of the statements for requests like this one. */
  readonly variant: string
  /** The values of the filters, and the offset and the limit of the page. */
  readonly values: Record<string, unknown> & {
    readonly workspaceId: string
    readonly offset: number
    readonly limit: number
  }
}

/** The ids of the first page in the order of an index that begins with each value, along which its rows are read. */
export function idsAlong(
  { filter, name }: SingleFilter,
  { bound, order }: PageRequest,
  $: Values,
): SQL {
  const { from, id, position } = filter.rows($)
  // Of links the position, which is all that they have
  const own = order.length === 1 ? order.map((one) => ({ ...one, by: position })) : order
  const most = literal(bound)
  return sql`select page.id from (
      select found.id from unnest(${filter.values(placeholderOf($, name), $)}) v (value)
      cross join lateral (
        select ${withKeys(sql`${id} as id`, own)} from ${from} order by ${inOrder(own)} limit ${most}) found
      order by ${byKeys('found', own)} limit ${most}) page
    limit ${$['limit'] as Placeholder}`
}

/**
 * Selects a column of the rows of a page, by OFFSET. The rows before a deep page are skipped in the index alone if this
 * has the column. A generic plan cannot see how small a `limit $1` is and would read a tenth of the table, so it
 * contains a literal bound, rounded up to keep the variants few.
 */
export function byOffset(
  {
    table,
    unordered = [],
  }: { readonly table: ListedTable; readonly unordered?: readonly string[] },
  column: PgColumn,
  condition: SQL,
  { names, order, bound, isFirst }: PageRequest,
  $: Values,
): SQL {
  const isUnordered = unordered.some((name) => names.includes(name))
  // Without OFFSET the planner takes any search for a common one, and reads in order until enough is found
  const ordered = isUnordered
    ? sql`select matching.found from (
        select ${withKeys(sql`${column} as found`, order)} from ${table}
        where ${condition} offset 0) matching
      order by ${byKeys('matching', order)}`
    : sql`select ${column} as found from ${table} where ${condition} order by ${inOrder(order)}`
  const most = literal(bound)
  const offset = isFirst ? sql`` : sql` offset ${$['offset'] as Placeholder}`
  return sql`select page.found from (${ordered} limit ${most}${offset}) page
    limit ${$['limit'] as Placeholder}`
}

/** Selects the ids of a page of the rows at some positions; a condition may follow, which does not change what is cut. */
export function idsAt(
  table: ListedTable,
  order: readonly Order[],
  { positions, offset }: { readonly positions: SQL; readonly offset: SQL },
  $: Values,
): SQL {
  // The planner takes the positions for few, so the page is cut before a condition is looked at
  return sql`select ${table.id} from (
    select * from ${table} where ${inWorkspace(table, $['workspaceId'] as Placeholder)}
      and ${table.position} = any(${positions}) order by ${inOrder(order)}
      limit ${$['limit'] as Placeholder} offset ${offset})
    ${sql.identifier(getTableName(table))}`
}

export function placeholderOf($: Values, name: string | undefined): Placeholder {
  return $[name ?? ''] as Placeholder
}

export function toSql({ by, descending }: Order): SQL {
  return descending ? desc(by) : asc(by)
}

/** Returns what ORDER BY takes. */
export function inOrder(order: readonly Order[]): SQL {
  return sql.join(order.map(toSql), sql`, `)
}

/** Selects a column, and what the rows are ordered by as `key0`, `key1` and so on. */
export function withKeys(column: SQL, order: readonly Order[]): SQL {
  const keys = order.map(({ by }, n) => sql`${by} as ${sql.identifier(`key${n}`)}`)
  return sql.join([column, ...keys], sql`, `)
}

/** Returns what ORDER BY takes for rows that `withKeys` has selected under an alias. */
export function byKeys(alias: string, order: readonly Order[]): SQL {
  const keyOf = (n: number) => sql`${sql.identifier(alias)}.${sql.identifier(`key${n}`)}`
  return inOrder(order.map(({ descending }, n) => ({ by: keyOf(n), descending })))
}

/**
 * The position, unique in its workspace, breaks ties, in the direction of the last order so that an
 * index can be read either way.
 */
export function orderOf(
  table: ListedTable,
  sorts: Readonly<Record<string, PgColumn | SQL>>,
  names: readonly string[],
): Order[] {
  const orders: Order[] = []
  let descending = false
  for (const name of names) {
    descending = name.startsWith('-')
    const by = sorts[name.replace(/^-/, '')]
    if (!by) throw new Error(`${getTableName(table)} has no sort ${name}`)
    orders.push({ by, descending })
    if (by === table.position) return orders
  }
  return [...orders, { by: table.position, descending }]
}
