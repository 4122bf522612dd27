import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the condition that a text is null or finds a short text, such as a name, by the searchable forms of both. */
export function isFound(column: PgColumn, text: Placeholder): SQL {
  return sql`(${text}::text is null
    or search_form(${column}) like holding(search_form(${text}::text)))`
}
