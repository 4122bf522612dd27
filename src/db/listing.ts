import { and, asc, desc, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { invalid } from '../errors.ts'
import type { Db } from './client.ts'
import { mine } from './scope.ts'
import { type Builder, statements, type Values } from './statement.ts'

type ListedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  position: PgColumn
  deletedAt?: PgColumn
}

interface Definition<Row> {
  readonly table: ListedTable
  /** Selects the rows of one page. */
  readonly rows: (db: Builder, onPage: SQL) => { orderBy(...by: SQL[]): PreparableRows<Row> }
  /** By the name of its query parameter, what a filter asks of a row. */
  readonly filters: Readonly<Record<string, (value: Placeholder, $: Values<Anything>) => SQL>>
  /** By its name in `sort`, what rows are ordered by before their position. */
  readonly sorts: Readonly<Record<string, PgColumn | SQL>>
}

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
  readonly [filter: string]: unknown
}

const deepest = 10_000_000
const limits = [10, 25, 50, 100]

/**
 * A paged list of a workspace's live rows with its total. Each combination of filters and sort is
 * one statement, built when it is first asked for. The keys of a page are found first, by index
 * where the sort has one, and only those rows are read.
 * The returned function throws 400 for a page beyond the depth limit.
 */
export function listing<Row>(definition: Definition<Row>) {
  const { table, filters, sorts } = definition
  const totals = statements<Anything, { total: number }>()
  const pages = statements<Anything, Row>()

  const conditionOf = ($: Values<Anything>, names: readonly string[], deleted: boolean) =>
    and(
      mine(table, $['workspaceId'] as Placeholder),
      table.deletedAt && sql`${table.deletedAt} is ${deleted ? sql`not null` : sql`null`}`,
      ...names.map((name) => filters[name]?.($[name] as Placeholder, $)),
    ) as SQL

  return async (db: Db, query: PageQuery): Promise<{ total: number; rows: Row[] }> => {
    const offset = (query.page - 1) * query.pageSize
    if (offset + query.pageSize > deepest) {
      throw invalid('query', '/page', `times pageSize goes beyond ${deepest}`)
    }
    const names = Object.keys(filters).filter((name) => query[name] !== undefined)
    const deleted = query.deleted ?? false
    const shape = `${deleted ? 'deleted,' : ''}${names.join()}`

    const total = totals(
      shape,
      (builder, $) =>
        builder
          .select({ total: sql<number>`count(*)`.mapWith(Number).as('total') })
          .from(table as PgTable)
          .where(conditionOf($, names, deleted)) as never,
    )
    const bound = limits.find((limit) => limit >= query.pageSize) ?? query.pageSize
    const rows = pages(`${query.sort.join()}:${bound}:${offset > 0}:${shape}`, (builder, $) => {
      const order = orderOf(table, sorts, query.sort)
      const within = { order, bound, isFirst: offset === 0 }
      const onPage = and(
        mine(table, $['workspaceId'] as Placeholder),
        sql`${table.id} = any(array(${keysOf(builder, table, conditionOf($, names, deleted), within, $)}))`,
      ) as SQL
      return definition.rows(builder, onPage).orderBy(...order) as never
    })

    const values = { ...query, offset, limit: query.pageSize }
    // Both travel at once over one connection
    return db.run(async (connection) => {
      const pinned: Db = { run: (work) => work(connection) }
      const [[counted], found] = await Promise.all([total(pinned, values), rows(pinned, values)])
      return { total: counted?.total ?? 0, rows: found }
    })
  }
}

/**
 * The ids of a page. A generic plan cannot see how small a `limit $1` is and would read a tenth of
 * the table, so a literal bound stands inside, rounded up to keep the shapes few.
 */
function keysOf(
  builder: Builder,
  table: ListedTable,
  condition: SQL,
  { order, bound, isFirst }: { order: SQL[]; bound: number; isFirst: boolean },
  $: Values<Anything>,
) {
  const ordered = builder
    .select({ id: table.id })
    .from(table as PgTable)
    .where(condition)
    .orderBy(...order)
  // eslint-disable-next-line no-restricted-syntax -- one of `limits`, or a validated page size
  const literal = sql.raw(String(bound))
  const offset = isFirst ? sql`` : sql` offset ${$['offset'] as Placeholder}`
  return sql`select page.id from (${ordered} limit ${literal}${offset}) page
    limit ${$['limit'] as Placeholder}`
}

/**
 * The position, unique in its workspace, breaks ties, in the direction of the last order so that an
 * index can be read either way.
 */
function orderOf(
  table: ListedTable,
  sorts: Readonly<Record<string, PgColumn | SQL>>,
  names: readonly string[],
): SQL[] {
  const orders: SQL[] = []
  let direction = asc
  for (const name of names) {
    direction = name.startsWith('-') ? desc : asc
    const column = sorts[name.replace(/^-/, '')]
    if (!column) throw new Error(`${getTableName(table)} has no sort ${name}`)
    if (column === table.position) return [...orders, direction(column)]
    orders.push(direction(column))
  }
  return [...orders, direction(table.position)]
}
