import { type Json, labelOf } from '../contract/document.ts'

/** Keywords of JSON Schema and OpenAPI that the contract uses; tools ignore any other without a word. */
const keywords = new Set([
  ...['$ref', 'type', 'enum', 'const', 'default', 'format', 'description', 'examples'],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'minProperties'],
  ...['maxProperties', 'items', 'minItems', 'maxItems', 'uniqueItems', 'minLength', 'maxLength'],
  ...['pattern', 'minimum', 'maximum', 'allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else'],
  ...[
    'discriminator',
    'deprecated',
    'contentMediaType',
    'contentSchema',
    'readOnly',
    'writeOnly',
    'title',
  ],
])

/** Each keyword of a schema is one that tools know, or an extension: a comma in a text of YAML makes an unknown one. */
export function checkKeywords(document: Json, breaches: string[]): void {
  const visit = (schema: Json, path: readonly string[]): void => {
    if (schema === null || typeof schema !== 'object') return
    for (const [key, child] of Object.entries<Json>(schema)) {
      if (!keywords.has(key) && !key.startsWith('x-')) {
        breaches.push(`${path.join('/')}: ${JSON.stringify(key)} is no keyword of a schema`)
      }
      if (key === 'properties') {
        for (const [name, one] of Object.entries<Json>(child)) visit(one, [...path, name])
      } else if (['allOf', 'anyOf', 'oneOf'].includes(key)) {
        for (const one of child as Json[]) visit(one, path)
      } else if (
        ['items', 'additionalProperties', 'propertyNames', 'not', 'if', 'then', 'else'].includes(
          key,
        )
      ) {
        visit(child, [...path, key])
      }
    }
  }
  const find = (node: Json, path: readonly string[]): void => {
    if (node === null || typeof node !== 'object') return
    for (const [key, child] of Object.entries<Json>(node)) {
      if (key === 'schema') visit(child, [labelOf(path)])
      else if (key === 'example' && !path.includes('examples')) {
        breaches.push(`${labelOf(path)}: write examples, which all tools read, and no example`)
      }
      // An example may hold anything
      else if (key !== 'value') find(child, [...path, key])
    }
  }
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) {
    visit(schema, [name])
  }
  const { schemas: _, ...components } = document.components
  find({ paths: document.paths, components }, [])
}

/** Each tag has a name for people, by which tools sort operations. */
export function checkTags(document: Json, breaches: string[]): void {
  for (const { name, 'x-displayName': title } of document.tags as Json[]) {
    if (!title) breaches.push(`the tag ${name} needs an x-displayName, its name for people`)
  }
}
