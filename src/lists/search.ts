import { and, or, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { statements, type Values } from '../db/query/statement.ts'
import { findClause, wantedKeys } from './find-sql.ts'
import { requestBitmaps, type Wanted } from './requests.ts'
import type { ListedTable } from './tables.ts'
import {
  type ListPage,
  type PageQuery,
  searchScopes,
  type SearchSource,
  type SearchText,
} from './definition.ts'
import type { ListSql } from './list-sql.ts'
import { byKeys, idsAt, inOrder, type PageRequest, withKeys } from './page-sql.ts'
import type { Condition } from './parameters.ts'
import { literal } from './literal.ts'
import { bare, type BitmapPlan, isOrdered } from './plan.ts'
import { requireWithinCap, searchCap } from './search-cap.ts'

/** Number of rows that shows that there are more than a search counts. */
const pastSearchCap = searchCap + 1
/** Number of ids that a source has to have for being called common. */
const mostGathered = 3 * searchCap
/**
 * Number of rows that are read in the order of the list, which takes a quarter of a second, and of rows whose common texts
 * are stored elsewhere or have to be made. Beyond it the indexes gather all.
 */
const walkAtMost = { stored: 200_000, other: 40_000 }

interface Step {
  /** How many rows were found, up to `pastSearchCap`. */
  readonly total: number
  /** The positions of the page as the text of a bigint[]. */
  readonly positions: string
}

/** The rows that indexes of the text gathered; `common` has a 1 for each source with more ids than are gathered, else a 0. */
type Gathered = Step & { readonly common: string }

/** The rows that bitmaps leave; null while some bitmaps are missing. */
type Walk = Step & Wanted & { readonly left: number | null }

/**
 * Searches a list by a text and other filters. The indexes of the text gather up to 30,000 ids of each source: if none has
 * more, these are all. Else rows are read in the order of the list, among what bitmaps leave of the other filters, until
 * enough are found: a source with more ids is compared row by row, the others are gathered once. If enough are not among
 * the first rows, the indexes gather all.
 */
export function searchReads<Row>(list: ListSql<Row>) {
  const { definition, matching, rowsWhere } = list
  const { table } = definition
  const pages = statements<Record<string, unknown>, Row>()
  const gathers = statements<Record<string, unknown>, Gathered>()
  const steps = statements<Record<string, unknown>, Step>()
  const walks = statements<Record<string, unknown>, Walk>()

  const gather = async (db: Db, request: PageRequest, isWhole: boolean): Promise<Gathered> => {
    const read = gathers([isWhole, request.variant].join(), (_, $) =>
      gatherSql(list, request, isWhole, $),
    )
    return ((await read(db, request.values)) as [Gathered])[0]
  }
  const walkRows = async (
    db: Db,
    request: PageRequest,
    bitmaps: BitmapPlan | undefined,
    common: string,
  ): Promise<Step | undefined> => {
    const { names, variant, values } = request
    // Without other filters there are certainly too many rows to count
    const pageEnd = Math.min(values.offset + values.limit, searchCap)
    const needed = names.length === 1 ? pageEnd : pastSearchCap
    const asked = { ...values, needed }
    const key = `${common},${variant}`
    if (bitmaps && names.length > 1) {
      const read = walks(key, (_, $) => walkAmongSql(list, request, common, bitmaps, $))
      const [found] = (await read(db, asked)) as [Walk]
      const { left, ...step } = found
      if (left === null) await requestBitmaps(db, table, values.workspaceId, found.wanted)
      else if (left <= walkOf(list, common)) return step
      else if (isOrdered(bitmaps) && step.total >= needed) return step
    }
    if (!isIndexed(list, request)) return undefined
    const read = steps(key, (_, $) => walkSql(list, request, common, $))
    const [step] = (await read(db, asked)) as [Step]
    if (step.total < needed) return undefined
    return names.length === 1 ? { ...step, total: pastSearchCap } : step
  }

  return async (
    db: Db,
    request: PageRequest,
    bitmaps: BitmapPlan | undefined,
  ): Promise<ListPage<Row>> => {
    const few = await gather(db, request, false)
    const { common } = few
    const step = common.includes('1')
      ? ((await walkRows(db, request, bitmaps, common)) ?? (await gather(db, request, true)))
      : few
    const { positions, total } = pageOf(step, request)
    const totalIsCapped = step.total > searchCap
    if (positions === '{}') return { total, rows: [], ...(totalIsCapped && { totalIsCapped }) }
    const read = pages(request.variant, (builder, $) => {
      // Rows may have changed since they were found, so the conditions are checked again
      const window = { positions: sql`${$['positions'] as Placeholder}::bigint[]`, offset: sql`0` }
      const ids = sql`${idsAt(table, request.order, window, $)} where ${matching(request, $)}`
      return rowsWhere(request, builder, sql`${table.id} = any(array(${ids}))`, $)
    })
    const rows = await read(db, { ...request.values, positions })
    return { total, rows, ...(totalIsCapped && { totalIsCapped }) }
  }
}

/** Whether an index has the rows in the order of the list. */
function isIndexed<Row>({ definition }: ListSql<Row>, { order, sort }: PageRequest): boolean {
  return order.length === 1 || (definition.indexed?.includes(bare(sort[0] ?? '')) ?? false)
}

/** Returns the total and the positions of the page, up to the first 10,000 rows. */
function pageOf({ total, positions }: Step, { values }: PageRequest) {
  if (total <= searchCap) return { total, positions }
  requireWithinCap(values)
  const kept = searchCap - values.offset
  if (kept >= values.limit) return { total: searchCap, positions }
  const first = positions.slice(1, -1).split(',').slice(0, kept)
  return { total: searchCap, positions: `{${first.join(',')}}` }
}

/** Finds rows by the indexes of the text: by up to `mostGathered` ids of each source, or by all. */
function gatherSql<Row>(
  { definition: { table, sources }, listed, fulfilled }: ListSql<Row>,
  request: PageRequest,
  isWhole: boolean,
  $: Values,
): SQL<Gathered> {
  const limit = isWhole ? sql`` : sql`limit ${literal(mostGathered)}`
  const others = fulfilled(othersOf(request), request, $)
  const gathered = sources
    ? sources.map((source) => sql`select s.id from (${idsOf(source, $)}) s (id) ${limit}`)
    : [
        sql`select ${keysOf(table, request)}, ${others ?? sql`true`} as is_left from ${table}
          where ${and(listed(request, $), fulfilled(['q'], request, $))} ${limit}`,
      ]
  const names = gathered.map((_, n) => sql.identifier(`gathered${n}`))
  const ids = sql.join(
    names.map((name) => sql`select id from ${name}`),
    sql` union all `,
  )
  const found = sources
    ? sql`select ${keysOf(table, request)} from ${table}
        where ${and(listed(request, $), sql`${table.id} = any(array(${ids}))`, others)}`
    : sql`select * from gathered0 where is_left`
  const common = names.map(
    (name) => sql`((select count(*) from ${name}) = ${literal(mostGathered)})::int`,
  )
  return sql`
    with ${sql.join(
      gathered.map((query, n) => sql`${names[n]} as materialized (${query})`),
      sql`, `,
    )}, found as materialized (${found})
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions,
      ${isWhole ? sql`''` : sql`concat(${sql.join(common, sql`, `)})`} as common`
}

function idsOf({ ids }: SearchSource, $: Values): SQL {
  return ids(textIn($), $['workspaceId'] as Placeholder)
}

function textIn($: Values): SearchText {
  return (scope) => $[scope ? `q ${scope}` : 'q'] as Placeholder
}

/** Returns the values of the placeholders of `SearchText` besides `q` itself. */
export function searchTexts({ q, can }: Pick<PageQuery, 'can'> & { readonly q?: unknown }) {
  if (q === undefined) return {}
  return Object.fromEntries(searchScopes.map((scope) => [`q ${scope}`, can?.(scope) ? q : null]))
}

/** Returns the condition that a text finds a row, by any of the places that it is looked for in. */
export function foundIn(sources: readonly SearchSource[]): Condition {
  return (_, $) => or(...sources.map(({ matches }) => matches(textIn($)))) as SQL
}

/** The conditions of the filters of rows that are read one after another; the ids of sources that are not common are gathered. */
function fulfilledBy<Row>(
  { definition: { table, sources }, fulfilled }: ListSql<Row>,
  request: PageRequest,
  common: string,
  $: Values,
): SQL {
  if (!sources) return fulfilled(request.names, request, $) as SQL
  const found = sources.map((source, n) =>
    common[n] === '1' ? source.matches(textIn($)) : sql`${table.id} in (${idsOf(source, $)})`,
  )
  return and(or(...found), fulfilled(othersOf(request), request, $)) as SQL
}

/** Returns how many rows are read in the order of the list, by what their common texts cost. */
function walkOf<Row>({ definition: { sources = [] } }: ListSql<Row>, common: string): number {
  const isFast = sources.every(({ isStored }, n) => isStored || common[n] === '0')
  return isFast ? walkAtMost.stored : walkAtMost.other
}

/** Reads the first rows in the order of the list until enough of them are found. */
function walkSql<Row>(
  list: ListSql<Row>,
  request: PageRequest,
  common: string,
  $: Values,
): SQL<Step> {
  const { table } = list.definition
  return sql`
    with found as materialized (
      select ${keysOf(table, request)} from (
        select * from ${table} where ${list.listed(request, $)} order by ${inOrder(request.order)} limit ${literal(walkOf(list, common))}) ${table}
      where ${fulfilledBy(list, request, common, $)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions`
}

/** Reads the first rows that bitmaps leave, or any if these do not know the order, until enough of them are found. */
function walkAmongSql<Row>(
  list: ListSql<Row>,
  request: PageRequest,
  common: string,
  bitmaps: BitmapPlan,
  $: Values,
): SQL<Walk> {
  const { table } = list.definition
  const plan = isOrdered(bitmaps) ? bitmaps : { ...bitmaps, order: byPosition }
  const window = { offset: sql`0`, limit: literal(walkOf(list, common)) }
  // An index that has the order of the positions is read no further than to the last row
  return sql`
    with narrowed as materialized (select f.* ${findClause(table, plan, window, $)}),
    found as materialized (
      select ${keysOf(table, request)} from ${table}
      where ${list.listed(request, $)} and ${table.position} = any((select positions from narrowed)::bigint[])
        and ${fulfilledBy(list, request, common, $)}
      order by ${inOrder(request.order)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions,
      f.total::float8 as left, ${wantedKeys} as wanted
    from narrowed f`
}

const byPosition = { sort: undefined, descending: false }

function othersOf({ names }: PageRequest): string[] {
  return names.filter((name) => name !== 'q')
}

/** Returns the columns of the order of the rows that are found, with the position. */
function keysOf(table: ListedTable, { order }: PageRequest): SQL {
  return withKeys(sql`${table.position} as position`, order)
}

function positionsOf({ order }: PageRequest, $: Values): SQL {
  return sql`array(select found.position from found order by ${byKeys('found', order)}
    limit ${$['limit'] as Placeholder}::int offset ${$['offset'] as Placeholder}::bigint)::text`
}
