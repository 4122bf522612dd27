import { deprecationBreaches } from '../contract/deprecation.ts'
import { derive, keyOf } from '../contract/derive.ts'
import { problemBreaches } from '../contract/problems.ts'
import type { Operation } from './contract.ts'
import { idMember } from './events.ts'
import {
  eachSchema,
  isSuccess,
  type Json,
  jsonType,
  lookup,
  operationsOf,
  labelOf,
  parametersOf,
  resolve,
  schemaName,
  schemaRef,
} from '../contract/document.ts'

/** Visits every object of the document with the keys that lead to it, but none in an example, which may hold anything. */
function eachObject(
  node: Json,
  visit: (node: Json, path: readonly string[]) => void,
  path: readonly string[] = [],
): void {
  if (node === null || typeof node !== 'object') return
  visit(node, path)
  for (const [key, child] of Object.entries<Json>(node)) {
    const isExample = (key === 'value' || key === 'example') && !isOfNames(path)
    if (!isExample) eachObject(child, visit, [...path, key])
  }
}

/** Whether the keys of an object are names of members or of examples. */
function isOfNames(path: readonly string[]): boolean {
  return path.at(-1) === 'properties' || path.at(-1) === 'examples'
}

/** Every reference leads somewhere. */
export function checkReferences(document: Json, breaches: string[]): void {
  const seen = new Set<string>()
  eachObject(document, (node, path) => {
    if (typeof node.$ref !== 'string' || lookup(document, node) !== undefined) return
    seen.add(`${labelOf(path.slice(0, 3))}: ${node.$ref} points nowhere`)
  })
  breaches.push(...seen)
}

/** The responses of operations are those that follow from what they declare and from their `x-problems`. */
export function checkResponses(document: Json, breaches: string[]): void {
  const derived = derive(document).operations
  for (const [path, method, operation] of operationsOf(document)) {
    const { responses = {} } = operation
    const breach = (text: string) => breaches.push(`${labelOf(['paths', path, method])}: ${text}`)
    for (const fault of deprecationBreaches(document, operation)) breach(fault)
    for (const fault of problemBreaches(document, path, method)) breach(fault)
    const { failures, headers } = derived.get(keyOf(path, method)) ?? {}
    for (const [status, response] of Object.entries<Json>(responses)) {
      if (!isSuccess(status)) {
        if (!failures?.has(status)) {
          breach(
            `no rule implies the response ${status}: name its code in x-problems, or remove it`,
          )
        }
        continue
      }
      const names = Object.keys(headers?.get(status) ?? {})
      if (names.join() !== Object.keys(response.headers ?? {}).join()) {
        breach(
          `the headers of the response ${status} must be: ${names.join(', ') || 'none'}. Remove those ` +
            'written by hand, write the response on several lines, and run `npm run contract:format`',
        )
      }
    }
  }
}

/** One object is read with `If-None-Match` and changed with `If-Match`, so that its replies carry an ETag. */
export function checkConditions(document: Json, breaches: string[]): void {
  const takes = (path: string, method: string, header: string) =>
    parametersOf(document, path, method).some(({ name }) => name === header)
  for (const [path, method, operation] of operationsOf(document)) {
    const breach = (parameter: string, why: string) =>
      breaches.push(
        `${labelOf(['paths', path, method])}: ${why}, so it takes the parameter ${parameter}: ` +
          `- $ref: '#/components/parameters/${parameter}'`,
      )
    if (method === 'get') {
      const schema = operation.responses?.['200']?.content?.[jsonType]?.schema
      if (isIdentified(document, schema) && !takes(path, method, 'If-None-Match')) {
        breach('IfNoneMatch', 'it replies with one object')
      }
    } else if (method !== 'post') {
      const isRead = document.paths[path].get && takes(path, 'get', 'If-None-Match')
      if (isRead && !takes(path, method, 'If-Match')) {
        breach('IfMatch', 'it changes an object that has an ETag')
      }
    }
  }
}

/** Whether a schema describes a reply of one object with an id. */
function isIdentified(document: Json, node: Json): boolean {
  if (node === undefined) return false
  const { properties } = resolve(document, node)
  const object = properties?.success ? resolve(document, properties.data) : { properties }
  return [object, ...(object.oneOf ?? [])].some(
    (one: Json) => resolve(document, one).properties?.id !== undefined,
  )
}

