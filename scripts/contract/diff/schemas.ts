import { isDeepStrictEqual } from 'node:util'
import { type Json, lookup, schemaName } from '../../generate/document.ts'
import {
  change,
  changesOf,
  compareKeys,
  considered,
  documentation,
  type Effect,
  inlined,
  isObject,
  isSame,
  keysOf,
  newPart,
  note,
  noteDocumentation,
  noteEffect,
  type Part,
  type Place,
  type Rule,
  shown,
} from './findings.ts'

const annotations = [
  '$comment',
  'description',
  'example',
  'examples',
  'externalDocs',
  'title',
  'x-descriptions',
]
const documents: Readonly<Record<string, Rule>> = Object.fromEntries(
  annotations.map((name) => [name, documentation]),
)

/** Compares two schemas, of which one may be absent and then permits everything. */
export function compareSchemas(place: Place, before: Json = {}, after: Json = {}): void {
  if (!isObject(before) || !isObject(after)) {
    if (before === after) return
    // `true` is a schema without keywords, `false` one that permits nothing
    compareSchemas(place, asObject(before), asObject(after))
    return
  }
  if (isSame(place.both, before, after)) return
  place.part.inner.add(comparedOnce(place, before, after))
}

const asObject = (schema: Json): Json =>
  schema === true ? {} : schema === false ? { enum: [] } : schema

/** Each pair of schemas is compared once for each side, whatever refers to it. */
function comparedOnce(place: Place, before: Json, after: Json): Part {
  const { both, side } = place
  const left = targetOf(both.before, before)
  const right = targetOf(both.after, after)
  const others = both.compared.get(left) ?? new WeakMap<object, Map<string, Part>>()
  both.compared.set(left, others)
  const sides = others.get(right) ?? new Map<string, Part>()
  others.set(right, sides)
  const known = sides.get(side)
  if (known) return known

  const part = newPart()
  sides.set(side, part)
  const isShared = left !== before && right !== after
  const label = isShared ? `\`${schemaName(after)}\` ${sideWords[side]}` : place.label
  compareInline({ both, part, side, label }, left, right)
  return part
}

const sideWords = { request: 'in requests', reply: 'in replies' }

/** What a plain reference points to; another schema is its own target. */
function targetOf(document: Json, schema: Json): Json {
  const isPlain = schema.$ref !== undefined && Object.keys(schema).length === 1
  return isPlain ? lookup(document, schema) : schema
}

function compareInline(place: Place, before: Json, after: Json): void {
  const [left, right] = [
    withoutNull(place.both.before, before),
    withoutNull(place.both.after, after),
  ]
  if (left.isNullable !== right.isNullable) {
    const effect = right.isNullable ? 'wider' : 'narrower'
    const words = right.isNullable ? 'may be null' : 'can no longer be null'
    noteEffect(place, effect, 'null', `${place.label} ${words}`)
  }
  const [one, other] = [besideReference(left.schema), besideReference(right.schema)]
  if (one && other && isDeepStrictEqual(one.constraints, other.constraints)) {
    compareKeys(place, one.documents, other.documents, documents)
    compareSchemas(place, one.reference, other.reference)
    return
  }
  compareKeywords(
    place,
    inlined(place.both.before, left.schema),
    inlined(place.both.after, right.schema),
  )
}

/** A reference and the keywords beside it. */
function besideReference(schema: Json) {
  const { $ref, ...beside } = schema
  if ($ref === undefined) return undefined
  const entries = Object.entries<Json>(beside)
  const isDocument = ([name]: [string, Json]) => annotations.includes(name)
  return {
    reference: { $ref },
    documents: Object.fromEntries(entries.filter(isDocument)),
    constraints: Object.fromEntries(entries.filter((entry) => !isDocument(entry))),
  }
}

/** A schema without the null that it permits in one of the ways in which JSON Schema can say so. */
function withoutNull(document: Json, schema: Json): { schema: Json; isNullable: boolean } {
  if (schema.$ref !== undefined) {
    const target = withoutNull(document, lookup(document, { $ref: schema.$ref }))
    if (!target.isNullable) return { schema, isNullable: false }
    const { $ref: _, ...beside } = schema
    return { schema: { ...target.schema, ...beside }, isNullable: true }
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const branches: Json[] = schema[key] ?? []
    const others = branches.filter((branch) => branch.type !== 'null')
    const isNullable = others.length < branches.length
    const { [key]: _, ...rest } = schema
    if (others.length === 1 && others[0] !== undefined) {
      const single = withoutNull(document, { ...others[0], ...rest })
      return { ...single, isNullable: isNullable || single.isNullable }
    }
    if (isNullable) return { schema: { ...rest, [key]: others }, isNullable }
  }
  const { type, enum: values } = schema
  if (!Array.isArray(type) || !type.includes('null')) return { schema, isNullable: false }
  const types = type.filter((each) => each !== 'null')
  return {
    schema: {
      ...schema,
      type: types.length === 1 ? types[0] : types,
      ...(values && { enum: values.filter((value: Json) => value !== null) }),
    },
    isNullable: values === undefined || values.includes(null),
  }
}

