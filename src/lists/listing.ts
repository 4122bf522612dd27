import { and, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { OperationId, Operations } from '../../generated/operations.ts'
import type { Connection, Db } from '../db/client.ts'
import { pipeline } from '../db/pipeline.ts'
import { registerList } from '../db/registry.ts'
import { mine } from '../db/scope.ts'
import { type Builder, statements, type Values } from '../db/statement.ts'
import { everyRow, type ListedTable } from './counted.ts'
import { finding, findingRows, type Place, type Sought, wantThem } from './find.ts'
import { fold } from './fold.ts'
import {
  type Asked,
  deepPage,
  idsAlong,
  idsByOffset,
  type Order,
  orderOf,
  reversed,
  toSql,
} from './ids.ts'
import { fromNearerEnd } from './nearer-end.ts'
import { type Gathering, type SearchCosts, searching } from './search.ts'
import { limitWithinCap, requireWithinCap, searchCap } from './search-cap.ts'
import { bare, type Counted, type Counting, soughtOf } from './sought.ts'
import { countOf, countUpTo, type Key, rowsOf, type Total, totalOf, wantOf } from './totals.ts'
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
interface Definition<Row, F extends Filters = Filters> extends Counting<F> {
  readonly table: ListedTable
  /** Which rows of the table are in the list, unless all are. */
  readonly only?: SQL
  /** Selects the rows of one page. */
  readonly rows: SelectRows<Row>
  /** The same with the columns of what may be expanded, for queries that ask for any of it. */
  readonly expanded?: {
    readonly isAsked: (query: Anything) => boolean
    readonly rows: SelectRows<Row>
  }
  /** By the name of its query parameter, what a filter requires of a row. */
  readonly filters: F
  /** By its name in `sort`, what rows are ordered by before their position. */
  readonly sorts: Sorts
  /** The sorts whose rows an index has in their order, besides the one by position. */
  readonly indexed?: readonly string[]
  /** The sort whose rows of one value of a counted filter an index has in their order. */
  readonly keyed?: string
  /** How the rows that `q` finds are gathered, if no single index answers its condition. */
  readonly gathering?: Gathering
  /** What reading rows for `q` costs, if it is more than comparing one column. */
  readonly searchCosts?: SearchCosts
  /** Whether its total counts to 10,000 only, as that of a search, since it may be very long and nothing counts it. */
  readonly isCapped?: boolean
  /** Filters whose index knows no order: all that they match is found first, and ordered then. */
  readonly unordered?: readonly string[]
}

type SelectRows<Row> = (db: Builder, onPage: SQL) => { orderBy(...by: SQL[]): PreparableRows<Row> }

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
  ): Promise<ListPage<Row>>
  /** The same list for another operation, which has some of the filters; its handler sets those in `Fixed`. */
  as<O extends ListedBy<F, S>, Fixed extends keyof F & string = never>(): Page<
    Row,
    F,
    S,
    (FilterName<O> & keyof F & string) | Fixed
  >
}

