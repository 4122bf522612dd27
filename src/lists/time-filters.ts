import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Condition } from './parameters.ts'

/** Returns the filters `from` and `to` of a list by an instant of its rows, which is not before `from` and before `to`. */
export function span(column: PgColumn): { readonly from: Condition; readonly to: Condition } {
  return {
    from: (instant) => sql`${column} >= ${instant}::timestamptz`,
    to: (instant) => sql`${column} < ${instant}::timestamptz`,
  }
}

/** Returns such filters with names that begin with the name of the instant, as `createdFrom` and `createdTo`. */
export function within<Name extends string>(name: Name, column: PgColumn) {
  const { from, to } = span(column)
  return { [`${name}From`]: from, [`${name}To`]: to } as {
    readonly [Bound in `${Name}From` | `${Name}To`]: Condition
  }
}
