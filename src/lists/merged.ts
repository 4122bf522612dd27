import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/pool/client.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { statement, statements, type Values } from '../db/query/statement.ts'
import type { ListedTable } from './tables.ts'
import { requestBitmaps } from './requests.ts'
import { bitmapThreshold } from './plan.ts'
import { offsetOf } from './listing.ts'
import { literal } from './literal.ts'

interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly sort: readonly string[]
}

type Page = {
  limit: number
  offset: number
  /** How many rows of each part are read. */
  depth: number
}

/** An entry of a merged list, which names the row that it shows. */
export interface Entry {
  readonly type: string
  readonly id: string
  readonly createdAt: string
}

interface Part<Key> {
  /**
   * A query of `type`, `id`, `created_at` and `rank`, a bigint that orders rows of one instant. The id of a message is null and
   * its rank the position, since the index along which messages are read has no ids. It ends with `cut`, so that it is read
   * along its index as far as the page needs, and no further; the count is of parts that are not cut.
   */
  readonly rows: ($: Values<Key>, cut: SQL) => SQL
  /** The key of a counted list that has just these rows, so that its bitmap counts them once there are many. */
  readonly counted?: {
    readonly table: ListedTable
    readonly column: PgColumn
    readonly value: keyof Key & string
  }
}

/** Lists that merge rows of several tables by their creation, `sort` being `createdAt` or `-createdAt`. */
export function mergedList<Key extends { workspaceId: string }>(
  parts: ReadonlyArray<Part<Key>>,
): (db: Db, key: Key, asked: Asked) => Promise<{ total: number; rows: Entry[] }> {
  const pages = statements<Key & Page, Entry>()
  const union = ($: Values<Key & Page>, order: SQL) =>
    sql.join(
      parts.map(
        ({ rows }) =>
          sql`(${rows($ as Values<Key>, sql`order by ${order} limit ${$.depth}::int`)})`,
      ),
      sql` union all `,
    )
  const totalOf = statement<Key, { total: number; isWanted: boolean }>((_, $) => {
    const counts = parts.map((part) => countOf(part, $))
    return sql`
      select sum(n)::float8 as total, bool_or(is_wanted) as "isWanted"
      from (${sql.join(counts, sql` union all `)}) counted`
  })
  const want = async (db: Db, key: Key) => {
    for (const { counted } of parts) {
      if (!counted) continue
      const { table, column, value } = counted
      const keys = JSON.stringify([[column.name], [key[value]]])
      await requestBitmaps(db, table, key.workspaceId, keys)
    }
  }

  return async (db, key, { page, pageSize, sort }) => {
    const offset = offsetOf({ page, pageSize })
    const isDescending = sort[0] === '-createdAt'
    const order = isDescending ? sql`created_at desc, rank desc` : sql`created_at, rank`
    const type = isDescending ? sql`type desc` : sql`type`
    const read = pages(
      String(isDescending),
      (_, $) => sql`
        select type, coalesce(id, (select m.id from messages m
            where m.workspace_id = ${$.workspaceId as Placeholder} and m.position = entry.rank)) as id,
          created_at as "createdAt"
        from (
          select * from (${union($, order)}) part
          order by ${order}, ${type} limit ${$.limit}::int offset ${$.offset}::bigint) entry
        order by ${order}, ${type}`,
    )
    const [rows, [found]] = await pipeline(db, [
      () => read(db, { ...key, limit: pageSize, offset, depth: offset + pageSize }),
      () => totalOf(db, key),
    ])
    if (found?.isWanted) await want(db, key)
    return { total: found?.total ?? 0, rows }
  }
}

/** Counts the rows of a part as `n`; `is_wanted` when they are many, and their key has no bitmap yet. */
function countOf<Key extends { workspaceId: string }>(
  { rows, counted }: Part<Key>,
  $: Values<Key>,
): SQL {
  const all = rows($, sql``)
  if (!counted) {
    return sql`select count(*) as n, false as is_wanted from (${all}) entry`
  }
  const { table, column, value } = counted
  return sql`
    select coalesce(known.total, read.n) as n,
      known.total is null and read.n > ${literal(bitmapThreshold)} as is_wanted
    from list_total(${$.workspaceId as Placeholder}::uuid, ${getTableName(table)},
      array[list_key(${column.name}, ${$[value] as Placeholder}::text)]) known
    cross join lateral (select count(*) as n from (${all}) entry where known.total is null) read`
}
