import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/client.ts'
import { customFields } from '../../db/schema/custom-fields.ts'
import { mine, owned } from '../../db/scope.ts'
import { anyOf, arrayParameter, statement, statements, type Values } from '../../db/statement.ts'
import type { FieldRow } from './wire.ts'

export type Entity = 'ticket' | 'contact'

const columns = {
  id: customFields.id,
  entity: customFields.entity,
  systemName: customFields.systemName,
  displayName: customFields.displayName,
  description: customFields.description,
  type: customFields.type,
  options: customFields.options,
  // As an expression: of a column Drizzle parses a text once more, which makes a number of "42"
  defaultValue: sql<unknown>`${customFields.defaultValue}`.as('default_value'),
  validation: customFields.validation,
  isRequired: customFields.isRequired,
  isRequiredToResolve: customFields.isRequiredToResolve,
  isUnique: customFields.isUnique,
  isReadOnly: customFields.isReadOnly,
  isArchived: customFields.isArchived,
  sortOrder: customFields.sortOrder,
  version: customFields.version,
  createdAt: customFields.createdAt,
  updatedAt: customFields.updatedAt,
}

type FieldKey = { workspaceId: string; id: string }

export const fieldById = statement((db, $: Values<FieldKey>) =>
  db
    .select(columns)
    .from(customFields)
    .where(owned(customFields, $.workspaceId, $.id)),
)

/** Every definition of an entity, at most 400, in their order. */
export const fieldsOf = statement((db, $: Values<{ workspaceId: string; entities: string[] }>) =>
  db
    .select(columns)
    .from(customFields)
    .where(and(mine(customFields, $.workspaceId), anyOf(customFields.entity, $.entities)))
    .orderBy(sql`${customFields.entity} desc`, asc(customFields.sortOrder), asc(customFields.id)),
)

type Named = { workspaceId: string; entity: string; systemNames: string[] }

