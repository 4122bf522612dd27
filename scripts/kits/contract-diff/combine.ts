import { isDeepStrictEqual } from 'node:util'
import { type Json, pointed } from '../../contract/document.ts'

/** Keywords that only describe. */
export const annotations: readonly string[] = [
  '$comment',
  'description',
  'example',
  'examples',
  'externalDocs',
  'summary',
  'title',
  'x-enumDescriptions',
]
/** Keywords of which the outer one holds: no value becomes valid or invalid by them. */
const outermost = new Set([...annotations, 'default', 'deprecated', 'readOnly', 'writeOnly'])
/** Keywords that refer to each other, so that those of two schemas cannot be put together. */
const groups: ReadonlyArray<readonly string[]> = [
  ['properties', 'patternProperties', 'additionalProperties'],
  ['items', 'prefixItems'],
  ['contains', 'minContains', 'maxContains'],
  ['if', 'then', 'else'],
  ['unevaluatedItems', 'items', 'prefixItems', 'contains'],
  ['unevaluatedProperties', 'properties', 'patternProperties', 'additionalProperties'],
]

type Merge = (one: Json, other: Json) => Json

const smaller: Merge = (one, other) => Math.min(one, other)
const greater: Merge = (one, other) => Math.max(one, other)
/** How two values of a keyword become one that permits what both do. */
const merges: Readonly<Record<string, Merge>> = {
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
  minimum: greater,
  exclusiveMinimum: greater,
  minLength: greater,
  minItems: greater,
  minProperties: greater,
  required: (one, other) => [...new Set([...one, ...other])],
  enum: (one, other) =>
    one.filter((value: Json) => other.some((each: Json) => isDeepStrictEqual(each, value))),
  type: (one, other) => {
    const [types, others] = [withIntegers(one), withIntegers(other)]
    const common = types.filter((type) => others.includes(type))
    const shortest = common.filter((type) => type !== 'integer' || !common.includes('number'))
    return shortest.length === 1 ? shortest[0] : shortest
  },
}

/** Returns the types of a keyword; an integer is a number. */
export function withIntegers(type: Json): string[] {
  const types: string[] = [type].flat()
  return types.includes('number') ? [...types, 'integer'] : types
}

/**
 * Returns one schema that permits what both permit (JSON Schema 2020-12, core, 7.7.1 and 10.2.1.1), or undefined where
 * a keyword of both cannot be put together.
 */
function conjunctionOf(inner: Json, outer: Json): Json | undefined {
  const merged = { ...inner, ...outer }
  for (const [key, value] of Object.entries<Json>(inner)) {
    if (outer[key] === undefined || outermost.has(key)) continue
    if (isDeepStrictEqual(value, outer[key])) continue
    const merge = merges[key]
    if (!merge) return undefined
    merged[key] = merge(value, outer[key])
  }
  const isSplit = groups.some((group) => {
    const [one, other] = [inner, outer].map((schema) =>
      Object.fromEntries(group.map((key) => [key, schema[key]])),
    )
    const isEmpty = (part: Json) => group.every((key) => part[key] === undefined)
    return !isEmpty(one) && !isEmpty(other) && !isDeepStrictEqual(one, other)
  })
  return isSplit ? undefined : merged
}

/**
 * Returns a node in which the target of its reference stands in for the reference. Where a keyword beside the reference
 * constrains otherwise than its target, the target stays a schema of `allOf`.
 */
export function inlined(document: Json, node: Json): Json {
  if (typeof node?.$ref !== 'string') return node
  const { $ref, ...beside } = node
  const target = inlined(document, pointed(document, $ref))
  if (!isObject(target)) return target
  return conjunctionOf(target, beside) ?? { ...beside, allOf: [...(beside.allOf ?? []), { $ref }] }
}

/** Whether a schema permits null. A schema that leads to itself permits it unless something beside that does not. */
export function permitsNull(document: Json, schema: Json, within: readonly Json[] = []): boolean {
  if (!isObject(schema) || within.includes(schema)) return schema !== false
  const permits = (one: Json) => permitsNull(document, one, [...within, schema])
  const { $ref, type, enum: values, const: constant, allOf = [], anyOf, oneOf } = schema
  return (
    ($ref === undefined || permits(pointed(document, $ref) ?? {})) &&
    (type === undefined || [type].flat().includes('null')) &&
    (values === undefined || values.includes(null)) &&
    (constant === undefined || constant === null) &&
    allOf.every(permits) &&
    (anyOf === undefined || anyOf.some(permits)) &&
    (oneOf === undefined || oneOf.some(permits))
  )
}

/** Returns a schema without the null that it permits in one of the ways in which JSON Schema can say so. */
export function withoutNull(document: Json, schema: Json): Json {
  if (schema.$ref !== undefined) {
    if (!permitsNull(document, schema)) return schema
    const { $ref, ...beside } = schema
    const target = pointed(document, $ref)
    const merged = isObject(target) && conjunctionOf(withoutNull(document, target), beside)
    return merged ? withoutNull(document, merged) : schema
  }
  for (const key of ['oneOf', 'anyOf', 'allOf']) {
    const branches: Json[] = schema[key] ?? []
    const others = key === 'allOf' ? branches : branches.filter((branch) => branch.type !== 'null')
    const { [key]: _, ...rest } = schema
    const merged =
      others.length === 1 && isObject(others[0]) ? conjunctionOf(others[0], rest) : undefined
    if (merged) return withoutNull(document, merged)
    if (others.length < branches.length) return { ...rest, [key]: others }
  }
  const { type, enum: values } = schema
  if (!Array.isArray(type) || !type.includes('null')) return schema
  const types = type.filter((each) => each !== 'null')
  return {
    ...schema,
    type: types.length === 1 ? types[0] : types,
    ...(values && { enum: values.filter((value: Json) => value !== null) }),
  }
}

export function isObject(value: Json): boolean {
  return typeof value === 'object' && value !== null
}
