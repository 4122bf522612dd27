import { type Placeholder, sql, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { anyOf } from '../db/query/statement.ts'
import { without } from '../lib/without.ts'

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

/** Returns a query with those filters in place of some parameters, whose values are identifiers and `none`. */
export function splitNone<Query extends object, const Name extends keyof Query & string>(
  query: Query,
  ...names: readonly Name[]
): Omit<Query, Name> & { readonly [Key in NullableNames<Name>]?: string[] | true } {
  const split = without(query, names) as Record<string, unknown>
  for (const name of names) {
    if (query[name] === undefined) continue
    const values = [query[name]].flat()
    const ids = values.filter((value) => value !== 'none')
    if (ids.length === values.length) split[name] = ids
    else if (ids.length === 0) split[`${name}None`] = true
    else split[`${name}OrNone`] = ids
  }
  return split as ReturnType<typeof splitNone<Query, Name>>
}
