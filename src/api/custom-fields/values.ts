import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences, type Reference } from '../../db/query/references.ts'
import { invalidCustomField, ruleViolated } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import {
  definitionsForNew,
  definitionsOf,
  type Entity,
  lockDefinitionsForValues,
  sizeOfValues,
  storedValues,
} from './queries.ts'
import { survivorsIn } from './merged-values.ts'
import { similarField } from './similar-field.ts'
import { spendMatch } from './patterns.ts'
import { isNothing, readValue } from './types.ts'
import { requireUnique, type UniqueValue } from './unique.ts'

type Caller = Pick<Context, 'db' | 'actor' | 'stepBudget'>
type Values = Schema<'CustomFieldValues'>
type Definition = Awaited<ReturnType<typeof definitionsOf>>[number]

/** Values as they are to be kept, and those of unique fields apart. */
export interface FieldValues {
  /** By system name; null clears. */
  readonly kept: Record<string, unknown>
  readonly unique: readonly UniqueValue[]
}

/**
 * The custom-field values of a new object: those given, the defaults of fields that the request does not name, and
 * none missing that is required. A field that is null has no value, not its default. Throws 422 `invalid_custom_field` for what does not fit, 422 `unknown_reference`.
 */
export async function newFieldValues(
  ctx: Caller,
  entity: Entity,
  given: Values = {},
): Promise<FieldValues> {
  const present = Object.fromEntries(
    Object.entries(given).filter(([, value]) => !isNothing(value)),
  ) as Values
  const found = await definitions(ctx, entity, given, definitionsForNew)
  const defaults: Record<string, unknown> = {}
  for (const definition of found.values()) {
    if (present[definition.systemName] !== undefined) continue
    const isNamed = Object.hasOwn(given, definition.systemName)
    const value = defaultOf(definition)
    if (definition.isRequired && (isNamed || value === undefined)) {
      throw invalidCustomField(definition.systemName, 'is required')
    }
    if (value === undefined) continue
    if (isNamed) requireWritable(ctx, definition)
    else defaults[definition.systemName] = value
  }
  const checked = await fieldValues(ctx, found, present)
  return { ...checked, kept: { ...defaults, ...checked.kept } }
}

/** Returns the default values of a new object that is not filled in by a form, whether they are complete or not. */
export async function defaultFieldValues(
  db: Db,
  workspaceId: string,
  entity: Entity,
): Promise<FieldValues> {
  const found = await definitionsForNew(db, { workspaceId, entity, systemNames: [] })
  const defaults = found.flatMap((definition) => {
    const value = defaultOf(definition)
    return value === undefined ? [] : [[definition.systemName, value] as const]
  })
  return { kept: Object.fromEntries(defaults), unique: [] }
}

/**
 * The custom-field values that an update of an object changes; null clears, but not what is required. A value that the
 * object has already is no change, also where its field would not take it any more.
 */
export async function changedFieldValues(
  ctx: Caller,
  entity: Entity,
  objectId: string,
  given: Values | undefined,
): Promise<FieldValues | undefined> {
  if (given === undefined || Object.keys(given).length === 0) return undefined
  const { workspaceId } = ctx.actor
  const [found, stored] = await pipeline(ctx.db, [
    () => definitions(ctx, entity, given, definitionsOf),
    () => storedValues(ctx.db, entity, { workspaceId, objectId }),
  ])
  const others = Object.entries(given).filter(([systemName, value]) => {
    const definition = found.get(systemName)
    const read = definition && readValue({ ...definition, validation: {} }, value)
    const isRead = read && 'value' in read && isDeepStrictEqual(read.value, stored[systemName])
    return !isRead && !isDeepStrictEqual(value, stored[systemName])
  })
  return fieldValues(ctx, found, Object.fromEntries(others), stored)
}

/**
 * Throws 409 if another object has one of the values of unique fields, and 422 `rule_violated` if all values of the
 * object take more than `maxBytes`; sent after the object itself.
 */
export async function claimUnique(
  db: Db,
  entity: Entity,
  workspaceId: string,
  objectId: string,
  { kept, unique }: FieldValues,
): Promise<void> {
  const [bytes] = await pipeline(db, [
    () =>
      Object.keys(kept).length === 0 ? 0 : sizeOfValues(db, entity, { workspaceId, objectId }),
    () => requireUnique(db, entity, { workspaceId, objectId }, unique),
  ])
  if (bytes > maxBytes) throw tooLarge()
}

