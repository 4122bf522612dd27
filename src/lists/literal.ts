import { type SQL, sql } from 'drizzle-orm'

/** A number of this program as a constant of a statement, for plans that depend on it. */
export function literal(number: number): SQL {
  // oxlint-disable-next-line house/raw-sql -- a number, never a text of a caller
  return sql.raw(String(number))
}
