import { and, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statements, type Values } from '../db/query/statement.ts'
import type { BitmapReads } from './bitmap-reads.ts'
import type { ListPage } from './definition.ts'
import type { ListSql } from './list-sql.ts'
import { literal } from './literal.ts'
import { type PageRequest, byOffset, idsAlong, placeholderOf } from './page-sql.ts'
import { bitmapThreshold, type IndexPlan, type SingleFilter } from './plan.ts'
import { type Found, maintain } from './requests.ts'
import { limitWithinCap, requireWithinCap, searchCap } from './search-cap.ts'
import type { ListedTable } from './tables.ts'

/** Reads a page along an index by OFFSET, and its total unless it is known. */
type IndexRead<Row> = (
  db: Db,
  request: PageRequest,
  plan: IndexPlan,
  known?: number,
) => Promise<ListPage<Row>>

/** The reads of a list by its indexes. The page and the total travel at once. */
export function indexReads<Row>(list: ListSql<Row>, bitmaps: BitmapReads<Row>): IndexRead<Row> {
  const rowsFor = rowReads(list)
  if (list.definition.isCapped) return cappedReads(list, rowsFor)
  const totalFor = totalReads(list, bitmaps)
  return async (db, request, plan, known) => {
    const { values } = request
    const readRows = rowsFor(request, plan)
    if (known !== undefined) return { total: known, rows: await readRows(db, values) }
    const [total, rows] = await pipeline(db, [
      () => totalFor(db, request, plan),
      () => readRows(db, values),
    ])
    return { total, rows }
  }
}

/** Returns for a request the statement that reads the rows of its page. */
type RowsFor<Row> = (
  request: PageRequest,
  plan: IndexPlan,
) => (db: Db, values: Record<string, unknown>) => Promise<Row[]>

function rowReads<Row>({ definition, fulfilled, matching, rowsWhere }: ListSql<Row>): RowsFor<Row> {
  const { table, counted, idsWithin = [] } = definition
  const pages = statements<Record<string, unknown>, Row>()
  // Every index with an order of a counted list has the position, which is unique
  const column = counted ? table.position : table.id
  return (request, { single, isInOrder }) => {
    const { bound, isFirst, variant, names } = request
    return pages([bound, isFirst, isInOrder, variant].join(), (builder, $) => {
      const condition =
        single?.name !== undefined && isInOrder
          ? sql`${table.id} = any(array(${idsAlong(single, request, $)}))`
          : sql`${column} = any(array(${byOffset(definition, column, matching(request, $), request, $)}))`
      // Without the other filters, by whose indexes the planner would read all that they match in place of the page
      const within = idsWithin.filter((name) => names.includes(name))
      const isOnPage = and(condition, fulfilled(within, request, $)) as SQL
      return rowsWhere(request, builder, isOnPage, $)
    })
  }
}

/** The reads of a list whose total counts to 10,000 only. */
function cappedReads<Row>(
  { definition: { table }, matching }: ListSql<Row>,
  rowsFor: RowsFor<Row>,
): IndexRead<Row> {
  const counts = statements<Record<string, unknown>, { total: number }>()
  return async (db, request, plan) => {
    const { variant, values } = request
    const readRows = rowsFor(request, plan)
    const count = counts(variant, (_, $) =>
      countOf(
        sql`(select from ${table} where ${matching(request, $)} limit ${literal(searchCap + 1)}) few`,
      ),
    )
    const [[found], rows] = await pipeline(db, [
      () => count(db, values),
      () => readRows(db, { ...values, limit: limitWithinCap(values) }),
    ])
    const total = found?.total ?? 0
    if (total <= searchCap) return { total, rows }
    requireWithinCap(values)
    return { total: searchCap, totalIsCapped: true, rows }
  }
}

/** Counts the rows of a request by the bitmap of its filter, by several bitmaps or, if these are missing, one by one. */
function totalReads<Row>(
  { definition: { table }, matching }: ListSql<Row>,
  bitmaps: BitmapReads<Row>,
) {
  const counts = statements<Record<string, unknown>, { total: number }>()
  const totals = statements<Record<string, unknown>, Found>()
  return async (
    db: Db,
    request: PageRequest,
    { single, bitmaps: plan }: IndexPlan,
  ): Promise<number> => {
    const { variant, values } = request
    let total: number | null | undefined
    if (single) {
      const read = totals(variant, (_, $) => totalOf(table, single, $))
      const [found] = (await read(db, values)) as [Found]
      await maintain(db, table, values.workspaceId, found)
      total = found.total
    } else if (plan) {
      total = await bitmaps.total(db, request, plan)
    }
    if (typeof total === 'number') return total
    const count = counts(variant, (_, $) =>
      countOf(single ? rowsOf(single, $) : sql`${table} where ${matching(request, $)}`),
    )
    return (await count(db, values))[0]?.total ?? 0
  }
}

function countOf(from: SQL): SQL<{ total: number }> {
  return sql`select count(*)::float8 as total from ${from}`
}

/** The total by the bitmaps of the values, else by counting as far as `bitmapThreshold`. Beyond it these bitmaps are wanted. */
function totalOf(table: ListedTable, single: SingleFilter, $: Values): SQL<Found> {
  const dimension = sql`${single.filter.dimension}::text`
  const values = valuesOf(single, $)
  const limit = literal(bitmapThreshold + 1)
  return sql`
    select found.total::float8 as total, found.pending::float8 as pending,
      case when found.total is null then (
        select json_build_array(array_agg(${dimension}), array_agg(v.value))::text from ${values}) end as wanted
    from (
      select counted.pending, coalesce(counted.total, (
        select nullif(count(*), ${limit}) from (select from ${rowsOf(single, $, sql`limit ${limit}`)}
          limit ${limit}) few)) as total
      from list_total(${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
        array(select list_key(${dimension}, v.value) from ${values})) counted) found`
}

/** The rows of each value of a filter, of each no more than a limit allows. */
function rowsOf(single: SingleFilter, $: Values, limit = sql``): SQL {
  const { id, from } = single.filter.rows($)
  return sql`${valuesOf(single, $)} cross join lateral (select ${id} from ${from} ${limit}) found`
}

function valuesOf({ filter, name }: SingleFilter, $: Values): SQL {
  return sql`unnest(${filter.values(placeholderOf($, name), $)}) v (value)`
}
