import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { arrayParameter, statements } from '../../db/query/statement.ts'
import { type Entity, type ObjectKey, tablesOf } from './queries.ts'

type Others = { workspaceId: string; objectId: string; members: readonly string[] }
const holderReads = statements<Others, { nth: number; id: string }>()

/**
 * The first of some members, each a JSON object of a system name and a value, that another object has: its index, and the
 * object.
 */
export function otherHolder(
  db: Db,
  entity: Entity,
  values: Others,
): Promise<Array<{ nth: number; id: string }>> {
  const table = sql.identifier(tablesOf[entity])
  // All of them, which few are: for the first one PostgreSQL might look through the table
  const find = holderReads(
    entity,
    (_, $) => sql`
      select given.nth::int - 1 as nth, held.id
      from unnest(${arrayParameter($.members)}::jsonb[]) with ordinality as given (member, nth)
      cross join lateral (
        select (array_agg(o.id))[1] as id from ${table} o
        where o.workspace_id = ${$.workspaceId} and o.custom_fields <> '{}'
          and o.custom_fields @> given.member and o.deleted_at is null
          and o.id <> ${$.objectId}::uuid) held
      where held.id is not null order by given.nth limit 1`,
  )
  return find(db, values)
}

type FieldOf = { workspaceId: string; systemName: string }
const duplicateReads = statements<FieldOf, { id: string }>()

/** One of several objects that have the same value of a field. It reads all values of the field, and locks none. */
export function firstDuplicate(
  db: Db,
  entity: Entity,
  values: FieldOf,
): Promise<Array<{ id: string }>> {
  const find = duplicateReads(
    entity,
    (_, $) => sql`
      select (array_agg(o.id))[1] as id from ${sql.identifier(tablesOf[entity])} o
      where o.workspace_id = ${$.workspaceId} and o.custom_fields ? ${$.systemName}::text
        and o.deleted_at is null
      group by o.custom_fields -> ${$.systemName}::text having count(*) > 1 limit 1`,
  )
  return find(db, values)
}

const uniqueReads = statements<ObjectKey, { systemName: string; value: unknown }>()

/** The values that an object has of unique fields, but for archived ones. */
export function uniqueValuesOf(
  db: Db,
  entity: Entity,
  values: ObjectKey,
): Promise<Array<{ systemName: string; value: unknown }>> {
  const read = uniqueReads(
    entity,
    (_, $) => sql`
      select f.system_name as "systemName", o.custom_fields -> f.system_name as value
      from ${sql.identifier(tablesOf[entity])} o
      join custom_fields f on f.workspace_id = o.workspace_id and f.entity = ${entity}::text
        and f.is_unique and not f.is_archived and o.custom_fields ? f.system_name
      where o.workspace_id = ${$.workspaceId} and o.id = ${$.objectId}::uuid order by f.id`,
  )
  return read(db, values)
}