function compareKeywords(place: Place, before: Json, after: Json): void {
  const type = typeEffect(before.type, after.type)
  if (type !== undefined) {
    const text = `${place.label}: ${change('type', before.type, after.type)}`
    noteEffect(place, type, 'type', text)
    if (before.type !== undefined && after.type !== undefined && type === 'other') return
  }
  if (!compareAlternatives(place, before, after)) return
  compareValues(place, before, after)
  compareMembers(place, before, after)
  compareKeys(place, before, after, keywords)
}

function typeEffect(before: Json, after: Json): Effect | undefined {
  const left = typesOf(before)
  const right = typesOf(after)
  const isWithin = (types: readonly string[] | undefined, others: readonly string[] | undefined) =>
    others === undefined || types?.every((type) => others.includes(type)) === true
  const isNarrower = isWithin(right, left)
  const isWider = isWithin(left, right)
  if (isNarrower && isWider) return undefined
  return isNarrower ? 'narrower' : isWider ? 'wider' : 'other'
}

/** Undefined stands for any type; an integer is a number. */
function typesOf(type: Json): string[] | undefined {
  const types: string[] | undefined = type === undefined ? undefined : [type].flat()
  return types?.includes('number') ? [...types, 'integer'] : types
}

const quoted = (values: readonly Json[]) => values.map(shown).join(', ')

/** `enum` and `const`. Enumerations are open for reading: clients accept values that they do not know. */
function compareValues(place: Place, before: Json, after: Json): void {
  const [left, right] = [valuesOf(before), valuesOf(after)]
  const { label, side } = place
  if (left === undefined && right === undefined) return
  if (left === undefined || right === undefined) {
    const words =
      right === undefined ? 'any value is permitted' : `only ${quoted(right)} are permitted`
    noteEffect(place, right === undefined ? 'wider' : 'narrower', 'enum', `${label}: ${words}`)
    return
  }
  const { added, removed } = changesOf(left, right)
  const isReplaced = side === 'reply' && added.length > 0 && removed.length > 0
  if (isReplaced) {
    const text = `${label}: values ${quoted(removed)} were replaced by ${quoted(added)}`
    note(place, 'breaking', 'enum', text)
    return
  }
  for (const value of removed) {
    const isBreaking = side === 'request'
    const text = `${label}: value ${shown(value)} was removed`
    note(place, isBreaking ? 'breaking' : 'additive', 'enum', text)
  }
  for (const value of added) {
    note(place, 'additive', 'enum', `${label}: value ${shown(value)} was added`)
  }
}

function valuesOf(schema: Json): Json[] | undefined {
  return schema.const === undefined ? schema.enum : [schema.const]
}

/** `properties` and `required`. Objects are open for reading and closed for writing. */
function compareMembers(place: Place, before: Json, after: Json): void {
  const { side } = place
  const wasRequired: string[] = before.required ?? []
  const isRequired: string[] = after.required ?? []
  const names = keysOf(before.properties, after.properties)
  const unlisted = [...wasRequired, ...isRequired].filter((name) => !names.includes(name))
  for (const name of new Set([...names, ...unlisted])) {
    const here = { ...place, label: memberOf(place.label, name) }
    const [left, right] = [before.properties?.[name], after.properties?.[name]]
    const must = isRequired.includes(name)
    if (left === undefined && right !== undefined) {
      const isBreaking = side === 'request' && must
      const text = `${here.label} was added${must ? ' as required' : ''}`
      note(here, isBreaking ? 'breaking' : 'additive', 'member-added', text)
      continue
    }
    if (right === undefined && left !== undefined) {
      note(here, 'breaking', 'member-removed', `${here.label} was removed`)
      continue
    }
    if (must !== wasRequired.includes(name)) {
      const words = must ? 'became required' : 'became optional'
      noteEffect(here, must ? 'narrower' : 'wider', 'required', `${here.label} ${words}`)
    }
    if (left !== undefined) compareSchemas(here, left, right)
  }
}

const unnamed: Readonly<Record<string, string>> = { '[]': 'elements', '[names]': 'names' }

/** The label of a member: `` `Tag` in replies `` and `name` make `` `Tag.name` in replies ``. */
export function memberOf(label: string, name: string): string {
  const [, path, rest = ''] = /^`([^`]*)`( .*)$/.exec(label) ?? []
  if (path === undefined) return `${unnamed[name] ?? `\`${name}\``} of ${label}`
  return `\`${path}${name.startsWith('[') ? '' : '.'}${name}\`${rest}`
}