/** Every type of event has its scope, its schema and its example. */
export function checkEvents(document: Json, breaches: string[]): void {
  const { schemas } = document.components
  const scopes = new Map<unknown, string>()
  for (const [type, { post }] of Object.entries<Json>(document.webhooks ?? {})) {
    const breach = (text: string) => breaches.push(`webhooks ${type}: ${text}`)
    const body = post?.requestBody && resolve(document, post.requestBody)
    const scope = scopes.get(body)
    scopes.set(body, scope ?? post?.['x-scope'])
    if (!post?.summary) breach('needs a summary')
    if (!schemas.Scope.enum.includes(post?.['x-scope'])) {
      breach('needs an x-scope, the scope that reads its object')
    } else if (scope !== undefined && scope !== post['x-scope']) {
      breach(`its x-scope is ${post['x-scope']}, but ${scope} reads its object in other events`)
    }
    const name = schemaName(body?.content?.[jsonType]?.schema)
    const schema = name === undefined ? undefined : schemas[name]
    if (!schema) {
      breach("needs a request body: { $ref: '#/components/requestBodies/XEvent' }, for a schema X")
    } else if (schemaName(schema.properties?.data) === undefined) {
      breach(`${name} needs a named schema for its data`)
    } else if (!schema.properties.type?.enum?.includes(type)) {
      breach(
        `${name} is written by hand and lacks the type: remove it, and run \`npm run contract:format\``,
      )
    } else {
      const data = resolve(document, schema.properties.data)
      const kinds: Json[] = (data.oneOf ?? [data]).map((kind: Json) => resolve(document, kind))
      for (const extension of ['x-resource', 'x-object'] as const) {
        const member = idMember(post, extension)
        if (kinds.every(({ required }) => required?.includes(member))) continue
        breach(
          `needs an ${extension}, a required member of its data with an id: it has no ${member}`,
        )
      }
    }
  }
}

/** Each tag has a name for people, by which tools sort operations. */
export function checkTags(document: Json, breaches: string[]): void {
  for (const { name, 'x-displayName': title } of document.tags as Json[]) {
    if (!title) breaches.push(`the tag ${name} needs an x-displayName, its name for people`)
  }
}

/** Examples are members of `examples`. */
export function checkExamples(document: Json, breaches: string[]): void {
  eachObject(document, (node, path) => {
    if (node.example === undefined || isOfNames(path)) return
    breaches.push(`${labelOf(path)}: write examples, which all tools read, and no example`)
  })
}

/** Links lead to operations, and name their parameters. */
export function checkLinks(
  document: Json,
  operations: readonly Operation[],
  breaches: string[],
): void {
  for (const [, , { operationId: id, responses = {} }] of operationsOf(document)) {
    const links = Object.values<Json>(responses).flatMap(({ links = {} }) =>
      Object.values<Json>(links),
    )
    for (const link of links) {
      const target = operations.find((operation) => operation.id === link.operationId)
      const known = target?.parameters.map(({ name }) => name) ?? []
      const unknown = Object.keys(link.parameters ?? {}).filter((name) => !known.includes(name))
      if (!target) breaches.push(`${id} links to ${link.operationId}, which there is not`)
      else if (unknown.length > 0) breaches.push(`${id} links with ${unknown.join()} unknown there`)
    }
  }
}

/**
 * Request objects are closed, and updates have no defaults: absent means unchanged there. A text that no
 * other keyword describes says how it is stored.
 */
export function checkRequestSchemas(
  document: Json,
  operations: readonly Operation[],
  breaches: string[],
): void {
  for (const { id, method, bodies } of operations) {
    for (const { schema } of bodies) {
      eachSchema(document, schemaRef(schema), schema, (node, where) => {
        if (node.properties && node.additionalProperties !== false) {
          breaches.push(`${where}: a request object needs additionalProperties: false`)
        }
        if (method !== 'POST' && node.default !== undefined) {
          breaches.push(`${where}: ${id} is an update, a default would overwrite what is absent`)
        }
        const member =
          where
            .replace(/\/items$/, '')
            .split('/')
            .at(-1) ?? ''
        if (node.format === 'uuid' && /.Ids?$/.test(member) && !node['x-references']) {
          breaches.push(`${where}: the id of another object needs x-references: its kind of object`)
        }
        if (isFreeText(node) && !textKinds.includes(node['x-text'])) {
          breaches.push(`${where}: a text of a request needs x-text: ${textKinds.join(', ')}`)
        }
      })
    }
  }
}

