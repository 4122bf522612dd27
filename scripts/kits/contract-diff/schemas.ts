import { isDeepStrictEqual } from 'node:util'
import { type Json, pointed, schemaName } from '../../contract/document.ts'
import {
  changeText,
  changesOf,
  compareKeys,
  considered,
  documentation,
  type Effect,
  described,
  isSame,
  keysOf,
  newPart,
  addFinding,
  addEffect,
  type Part,
  type Location,
  type Rule,
  shown,
} from './findings.ts'
import {
  annotations,
  inlined,
  isObject,
  permitsNull,
  withIntegers,
  withoutNull,
} from './combine.ts'

const documents: Readonly<Record<string, Rule>> = {
  ...Object.fromEntries(annotations.map((name) => [name, documentation])),
  title: described,
}

/** Compares two schemas, of which one may be absent and then permits everything. */
export function compareSchemas(location: Location, before: Json = {}, after: Json = {}): void {
  if (!isObject(before) || !isObject(after)) {
    if (before === after) return
    // `true` is a schema without keywords, `false` one that permits nothing
    compareSchemas(location, asObject(before), asObject(after))
    return
  }
  if (isSame(location.both, before, after)) return
  location.part.inner.add(comparedOnce(location, before, after))
}

const asObject = (schema: Json): Json =>
  schema === true ? {} : schema === false ? { enum: [] } : schema

/** Each pair of schemas is compared once for each side, whatever refers to it. */
function comparedOnce(location: Location, before: Json, after: Json): Part {
  const { both, side } = location
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
  const label = isShared ? `\`${schemaName(after)}\` ${sideWords[side]}` : location.label
  compareInline({ both, part, side, label }, left, right)
  return part
}

const sideWords = { request: 'in requests', reply: 'in replies' }

/** Returns the target of a plain reference; another schema is its own target. */
function targetOf(document: Json, schema: Json): Json {
  const isPlain = schema.$ref !== undefined && Object.keys(schema).length === 1
  return isPlain ? targetOf(document, pointed(document, schema.$ref)) : schema
}

