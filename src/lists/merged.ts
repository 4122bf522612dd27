import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { pipeline } from '../db/pipeline.ts'
import { statements, type Values } from '../db/statement.ts'
import { deep, offsetOf } from './listing.ts'
import { fromNearerEnd } from './nearer-end.ts'

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

interface Parts<Key> {
  /**
   * The parts of a merged list, each a query of `type`, `id`, `created_at` and `rank`, a bigint that orders rows of one
   * instant. A part ends with `cut`, so that it is read along its index as far as the page needs, and no further; the count
   * is of parts that are not cut.
   */
  readonly parts: ($: Values<Key>, cut: SQL) => readonly SQL[]
  /** The id of a row of `entry` whose part leaves it null, because the index along which it is read has no ids. */
  readonly idOf: ($: Values<Key>) => SQL
}

/** Lists that merge rows of several tables by their creation, `sort` being `createdAt` or `-createdAt`. */
export function merged<Key extends Record<string, unknown>>({
  parts,
  idOf,
}: Parts<Key>): (db: Db, key: Key, asked: Asked) => Promise<{ total: number; rows: Entry[] }> {
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
    const rowsOf = (isNewestFirst: boolean) => {
      const order = isNewestFirst ? sql`created_at desc, rank desc` : sql`created_at, rank`
      const type = isNewestFirst ? sql`type desc` : sql`type`
      return pages(
        String(isNewestFirst),
        (_, $) => sql`
          select type, coalesce(id, ${idOf($ as Values<Key>)}) as id, created_at as "createdAt"
          from (
            select * from (${union($ as Values<Key>, sql`order by ${order} limit ${$.depth}::bigint`)}) part
            order by ${order}, ${type} limit ${$.limit}::int offset ${$.offset}::bigint) entry
          order by ${order}, ${type}`,
      )
    }
    const [forwards, backwards] = [rowsOf(isDescending), rowsOf(!isDescending)]
    const totalOf = totals(
      '',
      (_, $) => sql`select count(*)::float8 as total from (${union($, sql``)}) entry`,
    )
    if (offset < deep) {
      const [rows, [count]] = await pipeline(db, [
        () => forwards(db, { ...key, limit: pageSize, offset, depth: offset + pageSize }),
        () => totalOf(db, key),
      ])
      return { total: count?.total ?? 0, rows }
    }

    // A page in the second half is read from the end
    const [count] = await totalOf(db, key)
    const total = count?.total ?? 0
    if (offset >= total) return { total, rows: [] }
    const { isBackwards, ...place } = fromNearerEnd(total, offset, pageSize)
    const read = isBackwards ? backwards : forwards
    const rows = await read(db, { ...key, ...place, depth: place.offset + place.limit })
    return { total, rows: isBackwards ? rows.toReversed() : rows }
  }
}
