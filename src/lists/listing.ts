import type { PgColumn } from 'drizzle-orm/pg-core'
import type { SQL } from 'drizzle-orm'
import type { OperationId } from '../../generated/operations.ts'
import type { Connection, Db } from '../db/pool/client.ts'
import { registerList } from '../db/query/registry.ts'
import { bitmapReads } from './bitmap-reads.ts'
import type { Definition, DefinitionFor, ListPage, Page, PageQuery } from './definition.ts'
import { countedAmong } from './counted.ts'
import { requireDimensions } from './dimensions.ts'
import { indexReads } from './index-reads.ts'
import { listSql } from './list-sql.ts'
import { type PageRequest, orderOf } from './page-sql.ts'
import { conditionsOf, type Filter, type FilterName, type SortName } from './parameters.ts'
import { type Plan, plan } from './plan.ts'
import { searchReads, searchTexts } from './search.ts'

/** The page sizes to which others are rounded up in statements. */
const bounds = [10, 25, 50, 100]

/**
 * A paged list of a workspace's live rows with its total. Each combination of filters and sort is one statement, built
 * when it is first asked for. `plan()` says which of three ways a page is read: by bitmaps, along an index, or by a search.
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
    const { read, planOf } = pageReads<Row>(definition)
    const page = Object.assign(read, { plan: planOf, as: () => page as never })
    return page
  }
}

function pageReads<Row>(given: Definition<Row>) {
  const { table, sorts } = given
  const counted = countedAmong(conditionsOf(given.filters))
  const definition = Object.keys(counted).length > 0 ? { ...given, counted } : given
  requireDimensions(definition)
  const list = listSql(definition)
  const bitmaps = bitmapReads(list)
  const alongIndex = indexReads(list, bitmaps)
  const search = searchReads(list)

  const givenIn = (query: Record<string, unknown>) =>
    list.names.filter((name) => query[name] !== undefined)
  const planOf = (query: Record<string, unknown> & PageQuery): Plan =>
    plan(definition, givenIn(query), query)
  const requestOf = (query: Record<string, unknown> & PageQuery): PageRequest => {
    const names = givenIn(query)
    const ofOne = names.filter((name) => isOfOne(query[name]))
    const offset = offsetOf(query)
    const isExpanded = definition.expanded !== undefined && (query.expand?.length ?? 0) > 0
    const deleted = query.deleted ?? false
    return {
      names,
      ofOne,
      deleted,
      sort: query.sort,
      order: orderOf(table, sorts, query.sort),
      bound: bounds.find((bound) => bound >= query.pageSize) ?? query.pageSize,
      isFirst: offset === 0,
      isExpanded,
      variant: [query.sort.join('|'), deleted, isExpanded, ...names, '', ...ofOne].join(),
      values: { ...query, ...searchTexts(query), offset, limit: query.pageSize },
    }
  }

  const readBy = async (db: Db, request: PageRequest, plan: Plan): Promise<ListPage<Row>> => {
    if (plan.path === 'search') return search(db, request, plan.bitmaps)
    if (plan.path === 'index') return alongIndex(db, request, plan)
    const found = await bitmaps.page(db, request, plan.bitmaps)
    if (found?.rows) return { total: found.total, rows: found.rows }
    const byIndex = { single: plan.single, bitmaps: undefined, isInOrder: false }
    return alongIndex(db, request, byIndex, found?.total)
  }
  const read = (db: Db, query: Record<string, unknown> & PageQuery): Promise<ListPage<Row>> =>
    db.run((connection) => readBy(onConnection(db, connection), requestOf(query), planOf(query)))

  registerList({
    page: read,
    filters: list.names,
    sorts: Object.keys(sorts),
    hasDeleted: table.deletedAt !== undefined,
  })
  return { read, planOf }
}

function isOfOne(value: unknown): boolean {
  return Array.isArray(value) && value.length === 1
}

/** Lends a connection that is lent already, so that all of a page travels over it. */
export function onConnection(db: Db, connection: Connection): Db {
  return {
    run: (work) => work(connection),
    sendWithCommit: (sent) => db.sendWithCommit(sent),
    beforeCommit: (handle, item) => db.beforeCommit(handle, item),
    atCommit: (send, item) => db.atCommit(send, item),
  }
}

/** How many rows come before a page. */
export function offsetOf({ page, pageSize }: Pick<PageQuery, 'page' | 'pageSize'>): number {
  return (page - 1) * pageSize
}
