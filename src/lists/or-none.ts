import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyOf } from '../db/statement.ts'

/** Filters of a column for ids, for nothing, and for either. */
export function orNone(name: string, column: PgColumn): Record<string, (list: Placeholder) => SQL> {
  return {
    [name]: (list) => anyOf(column, list),
    [`${name}None`]: () => sql`${column} is null`,
    [`${name}OrNone`]: (list) => sql`(${anyOf(column, list)} or ${column} is null)`,
  }
}

/** `me` and `none` of a query as those filters; `me` of a token without a user finds nothing. */
export function idsOrNone(
  name: string,
  values: string[] | undefined,
  me: string | null,
): Record<string, string[] | true> {
  if (values === undefined) return {}
  const ids = values
    .filter((value) => value !== 'none')
    .flatMap((value) => (value === 'me' ? (me ?? []) : value))
  if (!values.includes('none')) return { [name]: ids }
  return ids.length === 0 ? { [`${name}None`]: true } : { [`${name}OrNone`]: ids }
}
