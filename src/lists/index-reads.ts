import { sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { ifThereIsRoom } from '../db/pool/errors.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statements } from '../db/query/statement.ts'
import { applyIfMany, type BitmapReads } from './bitmap-query.ts'
import type { ListPage } from './definition.ts'
import type { ListSql } from './list-sql.ts'
import { type PageRequest, byOffset, idsAlong } from './page-sql.ts'
import type { Plan } from './plan.ts'
import { limitWithinCap, requireWithinCap, searchCap } from './search-cap.ts'
import { countOf, countUpTo, rowsOf, type Total, totalOf, bitmapRequest } from './totals.ts'

type Anything = Record<string, unknown>

/** Reads a page along an index by OFFSET, and its total unless it is known. */
type IndexRead<Row> = (
  db: Db,
  request: PageRequest,
  plan: Plan,
  known?: number,
) => Promise<ListPage<Row>>

/** The reads of a list by its indexes. The page and the total travel at once. */
export function indexReads<Row>(list: ListSql<Row>, bitmaps: BitmapReads<Row>): IndexRead<Row> {
  const { definition, matching, rowsWhere } = list
  const { table, counted, isCapped } = definition
  const pages = statements<Anything, Row>()
  const counts = statements<Anything, { total: number }>()
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
      return rowsWhere(request, builder, condition, $)
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
  const counts = statements<Anything, { total: number }>()
  const totals = statements<Anything, Total>()
  const wants = statements<Anything, never>()
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
