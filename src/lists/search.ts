import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { mine } from '../db/scope.ts'
import { statements, type Values } from '../db/statement.ts'
import type { ListedTable } from './counted.ts'
import { type Asked, toSql } from './ids.ts'
import { literal } from './literal.ts'
import { requireWithinCap, searchCap } from './search-cap.ts'

type Anything = Record<string, unknown>

/** So many rows are enough to see that there are more. */
const enough = searchCap + 1
/** A sample has at most so many of the first rows, which take about so many microseconds, and so many from all over the list. */
const sampled = 2000
const sampledUs = 5000
const spread = 256
/** A walk reads at most so many rows, for at most so many microseconds. */
const walked = 1_000_000
const walkedUs = 500_000
/** So many more rows than a sample foretells are read at once. */
const margin = 1.2
/** From so many microseconds on it pays to know how many rows counted filters leave. */
const worthCountingUs = 20_000
/** So many positions of counted filters are read at most. */
const mostPlaced = 500_000

/** What reading rows costs, in microseconds for each: measured, and only compared with one another. */
export interface SearchCosts {
  /** At positions next to each other. */
  readonly walked: number
  /** At positions apart, such as filters leave. */
  readonly placed: number
  /** Found by the indexes of the text. */
  readonly gathered: number
  /** Found by the indexes of the text, of which only the first ones are read. */
  readonly indexed: number
}

/** The costs where one index knows the text of each row. */
const usual: SearchCosts = { walked: 0.5, placed: 1.5, gathered: 3, indexed: 0.6 }

/** How the rows that a text finds are gathered where it is not in the row itself. */
export interface Gathering {
  /** The ids of the rows, by queries that each read an index of their own. */
  readonly queries: (text: Placeholder, $: Values<Anything>) => readonly SQL[]
  /** So many ids are enough to see that there are more than `searchCap` rows; several may be of one row. */
  readonly most: number
}

/** The SQL that a search is made of. */
export interface SearchSql {
  readonly table: ListedTable
  /** Which rows are in the list, whatever is asked for. */
  readonly listed: (asked: Asked, $: Values<Anything>) => SQL
  /** The conditions of filters, row by row. */
  readonly conditions: (names: readonly string[], $: Values<Anything>) => SQL | undefined
  readonly gathering: Gathering | undefined
  readonly costs: SearchCosts | undefined
}

/** What is asked of a search besides its values. */
export interface SearchAsked extends Asked {
  /** Whether an index has the rows in the order of the list. */
  readonly isIndexed: boolean
}

/** What counted filters leave, by bitmaps. */
export interface Left {
  /** Whether the positions come in the order of the list. If not, they help only when they are all. */
  readonly isOrdered: boolean
  /** Finds how many rows are left, and the first positions as the text of a bigint[]; undefined while bitmaps are missing. */
  readonly find: (most: number) => Promise<{ total: number; positions: string } | undefined>
}

/** A step of a search. */
interface Step {
  /** How many rows were found, up to `enough`. */
  readonly total: number
  /** The positions of the page as the text of a bigint[]. */
  readonly positions: string
  /** Whether ids may have been left out. */
  readonly isCut: boolean
}

/** Of the first rows, and of some from all over the list: how many were read, in how many the text is, and how many fulfil all. */
interface Sample extends Step {
  readonly seen: number
  readonly matched: number
  readonly found: number
  readonly spreadSeen: number
  readonly spreadMatched: number
  readonly spreadFound: number
  /** About how many rows the list has. */
  readonly size: number
}

export interface Searched {
  readonly total: number
  readonly totalIsCapped: boolean
  /** The positions of the page as the text of a bigint[]. */
  readonly positions: string
}

/** A way to find the total and the page. */
interface Way {
  /** In microseconds. */
  readonly cost: number
  /** Undefined when this way finds fewer rows than it needs. */
  readonly go: () => Promise<Searched | undefined>
}

type Limits = { offset: number; limit: number }

/**
 * Searches a list by text and other filters. There are four ways, and a sample foretells which is the cheapest: rows are
 * read in the order of the list until enough are found; or only those of them that counted filters leave; or the index of
 * the text gathers all; or it gathers enough to count, and the page is read in the order of the list.
 */