function compareInline(location: Location, before: Json, after: Json): void {
  const { both } = location
  const [wasNullable, isNullable] = [
    permitsNull(both.before, before),
    permitsNull(both.after, after),
  ]
  if (wasNullable !== isNullable) {
    const words = isNullable ? 'may be null' : 'can no longer be null'
    addEffect(location, isNullable ? 'wider' : 'narrower', 'null', `${location.label} ${words}`)
  }
  const [left, right] = [withoutNull(both.before, before), withoutNull(both.after, after)]
  const [one, other] = [besideReference(left), besideReference(right)]
  if (one && other && isDeepStrictEqual(one.constraints, other.constraints)) {
    compareKeys(location, one.documents, other.documents, documents)
    compareSchemas(location, one.reference, other.reference)
    return
  }
  compareKeywords(location, inlined(both.before, left), inlined(both.after, right))
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

function compareKeywords(location: Location, before: Json, after: Json): void {
  const type = typeEffect(before.type, after.type)
  if (type !== undefined) {
    const text = `${location.label}: ${changeText('type', before.type, after.type)}`
    addEffect(location, type, 'type', text)
    if (before.type !== undefined && after.type !== undefined && type === 'other') return
  }
  if (!compareAlternatives(location, before, after)) return
  compareValues(location, before, after)
  compareMembers(location, before, after)
  comparePatterns(location, before, after)
  compareKeys(location, before, after, keywords)
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

/** Undefined stands for any type. */
function typesOf(type: Json): string[] | undefined {
  return type === undefined ? undefined : withIntegers(type)
}

const quoted = (values: readonly Json[]) => values.map(shown).join(', ')

/** `enum` and `const`. Enumerations are open for reading: clients accept values that they do not know. */
function compareValues(location: Location, before: Json, after: Json): void {
  const [left, right] = [valuesOf(before), valuesOf(after)]
  const { label, side } = location
  if (left === undefined && right === undefined) return
  if (left === undefined || right === undefined) {
    const words =
      right === undefined ? 'any value is permitted' : `only ${quoted(right)} are permitted`
    addEffect(location, right === undefined ? 'wider' : 'narrower', 'enum', `${label}: ${words}`)
    return
  }
  const { added, removed } = changesOf(left, right)
  const isReplaced = side === 'reply' && added.length > 0 && removed.length > 0
  const wasConstant = before.const !== undefined && after.const !== undefined
  if (isReplaced || (wasConstant && !isDeepStrictEqual(before.const, after.const))) {
    const [from, to] = wasConstant ? [[before.const], [after.const]] : [removed, added]
    const text = `${label}: values ${quoted(from)} were replaced by ${quoted(to)}`
    addFinding(location, 'breaking', 'enum', text)
    return
  }
  for (const value of removed) {
    const isBreaking = side === 'request'
    const text = `${label}: value ${shown(value)} was removed`
    addFinding(location, isBreaking ? 'breaking' : 'additive', 'enum', text)
  }
  for (const value of added) {
    addFinding(location, 'additive', 'enum', `${label}: value ${shown(value)} was added`)
  }
}

function valuesOf({ enum: values, const: constant }: Json): Json[] | undefined {
  if (constant === undefined) return values
  return values?.filter((value: Json) => isDeepStrictEqual(value, constant)) ?? [constant]
}

/** `properties` and `required`. Objects are open for reading and closed for writing. */
function compareMembers(location: Location, before: Json, after: Json): void {
  const { side } = location
  const wasRequired: string[] = before.required ?? []
  const isRequired: string[] = after.required ?? []
  const names = keysOf(before.properties, after.properties)
  const unlisted = [...wasRequired, ...isRequired].filter((name) => !names.includes(name))
  for (const name of new Set([...names, ...unlisted])) {
    const here = { ...location, label: memberOf(location.label, name) }
    const [left, right] = [before.properties?.[name], after.properties?.[name]]
    const must = isRequired.includes(name)
    if (left === undefined && right !== undefined) {
      const text = `${here.label} was added${must ? ' as required' : ''}`
      if (side === 'request' && must && !wasRequired.includes(name)) {
        addFinding(here, 'breaking', 'member-added', text)
      } else if (side === 'request' && wasPermitted(before, name)) {
        addFinding(
          here,
          'unjudged',
          'member-added',
          `${text}; any such member was permitted before`,
        )
      } else addFinding(here, 'additive', 'member-added', text)
      continue
    }
    if (right === undefined && left !== undefined) {
      addFinding(here, 'breaking', 'member-removed', `${here.label} was removed`)
      continue
    }
    if (must !== wasRequired.includes(name)) {
      const words = must ? 'became required' : 'became optional'
      addEffect(here, must ? 'narrower' : 'wider', 'required', `${here.label} ${words}`)
    }
    if (left !== undefined) compareSchemas(here, left, right)
  }
}

/** `patternProperties`. A pattern more is a constraint where members of such names were permitted. */
function comparePatterns(location: Location, before: Json, after: Json): void {
  const { patternProperties: was, properties = {}, additionalProperties } = before
  for (const pattern of keysOf(was, after.patternProperties)) {
    const here = { ...location, label: memberOf(location.label, pattern) }
    const [left, right] = [was?.[pattern], after.patternProperties?.[pattern]]
    if (left !== undefined && right !== undefined) compareSchemas(here, left, right)
    else if (left === undefined) {
      const isNew =
        additionalProperties === false &&
        was === undefined &&
        !Object.keys(properties).some((name) => new RegExp(pattern, 'u').test(name))
      const impact = location.side === 'reply' || isNew ? 'additive' : 'unjudged'
      addFinding(here, impact, 'patternProperties', `${here.label}: the pattern was added`)
    } else {
      addFinding(here, 'breaking', 'patternProperties', `${here.label}: the pattern was removed`)
    }
  }
}

/** Whether a schema permits a member that it does not list. */
function wasPermitted(schema: Json, name: string): boolean {
  return (
    schema.additionalProperties !== false ||
    Object.keys(schema.patternProperties ?? {}).some((pattern) =>
      new RegExp(pattern, 'u').test(name),
    )
  )
}

const unnamed: Readonly<Record<string, string>> = { '[]': 'elements', '[names]': 'names' }

/** The label of a member: `` `Tag` in replies `` and `name` make `` `Tag.name` in replies ``. */
function memberOf(label: string, name: string): string {
  const [, path, rest = ''] = /^`([^`]*)`( .*)$/.exec(label) ?? []
  if (path === undefined) return `${unnamed[name] ?? `\`${name}\``} of ${label}`
  return `\`${path}${name.startsWith('[') ? '' : '.'}${name}\`${rest}`
}

