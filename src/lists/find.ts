import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { type Query, rowMapper, selectedBy } from '../db/compile.ts'
import { type Builder, statement, statements, type Values } from '../db/statement.ts'
import type { CountedFilter, CountedMembers, ListedTable, RankedSort } from './counted.ts'
import { literal } from './literal.ts'

type Anything = Record<string, unknown>

/** What rows are sought by. */
export interface Sought {
  /** Filters that must all hold, each with the name under which its value is given; one of members at most. */
  readonly filters: ReadonlyArray<{
    readonly name: string
    readonly filter: CountedFilter | CountedMembers
  }>
  /** Dimensions of instants that values of these names bound, one at least: from an instant on, and before another one. */
  readonly intervals: ReadonlyArray<{
    readonly dimension: string
    readonly since: string | undefined
    readonly before: string | undefined
  }>
  /** The names of values that bound the creation of the rows: from an instant on, and before another one. */
  readonly since: string | undefined
  readonly before: string | undefined
  /** The order of the rows; undefined when no key knows it, so that only the total is sought. */
  readonly order:
    | {
        /** What comes before the position: a ranked sort, or the dimension of an instant. */
        readonly sort:
          | (RankedSort & { readonly descending: boolean })
          | { readonly instant: string; readonly descending: boolean }
          | undefined
        /** Whether higher positions come first. */
        readonly descending: boolean
      }
    | undefined
}

/**
 * What `list_find` returns about rows. `total` null: some key has too many rows to read them, and no bitmap yet; or, with
 * nothing wanted, the list is so small that scanning it is cheaper.
 */
interface About {
  readonly total: number | null
  /** So many rows come before those at the positions that were found; null when these are the page. */
  readonly skipped: number | null
  /** With no positions, `matched` rows have an instant from `windowStart` on and before `windowEnd`. */
  readonly matched: number | null
  readonly windowStart: string | null
  readonly windowEnd: string | null
  readonly pending: number
  /** The keys that want a bitmap, as two JSON lists; null when none does. */
  readonly wantedDimensions: string | null
  readonly wantedValues: string | null
}

interface Found extends About {
  /** The positions of the page as the text of a bigint[], in the order of the list. */
  readonly positions: string | null
}

/** Where a page lies. */
export interface Place {
  /** The positions of its rows, or in a list by an instant of more rows in any order, a bigint[]. */
  readonly positions: SQL
  /** How many of those come before the page. */
  readonly offset: SQL
}

type Page = { workspaceId: string; offset: number; limit: number }

/** So many rows of a key are read as fast as its bitmap. */
export const small = 1000

/**
 * Finds the total and one page of the rows that fulfil any combination of counted filters. It costs a few
 * microseconds for each key and 16,384 rows, whatever page it is (docs/decisions/0068). The total is
 * null when a key has many rows and no bitmap: the worker builds it once it is wanted.
 */
export function finding(table: ListedTable) {
  const list = getTableName(table)
  const shapes = statements<Anything, Found>()
  return async (db: Db, shape: string, sought: Sought, values: Anything & Page): Promise<Found> => {
    const find = shapes(shape, (_, $) => findSql(list, sought, $))
    const [found] = (await find(db, values)) as [Found]
    return found
  }
}

/**
 * Finds like `finding`, and reads the rows of the page in the same statement: `rowsAt` selects those at some positions. It
 * saves a round trip, a sixth of what a page of a filter costs the process.
 */
export function findingRows<Row>(table: ListedTable) {
  const list = getTableName(table)
  const shapes = statements<Anything, { about: string; row: Row | undefined }>()
  return async (
    db: Db,
    shape: string,
    sought: Sought,
    rowsAt: (builder: Builder, place: Place, $: Values<Anything>) => Query<Row>,
    values: Anything & Page,
  ): Promise<{ about: About; rows: Row[] }> => {
    const run = shapes(shape, (builder, $) => {
      const skipped = sql`coalesce(${$['offset'] as Placeholder}::bigint - found.skipped, 0)`
      const place = { positions: sql`found.positions`, offset: skipped }
      const { query, fields } = selectedBy(rowsAt(builder, place, $))
      const toRow = rowMapper(fields, 2)
      return {
        text: sql`
          select found.about, page.*
          from (
            select f.positions, f.skipped, json_build_object('total', f.total, 'pending', f.pending,
              'wantedDimensions', to_json(f.wanted_dimensions)::text, 'wantedValues', to_json(f.wanted_values)::text,
              'skipped', f.skipped, 'matched', f.matched,
              'windowStart', f.window_start::text, 'windowEnd', f.window_end::text)::text as about
            ${foundBy(list, sought, $)} offset 0) found
          left join lateral (select true as is_row, r.* from ${query} r) page on true`,
        toRow: (found) => ({
          about: found[0] as string,
          row: found[1] === null ? undefined : (toRow(found) as Row),
        }),
      }
    })
    const read = await run(db, values)
    const [first] = read
    if (!first) throw new Error('Finding returned nothing.')
    const rows = read.flatMap(({ row }) => (row === undefined ? [] : [row]))
    return { about: JSON.parse(first.about) as About, rows }
  }
}

