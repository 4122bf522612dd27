import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listedItems, listedText } from '../../generated/routes.ts'
import { literal } from './literal.ts'

// One more than a list shows, by which the serializer sees that something is missing

const characters = literal(listedText + 1)
export const readItems = literal(listedItems + 1)

/** A text as far as a list needs it, so that the rest never leaves the database. */
export function truncatedText<T extends string | null>(column: PgColumn): SQL.Aliased<T> {
  return sql<T>`left(${column}, ${characters})`.as(`cut_${column.name}`)
}

/** A JSON value whose text, if it is one, reaches as far as a list needs it. */
export function truncatedJson(value: SQL | PgColumn): SQL {
  return sql`case when jsonb_typeof(${value}) = 'string'
    then to_jsonb(left(${value} #>> '{}', ${characters})) else ${value} end`
}

/** Stands for a text that lists leave out. */
export function omittedText(column: PgColumn): SQL.Aliased<string | null> {
  return sql<string | null>`case when ${column} is not null then '' end`.as(`has_${column.name}`)
}