export function searching(of: SearchSql) {
  const { costs = usual } = of
  const atFirst = Math.min(sampled, Math.round(sampledUs / costs.walked))
  const atMost = Math.min(walked, Math.round(walkedUs / costs.walked))
  const samples = statements<Anything, Sample>()
  const shapes = statements<Anything, Step>()
  return async (
    db: Db,
    shape: string,
    asked: SearchAsked,
    values: Anything & Limits,
    left: Left | undefined,
  ): Promise<Searched> => {
    const sample = samples(shape, (_, $) => sampleSql(of, asked, atFirst, $))
    const walk = shapes(`walk,${shape}`, (_, $) => walkSql(of, asked, atMost, $))
    const some = shapes(`some,${shape}`, (_, $) => gatherSql(of, asked, 'some', $))
    const all = shapes(`all,${shape}`, (_, $) => gatherSql(of, asked, 'all', $))
    const among = shapes(`among,${shape}`, (_, $) => gatherSql(of, asked, 'placed', $))
    const run = async (step: typeof walk, more: Anything = {}) =>
      ((await step(db, { ...values, needed: enough, ...more })) as [Step])[0]

    const [first] = (await sample(db, values)) as [Sample]
    if (first.seen < atFirst) return resultOf(first, values)
    const { texts, textShare, until } = foretold(first)
    const pageEnd = Math.min(values.offset + values.limit, searchCap)
    // By another sort rows lie apart
    const walkedCost = asked.order.length === 1 ? costs.walked : costs.placed
    const isPageSeen = asked.isIndexed && first.total >= pageEnd

    const ways: Way[] = [
      {
        cost: texts * costs.gathered,
        go: async () => {
          if (texts <= 4 * enough) {
            const step = await run(some)
            if (step.total <= searchCap && !step.isCut) return resultOf(step, values)
          }
          return resultOf(await run(all), values)
        },
      },
    ]
    if (asked.isIndexed && until(enough) <= atMost)
      ways.push({
        cost: until(enough) * walkedCost,
        go: async () => enoughOf(await run(walk), values),
      })
    if (asked.isIndexed && (isPageSeen || until(pageEnd) <= atMost))
      ways.push({
        cost:
          texts * costs.indexed +
          textShare * until(enough) * costs.gathered +
          (isPageSeen ? 0 : until(pageEnd) * walkedCost),
        go: async () => {
          const { total, positions, isCut } = await run(some)
          if (total <= searchCap) return isCut ? undefined : resultOf({ total, positions }, values)
          requireWithinCap(values)
          const page = isPageSeen ? first : await run(walk, { needed: pageEnd })
          return page.total < pageEnd ? undefined : resultOf({ ...page, total }, values)
        },
      })
    if (left) {
      const others = Math.min(...ways.map(({ cost }) => cost))
      const needed = Math.ceil((enough / textShare) * margin)
      // What filters leave is counted only if that decides
      const isSure = left.isOrdered && needed * costs.placed < others
      const mayPay = !isSure && others > worthCountingUs
      const total = mayPay ? (await left.find(0))?.total : undefined
      const most = isSure || (left.isOrdered && total && total > needed) ? needed : total
      if (most !== undefined && most <= mostPlaced)
        ways.push({
          cost: most * costs.placed,
          go: async () => {
            const found = await left.find(most)
            if (!found) return undefined
            const step = await run(among, { positions: found.positions })
            return found.total <= most ? resultOf(step, values) : enoughOf(step, values)
          },
        })
    }
    for (const { go } of ways.toSorted((a, b) => a.cost - b.cost)) {
      const searched = await go()
      if (searched) return searched
    }
    throw new Error('A search found no way.')
  }
}

/** What a sample foretells of the rows behind it: how many the text finds, and how many are read until so many are found. */
function foretold(of: Sample) {
  const { seen, spreadSeen, size } = of
  const shareOf = (found: number, spreadFound: number) => {
    const expected = (found / seen) * spreadSeen
    // Where the first rows are unlike the others, as when something has just begun, the others count more
    if (Math.abs(spreadFound - expected) > 3 + 3 * Math.sqrt(expected))
      return Math.min((expected + spreadFound) / 2, spreadFound + 3) / spreadSeen
    return Math.max(found + spreadFound, 0.5) / (seen + spreadSeen)
  }
  const textShare = shareOf(of.matched, of.spreadMatched)
  const share = shareOf(of.found, of.spreadFound)
  return {
    textShare,
    texts: of.matched + textShare * size,
    until: (rows: number) => Math.min(size, seen + Math.max(0, rows - of.found) / share),
  }
}

function enoughOf(step: Step, values: Limits): Searched | undefined {
  return step.total > searchCap ? resultOf(step, values) : undefined
}

function resultOf(
  { total, positions }: Pick<Step, 'total' | 'positions'>,
  values: Limits,
): Searched {
  if (total <= searchCap) return { total, totalIsCapped: false, positions }
  requireWithinCap(values)
  const kept = searchCap - values.offset
  const page =
    kept < values.limit
      ? `{${positions.slice(1, -1).split(',').slice(0, kept).join(',')}}`
      : positions
  return { total: searchCap, totalIsCapped: true, positions: page }
}

