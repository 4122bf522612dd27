import { and, eq, sql, type SQL } from 'drizzle-orm'
import { customFields } from '../../db/schema/tickets.ts'
import { mine } from '../../db/scope.ts'
import { anyOf, statement, type Values } from '../../db/statement.ts'
import type { FieldRow } from './wire.ts'

/** The definitions of some system names of an entity, archived ones left out. */
export const definitionsOf = statement(
  (db, $: Values<{ workspaceId: string; entity: string; systemNames: string[] }>) =>
    db
      .select({
        systemName: customFields.systemName,
        type: customFields.type,
        options: customFields.options,
      })
      .from(customFields)
      .where(
        and(
          mine(customFields, $.workspaceId),
          eq(customFields.entity, $.entity as never),
          anyOf(customFields.systemName, $.systemNames),
          eq(customFields.isArchived, sql`false`),
        ),
      ),
)

/**
 * Selects the custom-field values of a row of `tickets` or `contacts` with their definitions; a
 * value's id is made of the row's and the definition's.
 */
export function fieldRows(
  table: 'tickets' | 'contacts',
  entity: 'ticket' | 'contact',
): SQL<FieldRow[]> {
  const row = sql.identifier(table)
  return sql<FieldRow[]>`case when ${row}.custom_fields = '{}' then '[]'::json else (
    select coalesce(json_agg(json_build_object(
      'id', md5(${row}.id::text || f.id::text)::uuid,
      'value', ${row}.custom_fields -> f.system_name,
      'fieldId', f.id, 'systemName', f.system_name, 'displayName', f.display_name,
      'type', f.type, 'options', f.options) order by f.sort_order, f.id), '[]'::json)
    from custom_fields f
    where f.workspace_id = ${row}.workspace_id and f.entity = ${entity}::text
      and ${row}.custom_fields ? f.system_name and not f.is_archived) end`
}