/** The largest size of the values of an object in JSON: its search column must hold their words. */
const maxBytes = 131_072

/** Throws 422 `rule_violated` for values that are too large for an object, before they are sent to the database. */
export function requireSize(values: Readonly<Record<string, unknown>>): void {
  if (Buffer.byteLength(JSON.stringify(values)) > maxBytes) throw tooLarge()
}

function tooLarge(): Error {
  return ruleViolated(
    `"customFields" of an object may take at most ${maxBytes} bytes as JSON. Send fewer or shorter values.`,
    '/customFields',
  )
}

const tooMuch =
  'cannot be checked, because the values of this request take too long to match against their patterns. Send fewer or shorter values'

async function definitions(
  { db, actor: { workspaceId } }: Caller,
  entity: Entity,
  given: Values,
  find: typeof definitionsForNew,
): Promise<Map<string, Definition>> {
  const systemNames = Object.keys(given)
  const [, found] = await pipeline(db, [
    () =>
      systemNames.length > 0 ? lockDefinitionsForValues(db, { workspaceId, entity }) : undefined,
    () => find(db, { workspaceId, entity, systemNames }),
  ])
  const known = new Map(found.map((definition) => [definition.systemName, definition]))
  const unknown = systemNames.find((systemName) => !known.has(systemName))
  if (unknown !== undefined) {
    const hint = await similarField(db, { workspaceId, entity }, unknown)
    throw invalidCustomField(unknown, 'is not the name of a custom field of this object', hint)
  }
  return known
}

async function fieldValues(
  { db, actor, stepBudget }: Caller,
  found: ReadonlyMap<string, Definition>,
  given: Values,
  stored: Readonly<Record<string, unknown>> = {},
): Promise<FieldValues> {
  const kept: Record<string, unknown> = {}
  const unique: UniqueValue[] = []
  const references = { user: [] as Reference[], contact: [] as Reference[] }
  const surviving = await survivorsIn(db, actor.workspaceId, found, Object.entries(given))

  for (const [systemName, raw] of Object.entries(given)) {
    const value = isNothing(raw) ? null : raw
    const definition = found.get(systemName) as Definition
    requireWritable({ actor }, definition)
    if (value === null) {
      if (definition.isRequired) throw invalidCustomField(systemName, 'is required')
      kept[systemName] = null
    } else {
      const { pattern } = definition.validation
      if (pattern != null && typeof value === 'string') {
        const isAffordable = await spendMatch(stepBudget, pattern, value)
        if (!isAffordable) throw invalidCustomField(systemName, tooMuch)
      }
      const read = readValue(withStored(definition, stored[systemName]), value)
      if ('fault' in read) throw invalidCustomField(systemName, read.fault)
      const isContact = definition.type === 'contact'
      kept[systemName] = (isContact && surviving.get(read.value as string)) || read.value
      if (definition.type === 'user' || definition.type === 'contact') {
        const reference = [
          `/customFields/${systemName}`,
          definition.type,
          String(kept[systemName]),
        ] as const
        references[definition.type].push(reference)
      }
    }
    if (definition.isUnique && value !== null) unique.push({ systemName, value: kept[systemName] })
  }
  requireSize(kept)
  await requireReferences({ db, actor }, ...references.user, ...references.contact)
  return { kept, unique }
}

/** Throws 422 if a field is read-only and the caller may not set such fields. */
function requireWritable(
  { actor }: Pick<Caller, 'actor'>,
  { isReadOnly, systemName }: Definition,
): void {
  if (!isReadOnly || actor.can('custom_fields:write')) return
  throw invalidCustomField(
    systemName,
    'is read-only. The scope custom_fields:write is required to set it',
  )
}

/** A definition whose archived options can be kept by an object that has them. */
function withStored(definition: Definition, stored: unknown): Definition {
  const held = [stored].flat()
  const options = definition.options.map((option) =>
    option.isArchived && held.includes(option.value) ? { ...option, isArchived: false } : option,
  )
  return { ...definition, options }
}

/** Returns the default value of a field for a new object: its own, or the options that are marked as default. */
function defaultOf({ type, options, defaultValue }: Definition): unknown {
  if (defaultValue !== null && defaultValue !== undefined) return defaultValue
  const values = options
    .filter(({ isDefault, isArchived }) => isDefault && !isArchived)
    .map(({ value }) => value)
  if (values.length === 0) return undefined
  return type === 'multi_select' ? values : values[0]
}
