import { and, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { ifThereIsRoom } from '../db/pool/errors.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statements, type Values } from '../db/query/statement.ts'
import { applyIfMany, type BitmapReads, insertWanted } from './bitmap-query.ts'
import type { ListPage } from './definition.ts'
import type { ListSql } from './list-sql.ts'
import { literal } from './literal.ts'
import { type PageRequest, byOffset, idsAlong, placeholderOf } from './page-sql.ts'
import { bitmapThreshold, type Key, type Plan } from './plan.ts'
import { limitWithinCap, requireWithinCap, searchCap } from './search-cap.ts'
import type { ListedTable } from './tables.ts'

/** Reads a page along an index by OFFSET, and its total unless it is known. */
type IndexRead<Row> = (
  db: Db,
  request: PageRequest,
  plan: Plan,
  known?: number,
) => Promise<ListPage<Row>>

/** The reads of a list by its indexes. The page and the total travel at once. */
export function indexReads<Row>(list: ListSql<Row>, bitmaps: BitmapReads<Row>): IndexRead<Row> {
  const { definition, fulfilled, matching, rowsWhere } = list
  const { table, counted, isCapped, idsWithin = [] } = definition
  const pages = statements<Record<string, unknown>, Row>()
  const counts = statements<Record<string, unknown>, { total: number }>()
  const totals = totalReads(list, bitmaps)
  // Every index with an order of a counted list has the position, which is unique
  const column = counted ? table.position : table.id

  return async (db, request, plan, known) => {
    const { key, isAlongKey } = plan
    const { bound, isFirst, variant, values } = request
    const rows = pages([bound, isFirst, isAlongKey, variant].join(), (builder, $) => {
      const condition =
        key?.name !== undefined && isAlongKey
          ? sql`${table.id} = any(array(${idsAlong(key, request, $)}))`
          : sql`${column} = any(array(${byOffset(definition, column, matching(request, $), request, $)}))`
      // Without the other filters, by whose indexes the planner would read all that they match in place of the page
      const within = idsWithin.filter((name) => request.names.includes(name))
      const isOnPage = and(condition, fulfilled(within, request, $)) as SQL
      return rowsWhere(request, builder, isOnPage, $)
    })
    if (known !== undefined) return { total: known, rows: await rows(db, values) }
    if (!isCapped) {
      const [total, read] = await pipeline(db, [
        () => totals(db, request, plan),
        () => rows(db, values),
      ])
      return { total, rows: read }
    }
    const count = counts(variant, (_, $) =>
      countUpTo(searchCap + 1, sql`${table} where ${matching(request, $)}`),
    )
    const [[found], read] = await pipeline(db, [
      () => count(db, values),
      () => rows(db, { ...values, limit: limitWithinCap(values) }),
    ])
    const total = found?.total ?? 0
    if (total <= searchCap) return { total, rows: read }
    requireWithinCap(values)
    return { total: searchCap, totalIsCapped: true, rows: read }
  }
}

/** Counts the rows of a request by the bitmap of its key, by several bitmaps or, if these are missing, one by one. */
function totalReads<Row>(
  { definition: { table }, matching }: ListSql<Row>,
  bitmaps: BitmapReads<Row>,
) {
  const counts = statements<Record<string, unknown>, { total: number }>()
  const totals = statements<Record<string, unknown>, Total>()
  const wants = statements<Record<string, unknown>, never>()
  return async (db: Db, request: PageRequest, plan: Plan): Promise<number> => {
    const { key } = plan
    const { variant, values } = request
    const count = counts(variant, (_, $) =>
      countOf(key ? rowsOf(key, $) : sql`${table} where ${matching(request, $)}`),
    )
    let total: number | null | undefined
    if (key) {
      const read = totals(variant, (_, $) => totalOf(table, key, $))
      const [found] = (await read(db, values)) as [Total]
      total = found.total
      const { workspaceId } = values
      await applyIfMany(db, workspaceId, found.pending ?? 0)
      if (total === null) {
        const want = wants(variant, (_, $) => bitmapRequest(table, key, $))
        await ifThereIsRoom(want(db, values))
      }
    } else if (plan.bitmaps) {
      total = await bitmaps.total(db, request, plan.bitmaps)
    }
    return total ?? (await count(db, values))[0]?.total ?? 0
  }
}

/** `total` null: more than `bitmapThreshold` rows of a key that has no bitmap yet. */
interface Total {
  readonly total: number | null
  readonly pending: number | null
}

function countOf(from: SQL): SQL<{ total: number }> {
  return sql`select count(*)::float8 as total from ${from}`
}

function countUpTo(most: number, from: SQL): SQL<{ total: number }> {
  return countOf(sql`(select from ${from} limit ${literal(most)}) few`)
}

/** The total by the bitmaps, else by counting as far as `bitmapThreshold`. */
function totalOf(table: ListedTable, key: Key, $: Values): SQL<Total> {
  const limit = literal(bitmapThreshold + 1)
  return sql`
    select coalesce(counted.total, (
        select nullif(count(*), ${limit}) from (select from ${rowsOf(key, $, sql`limit ${limit}`)}
          limit ${limit}) few))::float8 as total,
      counted.pending::float8 as pending
    from list_total(${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
      ${keysOf(key, $)}) counted`
}

/** The rows of a key's values, of each no more than a limit allows. */
function rowsOf({ filter, name }: Key, $: Values, limit = sql``): SQL {
  const { id, from } = filter.rows($)
  return sql`unnest(${filter.values(placeholderOf($, name), $)}) v (value)
    cross join lateral (select ${id} from ${from} ${limit}) found`
}

/** Requests the bitmaps of a key's values. */
function bitmapRequest(table: ListedTable, { filter, name }: Key, $: Values): SQL<never> {
  const keys = sql`(select ${filter.dimension}::text, value
    from unnest(${filter.values(placeholderOf($, name), $)}) v (value))`
  return insertWanted($['workspaceId'] as Placeholder, sql`${getTableName(table)}`, keys)
}

function keysOf({ filter, name }: Key, $: Values): SQL {
  return sql`array(select list_key(${filter.dimension}, value)
    from unnest(${filter.values(placeholderOf($, name), $)}) v (value))`
}
