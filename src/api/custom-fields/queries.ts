import { and, asc, eq, or, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import type { NewValues } from '../../db/query/insert.ts'
import { columnsBut, type Key, rowById } from '../../db/query/rows.ts'
import { customFields, type FieldOption } from '../../db/schema/custom-fields.ts'
import { inWorkspace, inWorkspaceById } from '../../db/query/scope.ts'
import { isFound } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'

export interface FieldRow {
  id: string
  value: unknown
  /** Name of the user or contact that the value refers to. */
  name: string | null
  fieldId: string
  systemName: string
  displayName: string
  type: string
  options: FieldOption[]
}

export type Entity = 'ticket' | 'contact'

const columns = {
  ...columnsBut(customFields, 'workspaceId'),
  // As an expression: of a column Drizzle parses a text once more, which makes a number of "42"
  defaultValue: sql<unknown>`${customFields.defaultValue}`.as('default_value'),
}

export const fieldById = rowById(customFields, columns)

type Found = { workspaceId: string; entities: string[]; q: string | null }

/** The definitions of entities, at most 400 each, or those that a text finds by either name, in their order. */
export const fieldsOf = statement((db, $: Values<Found>) =>
  db
    .select(columns)
    .from(customFields)
    .where(
      and(
        inWorkspace(customFields, $.workspaceId),
        anyOf(customFields.entity, $.entities),
        or(isFound(customFields.systemName, $.q), isFound(customFields.displayName, $.q)),
      ),
    )
    .orderBy(sql`${customFields.entity} desc`, asc(customFields.sortOrder), asc(customFields.id)),
)

type Named = { workspaceId: string; entity: string; systemNames: string[] }

/** The definitions that meet a condition, archived ones left out. */
function definitions(condition: ($: Values<Named>) => SQL) {
  return statement((db, $: Values<Named>) =>
    db
      .select(columns)
      .from(customFields)
      .where(
        and(
          inWorkspace(customFields, $.workspaceId),
          eq(customFields.entity, $.entity as never),
          condition($),
          eq(customFields.isArchived, sql`false`),
        ),
      ),
  )
}
const isNamed = ($: Values<Named>) => anyOf(customFields.systemName, $.systemNames)

export const definitionsOf = definitions(isNamed)

/** The definitions of some system names, and those that every new object must have or gets by default. */
export const definitionsForNew = definitions(
  (
    $,
  ) => sql`(${isNamed($)} or ${customFields.isRequired} or ${customFields.defaultValue} is not null
    or ${customFields.options} @> '[{"isDefault": true}]')`,
)

/** Locks the definitions of an entity for writes of values: none of them changes meanwhile. */
export const lockDefinitionsForValues = statement<{ workspaceId: string; entity: string }, never>(
  (_, $) => sql`select pg_advisory_xact_lock_shared(
    hashtextextended('custom_fields ' || ${$.entity}::text || ${$.workspaceId}::text, 0))`,
)

/** Locks the definitions of an entity for a write: values of the entity cannot be written meanwhile. */
export const lockDefinitions = statement<{ workspaceId: string; entity: string }, never>(
  (_, $) => sql`select pg_advisory_xact_lock(
    hashtextextended('custom_fields ' || ${$.entity}::text || ${$.workspaceId}::text, 0))`,
)

/** The columns of a new definition that are computed. */
export const newField = {
  // A JSON null would count as a default
  defaultValue: ($: New) =>
    sql`nullif(${sql.param($.defaultValue, customFields.defaultValue)}::jsonb, 'null')`,
  // Behind the last one unless it says where
  sortOrder: ($: New) => sql`coalesce(${$.sortOrder}::int, (
    select coalesce(max(f.sort_order), 0) + 1 from custom_fields f
    where f.workspace_id = ${$.workspaceId} and f.entity = ${$.entity}))`,
}

type New = NewValues<typeof customFields>

export const deleteField = statement((db, $: Values<Key>) =>
  db.delete(customFields).where(inWorkspaceById(customFields, $.workspaceId, $.id)),
)

/** The tables of the objects that have custom fields. */
const tablesOf = { ticket: 'tickets', contact: 'contacts' } as const

/** Returns the function that runs a statement on the table of an entity. */
export function ofEntity<V extends Record<string, unknown>, Row>(
  build: (table: SQL, $: Values<V>, entity: Entity) => SQL<Row>,
): (db: Db, entity: Entity, values: V) => Promise<Row[]> {
  const on = (entity: Entity) =>
    statement<V, Row>((_, $) => build(sql`${sql.identifier(tablesOf[entity])}`, $, entity))
  const each = { ticket: on('ticket'), contact: on('contact') }
  return (db, entity, values) => each[entity](db, values)
}

export type FieldKey = { workspaceId: string; systemName: string }

/** The number of objects, deleted ones too, that have a value of a field. */
export const countValues = ofEntity<FieldKey, { count: number }>(
  (table, $) => sql`
    select count(*)::int as count from ${table}
    where workspace_id = ${$.workspaceId} and custom_fields ? ${$.systemName}::text`,
)

/**
 * The first of some members, each a JSON object of a system name and a value, that objects have, deleted ones too:
 * its index, and how many objects have it.
 */
export const firstHeld = ofEntity<
  { workspaceId: string; members: readonly string[] },
  { nth: number; count: number }
>(
  (table, $) => sql`
    select given.nth::int - 1 as nth, held.count
    from unnest(${arrayParameter($.members)}::jsonb[]) with ordinality as given (member, nth)
    cross join lateral (
      select count(*)::int as count from ${table} o
      where o.workspace_id = ${$.workspaceId} and o.custom_fields <> '{}'
        and o.custom_fields @> given.member) held
    where held.count > 0 order by given.nth limit 1`,
)

export type ObjectKey = { workspaceId: string; objectId: string }

/** The size of the values of an object as PostgreSQL writes them in JSON, in bytes. */
export const sizeOfValues = ofEntity<ObjectKey, { bytes: number }>(
  (table, $) => sql`
    select octet_length(custom_fields::text)::int as bytes from ${table}
    where workspace_id = ${$.workspaceId} and id = ${$.objectId}::uuid`,
)

/** The values that an object has by system name, those of archived fields too. */
export const storedValues = ofEntity<ObjectKey, { values: Record<string, unknown> }>(
  (table, $) => sql`
    select custom_fields as values from ${table}
    where workspace_id = ${$.workspaceId} and id = ${$.objectId}::uuid`,
)

/**
 * Selects the custom-field values of a row of `tickets` or `contacts` with their definitions; a
 * value's id is made of the row's and the definition's (version 8 of RFC 9562, section 5.8). `valueOf` may cut a value.
 */
export function fieldRows(
  entity: Entity,
  valueOf: (value: SQL) => SQL = (value) => value,
): SQL<FieldRow[]> {
  const row = sql.identifier(tablesOf[entity])
  const value = sql`${row}.custom_fields -> f.system_name`
  return sql<
    FieldRow[]
  >`case when ${row}.custom_fields = '{}' then '[]'::json else array_to_json(array(
    select json_build_object(
      'id', overlay(overlay(md5(${row}.id::text || f.id::text) placing '8' from 13) placing 'a' from 17)::uuid,
      'value', case f.type when 'textarea' then ${valueOf(value)} else ${value} end,
      'name', case f.type
        when 'user' then (select u.name from users u where u.workspace_id = f.workspace_id
          and u.id = (${row}.custom_fields ->> f.system_name)::uuid)
        when 'contact' then (select n.name from contacts n where n.workspace_id = f.workspace_id
          and n.id = (${row}.custom_fields ->> f.system_name)::uuid) end,
      'fieldId', f.id, 'systemName', f.system_name, 'displayName', f.display_name,
      'type', f.type, 'options', ${optionsNamed(value)})
    from custom_fields f
    where f.workspace_id = ${row}.workspace_id and f.entity = ${entity}::text
      and ${row}.custom_fields ? f.system_name and not f.is_archived
    order by f.sort_order, f.id)) end`
}

/**
 * The options whose labels a value needs: those that it names, and those above them in a tree. A few are
 * sent whole, which costs less than looking for them.
 */
function optionsNamed(value: SQL): SQL {
  return sql`case when pg_column_size(f.options) <= 2000 then f.options
    else options_named(f.options, ${value}) end`
}
