import type { Json } from '../contract/document.ts'

// An absolute id: references relative to an id without a scheme do not resolve
export const documentId = 'https://contract.invalid/openapi.json'

/** The component schemas as one JSON Schema document that `rewritten` schemas refer to. */
export function registered(document: Json, without: readonly string[] = []): Json {
  return { $id: documentId, $defs: rewritten(document.components.schemas, without) }
}

/** Keywords that say something to people alone. */
export const annotations = ['title', 'description', 'deprecated', 'examples']

/**
 * A schema of the contract as plain JSON Schema: local references absolute; gone are own and OpenAPI
 * keywords, and those of `without`.
 */
export function rewritten(node: Json, without: readonly string[] = [], key = ''): Json {
  if (Array.isArray(node)) return node.map((child) => rewritten(child, without))
  if (node === null || typeof node !== 'object') {
    return key === '$ref'
      ? String(node).replace('#/components/schemas/', `${documentId}#/$defs/`)
      : node
  }
  // Ajv takes the mapping of a discriminator from the `const` of each branch
  const foreign = (name: string) =>
    name.startsWith('x-') ||
    name === 'example' ||
    without.includes(name) ||
    (key === 'discriminator' && name === 'mapping')
  // An array whose elements the handler judges one by one takes any
  const isTaken = (name: string) => name === 'items' && node['x-judged-alone'] === true
  const inProperties = key === 'properties' || key === 'patternProperties'
  return Object.fromEntries(
    Object.entries<Json>(inProperties ? node : withNamedPatterns(node))
      .filter(([name]) => inProperties || !(foreign(name) || isTaken(name)))
      .map(([name, child]) => [name, rewritten(child, without, inProperties ? '' : name)]),
  )
}

/**
 * A map whose `propertyNames` have a pattern as `patternProperties`, which means the same: Ajv then reports a name
 * that does not fit as an unknown member.
 */
function withNamedPatterns(node: Json): Json {
  if (node.propertyNames?.pattern === undefined) return node
  const { propertyNames, additionalProperties, ...others } = node
  const patternProperties = { [propertyNames.pattern]: additionalProperties }
  return { ...others, additionalProperties: false, patternProperties }
}
