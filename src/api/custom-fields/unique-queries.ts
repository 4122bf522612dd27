import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { type FieldKey, type ObjectKey, ofEntity } from './queries.ts'

/**
 * The first of some members, each a JSON object of a system name and a value, that another object has: its index, and the
 * object. It looks for all of them, which few are: for the first one PostgreSQL might look through the table.
 */
export const otherHolder = ofEntity<
  ObjectKey & { members: readonly string[] },
  { nth: number; id: string }
>(
  (table, $) => sql`
    select given.nth::int - 1 as nth, held.id
    from unnest(${arrayParameter($.members)}::jsonb[]) with ordinality as given (member, nth)
    cross join lateral (
      select (array_agg(o.id))[1] as id from ${table} o
      where o.workspace_id = ${$.workspaceId} and o.custom_fields <> '{}'
        and o.custom_fields @> given.member and o.deleted_at is null
        and o.id <> ${$.objectId}::uuid) held
    where held.id is not null order by given.nth limit 1`,
)

/** One of several objects that have the same value of a field. It reads all values of the field, and locks none. */
export const firstDuplicate = ofEntity<FieldKey, { id: string }>(
  (table, $) => sql`
    select (array_agg(o.id))[1] as id from ${table} o
    where o.workspace_id = ${$.workspaceId} and o.custom_fields ? ${$.systemName}::text
      and o.deleted_at is null
    group by o.custom_fields -> ${$.systemName}::text having count(*) > 1 limit 1`,
)

/** The values that an object has of unique fields, but for archived ones. */
export const uniqueValuesOf = ofEntity<ObjectKey, { systemName: string; value: unknown }>(
  (table, $, entity) => sql`
    select f.system_name as "systemName", o.custom_fields -> f.system_name as value
    from ${table} o
    join custom_fields f on f.workspace_id = o.workspace_id and f.entity = ${entity}::text
      and f.is_unique and not f.is_archived and o.custom_fields ? f.system_name
    where o.workspace_id = ${$.workspaceId} and o.id = ${$.objectId}::uuid order by f.id`,
)