/** Reads the first rows in the order of the list, or else the newest ones, and some from all over it, the same ones each time. */
function sampleSql(
  of: SearchSql,
  asked: SearchAsked,
  rows: number,
  $: Values<Anything>,
): SQL<Sample> {
  const { table } = of
  const listed = of.listed(asked, $)
  const others = of.conditions(othersOf(asked), $) ?? sql`true`
  // Each condition is looked at once for each row
  const judged = (rows: SQL) => sql`
    select ${keysOf(table, asked)}, ${of.conditions(['q'], $)} as is_text, ${others} as is_left
    from (${rows}) ${table}`
  const looked = (rows: string, ...[seen, matched, found]: [string, string, string]) => sql`(
    select count(*)::float8 as ${sql.identifier(seen)},
      (count(*) filter (where is_text))::float8 as ${sql.identifier(matched)},
      (count(*) filter (where is_text and is_left))::float8 as ${sql.identifier(found)}
    from ${sql.identifier(rows)}) ${sql.identifier(`${rows}_looked`)}`
  return sql`
    with size as materialized (
      select coalesce(max(${table.position}), 0) as size from ${table}
      where ${mine(table, $['workspaceId'] as Placeholder)}),
    first as materialized (${judged(firstRows(table, listed, asked, rows))}),
    spread as materialized (${judged(sql`
      select * from ${table} where ${listed} and ${table.position} = any(array(
        select generate_series(step.step, size, step.step)
        from size, lateral (select 2 ^ greatest(ceil(log(2, (size + 1) / ${literal(spread)}.0)), 0) as step) exact,
          lateral (select exact.step::bigint as step) step))`)}),
    found as (select * from first where is_text and is_left)
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions, false as "isCut",
      first_looked.*, spread_looked.*, (select size from size)::float8 as size
    from ${looked('first', 'seen', 'matched', 'found')},
      ${looked('spread', 'spreadSeen', 'spreadMatched', 'spreadFound')}`
}

/** Reads rows in the order of the list until enough of them are found. */
function walkSql(of: SearchSql, asked: SearchAsked, rows: number, $: Values<Anything>): SQL<Step> {
  const { table } = of
  return sql`
    with found as materialized (
      select ${keysOf(table, asked)} from (${firstRows(table, of.listed(asked, $), asked, rows)}) ${table}
      where ${of.conditions(asked.names, $)} limit ${$['needed'] as Placeholder}::int)
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions, false as "isCut"`
}

function firstRows(
  table: ListedTable,
  listed: SQL,
  { isIndexed, order }: SearchAsked,
  rows: number,
): SQL {
  const by = isIndexed ? sql.join(order.map(toSql), sql`, `) : sql`${table.position} desc`
  return sql`select * from ${table} where ${listed} order by ${by} limit ${literal(rows)}`
}

/** Finds rows by the indexes of the text: some of them, all, or those at positions that are known. */
function gatherSql(
  of: SearchSql,
  asked: Asked,
  which: 'some' | 'all' | 'placed',
  $: Values<Anything>,
): SQL<Step> {
  const { table, gathering } = of
  const others = of.conditions(othersOf(asked), $)
  const queries = which === 'placed' ? undefined : gathering?.queries($['q'] as Placeholder, $)
  const bound = which === 'some' ? sql`limit ${literal(gathering?.most ?? 0)}` : sql``
  const gathered =
    queries &&
    sql`gathered as materialized (
      select g.id from (${sql.join([...queries], sql` union all `)}) g (id) ${bound}), `
  const condition = and(
    of.listed(asked, $),
    which === 'placed'
      ? sql`${table.position} = any(${$['positions'] as Placeholder}::bigint[])`
      : undefined,
    gathered
      ? and(sql`${table.id} = any(array(select id from gathered))`, others)
      : of.conditions(asked.names, $),
  ) as SQL
  const ordered = sql`order by ${sql.join(asked.order.map(toSql), sql`, `)}`
  // An index that has the order of the positions is read no further than to the last row
  const limits = {
    some: sql`limit ${literal(enough)}`,
    all: sql``,
    placed: sql`${ordered} limit ${literal(enough)}`,
  }
  const isCut =
    gathered && which === 'some'
      ? sql`(select count(*) from gathered) = ${literal(gathering?.most ?? 0)}`
      : sql`false`
  return sql`
    with ${gathered ?? sql``}
    found as materialized (
      select ${keysOf(table, asked)} from ${table} where ${condition}
      ${limits[which]})
    select (select count(*) from found)::float8 as total, ${pageOf(asked, $)} as positions,
      ${isCut} as "isCut"`
}

function othersOf({ names }: Asked): string[] {
  return names.filter((name) => name !== 'q')
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
