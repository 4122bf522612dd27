import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyOf } from '../db/query/statement.ts'

/** The names of the filters that `nullableFilter` makes of a parameter. */
export type NullableNames<Name extends string> = Name | `${Name}None` | `${Name}OrNone`

/** Filters of a column for ids, for nothing, and for either. */
export function nullableFilter<const Name extends string>(
  name: Name,
  column: PgColumn,
): Readonly<Record<NullableNames<Name>, (list: Placeholder) => SQL>> {
  const conditions: Record<string, (list: Placeholder) => SQL> = {
    [name]: (list) => anyOf(column, list),
    [`${name}None`]: () => sql`${column} is null`,
    [`${name}OrNone`]: (list) => sql`(${anyOf(column, list)} or ${column} is null)`,
  }
  return conditions as Record<NullableNames<Name>, (list: Placeholder) => SQL>
}

/** `none` and identifiers of a query as those filters. */
export function splitNone<const Name extends string>(
  name: Name,
  values: readonly string[] | undefined,
): { [Key in NullableNames<Name>]?: string[] | true } {
  const named = (key: NullableNames<Name>, value: string[] | true) =>
    ({ [key]: value }) as { [Key in NullableNames<Name>]?: string[] | true }
  if (values === undefined) return {}
  const ids = values.filter((value) => value !== 'none')
  if (ids.length === values.length) return named(name, ids)
  return ids.length === 0 ? named(`${name}None`, true) : named(`${name}OrNone`, ids)
}
