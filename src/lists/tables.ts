import { getTableName } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

/** A table whose rows are listed. */
export type ListedTable = PgTable & {
  workspaceId: PgColumn
  id: PgColumn
  position: PgColumn
  deletedAt?: PgColumn
}

/** A table that ties the rows of a list to values, such as tags to tickets; triggers place its rows. */
export type LinkTable = PgTable & { workspaceId: PgColumn; position: PgColumn; isLive: PgColumn }

/** Returns the dimension of the values in a column of links. */
export function linkDimension({ table, name }: PgColumn): string {
  return `${getTableName(table)}.${name}`
}
