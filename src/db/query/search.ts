import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

/** Returns the condition that a text is found in a short one, such as a name, by the searchable forms of both. */
export function nameHolds(column: PgColumn, text: Placeholder): SQL {
  return sql`search_form(${column}) like holding(search_form(${text}::text))`
}

/** Returns the condition that a text is null, or is found in a name. */
export function isFound(column: PgColumn, text: Placeholder): SQL {
  return sql`(${text}::text is null or ${nameHolds(column, text)})`
}