/** The definitions of some system names, archived ones left out. */
export const definitionsOf = statement((db, $: Values<Named>) =>
  db
    .select(columns)
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

/** The same, and those that every new object must have or gets by default. */
export const definitionsForNew = statement((db, $: Values<Named>) =>
  db
    .select(columns)
    .from(customFields)
    .where(
      and(
        mine(customFields, $.workspaceId),
        eq(customFields.entity, $.entity as never),
        sql`(${anyOf(customFields.systemName, $.systemNames)} or ${customFields.isRequired}
          or ${customFields.defaultValue} is not null
          or ${customFields.options} @> '[{"isDefault": true}]')`,
        eq(customFields.isArchived, sql`false`),
      ),
    ),
)

/** While values are written: no definition of the entity changes meanwhile. */
export const holdDefinitions = statement<{ workspaceId: string; entity: string }, never>(
  (_, $) => sql`select pg_advisory_xact_lock_shared(
    hashtextextended('custom_fields ' || ${$.entity}::text || ${$.workspaceId}::text, 0))`,
)

/** While a definition is written: nobody writes values of the entity meanwhile. */
export const lockDefinitions = statement<{ workspaceId: string; entity: string }, never>(
  (_, $) => sql`select pg_advisory_xact_lock(
    hashtextextended('custom_fields ' || ${$.entity}::text || ${$.workspaceId}::text, 0))`,
)

type NewField = FieldKey & {
  entity: Entity
  systemName: string
  displayName: string
  description: string | null
  type: string
  options: unknown
  defaultValue: unknown
  validation: unknown
  isRequired: boolean
  isRequiredToResolve: boolean
  isUnique: boolean
  isReadOnly: boolean
  isArchived: boolean
  /** Null: behind the last one. */
  sortOrder: number | null
  now: string
}

export const insertField = statement((db, $: Values<NewField>) =>
  db.insert(customFields).values({
    workspaceId: $.workspaceId,
    id: $.id,
    entity: $.entity,
    systemName: $.systemName,
    displayName: $.displayName,
    description: $.description,
    type: $.type,
    options: $.options as never,
    // A JSON null would count as a default
    defaultValue: sql`nullif(${sql.param($.defaultValue, customFields.defaultValue)}::jsonb, 'null')`,
    validation: $.validation as never,
    isRequired: $.isRequired,
    isRequiredToResolve: $.isRequiredToResolve,
    isUnique: $.isUnique,
    isReadOnly: $.isReadOnly,
    isArchived: $.isArchived,
    sortOrder: sql`coalesce(${$.sortOrder}::int, (
      select coalesce(max(f.sort_order), 0) + 1 from custom_fields f
      where f.workspace_id = ${$.workspaceId} and f.entity = ${$.entity}))`,
    createdAt: $.now,
    updatedAt: $.now,
  }),
)

export const countFields = statement<{ workspaceId: string; entity: string }, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from custom_fields
    where workspace_id = ${$.workspaceId} and entity = ${$.entity}`,
)

export const deleteField = statement((db, $: Values<FieldKey>) =>
  db.delete(customFields).where(owned(customFields, $.workspaceId, $.id)),
)

/** What differs in SQL between the objects that have custom fields. */
const tablesOf = {
  ticket: { objects: 'tickets', values: 'ticket_unique_values', id: 'ticket_id' },
  contact: { objects: 'contacts', values: 'contact_unique_values', id: 'contact_id' },
} as const

const valueCounts = statements<{ workspaceId: string; systemName: string }, { count: number }>()

/** How many objects, deleted ones too, have a value of a field. */
export async function countValues(
  db: Db,
  entity: Entity,
  values: { workspaceId: string; systemName: string },
): Promise<number> {
  const table = sql.identifier(tablesOf[entity].objects)
  const count = valueCounts(
    entity,
    (_, $) => sql`
      select count(*)::int as count from ${table}
      where workspace_id = ${$.workspaceId} and custom_fields ? ${$.systemName}::text`,
  )
  return (await count(db, values))[0]?.count ?? 0
}

type Held = { workspaceId: string; members: readonly string[] }
const heldCounts = statements<Held, { nth: number; count: number }>()

/**
 * The first of some members, each a JSON object of a system name and a value, that objects have, deleted ones too:
 * its index, and how many objects have it.
 */
export async function firstHeld(
  db: Db,
  entity: Entity,
  values: Held,
): Promise<{ nth: number; count: number } | undefined> {
  const table = sql.identifier(tablesOf[entity].objects)
  const find = heldCounts(
    entity,
    (_, $) => sql`
      select given.nth::int - 1 as nth, held.count
      from unnest(${arrayParameter($.members)}::jsonb[]) with ordinality as given (member, nth)
      cross join lateral (
        select count(*)::int as count from ${table} o
        where o.workspace_id = ${$.workspaceId} and o.custom_fields @> given.member) held
      where held.count > 0 order by given.nth limit 1`,
  )
  return (await find(db, values))[0]
}

type UniqueValues = { workspaceId: string; objectId: string; values: string }
const uniqueWrites = statements<UniqueValues, never>()

/**
 * Keeps the values of unique fields of one object: `values` is a JSON object of text or null by
 * field id. The database refuses a value that another live object has.
 */
export async function keepUniqueValues(
  db: Db,
  entity: Entity,
  values: UniqueValues,
): Promise<void> {
  const { values: name, id } = tablesOf[entity]
  const table = sql.identifier(name)
  const objectId = sql.identifier(id)
  const write = uniqueWrites(
    entity,
    (_, $) => sql`
      with given as (
        select key::uuid as field_id, value from jsonb_each_text(${$.values}::jsonb)),
      gone as (
        delete from ${table} v using given g
        where v.workspace_id = ${$.workspaceId} and v.${objectId} = ${$.objectId}::uuid
          and v.field_id = g.field_id and g.value is null)
      insert into ${table} (workspace_id, field_id, ${objectId}, value)
      select ${$.workspaceId}::uuid, g.field_id, ${$.objectId}::uuid, g.value
      from given g where g.value is not null order by g.field_id
      on conflict (workspace_id, ${objectId}, field_id) do update set value = excluded.value`,
  )
  await write(db, values)
}

type ObjectKey = { workspaceId: string; objectId: string }
const valueSizes = statements<ObjectKey, { bytes: number }>()

/** The size of the values of an object as PostgreSQL writes them in JSON, in bytes; 0 without the object. */
export async function sizeOfValues(db: Db, entity: Entity, values: ObjectKey): Promise<number> {
  const table = sql.identifier(tablesOf[entity].objects)
  const read = valueSizes(
    entity,
    (_, $) => sql`
      select octet_length(custom_fields::text)::int as bytes from ${table}
      where workspace_id = ${$.workspaceId} and id = ${$.objectId}::uuid`,
  )
  return (await read(db, values))[0]?.bytes ?? 0
}

const valueReads = statements<ObjectKey, { values: Record<string, unknown> }>()

/** The values that an object has by system name, those of archived fields too; none without the object. */
export async function storedValues(
  db: Db,
  entity: Entity,
  values: ObjectKey,
): Promise<Readonly<Record<string, unknown>>> {
  const table = sql.identifier(tablesOf[entity].objects)
  const read = valueReads(
    entity,
    (_, $) => sql`
      select custom_fields as values from ${table}
      where workspace_id = ${$.workspaceId} and id = ${$.objectId}::uuid`,
  )
  return (await read(db, values))[0]?.values ?? {}
}

type Live = { workspaceId: string; objectId: string; isLive: boolean }
const liveWrites = statements<Live, never>()

/** Frees the unique values of an object that is deleted, or claims them for one that is restored. */
export async function setUniqueValuesLive(db: Db, entity: Entity, values: Live): Promise<void> {
  const { values: name, id } = tablesOf[entity]
  const write = liveWrites(
    entity,
    (_, $) => sql`
      update ${sql.identifier(name)} set is_live = ${$.isLive}::boolean
      where workspace_id = ${$.workspaceId} and ${sql.identifier(id)} = ${$.objectId}::uuid`,
  )
  await write(db, values)
}

const uniqueFills = statements<FieldKey & { systemName: string }, never>()
const uniqueDrops = statements<FieldKey, never>()

/** Takes the values that are there into account when a field becomes unique, or is archived no longer. */
export async function startUnique(
  db: Db,
  entity: Entity,
  values: FieldKey & { systemName: string },
): Promise<void> {
  const { objects, values: name, id } = tablesOf[entity]
  const fill = uniqueFills(
    entity,
    (_, $) => sql`
      insert into ${sql.identifier(name)} (workspace_id, field_id, ${sql.identifier(id)}, value,
        is_live)
      select o.workspace_id, ${$.id}::uuid, o.id, o.custom_fields ->> ${$.systemName}::text,
        o.deleted_at is null
      from ${sql.identifier(objects)} o
      where o.workspace_id = ${$.workspaceId} and o.custom_fields ? ${$.systemName}::text`,
  )
  await fill(db, values)
}

/** Forgets them when it is no longer unique, or archived: nobody can change what an archived field says. */
export async function endUnique(db: Db, entity: Entity, values: FieldKey): Promise<void> {
  const drop = uniqueDrops(
    entity,
    (_, $) => sql`
      delete from ${sql.identifier(tablesOf[entity].values)}
      where workspace_id = ${$.workspaceId} and field_id = ${$.id}::uuid`,
  )
  await drop(db, values)
}

/**
 * Selects the custom-field values of a row of `tickets` or `contacts` with their definitions; a
 * value's id is made of the row's and the definition's. `valueOf` may cut a value.
 */
export function fieldRows(
  entity: Entity,
  valueOf: (value: SQL) => SQL = (value) => value,
): SQL<FieldRow[]> {
  const row = sql.identifier(tablesOf[entity].objects)
  const value = sql`${row}.custom_fields -> f.system_name`
  return sql<
    FieldRow[]
  >`case when ${row}.custom_fields = '{}' then '[]'::json else array_to_json(array(
    select json_build_object(
      'id', md5(${row}.id::text || f.id::text)::uuid,
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
