import { and, asc, desc, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OperationId, Operations } from '../../generated/operations.ts'
import { type Connection, type Db } from '../db/client.ts'
import { registerList } from '../db/registry.ts'
import { mine } from '../db/scope.ts'
import { type Builder, statements, type Values } from '../db/statement.ts'
import { type CountedFilter, everyRow, type ListedTable } from './counted.ts'
import { fold } from './fold.ts'
import {
  type ConditionName,
  conditionsOf,
  type Covering,
  type Filter,
  type FilterName,
  type Filters,
  type OnlyDeclared,
  type SortName,
} from './parameters.ts'

/** What a list is made of, whatever operation it belongs to. */
interface Definition<Row, F extends Filters = Filters> {
  readonly table: ListedTable
  /** Which rows of the table are in the list, unless all are. */
  readonly only?: SQL
  /** Selects the rows of one page. */
  readonly rows: (db: Builder, onPage: SQL) => { orderBy(...by: SQL[]): PreparableRows<Row> }
  /** By the name of its query parameter, what a filter requires of a row. */
  readonly filters: F
  /** By its name in `sort`, what rows are ordered by before their position. */
  readonly sorts: Sorts
  /** Filters whose index knows no order: all that they match is found first, and ordered then. */
  readonly unordered?: readonly string[]
  /** The filters that are counted, each asked for alone; with them all rows are. */
  readonly counted?: NoInfer<{ readonly [Name in ConditionName<F>]?: CountedFilter }>
}

type Sorts = Readonly<Record<string, PgColumn | SQL>>

/** The definition of the list of an operation, whose filters and sorts are those of the contract. */
type DefinitionFor<
  O extends OperationId,
  Fixed extends string,
  Row,
  F extends Filters,
  S extends Sorts,
> = Omit<Definition<Row, F>, 'filters' | 'sorts' | 'table'> & {
  readonly table: Operations[O]['query'] extends { deleted: boolean }
    ? ListedTable & { deletedAt: PgColumn }
    : ListedTable
  readonly filters: F & OnlyDeclared<F, FilterName<O> | Fixed, 'filter'>
  /** An operation without `sort` has those that its handler asks for. */
  readonly sorts: S &
    ([SortName<O>] extends [never] ? unknown : OnlyDeclared<S, SortName<O>, 'sort'>)
}

/** Reads one page of the list of an operation. */
interface Page<Row, F extends Filters, S extends Sorts, Name extends keyof F & string> {
  /** The query has what the handler makes of every declared filter, and every filter that it sets. */
  <Q extends PageQuery>(
    db: Db,
    query: Q & Covering<Q, ConditionName<Pick<F, Name>>>,
  ): Promise<{ total: number; rows: Row[] }>
  /** The same list for another operation, which has some of the filters; its handler sets those in `Fixed`. */
  as<O extends ListedBy<F, S>, Fixed extends keyof F & string = never>(): Page<
    Row,
    F,
    S,
    (FilterName<O> & keyof F & string) | Fixed
  >
}

/** Operations whose filters and sorts all have code. */
type ListedBy<F extends Filters, S extends Sorts> = {
  [O in OperationId]: [Exclude<FilterName<O>, keyof F> | Exclude<SortName<O>, keyof S>] extends [
    never,
  ]
    ? O
    : never
}[OperationId]

type Anything = Record<string, unknown>
interface PreparableRows<Row> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Row[]> }
}

export interface PageQuery {
  readonly workspaceId: string
  readonly page: number
  readonly pageSize: number
  /** Names of `sorts`, the first one first, with a leading `-` for descending. */
  readonly sort: readonly string[]
  /** Deleted rows instead of live ones. */
  readonly deleted?: boolean
}

/** What a statement depends on. */
interface Asked {
  readonly names: readonly string[]
  readonly deleted: boolean
  readonly order: readonly Order[]
  /** A number of rows that a page has at most, of few different ones. */
  readonly bound: number
  readonly isFirst: boolean
  /** The filter whose counts make the total. */
  readonly key: Key | undefined
}

interface Order {
  readonly by: PgColumn | SQL
  readonly descending: boolean
}

interface Key {
  readonly filter: CountedFilter
  /** The name under which its value is given. */
  readonly name: string | undefined
}

/** `total` null: more than `small` rows of a key that is not counted yet. */
interface Total {
  total: number | null
  pending: number | null
}

const limits = [10, 25, 50, 100]
/** So many rows are counted as fast as their counts are read. */
export const small = 1000
/** With more deltas than that, readers fold themselves. */
const pendingAtMost = 10_000

/**
 * A paged list of a workspace's live rows with its total. Each combination of filters and sort is
 * one statement, built when it is first asked for. The keys of a page are found first: by the counts
 * where they know the filter and the order is that of creation, else by index where the sort has one;
 * only those rows are read.
 *
 * The filters and sorts are those that the contract declares for the operation `O`, no more and no
 * fewer, and filters that its handler always sets (`Fixed`).
 */