const want = statement<
  {
    workspaceId: string
    list: string
    dimensions: string
    values: string
  },
  never
>(
  (_, $) => sql`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    select ${$.workspaceId}::uuid, ${$.list}::text, list_key(w.dimension, w.value), w.dimension, w.value, now()
    from rows from (json_array_elements_text(${$.dimensions}::json), json_array_elements_text(${$.values}::json))
      w (dimension, value)
    on conflict do nothing`,
)

/** Asks the worker for the bitmaps that were wanted. */
export async function wantThem(
  db: Db,
  table: ListedTable,
  workspaceId: string,
  { wantedDimensions, wantedValues }: Partial<Pick<Found, 'wantedDimensions' | 'wantedValues'>>,
): Promise<void> {
  if (wantedDimensions == null || wantedValues == null) return
  const list = getTableName(table)
  await want(db, { workspaceId, list, dimensions: wantedDimensions, values: wantedValues })
}

function findSql(list: string, sought: Sought, $: Values<Anything>): SQL<Found> {
  return sql`
    select f.total::float8 as total, f.positions::text as positions, f.pending::float8 as pending,
      to_json(f.wanted_dimensions)::text as "wantedDimensions", to_json(f.wanted_values)::text as "wantedValues",
      f.skipped::float8 as skipped, f.matched::float8 as matched,
      f.window_start::text as "windowStart", f.window_end::text as "windowEnd"
    ${foundBy(list, sought, $)}`
}

/** The clause whose `f` is what `list_find` returns. */
function foundBy(
  list: string,
  { filters, intervals, since, before, order }: Sought,
  $: Values<Anything>,
): SQL {
  // Numbered from 1 without a gap, those of which a filter has several at last
  const singles = filters.filter(({ filter }) => !('keys' in filter))
  const keys = filters.map((one) => {
    const { name, filter } = one
    const given = $[name] as Placeholder
    return 'keys' in filter
      ? sql`
      select ${literal(singles.length + intervals.length)} + m.number as number, ${filter.dimension}::text as dimension, m.value
      from (${filter.keys(given)}) m (number, value)`
      : sql`
      select ${literal(singles.indexOf(one) + 1)} as number, ${filter.dimension}::text as dimension, v.value
      from unnest(${filter.values(given, $)}) v (value)`
  })
  const instant = (name: string | undefined) =>
    name === undefined ? sql`null::timestamptz` : sql`${$[name] as Placeholder}::timestamptz`
  const conditions = filters.map(({ name, filter }) =>
    'keys' in filter ? filter.conditions($[name] as Placeholder) : literal(1),
  )
  const ranges = intervals.map(
    ({ dimension, since, before }, n) => sql`
      select ${literal(singles.length + n + 1)} as number, r.dimension, r.value
      from list_range(${$['workspaceId'] as Placeholder}::uuid, ${list}::text, ${dimension}::text,
        ${instant(since)}, ${instant(before)}) r`,
  )
  const parts = [...keys, ...ranges]
  const none = sql`select null::int, null::text, null::text where false`
  const { sort, descending = false } = order ?? {}
  const ranked = sort && 'values' in sort ? sort : undefined
  const values = ranked?.descending ? ranked.values.toReversed() : (ranked?.values ?? [])
  const dated = sort && 'instant' in sort ? sort : undefined
  return sql`
    from (
      select coalesce(array_agg(k.number), '{}') as numbers,
        coalesce(array_agg(k.dimension), '{}') as dimensions, coalesce(array_agg(k.value), '{}') as values
      from (${parts.length === 0 ? none : sql.join(parts, sql` union all `)}) k (number, dimension, value)) asked
    cross join lateral list_find(${$['workspaceId'] as Placeholder}::uuid, ${list}::text,
      ${sql.join([literal(intervals.length), ...conditions], sql` + `)},
      asked.numbers, asked.dimensions, asked.values, ${instant(since)}, ${instant(before)},
      ${ranked?.dimension ?? dated?.instant ?? null}::text, ${`{${values.join(',')}}`}::text[], ${descending}::boolean,
      ${$['offset'] as Placeholder}::bigint, ${$['limit'] as Placeholder}::int, ${literal(small)},
      ${dated?.descending ?? null}::boolean) f`
}
