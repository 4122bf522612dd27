import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { AdapterType } from '../schema/channels.ts'

type NamedTable = 'automation_queues' | 'channels' | 'companies' | 'contacts' | 'users'

/** Selects from the row `n` that a column names in a table. It is null where the column names none. */
function named<T>(table: NamedTable, column: PgColumn, selected: SQL): SQL<T> {
  // Drizzle leaves the table out of a column that is not in a part of its own
  return sql<T>`(select ${selected} from ${sql.identifier(table)} n
    where n.workspace_id = ${column.table}.workspace_id and n.id = ${sql`${column}`})`
}

/** Selects the name of the row that a column names. */
export const nameOf = <T = string | null>(table: NamedTable, column: PgColumn) =>
  named<T>(table, column, sql`n.name`)

/** Selects the id and the name of the row that a column names. */
export const nameJson = <T = { id: string; name: string } | null>(
  table: NamedTable,
  column: PgColumn,
) => named<T>(table, column, sql`json_build_object('id', n.id, 'name', n.name)`)

/** Selects the id, the name and the address of the user whom a column names. */
export const userJson = <T = { id: string; name: string; email: string } | null>(
  column: PgColumn,
) => named<T>('users', column, sql`json_build_object('id', n.id, 'name', n.name, 'email', n.email)`)

/** Selects the type of the channel that a column names. */
export const channelTypeOf = (column: PgColumn) =>
  named<AdapterType | null>('channels', column, sql`n.type`)

/** Selects the id of the group whose conversation a column names. */
export const groupIdOf = (column: PgColumn) => sql<string | null>`(select g.id from groups g
  where g.workspace_id = ${column.table}.workspace_id and g.conversation_id = ${sql`${column}`})`