export function listing<O extends OperationId, Fixed extends string = never>() {
  return <
    Row,
    const F extends Readonly<Record<FilterName<O> | Fixed, Filter>>,
    const S extends Readonly<Record<SortName<O>, PgColumn | SQL>>,
  >(
    definition: DefinitionFor<O, Fixed, Row, F, S>,
  ): Page<Row, F, S, FilterName<O> | Fixed> => {
    const page = Object.assign(pageOf<Row>(definition), { as: () => page as never })
    return page
  }
}

function pageOf<Row>(definition: Definition<Row>) {
  const { table, only, sorts } = definition
  const counted: Readonly<Record<string, CountedFilter>> | undefined = definition.counted
  const conditions = conditionsOf(definition.filters)
  const totals = statements<Anything, Total>()
  const counts = statements<Anything, { total: number }>()
  const wants = statements<Anything, never>()
  const pages = statements<Anything, Row>()
  const every = counted && everyRow(table)

  const conditionOf = ($: Values<Anything>, { names, deleted }: Asked) =>
    and(
      mine(table, $['workspaceId'] as Placeholder),
      only,
      table.deletedAt && sql`${table.deletedAt} is ${deleted ? sql`not null` : sql`null`}`,
      ...names.map((name) => conditions[name]?.($[name] as Placeholder, $)),
    ) as SQL

  const keyOf = (names: readonly string[], query: Anything & PageQuery): Key | undefined => {
    if (!counted || !every || query.deleted || names.length > 1) return undefined
    const [name] = names
    const filter = name === undefined ? every : counted[name]
    if (!filter || (name !== undefined && filter.fits?.(query[name]) === false)) return undefined
    return { filter, name }
  }

  const page = async (
    db: Db,
    query: Anything & PageQuery,
  ): Promise<{ total: number; rows: Row[] }> => {
    const offset = offsetOf(query)
    const names = Object.keys(conditions).filter((name) => query[name] !== undefined)
    const asked: Asked = {
      names,
      deleted: query.deleted ?? false,
      order: orderOf(table, sorts, query.sort),
      bound: limits.find((limit) => limit >= query.pageSize) ?? query.pageSize,
      isFirst: offset === 0,
      key: keyOf(names, query),
    }
    const shape = [asked.deleted, asked.key !== undefined, ...names].join()
    const isByPosition = asked.order.length === 1

    const { key } = asked
    const count = counts(shape, (_, $) =>
      key ? countOf(rowsOf(key, $)) : countOf(sql`${table} where ${conditionOf($, asked)}`),
    )
    const total = key ? totals(shape, (_, $) => totalOf(table, key, $)) : count
    const rows = pages(
      [query.sort.join('|'), asked.bound, asked.isFirst, shape].join(),
      (builder, $) => {
        // The first page of all rows needs no counts: its index begins with it
        const ids =
          key && isByPosition && !(asked.isFirst && key.name === undefined)
            ? idsByCounts(table, key, asked, query.sort[0]?.startsWith('-') ?? false, $)
            : idsByOffset(definition, conditionOf($, asked), asked, $)
        const onPage = and(
          mine(table, $['workspaceId'] as Placeholder),
          only,
          sql`${table.id} = any(array(${ids}))`,
        ) as SQL
        return definition.rows(builder, onPage).orderBy(...asked.order.map(toSql)) as never
      },
    )

    const values = { ...query, offset, limit: query.pageSize }
    // Both travel at once over one connection
    const [found, read] = await db.run(async (connection: Connection) => {
      const pinned: Db = {
        run: (work) => work(connection),
        along: (sent) => db.along(sent),
        beforeCommit: (handle, item) => db.beforeCommit(handle, item),
      }
      const [[first], page] = await Promise.all([total(pinned, values), rows(pinned, values)])
      return [first as Total, page] as const
    })
    if ((found.pending ?? 0) > pendingAtMost) await fold(db, query.workspaceId, pendingAtMost)
    if (found.total !== null || !key) return { total: found.total ?? 0, rows: read }

    await wants(shape, (_, $) => wantOf(table, key, $))(db, values)
    const [exact] = await count(db, values)
    return { total: exact?.total ?? 0, rows: read }
  }
  registerList({
    page,
    filters: Object.keys(conditions),
    sorts: Object.keys(sorts),
    hasDeleted: table.deletedAt !== undefined,
  })
  return page
}

/** How many rows come before a page. */
export function offsetOf({ page, pageSize }: Pick<PageQuery, 'page' | 'pageSize'>): number {
  return (page - 1) * pageSize
}

function countOf(from: SQL): SQL<{ total: number }> {
  return sql`select count(*)::float8 as total from ${from}`
}

