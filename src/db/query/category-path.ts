import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { arrayParameter, type Values } from './statement.ts'

/** Selects the values from the root down to a category, as `A / B`. */
export function categoryPath(workspaceId: SQL, id: SQL): SQL<string> {
  return sql<string>`(
    with recursive up as (
      select c.id, c.parent_id, c.value, 1 as step from categories c
      where c.workspace_id = ${workspaceId} and c.id = ${id}
      union all
      select c.id, c.parent_id, c.value, up.step + 1 from up
      join categories c on c.workspace_id = ${workspaceId} and c.id = up.parent_id)
    select string_agg(up.value, ' / ' order by up.step desc) from up)`
}

/** Selects the ids of some categories and of all below them. */
export function idsWithin(ids: Placeholder, $: Values): SQL {
  const workspaceId = $['workspaceId'] as Placeholder
  return sql`
    with recursive down as (
      select c.id from categories c
      where c.workspace_id = ${workspaceId} and c.id = any(${arrayParameter(ids)}::uuid[])
      union
      select c.id from down
      join categories c on c.workspace_id = ${workspaceId} and c.parent_id = down.id)
    select id from down`
}
