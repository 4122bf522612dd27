import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Values } from '../db/query/statement.ts'
import type { ListedTable } from './tables.ts'
import { bitmapThreshold, type Key } from './plan.ts'
import { literal } from './literal.ts'

type Anything = Record<string, unknown>

/** `total` null: more than `bitmapThreshold` rows of a key that has no bitmap yet. */
export interface Total {
  readonly total: number | null
  readonly pending: number | null
}

/** Counts rows. */
export function countOf(from: SQL): SQL<{ total: number }> {
  return sql`select count(*)::float8 as total from ${from}`
}

/** Counts rows, `most` of them at most. */
export function countUpTo(most: number, from: SQL): SQL<{ total: number }> {
  return countOf(sql`(select from ${from} limit ${literal(most)}) few`)
}

/** The total by the bitmaps, else by counting as far as `bitmapThreshold`. */
export function totalOf(table: ListedTable, key: Key, $: Values<Anything>): SQL<Total> {
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
export function rowsOf({ filter, name }: Key, $: Values<Anything>, limit = sql``): SQL {
  const { id, from } = filter.rows($)
  return sql`unnest(${filter.values(placeholderOf($, name), $)}) v (value)
    cross join lateral (select ${id} from ${from} ${limit}) found`
}

/** Asks the worker to build the bitmaps of a key's values. */
export function bitmapRequest(
  table: ListedTable,
  { filter, name }: Key,
  $: Values<Anything>,
): SQL<never> {
  return sql`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    select ${$['workspaceId'] as Placeholder}::uuid, ${getTableName(table)},
      list_key(${filter.dimension}, value), ${filter.dimension}, value, now()
    from unnest(${filter.values(placeholderOf($, name), $)}) v (value)
    on conflict do nothing`
}

function keysOf({ filter, name }: Key, $: Values<Anything>): SQL {
  return sql`array(select list_key(${filter.dimension}, value)
    from unnest(${filter.values(placeholderOf($, name), $)}) v (value))`
}

export function placeholderOf($: Values<Anything>, name: string | undefined): Placeholder {
  return $[name ?? ''] as Placeholder
}
