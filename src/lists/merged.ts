import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../db/client.ts'
import { pipeline } from '../db/pipeline.ts'
import { arrayParameter, statements, type Values } from '../db/statement.ts'
import type { ListedTable } from './counted.ts'
import { small, wantThem } from './find.ts'
import { deep, offsetOf } from './listing.ts'
import { literal } from './literal.ts'
import { fromNearerEnd } from './nearer-end.ts'

/** What a page of a merged list is asked for. */
interface Asked {
  readonly page: number
  readonly pageSize: number
  readonly sort: readonly string[]
}

type Page = {
  limit: number
  offset: number
  /** Of each part, how many rows are passed, and how many are read behind these. */
  skips: readonly number[]
  depths: readonly number[]
}

/** An entry of a merged list, which names the row that it shows. */
export interface Entry {
  readonly type: string
  readonly id: string
  readonly createdAt: string
}

/** A part of a merged list. */
interface Part<Key> {
  /**
   * A query of `type`, `id`, `created_at` and `rank`, a bigint that orders rows of one instant. It ends with `cut`, so that it
   * is read along its index as far as the page needs, and no further; the count is of parts that are not cut.
   */
  readonly rows: ($: Values<Key>, cut: SQL) => SQL
  /** Whether it has several queries that are cut, so that none of them may leave rows out at its beginning. */
  readonly isOfSeveral?: boolean
  /** The key of a counted list that has just these rows, so that its bitmap counts them once there are many. */
  readonly counted?: {
    readonly table: ListedTable
    readonly column: PgColumn
    readonly value: keyof Key & string
  }
}

interface Parts<Key> {
  readonly parts: ReadonlyArray<Part<Key>>
  /** The id of a row of `entry` whose part leaves it null, because the index along which it is read has no ids. */
  readonly idOf: ($: Values<Key>) => SQL
}

/** Lists that merge rows of several tables by their creation, `sort` being `createdAt` or `-createdAt`. */
export function merged<Key extends { workspaceId: string }>({
  parts,
  idOf,
}: Parts<Key>): (db: Db, key: Key, asked: Asked) => Promise<{ total: number; rows: Entry[] }> {
  const pages = statements<Key & Page, Entry>()
  const totals = statements<Key, { counts: number[]; isWanted: boolean }>()
  const union = ($: Values<Key & Page>, order: SQL) =>
    sql.join(
      parts.map(({ rows, isOfSeveral }, n) => {
        const of = (list: Placeholder) =>
          sql`(${arrayParameter(list)}::bigint[])[${literal(n + 1)}]`
        const skip = isOfSeveral ? sql`` : sql`offset ${of($.skips)}`
        const cut = sql`order by ${order} limit ${of($.depths)} ${skip}`
        return sql`(${rows($ as Values<Key>, cut)})`
      }),
      sql` union all `,
    )
  const counts = ($: Values<Key>) =>
    sql.join(
      parts.map((part, n) => countOf(part, n, $)),
      sql` union all `,
    )
  const want = async (db: Db, key: Key) => {
    for (const { counted } of parts) {
      if (!counted) continue
      await wantThem(db, counted.table, key.workspaceId, {
        wantedDimensions: JSON.stringify([counted.column.name]),
        wantedValues: JSON.stringify([key[counted.value]]),
      })
    }
  }

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
            select * from (${union($, order)}) part
            order by ${order}, ${type} limit ${$.limit}::int offset ${$.offset}::bigint) entry
          order by ${order}, ${type}`,
      )
    }
    const [forwards, backwards] = [rowsOf(isDescending), rowsOf(!isDescending)]
    const countsOf = totals(
      '',
      (_, $) => sql`
        select to_json(array_agg(n::float8 order by part)) as counts, bool_or(is_wanted) as "isWanted"
        from (${counts($ as Values<Key>)}) counted`,
    )
    if (offset < deep) {
      const skips = parts.map(() => 0)
      const depths = parts.map(() => offset + pageSize)
      const [rows, [found]] = await pipeline(db, [
        () => forwards(db, { ...key, limit: pageSize, offset, skips, depths }),
        () => countsOf(db, key),
      ])
      if (found?.isWanted) await want(db, key)
      return { total: sumOf(found?.counts), rows }
    }

    // A page in the second half is read from the end
    const [found] = await countsOf(db, key)
    const total = sumOf(found?.counts)
    if (found?.isWanted) await want(db, key)
    if (offset >= total) return { total, rows: [] }
    const { isBackwards, offset: before, limit } = fromNearerEnd(total, offset, pageSize)
    // Even if all rows of the other parts come first, so many of a part come before the page
    const skips = parts.map(({ isOfSeveral }, n) =>
      isOfSeveral ? 0 : Math.max(0, before - (total - (found?.counts[n] ?? 0))),
    )
    const depths = skips.map((skip) => before + limit - skip)
    const read = isBackwards ? backwards : forwards
    const rows = await read(db, { ...key, limit, offset: before - sumOf(skips), skips, depths })
    return { total, rows: isBackwards ? rows.toReversed() : rows }
  }
}

function sumOf(counts: readonly number[] = []): number {
  return counts.reduce((sum, count) => sum + count, 0)
}

/** Counts the rows of a part as `n`; `is_wanted` when they are many, and their key has no bitmap yet. */
function countOf<Key extends { workspaceId: string }>(
  { rows, counted }: Part<Key>,
  number: number,
  $: Values<Key>,
): SQL {
  const part = literal(number)
  const all = rows($, sql``)
  if (!counted) {
    return sql`select ${part} as part, count(*) as n, false as is_wanted from (${all}) entry`
  }
  const { table, column, value } = counted
  return sql`
    select ${part} as part, coalesce(known.total, read.n) as n,
      known.total is null and read.n > ${literal(small)} as is_wanted
    from list_total(${$.workspaceId as Placeholder}::uuid, ${getTableName(table)},
      array[list_key(${column.name}, ${$[value] as Placeholder}::text)]) known
    cross join lateral (select count(*) as n from (${all}) entry where known.total is null) read`
}
