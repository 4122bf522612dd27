import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Values } from '../db/query/statement.ts'
import { literal } from './literal.ts'
import { type BitmapPlan, bitmapThreshold } from './plan.ts'
import type { ListedTable } from './tables.ts'

/** The keys that a read misses, as `Wanted` has them, by the result `f` of `list_find`. */
export const wantedKeys = sql`case when f.wanted_dimensions is not null
  then json_build_array(f.wanted_dimensions, f.wanted_values)::text end`

/** Returns the clause whose `f` is the result of `list_find` for a page of rows. */
export function findClause(
  table: ListedTable,
  plan: BitmapPlan,
  window: { readonly offset: SQL; readonly limit: SQL },
  $: Values,
): SQL {
  const list = getTableName(table)
  const { since, before, order } = plan
  const { keys, count } = conditionsOf(list, plan, $)
  const { dimension, values, descending, latestFirst } = sortOf(order)
  return sql`
    from (
      select coalesce(array_agg(k.number), '{}') as numbers,
        coalesce(array_agg(k.dimension), '{}') as dimensions, coalesce(array_agg(k.value), '{}') as values
      from (${keys}) k (number, dimension, value)) asked
    cross join lateral list_find(${$['workspaceId'] as Placeholder}::uuid, ${list}::text,
      ${count}, asked.numbers, asked.dimensions, asked.values, ${instantOf(since, $)}, ${instantOf(before, $)},
      ${dimension}::text, ${`{${values.join(',')}}`}::text[], ${descending}::boolean,
      ${window.offset}::bigint, ${window.limit}::int, ${literal(bitmapThreshold)}, ${latestFirst}::boolean) f`
}

/**
 * Returns how many conditions a plan has, and a query of their keys: the number of a condition, from 1 on without a gap, and
 * the dimension and the value of a key that fulfils it.
 */
function conditionsOf(
  list: string,
  { filters, intervals, members }: BitmapPlan,
  $: Values,
): { keys: SQL; count: SQL } {
  const ofFilters = filters.map(
    ({ name, filter }, n) => sql`
      select ${literal(n + 1)} as number, ${filter.dimension}::text as dimension, v.value
      from unnest(${filter.values($[name] as Placeholder, $)}) v (value)`,
  )
  const ofIntervals = intervals.map(
    ({ dimension, since, before }, n) => sql`
      select ${literal(filters.length + n + 1)} as number, r.dimension, r.value
      from list_range(${$['workspaceId'] as Placeholder}::uuid, ${list}::text, ${dimension}::text,
        ${instantOf(since, $)}, ${instantOf(before, $)}) r`,
  )
  const parts = [...ofFilters, ...ofIntervals]
  let count = literal(parts.length)
  if (members) {
    // They come last, since only their value says how many conditions they are
    const given = $[members.name] as Placeholder
    const { dimension, keys, conditions } = members.filter
    parts.push(sql`
      select ${count} + m.number as number, ${dimension}::text as dimension, m.value
      from (${keys(given)}) m (number, value)`)
    count = sql`${count} + ${conditions(given)}`
  }
  const none = sql`select null::int, null::text, null::text where false`
  return { keys: parts.length === 0 ? none : sql.join(parts, sql` union all `), count }
}

/** Returns what `list_find` takes of an order: values come in the order of the sort, and instants have none. */
function sortOf(order: BitmapPlan['order']): {
  dimension: string | null
  values: readonly string[]
  descending: boolean
  latestFirst: boolean | null
} {
  const { sort, descending = false } = order ?? {}
  if (!sort) return { dimension: null, values: [], descending, latestFirst: null }
  if ('instant' in sort) {
    return { dimension: sort.instant, values: [], descending, latestFirst: sort.descending }
  }
  const values = sort.descending ? sort.values.toReversed() : sort.values
  return { dimension: sort.dimension, values, descending, latestFirst: null }
}

function instantOf(name: string | undefined, $: Values): SQL {
  return name === undefined ? sql`null::timestamptz` : sql`${$[name] as Placeholder}::timestamptz`
}
