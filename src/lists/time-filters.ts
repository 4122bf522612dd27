import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type TimeFilter = (instant: Placeholder) => SQL

const from =
  (column: PgColumn): TimeFilter =>
  (instant) =>
    sql`${column} >= ${instant}::timestamptz`

const before =
  (column: PgColumn): TimeFilter =>
  (instant) =>
    sql`${column} < ${instant}::timestamptz`

/** Returns the filters of a list by the time at which its rows were created. */
export function createdWithin(column: PgColumn) {
  return { createdFrom: from(column), createdTo: before(column) }
}

/** Returns the filters of a list by the time at which its rows were last changed. */
export function updatedWithin(column: PgColumn) {
  return { updatedFrom: from(column), updatedTo: before(column) }
}
