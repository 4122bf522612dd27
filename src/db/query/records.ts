import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Columns by the names of the members that JSON objects have for them. */
type Columns = Readonly<Record<string, PgColumn>>

function eachOf(columns: Columns, partOf: (member: SQL, column: PgColumn) => SQL): SQL {
  const parts = Object.entries(columns).map(([name, column]) =>
    partOf(sql`${sql.identifier(name)}`, column),
  )
  return sql.join(parts, sql`, `)
}

/** Returns the members of JSON objects with their types, as `json_to_recordset()` declares them. */
export function recordOf(columns: Columns): SQL {
  // oxlint-disable-next-line house/raw-sql -- the type comes from the table's definition
  return eachOf(columns, (member, column) => sql`${member} ${sql.raw(column.getSQLType())}`)
}

/** Returns the assignments of an UPDATE that takes columns from the record `s`. */
export function setFromRecord(columns: Columns): SQL {
  return eachOf(columns, (member, column) => sql`${sql.identifier(column.name)} = s.${member}`)
}

/** Returns columns of the row `c` by the names of their members. */
export function membersOf(columns: Columns): SQL {
  return eachOf(columns, (member, column) => sql`c.${sql.identifier(column.name)} as ${member}`)
}