/**
 * `oneOf`, `anyOf` and `allOf`. Returns false where one alternative is what the whole schema was, or
 * became it, so that nothing remains to be compared.
 */
function compareAlternatives(location: Location, before: Json, after: Json): boolean {
  compareOverlaps(location, before.oneOf, after.oneOf)
  const [from, to] = [alternativesOf(before), alternativesOf(after)]
  if (from && to && from !== to) {
    // `anyOf` permits more than `oneOf`
    const effect = from === 'oneOf' ? 'wider' : 'narrower'
    addEffect(location, effect, from, `${location.label}: \`${from}\` became \`${to}\``)
    compareBranches(location, from, before[from], after[to])
    return true
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const [left, right]: [Json[] | undefined, Json[] | undefined] = [before[key], after[key]]
    if (left && right) compareBranches(location, key, left, right)
    else if (left ?? right) {
      const isOfWhole = key !== 'allOf' && isOneOf(location, key, before, after)
      const isAdded = left === undefined
      const words = isAdded ? 'was added' : 'was removed'
      const effect = isAdded === isOfWhole ? 'wider' : 'narrower'
      addEffect(location, effect, key, `${location.label}: \`${key}\` ${words}`)
      if (isOfWhole) return false
    }
  }
  return true
}

/**
 * Leaves changed alternatives of `oneOf` to a reviewer unless a value can be one of them alone: what more of them
 * permit is refused.
 */
function compareOverlaps(location: Location, before: Json, after: Json): void {
  const { both, label } = location
  if (after === undefined || isSame(both, before, after)) return
  const branches: Json[] = after.map((branch: Json) => inlined(both.after, branch))
  const areApart = branches.every((one, index) =>
    branches.slice(index + 1).every((other) => isApart(both.after, one, other)),
  )
  if (areApart) return
  const text = `${label}: the alternatives of \`oneOf\` changed, and a value may be several of them`
  addFinding(location, 'unjudged', 'oneOf', text)
}

/** Whether no value is valid by both schemas: their types differ, or a member that both require has other values. */
function isApart(document: Json, one: Json, other: Json): boolean {
  const [types, others] = [typesOf(one.type), typesOf(other.type)]
  if (types && others && !types.some((type) => others.includes(type))) return true
  const valuesIn = (schema: Json, name: string) => {
    const member = schema.required?.includes(name) && schema.properties?.[name]
    return member ? valuesOf(inlined(document, member)) : undefined
  }
  const areObjects = [one, other].every(({ type }) => type === 'object')
  return (
    areObjects &&
    Object.keys(one.properties ?? {}).some((name) => {
      const [values, otherValues] = [valuesIn(one, name), valuesIn(other, name)]
      return (
        values !== undefined &&
        otherValues !== undefined &&
        !values.some((value) => otherValues.some((each) => isDeepStrictEqual(each, value)))
      )
    })
  )
}

/** The keyword of a schema's alternatives, where it has one alone. */
function alternativesOf(schema: Json): string | undefined {
  const found = ['oneOf', 'anyOf'].filter((key) => schema[key] !== undefined)
  return found.length === 1 ? found[0] : undefined
}