/** The total by the counts, else by counting as far as `small`. */
function totalOf(table: ListedTable, key: Key, $: Values<Anything>): SQL<Total> {
  // eslint-disable-next-line no-restricted-syntax -- a constant
  const limit = sql.raw(String(small + 1))
  return sql`
    select coalesce(counted.total, (
        select nullif(count(*), ${limit}) from (select from ${rowsOf(key, $, sql`limit ${limit}`)}
          limit ${limit}) few))::float8 as total,
      counted.pending::float8 as pending
    from list_total(${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
      ${keysOf(key, $)}) counted`
}

/** The rows of a key's values, of each no more than a limit allows. */
function rowsOf({ filter, name }: Key, $: Values<Anything>, limit = sql``): SQL {
  const { id, from } = filter.rows($)
  return sql`unnest(${filter.values(named($, name), $)}) v (value)
    cross join lateral (select ${id} from ${from} ${limit}) found`
}

/** Asks the worker to build the trees of a key's values. */
function wantOf(table: ListedTable, { filter, name }: Key, $: Values<Anything>): SQL<never> {
  return sql`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    select ${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
      list_key(${filter.dimension}, value), ${filter.dimension}, value, now()
    from unnest(${filter.values(named($, name), $)}) v (value)
    on conflict do nothing`
}

function keysOf({ filter, name }: Key, $: Values<Anything>): SQL {
  return sql`array(select list_key(${filter.dimension}, value)
    from unnest(${filter.values(named($, name), $)}) v (value))`
}

function named($: Values<Anything>, name: string | undefined): Placeholder {
  return $[name ?? ''] as Placeholder
}

/**
 * The ids of a page in the order of positions. The counts lead to the block that it begins in; from
 * there each value's rows are read along its index, no more than a block and a page of them.
 */
function idsByCounts(
  table: ListedTable,
  key: Key,
  { bound, isFirst }: Asked,
  descending: boolean,
  $: Values<Anything>,
): SQL {
  const { from, id, position } = key.filter.rows($)
  const values = key.filter.values(named($, key.name), $)
  const direction = descending ? sql`desc` : sql`asc`
  // eslint-disable-next-line no-restricted-syntax -- one of `limits`, or a validated page size
  const literal = sql.raw(String(bound))
  const page = (rest: SQL, beyond: SQL) => sql`
    select found.id from unnest(${values}) v (value)
    cross join lateral (
      select ${id} as id, ${position} as position from ${from} ${beyond}
      order by ${position} ${direction} limit ${rest}${literal}) found
    order by found.position ${direction} limit ${literal}`
  if (isFirst) {
    return sql`select page.id from (${page(sql``, sql``)}) page limit ${$['limit'] as Placeholder}`
  }
  const behind = sql`and ${position} ${descending ? sql`<` : sql`>`} place.bound`
  return sql`select page.id
    from list_at(${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
      ${keysOf(key, $)}, ${$['offset'] as Placeholder}::bigint, ${descending}::boolean) place
    cross join lateral (${page(sql`place.rest + `, behind)} offset place.rest) page
    limit ${$['limit'] as Placeholder}`
}

/**
 * The ids of a page. A generic plan cannot see how small a `limit $1` is and would read a tenth of
 * the table, so a literal bound stands inside, rounded up to keep the shapes few.
 */
function idsByOffset(
  { table, unordered = [] }: Pick<Definition<unknown>, 'table' | 'unordered'>,
  condition: SQL,
  { names, order, bound, isFirst }: Asked,
  $: Values<Anything>,
): SQL {
  const isUnordered = unordered.some((name) => names.includes(name))
  const keys = order.map(({ by }, n) => sql`${by} as ${sql.identifier(`key${n}`)}`)
  const byKeys = order.map(({ descending }, n) =>
    toSql({ by: sql`matching.${sql.identifier(`key${n}`)}`, descending }),
  )
  // Without OFFSET the planner takes any search for a common one, and reads in order until enough is found
  const ordered = isUnordered
    ? sql`select matching.id from (
        select ${sql.join([sql`${table.id}`, ...keys], sql`, `)} from ${table}
        where ${condition} offset 0) matching
      order by ${sql.join(byKeys, sql`, `)}`
    : sql`select ${table.id} from ${table} where ${condition}
      order by ${sql.join(order.map(toSql), sql`, `)}`
  // eslint-disable-next-line no-restricted-syntax -- one of `limits`, or a validated page size
  const literal = sql.raw(String(bound))
  const offset = isFirst ? sql`` : sql` offset ${$['offset'] as Placeholder}`
  return sql`select page.id from (${ordered} limit ${literal}${offset}) page
    limit ${$['limit'] as Placeholder}`
}

function toSql({ by, descending }: Order): SQL {
  return descending ? desc(by) : asc(by)
}

/**
 * The position, unique in its workspace, breaks ties, in the direction of the last order so that an
 * index can be read either way.
 */
function orderOf(
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
