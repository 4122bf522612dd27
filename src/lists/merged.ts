import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { pipeline } from '../db/pipeline.ts'
import { statements, type Values } from '../db/statement.ts'
import { offsetOf } from './listing.ts'

/** What a page of a merged list is asked for. */
interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly sort: readonly string[]
}

type Page = { limit: number; offset: number; depth: number }

/** An entry of a merged list, which names the row that it shows. */
export interface Entry {
  readonly type: string
  readonly id: string
  readonly createdAt: string
}

/**
 * The parts of a merged list, each a query of `type`, `id` and `created_at`. A part ends with `cut`, so that it is
 * read along its index as far as the page needs, and no further; the count is of parts that are not cut.
 */
type Parts<Key> = ($: Values<Key>, cut: SQL) => readonly SQL[]

/**
 * Lists that merge rows of several tables by their creation, `sort` being `createdAt` or `-createdAt`. Ids increase
 * with time, so they break ties in order.
 */
export function merged<Key extends Record<string, unknown>>(
  parts: Parts<Key>,
): (db: Db, key: Key, asked: Asked) => Promise<{ total: number; rows: Entry[] }> {
  const pages = statements<Key & Page, Entry>()
  const totals = statements<Key, { total: number }>()
  const union = ($: Values<Key>, cut: SQL) =>
    sql.join(
      parts($, cut).map((part) => sql`(${part})`),
      sql` union all `,
    )

  return async (db, key, { page, pageSize, sort }) => {
    const offset = offsetOf({ page, pageSize })
    const isDescending = sort[0] === '-createdAt'
    const order = isDescending ? sql`created_at desc, id desc` : sql`created_at, id`
    const rowsOf = pages(
      String(isDescending),
      (_, $) => sql`
        select type, id, created_at as "createdAt"
        from (${union($ as Values<Key>, sql`order by ${order} limit ${$.depth}::bigint`)}) entry
        order by ${order} limit ${$.limit}::int offset ${$.offset}::bigint`,
    )
    const totalOf = totals(
      '',
      (_, $) => sql`select count(*)::float8 as total from (${union($, sql``)}) entry`,
    )
    const [rows, [count]] = await pipeline(db, [
      () => rowsOf(db, { ...key, limit: pageSize, offset, depth: offset + pageSize }),
      () => totalOf(db, key),
    ])
    return { total: count?.total ?? 0, rows }
  }
}
