import { isDeepStrictEqual } from 'node:util'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { requireReferences, type Reference } from '../../db/query/references.ts'
import { memberRefused } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import {
  definitionsForNew,
  definitionsOf,
  type Entity,
  lockDefinitionsForValues,
  sizeOfValues,
  storedValues,
} from './queries.ts'
import { type FieldFault, invalidCustomFields } from './faults.ts'
import { survivorsIn } from './merged-values.ts'
import { similarFields } from './similar-fields.ts'
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
  const { found, faults } = await definitions(ctx, entity, given, definitionsForNew)
  const present = Object.fromEntries(
    Object.entries(given).filter(([, value]) => !isNothing(value)),
  ) as Values
  const defaults: Record<string, unknown> = {}
  for (const definition of found.values()) {
    const { systemName } = definition
    if (present[systemName] !== undefined) continue
    const isNamed = Object.hasOwn(given, systemName)
    const value = defaultOf(definition)
    const predicate =
      definition.isRequired && (isNamed || value === undefined)
        ? 'is required'
        : isNamed && value !== undefined && lockedFault(ctx, definition)
    if (predicate) faults.push({ systemName, predicate })
    else if (!isNamed && value !== undefined) defaults[systemName] = value
  }
  const checked = await fieldValues(ctx, found, present, faults)
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
  const [{ found, faults }, [object]] = await pipeline(ctx.db, [
    () => definitions(ctx, entity, given, definitionsOf),
    () => storedValues(ctx.db, entity, { workspaceId, objectId }),
  ])
  const stored = object?.values ?? {}
  const others = Object.entries(given).filter(([systemName, value]) => {
    const definition = found.get(systemName)
    const read = definition && readValue({ ...definition, validation: {} }, value)
    const isRead = read && 'value' in read && isDeepStrictEqual(read.value, stored[systemName])
    return !isRead && !isDeepStrictEqual(value, stored[systemName])
  })
  return fieldValues(ctx, found, Object.fromEntries(others), faults, stored)
}

/** Throws 422 `invalid_custom_field` for names that no field of an entity has which is not archived. */
export async function requireFields(
  ctx: Caller,
  entity: Entity,
  named: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { faults } = await definitions(ctx, entity, named, definitionsOf)
  if (faults.length > 0) throw invalidCustomFields(faults)
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
  const key = { workspaceId, objectId }
  const [[size]] = await pipeline(db, [
    () => (Object.keys(kept).length === 0 ? [] : sizeOfValues(db, entity, key)),
    () => requireUnique(db, entity, key, unique),
  ])
  if (size && size.bytes > maxBytes) throw tooLarge()
}

/** The largest size of the values of an object in JSON: its search column must hold their words. */
const maxBytes = 131_072

/** Throws 422 `rule_violated` for values that are too large for an object, before they are sent to the database. */
export function requireSize(values: Readonly<Record<string, unknown>>): void {
  if (Buffer.byteLength(JSON.stringify(values)) > maxBytes) throw tooLarge()
}

function tooLarge(): Error {
  return memberRefused(
    '/customFields',
    `of an object may take at most ${maxBytes} bytes as JSON. Send fewer or shorter values.`,
  )
}

const tooMuch =
  'cannot be checked, because the values of this request take too long to match against their patterns. Send fewer or shorter values'

/** How many unknown names are compared with those of all fields. */
const mostHints = 10

/** Returns the definitions that the values need by system name, and a fault for each name that no field has. */
async function definitions(
  { db, actor: { workspaceId } }: Caller,
  entity: Entity,
  given: Readonly<Record<string, unknown>>,
  find: typeof definitionsForNew,
): Promise<{ found: ReadonlyMap<string, Definition>; faults: FieldFault[] }> {
  const systemNames = Object.keys(given)
  const [, rows] = await pipeline(db, [
    () =>
      systemNames.length > 0 ? lockDefinitionsForValues(db, { workspaceId, entity }) : undefined,
    () => find(db, { workspaceId, entity, systemNames }),
  ])
  const found = new Map(rows.map((definition) => [definition.systemName, definition]))
  const unknown = systemNames.filter((name) => !found.has(name))
  if (unknown.length === 0) return { found, faults: [] }
  const hints = await similarFields(db, { workspaceId, entity }, unknown.slice(0, mostHints))
  const predicate = 'is not the name of a custom field of this object'
  const faults = unknown.map((systemName, nth) => ({
    systemName,
    predicate,
    hint: hints[nth] ?? '',
  }))
  return { found, faults }
}

/** Returns given values as they are to be kept. Throws for all that does not fit, and for `faults` found before. */
async function fieldValues(
  ctx: Caller,
  found: ReadonlyMap<string, Definition>,
  given: Values,
  faults: FieldFault[],
  stored: Readonly<Record<string, unknown>> = {},
): Promise<FieldValues> {
  const { db, actor } = ctx
  const kept: Record<string, unknown> = {}
  const unique: UniqueValue[] = []
  const references = { user: [] as Reference[], contact: [] as Reference[] }
  const surviving = await survivorsIn(db, actor.workspaceId, found, Object.entries(given))

  for (const [systemName, raw] of Object.entries(given)) {
    const definition = found.get(systemName)
    if (!definition) continue
    const read = await readField(ctx, withStored(definition, stored[systemName]), raw)
    if ('fault' in read) {
      faults.push({ systemName, predicate: read.fault })
      continue
    }
    const { value } = read
    const { type, isUnique } = definition
    kept[systemName] = (type === 'contact' && surviving.get(value as string)) || value
    if (value === null) continue
    if (type === 'user' || type === 'contact') {
      references[type].push([`/customFields/${systemName}`, type, String(kept[systemName])])
    }
    if (isUnique) unique.push({ systemName, value: kept[systemName] })
  }
  if (faults.length > 0) throw invalidCustomFields(faults)
  requireSize(kept)
  await requireReferences({ db, actor }, ...references.user, ...references.contact)
  return { kept, unique }
}

/** Reads a value as it is to be kept, null for none. */
async function readField(
  ctx: Caller,
  definition: Definition,
  raw: unknown,
): Promise<{ value: unknown } | { fault: string }> {
  const fault = lockedFault(ctx, definition)
  if (fault !== undefined) return { fault }
  if (isNothing(raw)) return definition.isRequired ? { fault: 'is required' } : { value: null }
  const { pattern } = definition.validation
  if (pattern != null && typeof raw === 'string') {
    const isAffordable = await spendMatch(ctx.stepBudget, pattern, raw)
    if (!isAffordable) return { fault: tooMuch }
  }
  return readValue(definition, raw)
}

/** Returns a fault if a field is read-only and the caller may not set such fields. */
function lockedFault({ actor }: Pick<Caller, 'actor'>, { isReadOnly }: Definition) {
  if (!isReadOnly || actor.can('custom_fields:write')) return undefined
  return 'is read-only. The scope custom_fields:write is required to set it'
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