/**
 * `oneOf`, `anyOf` and `allOf`. Returns false where one alternative is what the whole schema was, or
 * became it, so that nothing remains to be compared.
 */
function compareAlternatives(place: Place, before: Json, after: Json): boolean {
  const [from, to] = [alternativesOf(before), alternativesOf(after)]
  if (from && to && from !== to) {
    // `anyOf` permits more than `oneOf`
    const effect = from === 'oneOf' ? 'wider' : 'narrower'
    noteEffect(place, effect, from, `${place.label}: \`${from}\` became \`${to}\``)
    compareBranches(place, from, before[from], after[to])
    return true
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const [left, right]: [Json[] | undefined, Json[] | undefined] = [before[key], after[key]]
    if (left && right) compareBranches(place, key, left, right)
    else if (left ?? right) {
      const isOfWhole = key !== 'allOf' && isOneOf(place, key, before, after)
      const isAdded = left === undefined
      const words = isAdded ? 'was added' : 'was removed'
      const effect = isAdded === isOfWhole ? 'wider' : 'narrower'
      noteEffect(place, effect, key, `${place.label}: \`${key}\` ${words}`)
      if (isOfWhole) return false
    }
  }
  return true
}

/** The keyword of a schema's alternatives, where it has one alone. */
function alternativesOf(schema: Json): string | undefined {
  const found = ['oneOf', 'anyOf'].filter((key) => schema[key] !== undefined)
  return found.length === 1 ? found[0] : undefined
}

/** Whether one of the two schemas is one of the alternatives of the other. */
function isOneOf({ both }: Place, key: string, before: Json, after: Json): boolean {
  return before[key] === undefined
    ? after[key].some((branch: Json) =>
        isSame(both, constraintsOf(before), constraintsOf(inlined(both.after, branch))),
      )
    : before[key].some((branch: Json) =>
        isSame(both, constraintsOf(inlined(both.before, branch)), constraintsOf(after)),
      )
}

function constraintsOf(schema: Json): Json {
  const entries = Object.entries<Json>(schema)
  return Object.fromEntries(entries.filter(([name]) => !annotations.includes(name)))
}

/** Pairs the alternatives, by name, by the constant that distinguishes them, or by what they permit. */
function compareBranches(
  place: Place,
  key: string,
  before: readonly Json[],
  after: readonly Json[],
): void {
  const { both } = place
  let left = [...before]
  let right = [...after]
  const pair = (isPair: (one: Json, other: Json) => boolean) => {
    for (const one of [...left]) {
      const other = right.find((each) => isPair(one, each))
      if (other === undefined) continue
      left = left.filter((each) => each !== one)
      right = right.filter((each) => each !== other)
      const label = schemaName(other)
        ? place.label
        : memberOf(place.label, `[${branchName(both.after, other)}]`)
      compareSchemas({ ...place, label }, one, other)
    }
  }
  pair((one, other) => one.$ref !== undefined && one.$ref === other.$ref)
  pair((one, other) => isSame(both, one, other))
  pair((one, other) => {
    const constant = constantOf(both.before, one)
    return constant !== undefined && constant === constantOf(both.after, other)
  })
  pair((one, other) => inlined(both.before, one).type === inlined(both.after, other).type)

  // Of `allOf` each is a further constraint
  const [more, fewer]: [Effect, Effect] =
    key === 'allOf' ? ['narrower', 'wider'] : ['wider', 'narrower']
  for (const one of left) {
    const text = `${place.label}: the alternative \`${branchName(both.before, one)}\` was removed`
    noteEffect(place, fewer, key, text)
  }
  for (const other of right) {
    const text = `${place.label}: the alternative \`${branchName(both.after, other)}\` was added`
    noteEffect(place, more, key, text)
  }
}

/** The members of an alternative that have one value: `type=email`. */
function constantOf(document: Json, branch: Json): string | undefined {
  const { properties = {} } = inlined(document, branch)
  const constants = Object.entries<Json>(properties).flatMap(([name, member]) => {
    const values = valuesOf(inlined(document, member)) ?? []
    return values.length === 1 ? [`${name}=${values[0]}`] : []
  })
  return constants.length > 0 ? constants.join(' ') : undefined
}

function branchName(document: Json, branch: Json): string {
  const { type } = inlined(document, branch)
  return schemaName(branch) ?? constantOf(document, branch) ?? String(type ?? 'any type')
}

/** A limit, and what is the same as none. */
const limit =
  (isUpper: boolean, none: number): Rule =>
  (place, before = none, after = none, key) => {
    if (before === after) return
    const effect = after < before === isUpper ? 'narrower' : 'wider'
    const value = (bound: number) => (bound === none ? undefined : bound)
    const words = change(key, value(before), value(after))
    noteEffect(place, effect, key, `${place.label}: ${words}`)
  }
