import { and, eq, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'

export function inWorkspace(table: { workspaceId: PgColumn }, workspaceId: Placeholder): SQL {
  return eq(table.workspaceId, workspaceId)
}

export function inWorkspaceById(
  table: { workspaceId: PgColumn; id: PgColumn },
  workspaceId: Placeholder,
  id: Placeholder,
): SQL {
  return and(eq(table.workspaceId, workspaceId), eq(table.id, id)) as SQL
}

/** A new row's `position`; the table's name is the name of its list, which numbered_lists contains (src/db/sql/positions.sql). */
export function nextPosition(
  table: PgTable & { position: PgColumn },
  workspaceId: Placeholder,
): SQL<number> {
  return sql`next_position(${workspaceId}::uuid, ${getTableName(table)}::text)`
}