const textKinds = ['line', 'block', 'exact', 'email', 'phone']

function isFreeText({ type, format, pattern, enum: values, ...node }: Json): boolean {
  const isDescribed = format ?? values ?? node.const ?? node['x-references']
  return (
    [type].flat().includes('string') &&
    isDescribed === undefined &&
    (pattern === undefined || pattern === '\\S')
  )
}

/** Every string, array and integer has its bounds. A breach is named once, by the schema in which it is written. */
export function checkSchemaBounds(document: Json, breaches: string[]): void {
  const named = new Set(Object.values<Json>(document.components.schemas))
  for (const name of Object.keys(document.components.schemas)) {
    eachSchema(document, schemaRef(name), name, (node, where) => {
      if (where !== name && named.has(node)) return false
      const types = [node.type].flat()
      const isBounded = node.enum ?? node.const ?? node.maxLength
      if (types.includes('string') && node.format === 'binary') {
        // Generators apply maxLength to the object of a file, which has none
        if (node.maxLength ?? !node['x-max-bytes']) {
          breaches.push(`${where}: content in bytes needs x-max-bytes instead of maxLength`)
        }
      } else if (types.includes('string') && isBounded === undefined) {
        breaches.push(`${where}: a string needs maxLength`)
      }
      if (types.includes('array') && node.maxItems === undefined) {
        breaches.push(`${where}: an array needs maxItems`)
      }
      if (
        (types.includes('integer') || types.includes('number')) &&
        (node.minimum === undefined || node.maximum === undefined)
      ) {
        breaches.push(`${where}: a number needs minimum and maximum`)
      }
    })
  }
}

/**
 * No two components of a kind have names that differ only in upper and lower case: generators that write one file
 * for each lose one of them on macOS and Windows. No parameter has the name of a schema, of which
 * openapi-typescript-codegen would write two types.
 */
export function checkComponentNames(document: Json, breaches: string[]): void {
  for (const [kind, components] of Object.entries<Json>(document.components)) {
    const seen = new Map<string, string>()
    for (const name of Object.keys(components)) {
      const other = seen.get(name.toLowerCase())
      if (other === undefined) seen.set(name.toLowerCase(), name)
      else breaches.push(`${kind}: ${other} and ${name} differ only in upper and lower case`)
    }
  }
  for (const name of Object.keys(document.components.parameters)) {
    if (name in document.components.schemas) {
      breaches.push(`parameters: ${name} is the name of a schema, too`)
    }
  }
}

/**
 * A map has `additionalProperties` with the schema of its values, and `propertyNames`: most generators do not know
 * `patternProperties`, and none has a type for named members beside others.
 */
export function checkMaps(document: Json, breaches: string[]): void {
  eachObject(document, (node, path) => {
    if (node.patternProperties !== undefined) {
      const instead = 'propertyNames with the pattern, and additionalProperties with the schema'
      breaches.push(`${labelOf(path)}: patternProperties is not used: write ${instead}`)
    }
    if (node.properties && typeof node.additionalProperties === 'object') {
      breaches.push(`${labelOf(path)}: named members and those of a map need an object each`)
    }
  })
}

/**
 * Checks that the discriminator is an enum of one value in each alternative, because generators do not know `const`.
 */
export function checkDiscriminators(document: Json, breaches: string[]): void {
  for (const [name, schema] of Object.entries<Json>(document.components.schemas)) {
    if (schema.discriminator === undefined) continue
    const { propertyName } = schema.discriminator
    for (const branch of schema.oneOf as Json[]) {
      if (resolve(document, branch).properties[propertyName]?.enum?.length === 1) continue
      breaches.push(`${schemaName(branch) ?? name}: ${propertyName} needs an enum of one value`)
    }
  }
}

/** A nullable enum is a named enum or null, for which every generator has a type. */
export function checkNullableEnums(document: Json, breaches: string[]): void {
  for (const name of Object.keys(document.components.schemas)) {
    eachSchema(document, schemaRef(name), name, (node, where) => {
      if (!node.enum?.includes(null)) return
      const oneOf = "oneOf: [{ $ref: '#/components/schemas/X' }, { type: 'null' }]"
      breaches.push(`${where}: an enum does not list null: name the enum X, and write ${oneOf}`)
    })
  }
}