const atMost = limit(true, Infinity)
const atLeast = limit(false, -Infinity)
const atLeastNone = limit(false, 0)

/** A constraint of which two different values cannot be compared. */
const constraint: Rule = (place, before, after, key) => {
  const effect = before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other'
  const text = `${place.label}: ${change(key, before, after)}`
  noteEffect(place, effect, key, text)
}

const flag: Rule = (place, before = false, after = false, key) => {
  if (before === after) return
  const words = `\`${key}\` ${after ? 'was added' : 'was removed'}`
  noteEffect(place, after ? 'narrower' : 'wider', key, `${place.label}: ${words}`)
}

const multiple: Rule = (place, before, after, key) => {
  const effect =
    before === undefined || after % before === 0
      ? 'narrower'
      : after === undefined || before % after === 0
        ? 'wider'
        : 'other'
  const text = `${place.label}: ${change(key, before, after)}`
  noteEffect(place, effect, key, text)
}

/** `additionalProperties`: false permits none, a schema some and true all; a reply may have more. */
const others: Rule = (place, before = true, after = true, key) => {
  const here = { ...place, label: memberOf(place.label, '*') }
  const [left, right] = [rankOf(before), rankOf(after)]
  if (left === right) {
    compareSchemas(here, before, after)
    return
  }
  const text = `${place.label}: ${change(key, before, after)}`
  const isOpened = place.side === 'reply' && left === 0
  if (isOpened) note(place, 'additive', key, text)
  else noteEffect(place, right > left ? 'wider' : 'narrower', key, text)
}
const rankOf = (value: Json): number => (value === false ? 0 : isObject(value) ? 1 : 2)

const patterned: Rule = (place, before, after) => {
  for (const pattern of keysOf(before, after)) {
    const here = { ...place, label: memberOf(place.label, pattern) }
    const [left, right] = [before?.[pattern], after?.[pattern]]
    if (left !== undefined && right !== undefined) compareSchemas(here, left, right)
    else if (left === undefined) {
      note(here, 'additive', 'patternProperties', `${here.label}: the pattern was added`)
    } else note(here, 'breaking', 'patternProperties', `${here.label}: the pattern was removed`)
  }
}

/** A default is what the server does without the value. */
const standard: Rule = (place, before, after, key) => {
  const text = `${place.label}: ${change(key, before, after)}`
  const isBreaking = place.side === 'request' && before !== undefined
  note(place, isBreaking ? 'breaking' : 'additive', key, text)
}

const discriminator: Rule = (place, before, after, key) => {
  if (before === undefined || after === undefined || before.propertyName !== after.propertyName) {
    const text = `${place.label}: ${change(key, before, after)}`
    note(place, before === undefined ? 'additive' : 'breaking', key, text)
    return
  }
  const { added, removed } = changesOf(
    Object.keys(before.mapping ?? {}),
    Object.keys(after.mapping ?? {}),
  )
  const name = `\`${before.propertyName}\``
  for (const value of removed) {
    const text = `${place.label}: ${name} ${shown(value)} no longer selects an alternative`
    noteEffect(place, 'narrower', key, text)
  }
  for (const value of added) {
    noteEffect(
      place,
      'wider',
      key,
      `${place.label}: ${name} ${shown(value)} selects an alternative`,
    )
  }
  for (const [value, reference] of Object.entries<string>(after.mapping ?? {})) {
    const earlier = before.mapping?.[value]
    if (earlier === undefined || earlier === reference) continue
    compareSchemas(place, { $ref: earlier }, { $ref: reference })
  }
}

const keywords: Readonly<Record<string, Rule>> = {
  ...documents,
  type: considered,
  enum: considered,
  const: considered,
  properties: considered,
  required: considered,
  oneOf: considered,
  anyOf: considered,
  allOf: considered,
  items: (place, before, after) =>
    compareSchemas({ ...place, label: memberOf(place.label, '[]') }, before, after),
  propertyNames: (place, before, after) =>
    compareSchemas({ ...place, label: memberOf(place.label, '[names]') }, before, after),
  additionalProperties: others,
  patternProperties: patterned,
  maximum: atMost,
  exclusiveMaximum: atMost,
  maxLength: atMost,
  maxItems: atMost,
  maxProperties: atMost,
  'x-max-bytes': atMost,
  minimum: atLeast,
  exclusiveMinimum: atLeast,
  minLength: atLeastNone,
  minItems: atLeastNone,
  minProperties: atLeastNone,
  multipleOf: multiple,
  uniqueItems: flag,
  pattern: constraint,
  format: constraint,
  default: standard,
  discriminator,
  deprecated: (place, _, after) => {
    if (after) note(place, 'additive', 'deprecated', `${place.label} is deprecated`)
    else noteDocumentation(place)
  },
}