/** Whether one of the two schemas is one of the alternatives of the other. */
function isOneOf({ both }: Location, key: string, before: Json, after: Json): boolean {
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
  location: Location,
  key: string,
  before: readonly Json[],
  after: readonly Json[],
): void {
  const { both } = location
  let left = [...before]
  let right = [...after]
  const pair = (isPair: (one: Json, other: Json) => boolean) => {
    for (const one of [...left]) {
      const other = right.find((each) => isPair(one, each))
      if (other === undefined) continue
      left = left.filter((each) => each !== one)
      right = right.filter((each) => each !== other)
      const label = schemaName(other)
        ? location.label
        : memberOf(location.label, `[${branchName(both.after, other)}]`)
      compareSchemas({ ...location, label }, one, other)
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
    const text = `${location.label}: the alternative \`${branchName(both.before, one)}\` was removed`
    addEffect(location, fewer, key, text)
  }
  // Of alternatives with a constant each, one more is to readers what a new value of an enumeration is
  const isOpen =
    location.side === 'reply' &&
    key !== 'allOf' &&
    before.every((branch) => constantOf(both.before, branch) !== undefined) &&
    after.every((branch) => constantOf(both.after, branch) !== undefined)
  for (const other of right) {
    const text = `${location.label}: the alternative \`${branchName(both.after, other)}\` was added`
    if (isOpen) addFinding(location, 'additive', key, text)
    else addEffect(location, more, key, text)
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
  (location, before = none, after = none, key) => {
    if (before === after) return
    const effect = after < before === isUpper ? 'narrower' : 'wider'
    const value = (bound: number) => (bound === none ? undefined : bound)
    const words = changeText(key, value(before), value(after))
    addEffect(location, effect, key, `${location.label}: ${words}`)
  }
const atMost = limit(true, Infinity)
const atLeast = limit(false, -Infinity)
const atLeastNone = limit(false, 0)

/** A constraint of which two different values cannot be compared. */
const constraint: Rule = (location, before, after, key) => {
  const effect = before === undefined ? 'narrower' : after === undefined ? 'wider' : 'other'
  const text = `${location.label}: ${changeText(key, before, after)}`
  addEffect(location, effect, key, text)
}

const flag: Rule = (location, before = false, after = false, key) => {
  if (before === after) return
  const words = `\`${key}\` ${after ? 'was added' : 'was removed'}`
  addEffect(location, after ? 'narrower' : 'wider', key, `${location.label}: ${words}`)
}

const multiple: Rule = (location, before, after, key) => {
  const effect =
    before === undefined || after % before === 0
      ? 'narrower'
      : after === undefined || before % after === 0
        ? 'wider'
        : 'other'
  const text = `${location.label}: ${changeText(key, before, after)}`
  addEffect(location, effect, key, text)
}

/** `additionalProperties`: false permits none, a schema some and true all; a reply may have more. */
const others: Rule = (location, before = true, after = true, key) => {
  const here = { ...location, label: memberOf(location.label, '*') }
  const [left, right] = [rankOf(before), rankOf(after)]
  if (left === right) {
    compareSchemas(here, before, after)
    return
  }
  const text = `${location.label}: ${changeText(key, before, after)}`
  const isOpened = location.side === 'reply' && left === 0
  if (isOpened) addFinding(location, 'additive', key, text)
  else addEffect(location, right > left ? 'wider' : 'narrower', key, text)
}
const rankOf = (value: Json): number => (value === false ? 0 : isObject(value) ? 1 : 2)

/** A default is what the server does without the value. */
const standard: Rule = (location, before, after, key) => {
  const text = `${location.label}: ${changeText(key, before, after)}`
  const isBreaking = location.side === 'request' && before !== undefined
  addFinding(location, isBreaking ? 'breaking' : 'additive', key, text)
}

const discriminator: Rule = (location, before, after, key) => {
  if (before === undefined || after === undefined || before.propertyName !== after.propertyName) {
    const text = `${location.label}: ${changeText(key, before, after)}`
    addFinding(location, before === undefined ? 'additive' : 'breaking', key, text)
    return
  }
  const { added, removed } = changesOf(
    Object.keys(before.mapping ?? {}),
    Object.keys(after.mapping ?? {}),
  )
  const name = `\`${before.propertyName}\``
  for (const value of removed) {
    const text = `${location.label}: ${name} ${shown(value)} no longer selects an alternative`
    addEffect(location, 'narrower', key, text)
  }
  for (const value of added) {
    const text = `${location.label}: ${name} ${shown(value)} selects an alternative`
    addFinding(location, 'additive', key, text)
  }
  for (const [value, reference] of Object.entries<string>(after.mapping ?? {})) {
    const earlier = before.mapping?.[value]
    if (earlier === undefined || earlier === reference) continue
    compareSchemas(location, { $ref: earlier }, { $ref: reference })
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
  items: (location, before, after) =>
    compareSchemas({ ...location, label: memberOf(location.label, '[]') }, before, after),
  propertyNames: (location, before, after) =>
    compareSchemas({ ...location, label: memberOf(location.label, '[names]') }, before, after),
  additionalProperties: others,
  patternProperties: considered,
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
  deprecated: (location, before, after, key) => {
    if (after) addFinding(location, 'additive', 'deprecated', `${location.label} is deprecated`)
    else described(location, before, after, key)
  },
}
