import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mine } from '../db/scope.ts'
import { statements, type Values } from '../db/statement.ts'
import { ApiError } from '../errors.ts'
import type { ListedTable } from './counted.ts'
import { type Asked, toSql } from './ids.ts'
import { literal } from './literal.ts'

type Anything = Record<string, unknown>

/** A search counts so many rows (docs/decisions/0074). Pages beyond them are refused. */
export const mostFound = 10_000
/** Rows that are read in the order of the list, if their condition costs no more than reading them. */
const sampled = 2000
const walked = 250_000
/** A search of which this share of rows is a result is read in the order of the list. */
const common = 0.05
/** So many positions of counted filters are read instead of what a common search matches. */
export const mostPlaced = mostFound

/** How the rows that a text finds are gathered where no single index answers its condition. */
export interface Gathering {
  /** What the list's own rows fulfil that indexes of its table find; absent where they find none. */
  readonly own?: (text: Placeholder) => SQL
  /** The ids of the rows, by queries that each read an index of their own. */
  readonly queries: (text: Placeholder, $: Values<Anything>) => readonly SQL[]
  /** So many ids are enough to see that there are more than `mostFound` rows; several may be of one row. */
  readonly most: number
  /** How many times as long as reading a row its condition takes. */
  readonly weight: number
}

/** The SQL that a search is made of. */
export interface SearchSql {
  readonly table: ListedTable
  /** Which rows are in the list, whatever is asked for. */
  readonly listed: (asked: Asked, $: Values<Anything>) => SQL
  /** The conditions of filters, row by row. */
  readonly conditions: (names: readonly string[], $: Values<Anything>) => SQL | undefined
  readonly gathering: Gathering | undefined
}

/** What is asked of a search besides its values. */
export interface SearchAsked extends Asked {
  /** Whether an index has the rows in the order of the list. */
  readonly isIndexed: boolean
}

/** A step of a search: its total, counted up to `mostFound + 1`, and the positions of the page as a bigint[]. */
interface Step {
  readonly total: number
  readonly positions: string
  /** Of a sample: the rows that were read, and how many of them the text alone finds. */
  readonly seen: number
  readonly matched: number
  /** Whether `gather` may have left ids out. */
  readonly isCut: boolean
}

export interface Searched {
  readonly total: number
  readonly totalIsCapped: boolean
  /** The positions of the page as the text of a bigint[]. */
  readonly positions: string
}

type Limits = { offset: number; limit: number }

/**
 * Searches a list by text and other filters. A common text is read in the order of the list until enough rows are found,
 * a rare one by its index, as a sample of the list's first rows tells. `placed` finds the rows that counted filters
 * leave, if they are few.
 */
export function searching(of: SearchSql) {
  const { weight = 1 } = of.gathering ?? {}
  const atFirst = Math.max(100, sampled / weight)
  const atMost = Math.min(walked, 1_000_000 / weight)
  const leastCommon = common * weight * atFirst
  const shapes = statements<Anything, Step>()
  return async (
    db: Db,
    shape: string,
    asked: SearchAsked,
    values: Anything & Limits,
    placed: () => Promise<string | undefined>,
  ): Promise<Searched> => {
    const sample = shapes(`sample,${shape}`, (_, $) => walkSql(of, asked, atFirst, true, $))
    const walk = shapes(`walk,${shape}`, (_, $) => walkSql(of, asked, atMost, false, $))
    const some = shapes(`some,${shape}`, (_, $) => gatherSql(of, asked, 'some', $))
    const all = shapes(`all,${shape}`, (_, $) => gatherSql(of, asked, 'all', $))
    const among = shapes(`among,${shape}`, (_, $) => gatherSql(of, asked, 'placed', $))
    const run = async (step: typeof walk, more: Anything = {}) =>
      ((await step(db, { ...values, needed: mostFound + 1, ...more })) as [Step])[0]
    const needed = Math.min(values.offset + values.limit, mostFound)

    const first = await run(sample)
    if (first.seen < atFirst) return resultOf(first, values)
    const isCommon = first.total >= leastCommon
    if (isCommon && asked.isIndexed) {
      const step = await run(walk)
      if (step.total > mostFound) return resultOf(step, values)
    } else if (!isCommon && first.matched >= common * atFirst) {
      const positions = await placed()
      if (positions !== undefined) return resultOf(await run(among, { positions }), values)
    }
    const step = await run(some)
    if (step.total <= mostFound && !step.isCut) return resultOf(step, values)
    if (step.total > mostFound) {
      requireWithin(values)
      if (asked.isIndexed && first.total >= needed)
        return resultOf({ ...first, total: step.total }, values)
      if (asked.isIndexed && !isCommon && (needed * atFirst) / first.total < atMost) {
        const walked = await run(walk, { needed })
        if (walked.total >= needed) return resultOf({ ...walked, total: step.total }, values)
      }
    }
    return resultOf(await run(all), values)
  }
}

function resultOf({ total, positions }: Step, values: Limits): Searched {
  if (total <= mostFound) return { total, totalIsCapped: false, positions }
  requireWithin(values)
  const kept = mostFound - values.offset
  const page =
    kept < values.limit
      ? `{${positions.slice(1, -1).split(',').slice(0, kept).join(',')}}`
      : positions
  return { total: mostFound, totalIsCapped: true, positions: page }
}

function requireWithin({ offset, limit }: Limits): void {
  if (offset < mostFound) return
  const most = mostFound.toLocaleString('en')
  throw new ApiError(
    'search_too_broad',
    `The search finds more than ${most} objects, and page ${offset / limit + 1} is beyond the first ${most}. Narrow the search by more words or filters.`,
    { members: { pointer: '/page' } },
  )
}