/** One page of a list. */
export interface ListPage<Row> {
  readonly total: number
  readonly rows: Row[]
  /** Whether there are more rows than `total`, which counts to 10,000. */
  readonly totalIsCapped?: true
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

const limits = [10, 25, 50, 100]
/** From here on a page is read from the end of the list that is nearer. */
export const deep = 1000
/** With more deltas than that, readers fold themselves. */
const pendingAtMost = 10_000

/**
 * A paged list of a workspace's live rows with its total. Each combination of filters and sort is
 * one statement, built when it is first asked for. The ids of a page are found first: by bitmaps where they know
 * the filters and the order, else by index where the sort has one; only those rows are read.
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
  const counted: Counted | undefined = definition.counted
  const conditions = conditionsOf(definition.filters)
  const totals = statements<Anything, Total>()
  const counts = statements<Anything, { total: number }>()
  const wants = statements<Anything, never>()
  const pages = statements<Anything, Row>()
  const every = counted && everyRow(table)
  const find = finding(table)
  const findRows = findingRows<Row>(table)
  const scanned = lately()

  const listed = ({ deleted }: Asked, $: Values<Anything>) =>
    and(
      mine(table, $['workspaceId'] as Placeholder),
      only,
      table.deletedAt && sql`${table.deletedAt} is ${deleted ? sql`not null` : sql`null`}`,
    ) as SQL
  const fulfilled = (names: readonly string[], $: Values<Anything>) =>
    and(...names.map((name) => conditions[name]?.($[name] as Placeholder, $)))
  const conditionOf = ($: Values<Anything>, asked: Asked) =>
    and(listed(asked, $), fulfilled(asked.names, $)) as SQL
  const search = searching({
    table,
    listed,
    conditions: fulfilled,
    gathering: definition.gathering,
    costs: definition.searchCosts,
  })

  const keyOf = (names: readonly string[], query: Anything & PageQuery): Key | undefined => {
    if (!counted || !every || query.deleted || names.length > 1) return undefined
    const [name] = names
    const filter = name === undefined ? every : counted[name]
    if (!filter || 'keys' in filter) return undefined
    if (name !== undefined && filter.fits?.(query[name]) === false) return undefined
    return { filter, name }
  }

  const page = async (db: Db, query: Anything & PageQuery): Promise<ListPage<Row>> => {
    const offset = offsetOf(query)
    const names = Object.keys(conditions).filter((name) => query[name] !== undefined)
    const key = keyOf(names, query)
    const asked: Asked = {
      names,
      deleted: query.deleted ?? false,
      order: orderOf(table, sorts, query.sort),
      bound: limits.find((limit) => limit >= query.pageSize) ?? query.pageSize,
      isFirst: offset === 0,
    }
    const isByPosition = asked.order.length === 1
    // Indexes begin with the first pages of one key by position, and of all rows by other sorts than counted ones
    const isRanked = definition.ranked?.[bare(query.sort[0] ?? '')] !== undefined
    const isKeyed = query.sort.length === 1 && bare(query.sort[0] ?? '') === definition.keyed
    const isIndexed =
      key !== undefined && asked.isFirst && (isByPosition || isKeyed || (!key.name && !isRanked))
    const isScanned = isIndexed || scanned.has(query.workspaceId)
    const sought = isScanned ? undefined : soughtOf(definition, names, query)

    const expanded = definition.expanded?.isAsked(query) ? definition.expanded : undefined
    const selectRows = (expanded ?? definition).rows
    const shape = [asked.deleted, key !== undefined, expanded !== undefined, ...names].join()
    const order = query.sort.join('|')
    const values = { ...query, offset, limit: query.pageSize }
    const rowsWhere = (builder: Builder, condition: SQL, $: Values<Anything>) => {
      const onPage = and(mine(table, $['workspaceId'] as Placeholder), only, condition) as SQL
      return selectRows(builder, onPage).orderBy(...asked.order.map(toSql)) as never
    }
    const rowsWith = (builder: Builder, ids: SQL, $: Values<Anything>) =>
      rowsWhere(builder, sql`${table.id} = any(array(${ids}))`, $)

    if (query['q'] !== undefined) {
      const others = names.filter((name) => name !== 'q')
      const counted = soughtOf(definition, others, query)
      const isIndexed = isByPosition || definition.indexed?.includes(bare(query.sort[0] ?? ''))
      const read = pages(`searched,${order},${shape}`, (builder, $) => {
        // With the conditions again, for rows that have changed since they were found
        const condition = conditionOf($, asked)
        const positions = sql`${$['positions'] as Placeholder}::bigint[]`
        const ids = idsAt(table, asked.order, { positions, offset: sql`0` }, $)
        return rowsWith(builder, sql`${ids} where ${condition}`, $)
      })
      let wanted: Awaited<ReturnType<typeof find>> | undefined
      const page = await db.run(async (connection) => {
        const pinned = pin(db, connection)
        const left = counted && {
          isOrdered: isOrdered(counted),
          find: async (most: number) => {
            const first = { ...values, offset: 0, limit: most }
            const sought = isOrdered(counted) ? counted : { ...counted, order: byPosition }
            const found = await find(pinned, `search,${order},${shape}`, sought, first)
            const { total, positions } = found
            if (total === null) wanted = found
            return total === null || positions === null ? undefined : { total, positions }
          },
        }
        const whole = { ...asked, isIndexed: isIndexed ?? false }
        const { positions, total, totalIsCapped } = await search(
          pinned,
          `${order},${shape}`,
          whole,
          values,
          left,
        )
        const rows = positions === '{}' ? [] : await read(pinned, { ...values, positions })
        return { total, rows, ...(totalIsCapped && { totalIsCapped }) }
      })
      if (wanted) await wantThem(db, table, query.workspaceId, wanted)
      return page
    }

    const rows = pages([order, asked.bound, asked.isFirst, shape].join(), (builder, $) =>
      rowsWith(
        builder,
        key?.name !== undefined && isIndexed
          ? idsAlong(key, asked, $)
          : idsByOffset(definition, conditionOf($, asked), asked, $),
        $,
      ),
    )

    if (definition.isCapped) {
      const countCapped = counts(shape, (_, $) =>
        countUpTo(searchCap + 1, sql`${table} where ${conditionOf($, asked)}`),
      )
      const [[found], read] = await pipeline(db, [
        () => countCapped(db, values),
        () => rows(db, { ...values, limit: limitWithinCap(values) }),
      ])
      const total = found?.total ?? 0
      if (total <= searchCap) return { total, rows: read }
      requireWithinCap(values)
      return { total: searchCap, totalIsCapped: true, rows: read }
    }

    const count = counts(shape, (_, $) =>
      key ? countOf(rowsOf(key, $)) : countOf(sql`${table} where ${conditionOf($, asked)}`),
    )
    const total = key ? totals(shape, (_, $) => totalOf(table, key, $)) : count
    const want = wants(shape, (_, $) => (key ? wantOf(table, key, $) : sql`select where false`))
    const searched = [sought?.order !== undefined, order, shape].join()

    // Pages from the end that is nearer, of all rows or of those in a window
    const nearer = (isBackwards: boolean, within: Within) =>
      pages([within, isBackwards, order, shape].join(), (builder, $) => {
        const by = isBackwards ? reversed(asked.order) : asked.order
        // Where positions are unique the index of the order has them
        const column = counted ? table.position : table.id
        const condition = and(conditionOf($, asked), windows[within](asked.order, $)) as SQL
        const on = deepPage(table, column, condition, by, $)
        const ids = sql`select ${table.id} from ${table}
          where ${mine(table, $['workspaceId'] as Placeholder)} and ${column} = any(array(${on}))`
        return rowsWith(builder, counted ? ids : on, $)
      })
    const readNearer = (db: Db, within: Within, rowsIn: number, before: number, more = {}) => {
      const { isBackwards, ...place } = fromNearerEnd(rowsIn, before, query.pageSize)
      return nearer(isBackwards, within)(db, { ...values, ...more, ...place })
    }

    const rowsFound = ({ order }: Sought) => {
      const isSorted = order?.sort && 'instant' in order.sort
      return (builder: Builder, place: Place, $: Values<Anything>) =>
        isSorted
          ? rowsWith(builder, idsAt(table, asked.order, place, $), $)
          : rowsWhere(builder, sql`${table.position} = any(${place.positions})`, $)
    }
    const readFound = async (db: Db, sought: Sought) => {
      const { about, rows } = await findRows(db, searched, sought, rowsFound(sought), values)
      const { skipped, matched, windowStart, windowEnd } = about
      if (windowStart === null) return { about, rows }
      const window = { windowStart, windowEnd }
      const before = offset - (skipped ?? 0)
      return { about, rows: await readNearer(db, 'instants', matched ?? 0, before, window) }
    }
    const readCounted = async (db: Db, sought: Sought) => {
      const about = await find(db, searched, sought, { ...values, limit: 0 })
      return { about, rows: about.total === null ? [] : await rows(db, values) }
    }

    const readDeep = async (sought: Sought | undefined): Promise<ListPage<Row>> => {
      const { known, found } = await db.run(async (connection) => {
        const pinned = pin(db, connection)
        const known: {
          total: number | null
          pending: number | null
          wantedDimensions?: string | null
          wantedValues?: string | null
        } = sought
          ? await find(pinned, `total,${searched}`, sought, { ...values, limit: 0 })
          : ((await total(pinned, values))[0] as Total)
        const sum = known.total ?? (await count(pinned, values))[0]?.total ?? 0
        const rows = offset >= sum ? [] : await readNearer(pinned, 'all', sum, offset)
        return { known, found: { total: sum, rows } }
      })
      if ((known.pending ?? 0) > pendingAtMost) await fold(db, query.workspaceId, pendingAtMost)
      if (known.total === null && sought) await wantThem(db, table, query.workspaceId, known)
      else if (known.total === null && key) await want(db, values)
      return found
    }

    if (offset >= deep && !sought?.order) return readDeep(sought)

    if (sought) {
      const found = await db.run((connection) => {
        const pinned = pin(db, connection)
        return sought.order ? readFound(pinned, sought) : readCounted(pinned, sought)
      })
      const { about, rows } = found
      if (about.pending > pendingAtMost) await fold(db, query.workspaceId, pendingAtMost)
      if (about.total === null && about.wantedDimensions === null) scanned.add(query.workspaceId)
      else await wantThem(db, table, query.workspaceId, about)
      if (about.total !== null) return { total: about.total, rows }
      if (offset >= deep) return readDeep({ ...sought, order: undefined })
    }

    const [found, read] = await db.run(async (connection) => {
      const pinned = pin(db, connection)
      // Both travel at once. The first to fail is not kept waiting by the other, which may take as long
      const [[first], page] = await Promise.all([total(pinned, values), rows(pinned, values)])
      return [first as Total, page] as const
    })
    if ((found.pending ?? 0) > pendingAtMost) await fold(db, query.workspaceId, pendingAtMost)
    if (found.total !== null || !key) return { total: found.total ?? 0, rows: read }

    await want(db, values)
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

const byPosition = { sort: undefined, descending: false }

/** Whether bitmaps find rows in the order of the list, however many. */
function isOrdered({ order }: Sought): boolean {
  return order !== undefined && !(order.sort && 'instant' in order.sort)
}

const rememberedMs = 10_000
const mostRemembered = 10_000

/** The workspaces whose list was found to be so small that scanning it is cheaper than looking for bitmaps. */
function lately() {
  const until = new Map<string, number>()
  return {
    has(workspaceId: string): boolean {
      return (until.get(workspaceId) ?? 0) > performance.now()
    },
    add(workspaceId: string): void {
      if (until.size >= mostRemembered) until.clear()
      until.set(workspaceId, performance.now() + rememberedMs)
    },
  }
}

/** Selects the ids of a page of the rows at some positions; a condition may follow, which does not change what is cut. */
function idsAt(
  table: ListedTable,
  order: readonly Order[],
  { positions, offset }: Place,
  $: Values<Anything>,
): SQL {
  // The planner takes the positions for few, so the page is cut before a condition is looked at
  return sql`select ${table.id} from (
    select * from ${table} where ${mine(table, $['workspaceId'] as Placeholder)}
      and ${table.position} = any(${positions}) order by ${sql.join(order.map(toSql), sql`, `)}
      limit ${$['limit'] as Placeholder} offset ${offset})
    ${sql.identifier(getTableName(table))}`
}

/** The rows among which a page is looked for, by the condition that these fulfil. */
const windows = {
  all: () => undefined,
  instants: inWindow,
}
type Within = keyof typeof windows

/** The condition that the instant by which rows are ordered first lies in a window. */
function inWindow([first]: readonly Order[], $: Values<Anything>): SQL {
  if (!first) throw new Error('A window needs an order.')
  return sql`${first.by} >= ${$['windowStart'] as Placeholder}::timestamptz
    and ${first.by} < ${$['windowEnd'] as Placeholder}::timestamptz`
}

/** Lends a connection that is lent already, so that all of a page travels over it. */
function pin(db: Db, connection: Connection): Db {
  return {
    run: (work) => work(connection),
    along: (sent) => db.along(sent),
    beforeCommit: (handle, item) => db.beforeCommit(handle, item),
  }
}

/** How many rows come before a page. */
export function offsetOf({ page, pageSize }: Pick<PageQuery, 'page' | 'pageSize'>): number {
  return (page - 1) * pageSize
}
