import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/pool/client.ts'
import { statements, type Values } from '../db/query/statement.ts'
import { bitmapClause, requestBitmaps, type Wanted } from './bitmap-query.ts'
import type { ListedTable } from './counted.ts'
import type { ListPage } from './definition.ts'
import type { ListSql } from './list-sql.ts'
import { type PageRequest, idsAt, toSql } from './page-sql.ts'
import { literal } from './literal.ts'
import { bare, type BitmapPlan, isOrdered, type Plan } from './plan.ts'
import { requireWithinCap, searchCap } from './search-cap.ts'

type Anything = Record<string, unknown>

/** Number of rows that shows that there are more than a search counts. */
const pastSearchCap = searchCap + 1
/**
 * Number of rows that are read in the order of the list, which takes a quarter of a second. Beyond it the index of the
 * text gathers all.
 */
const usualWalk = 200_000

/** A step of a search. */
interface Step {
  /** How many rows were found, up to `pastSearchCap`. */
  readonly total: number
  /** The positions of the page as the text of a bigint[]. */
  readonly positions: string
  /** Whether rows that would be found may have been left out. */
  readonly isCut: boolean
}

/** The rows that bitmaps leave; null while some bitmaps are missing. */
type Walk = Step & Wanted & { readonly left: number | null }

/**
 * Searches a list by a text and other filters. The index of the text gathers up to 10,001 rows: if it has no more, these
 * are all. A common text is looked for in the rows in the order of the list, among what bitmaps leave of the other filters,
 * until enough are found. If they are not among the first ones, the index gathers all.
 */
export function searchReads<Row>(list: ListSql<Row>) {
  const { definition, matching, rowsWhere } = list
  const { table, walkAtMost = usualWalk } = definition
  const pages = statements<Anything, Row>()
  const steps = statements<Anything, Step>()
  const walks = statements<Anything, Walk>()

  const gather = async (db: Db, request: PageRequest, isWhole: boolean): Promise<Step> => {
    const read = steps([isWhole, request.variant].join(), (_, $) =>
      gatherSql(list, request, isWhole, $),
    )
    return ((await read(db, request.values)) as [Step])[0]
  }
  const walkRows = async (
    db: Db,
    request: PageRequest,
    { bitmaps }: Plan,
  ): Promise<Step | undefined> => {
    const { names, variant, values } = request
    // Without other filters there are certainly too many rows to count
    const pageEnd = Math.min(values.offset + values.limit, searchCap)
    const needed = names.length === 1 ? pageEnd : pastSearchCap
    const asked = { ...values, needed }
    if (bitmaps && names.length > 1) {
      const read = walks(variant, (_, $) => walkAmongSql(list, request, bitmaps, walkAtMost, $))
      const [found] = (await read(db, asked)) as [Walk]
      const { left, ...step } = found
      if (left === null) await requestBitmaps(db, table, values.workspaceId, found)
      else if (left <= walkAtMost) return step
      else if (isOrdered(bitmaps) && step.total >= needed) return step
    }
    if (!isIndexed(list, request)) return undefined
    const read = steps(`walk,${variant}`, (_, $) => walkSql(list, request, walkAtMost, $))
    const [step] = (await read(db, asked)) as [Step]
    if (step.total < needed) return undefined
    return names.length === 1 ? { ...step, total: pastSearchCap } : step
  }

  return async (db: Db, request: PageRequest, plan: Plan): Promise<ListPage<Row>> => {
    const few = await gather(db, request, false)
    const step = few.isCut
      ? ((await walkRows(db, request, plan)) ?? (await gather(db, request, true)))
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

/** Finds rows by the indexes of the text: up to `pastSearchCap` of them, or all. */
function gatherSql<Row>(
  { definition: { table, gathering }, listed, fulfilled }: ListSql<Row>,
  request: PageRequest,
  isWhole: boolean,
  $: Values<Anything>,
): SQL<Step> {
  const most = gathering?.most ?? pastSearchCap
  const limit = isWhole ? sql`` : sql`limit ${literal(most)}`
  const others = fulfilled(othersOf(request), $)
  const gathered = gathering
    ? sql`select g.id from (${sql.join([...gathering.queries($['q'] as Placeholder, $)], sql` union all `)}) g (id) ${limit}`
    : sql`select ${keysOf(table, request)}, ${others ?? sql`true`} as is_left from ${table}
        where ${and(listed(request, $), fulfilled(['q'], $))} ${limit}`
  const found = gathering
    ? sql`select ${keysOf(table, request)} from ${table}
        where ${and(listed(request, $), sql`${table.id} = any(array(select id from gathered))`, others)}`
    : sql`select * from gathered where is_left`
  return sql`
    with gathered as materialized (${gathered}), found as materialized (${found})
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions,
      ${isWhole ? sql`false` : sql`(select count(*) from gathered) = ${literal(most)}`} as "isCut"`
}

/** Reads the first rows in the order of the list until enough of them are found. */
function walkSql<Row>(
  { definition: { table }, listed, fulfilled }: ListSql<Row>,
  request: PageRequest,
  walkAtMost: number,
  $: Values<Anything>,
): SQL<Step> {
  return sql`
    with found as materialized (
      select ${keysOf(table, request)} from (
        select * from ${table} where ${listed(request, $)} order by ${orderOf(request)} limit ${literal(walkAtMost)}) ${table}
      where ${fulfilled(request.names, $)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions, true as "isCut"`
}

/** Reads the first rows that bitmaps leave, or any if these do not know the order, until enough of them are found. */
function walkAmongSql<Row>(
  { definition: { table }, listed, fulfilled }: ListSql<Row>,
  request: PageRequest,
  bitmaps: BitmapPlan,
  walkAtMost: number,
  $: Values<Anything>,
): SQL<Walk> {
  const plan = isOrdered(bitmaps) ? bitmaps : { ...bitmaps, order: byPosition }
  const window = { offset: sql`0`, limit: literal(walkAtMost) }
  // An index that has the order of the positions is read no further than to the last row
  return sql`
    with narrowed as materialized (select f.* ${bitmapClause(table, plan, window, $)}),
    found as materialized (
      select ${keysOf(table, request)} from ${table}
      where ${listed(request, $)} and ${table.position} = any((select positions from narrowed)::bigint[])
        and ${fulfilled(request.names, $)}
      order by ${orderOf(request)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${positionsOf(request, $)} as positions, false as "isCut",
      n.total::float8 as left, to_json(n.wanted_dimensions)::text as "wantedDimensions",
      to_json(n.wanted_values)::text as "wantedValues"
    from narrowed n`
}

const byPosition = { sort: undefined, descending: false }

function othersOf({ names }: PageRequest): string[] {
  return names.filter((name) => name !== 'q')
}

function orderOf({ order }: PageRequest): SQL {
  return sql.join(order.map(toSql), sql`, `)
}

/** Returns the columns of the order of the rows that are found, with the position. */
function keysOf(table: ListedTable, { order }: PageRequest): SQL {
  const keys = order.map(({ by }, n) => sql`${by} as ${sql.identifier(`key${n}`)}`)
  return sql.join([sql`${table.position} as position`, ...keys], sql`, `)
}

/** The positions of the page among the rows that are found. */
function positionsOf({ order }: PageRequest, $: Values<Anything>): SQL {
  const by = order.map(({ descending }, n) =>
    toSql({ by: sql`found.${sql.identifier(`key${n}`)}`, descending }),
  )
  return sql`array(select found.position from found order by ${sql.join(by, sql`, `)}
    limit ${$['limit'] as Placeholder}::int offset ${$['offset'] as Placeholder}::bigint)::text`
}