/** Reads rows in the order of the list, or else the newest ones, until enough of them are found. */
function walkSql(
  of: SearchSql,
  asked: SearchAsked,
  rows: number,
  isSample: boolean,
  $: Values<Anything>,
): SQL<Step> {
  const { table } = of
  const listed = of.listed(asked, $)
  const order = asked.isIndexed
    ? sql.join(asked.order.map(toSql), sql`, `)
    : sql`${table.position} desc`
  const read = sql`select * from ${table} where ${listed} order by ${order} limit ${literal(rows)}`
  const matched =
    isSample && asked.names.length > 1
      ? sql`(select count(*) from (${read}) ${table} where ${of.conditions(['q'], $)})::float8`
      : sql`0::float8`
  return sql`
    with found as materialized (
      select ${keysOf(table, asked)} from (${read}) ${table}
      where ${of.conditions(asked.names, $)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions,
      ${isSample ? sql`(select count(*) from (select from ${table} where ${listed} limit ${literal(rows)}) s)::float8` : sql`0::float8`} as seen,
      ${matched} as matched, false as "isCut"`
}

/** Finds rows by the indexes of the text: some of them, all, or those at positions that are known. */
function gatherSql(
  of: SearchSql,
  asked: Asked,
  which: 'some' | 'all' | 'placed',
  $: Values<Anything>,
): SQL<Step> {
  const { table, gathering } = of
  const others = of.conditions(
    asked.names.filter((name) => name !== 'q'),
    $,
  )
  if (which === 'all' && gathering?.own) return gatherAllSql(of, gathering, asked, others, $)
  const queries = which === 'placed' ? undefined : gathering && queriesOf(of, gathering, others, $)
  const bound = which === 'some' ? sql`limit ${literal(gathering?.most ?? 0)}` : sql``
  const gathered =
    queries &&
    sql`gathered as materialized (
      select g.id from (${sql.join(queries, sql` union all `)}) g (id) ${bound}), `
  const condition = and(
    of.listed(asked, $),
    which === 'placed'
      ? sql`${table.position} = any(${$['positions'] as Placeholder}::bigint[])`
      : undefined,
    gathered
      ? and(sql`${table.id} = any(array(select id from gathered))`, others)
      : of.conditions(asked.names, $),
  ) as SQL
  const isCut =
    gathered && which === 'some'
      ? sql`(select count(*) from gathered) = ${literal(gathering?.most ?? 0)}`
      : sql`false`
  return sql`
    with ${gathered ?? sql``}
    found as materialized (
      select ${keysOf(table, asked)} from ${table} where ${condition}
      ${which === 'some' ? sql`limit ${literal(mostFound + 1)}` : sql``})
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions,
      0::float8 as seen, 0::float8 as matched, ${isCut} as "isCut"`
}

/** All queries for ids, the first one of which is of what the table itself knows. */
function queriesOf(
  { table }: SearchSql,
  { own, queries }: Gathering,
  others: SQL | undefined,
  $: Values<Anything>,
): SQL[] {
  const text = $['q'] as Placeholder
  const further = queries(text, $)
  if (!own) return [...further]
  return [sql`select id from ${ownRows(table, own, $)} where ${others ?? sql`true`}`, ...further]
}

/** The rows that their own indexes find. OFFSET has these read, whatever other condition has an index. */
function ownRows(table: ListedTable, own: (text: Placeholder) => SQL, $: Values<Anything>): SQL {
  return sql`(select * from ${table} where ${mine(table, $['workspaceId'] as Placeholder)}
    and (${own($['q'] as Placeholder)}) offset 0) ${table}`
}

/** Finds all rows: those that their own indexes find are read once, and by their ids only those that no own index finds. */
function gatherAllSql(
  of: SearchSql,
  { own, queries }: Gathering,
  asked: Asked,
  others: SQL | undefined,
  $: Values<Anything>,
): SQL<Step> {
  const { table } = of
  const condition = and(of.listed(asked, $), others) as SQL
  const further = queries($['q'] as Placeholder, $)
  const keys = keysOf(table, asked)
  return sql`
    with own as materialized (
      select ${table.id}, ${keys} from ${ownRows(table, own as NonNullable<typeof own>, $)} where ${condition}),
    further as materialized (
      select g.id from (${sql.join([...further], sql` union all `)}) g (id)
      where (g.id in (select id from own)) is not true),
    found as materialized (
      select own.* from own union all
      select ${table.id}, ${keys} from ${table}
      where ${condition} and ${table.id} = any(array(select id from further)))
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions,
      0::float8 as seen, 0::float8 as matched, false as "isCut"`
}

/** The position and what comes before it in the order, of the rows that are found. */
function keysOf(table: ListedTable, { order }: Asked): SQL {
  const keys = order.map(({ by }, n) => sql`${by} as ${sql.identifier(`key${n}`)}`)
  return sql.join([sql`${table.position} as position`, ...keys], sql`, `)
}

function pageOf({ order }: Asked, $: Values<Anything>): SQL {
  const by = order.map(({ descending }, n) =>
    toSql({ by: sql`found.${sql.identifier(`key${n}`)}`, descending }),
  )
  return sql`array(select found.position from found order by ${sql.join(by, sql`, `)}
    limit ${$['limit'] as Placeholder}::int offset ${$['offset'] as Placeholder}::bigint)::text`
}
