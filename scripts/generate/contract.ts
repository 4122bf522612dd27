import { parse } from 'yaml'
import { undescribed } from './descriptions.ts'
import { sizeBreaches } from './sizes.ts'

/** A JSON value of the contract, looked into without knowing its shape. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the document's shape is what this generator checks
export type Json = any

export interface Parameter {
  readonly name: string
  readonly in: 'path' | 'query' | 'header'
  readonly required: boolean
  readonly schema: Json
}

export interface Success {
  readonly status: number
  /** Name of the component schema of the body; undefined when there is no body, or none in JSON. */
  readonly schema: string | undefined
  /** The body is bytes of any type. */
  readonly isBinary: boolean
  readonly headers: readonly string[]
  /** The operation that gets the object just made, and where in the body its id is. */
  readonly link: { readonly operationId: string; readonly idPath: readonly string[] } | undefined
}

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly scopes: readonly string[]
  /** Takes no token. */
  readonly isPublic: boolean
  /** `x-moves-bytes`: reads or writes stored bytes although neither its body nor its reply is bytes. */
  readonly movesBytes: boolean
  readonly parameters: readonly Parameter[]
  readonly bodyRequired: boolean
  /** Body media types with the name of their component schema. */
  readonly bodies: ReadonlyArray<{ readonly mediaType: string; readonly schema: string }>
  readonly successes: readonly Success[]
}

export interface Contract {
  readonly document: Json
  readonly operations: readonly Operation[]
}

export const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'
export const multipartType = 'multipart/form-data'
/** What a response of bytes is declared as. */
const anyType = '*/*'
/** The part of a multipart form that brings the file. */
export const filePart = 'file'
/** Bytes that a handler gets as they are, a character each. */
export const rawTypes: readonly string[] = ['message/rfc822']
const methods = ['get', 'post', 'put', 'patch', 'delete']
const verbs =
  /^(list|get|lookup|create|upsert|update|bulkChange|delete|add|remove|set|assign|reorder|restore|merge|block|unblock|rotate|revoke|invite|validate|receive|send|retry|cancel|mark|hold|resume|close|reopen|transfer|accept|reject|complete|pull|route|simulate|test|redeliver|replay)[A-Z][A-Za-z]*$/

/**
 * Reads the contract and checks the house rules that the rest of the program relies on.
 * Throws one Error that lists every breach.
 */
export function readContract(text: string): Contract {
  const document: Json = parse(text)
  const breaches: string[] = []
  const operations: Operation[] = []

  for (const [path, pathItem] of Object.entries<Json>(document.paths ?? {})) {
    for (const key of Object.keys(pathItem)) {
      if (key !== 'parameters' && !methods.includes(key))
        breaches.push(`${path}: unknown method ${key}`)
    }
    for (const method of methods) {
      if (pathItem[method]) operations.push(operationOf(document, path, method, breaches))
    }
  }

  checkIds(operations, breaches)
  checkLinks(document, operations, breaches)
  checkRequestSchemas(document, operations, breaches)
  checkSchemaBounds(document, breaches)
  checkScopes(document, breaches)
  for (const where of undescribed(document)) {
    breaches.push(`${where} needs a description in full sentences`)
  }
  // Sizes can only be computed where everything else has its bounds
  if (breaches.length === 0) breaches.push(...sizeBreaches(document, operations))
  if (breaches.length > 0) {
    throw new Error(`openapi.yaml breaks the house rules:\n  ${breaches.join('\n  ')}`)
  }
  return { document, operations: [...operations].sort((a, b) => (a.id < b.id ? -1 : 1)) }
}

/** Follows a local `$ref` (RFC 6901 pointer into the document) until a value that is none. */
export function resolve(document: Json, node: Json): Json {
  if (node?.$ref === undefined) return node
  const target = String(node.$ref)
    .slice(2)
    .split('/')
    .reduce(
      (value: Json, key) => value?.[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      document,
    )
  if (target === undefined) throw new Error(`openapi.yaml: ${node.$ref} points nowhere`)
  return resolve(document, target)
}

/** The name of the component schema that a `$ref` points to, or undefined. */
export function schemaName(node: Json): string | undefined {
  const prefix = '#/components/schemas/'
  return typeof node?.$ref === 'string' && node.$ref.startsWith(prefix)
    ? node.$ref.slice(prefix.length)
    : undefined
}

function operationOf(document: Json, path: string, method: string, breaches: string[]): Operation {
  const pathItem = document.paths[path]
  const operation = pathItem[method]
  const id: string = operation.operationId ?? ''
  const breach = (text: string) => breaches.push(`${method} ${path}: ${text}`)

  if (!verbs.test(id)) breach(`operationId '${id}' is not a known verb and a noun`)
  const known = document.tags.map((tag: Json) => tag.name)
  if (operation.tags?.length !== 1 || !known.includes(operation.tags[0])) {
    breach('needs exactly one tag, declared in tags')
  }
  if (!operation.summary || operation.summary.split(' ').length > 6) {
    breach('needs a summary of at most six words')
  }

  const parameters: Parameter[] = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])]
    .map((node: Json) => resolve(document, node))
    .map(({ name, in: place, required, schema }: Json) => ({
      name,
      in: place,
      required: required ?? false,
      schema,
    }))
  for (const [, name] of path.matchAll(/\{(\w+)\}/g)) {
    if (!parameters.some((parameter) => parameter.in === 'path' && parameter.name === name)) {
      breach(`path parameter ${name} is not declared`)
    }
  }
  if (method === 'post' && !parameters.some(({ name }) => name === 'Idempotency-Key')) {
    breach('a post takes the IdempotencyKey parameter')
  }

  return {
    id,
    tag: operation.tags?.[0],
    method: method.toUpperCase(),
    path,
    scopes: scopesOf(document, operation, breach),
    isPublic: isPublic(operation),
    movesBytes: operation['x-moves-bytes'] === true,
    parameters,
    bodyRequired: operation.requestBody?.required === true,
    bodies: bodiesOf(document, operation, breach),
    successes: successesOf(document, operation, breach),
  }
}

function scopesOf(document: Json, operation: Json, breach: (text: string) => void): string[] {
  if (isPublic(operation)) return []
  const scopes = operation.security?.[0]?.bearer
  if (operation.security?.length !== 1 || !Array.isArray(scopes)) {
    breach("needs security with scopes, such as [{ bearer: ['groups:read'] }]")
    return []
  }
  for (const scope of scopes) {
    if (!document.components.schemas.Scope.enum.includes(scope)) {
      breach(`scope ${scope} is not in the Scope schema`)
    }
  }
  return scopes
}

/** Said in so many words: an empty list, not none. */
function isPublic(operation: Json): boolean {
  return operation.security?.length === 0
}

function bodiesOf(
  document: Json,
  operation: Json,
  breach: (text: string) => void,
): Operation['bodies'] {
  return Object.entries<Json>(operation.requestBody?.content ?? {}).map(([mediaType, media]) => {
    if (![jsonType, formType, multipartType, ...rawTypes].includes(mediaType)) {
      breach(`body type ${mediaType} is unknown`)
    }
    if (
      mediaType === multipartType &&
      !resolve(document, media.schema).required?.includes(filePart)
    ) {
      breach(`a form of ${mediaType} needs the required member ${filePart}`)
    }
    if (media.example === undefined && media.examples === undefined) {
      breach(`${mediaType} needs an example`)
    }
    const schema = schemaName(media.schema)
    if (schema === undefined) breach(`the body of ${mediaType} must be a $ref to a named schema`)
    return { mediaType, schema: schema ?? '' }
  })
}

function successesOf(document: Json, operation: Json, breach: (text: string) => void): Success[] {
  const successes = Object.entries<Json>(operation.responses ?? {}).filter(([status]) =>
    /^(2\d\d|302)$/.test(status),
  )
  if (successes.length === 0) breach('needs a success response')

  return successes.map(([status, node]) => {
    const response = resolve(document, node)
    const media = response.content?.[jsonType]
    const schema = schemaName(media?.schema)
    const isBinary = response.content?.[anyType] !== undefined
    if (isBinary && Object.keys(response.content).length > 1) {
      breach(`response ${status} is ${anyType}, which leaves nothing to be said of others`)
    }
    if (isBinary) {
      // Its headers are those of RFC 9110, whatever the operation
    } else if (
      status === '204' || status === '302' ? response.content !== undefined : schema === undefined
    ) {
      breach(`response ${status} needs application/json with a $ref to a named schema`)
    }
    if (media && media.example === undefined && media.examples === undefined) {
      breach(`response ${status} needs an example`)
    }
    if (status === '201' && response.links === undefined) {
      breach('response 201 needs links to what can be done with it next')
    }
    return {
      status: Number(status),
      schema,
      isBinary,
      headers: Object.keys(response.headers ?? {}),
      link: linkOf(response),
    }
  })
}

function linkOf(response: Json): Success['link'] {
  const link = Object.values<Json>(response.links ?? {})[0]
  const pointer = /^\$response\.body#\/(.+)$/.exec(link?.parameters?.id ?? '')?.[1]
  return pointer === undefined
    ? undefined
    : { operationId: link.operationId, idPath: pointer.split('/') }
}

function checkIds(operations: readonly Operation[], breaches: string[]): void {
  const seen = new Set<string>()
  for (const { id } of operations) {
    if (seen.has(id)) breaches.push(`operationId ${id} is used twice`)
    seen.add(id)
  }
}

/** Links lead to operations, and name their parameters. */
function checkLinks(document: Json, operations: readonly Operation[], breaches: string[]): void {
  const all = Object.values<Json>(document.paths).flatMap((path) => Object.values<Json>(path))
  for (const { operationId: id, responses = {} } of all) {
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
function checkRequestSchemas(
  document: Json,
  operations: readonly Operation[],
  breaches: string[],
): void {
  for (const { id, method, bodies } of operations) {
    for (const { schema } of bodies) {
      eachSchema(document, { $ref: `#/components/schemas/${schema}` }, schema, (node, where) => {
        if (node.properties && node.additionalProperties !== false) {
          breaches.push(`${where}: a request object needs additionalProperties: false`)
        }
        if (method !== 'POST' && node.default !== undefined) {
          breaches.push(`${where}: ${id} is an update, a default would overwrite what is absent`)
        }
        if (isFreeText(node) && !textKinds.includes(node['x-text'])) {
          breaches.push(`${where}: a text of a request needs x-text: ${textKinds.join(', ')}`)
        }
      })
    }
  }
}

const textKinds = ['line', 'block', 'exact']

function isFreeText({ type, format, pattern, enum: values, ...node }: Json): boolean {
  const isDescribed = format ?? values ?? node.const ?? node['x-references']
  return (
    [type].flat().includes('string') &&
    isDescribed === undefined &&
    (pattern === undefined || pattern === '\\S')
  )
}

/** Every string, array and integer has its bounds. */
function checkSchemaBounds(document: Json, breaches: string[]): void {
  for (const name of Object.keys(document.components.schemas)) {
    eachSchema(document, { $ref: `#/components/schemas/${name}` }, name, (node, where) => {
      const types = [node.type].flat()
      if (types.includes('string') && !node.enum && node.const === undefined && !node.maxLength) {
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

/** Visits a schema and all below it once each, following references. */
export function eachSchema(
  document: Json,
  node: Json,
  where: string,
  visit: (node: Json, where: string) => void,
  seen = new Set<Json>(),
): void {
  const schema = resolve(document, node)
  if (node.$ref !== undefined) visit({ ...node, $ref: undefined }, where)
  if (seen.has(schema)) return
  seen.add(schema)
  visit(schema, where)

  const below: Array<[string, Json]> = [
    ...Object.entries<Json>(schema.properties ?? {}),
    ...Object.entries<Json>(schema.patternProperties ?? {}),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(
      (child: Json, index: number): [string, Json] => [String(index), child],
    ),
  ]
  if (schema.items) below.push(['items', schema.items])
  for (const [key, child] of below) eachSchema(document, child, `${where}/${key}`, visit, seen)
}

/** The catalogue of permissions is made of them. */
function checkScopes(document: Json, breaches: string[]): void {
  const { enum: scopes, 'x-descriptions': descriptions = {} } = document.components.schemas.Scope
  for (const scope of scopes as string[]) {
    if (!descriptions[scope]) breaches.push(`the scope ${scope} needs its description`)
  }
  for (const scope of Object.keys(descriptions as object)) {
    if (!(scopes as string[]).includes(scope)) breaches.push(`there is no scope ${scope}`)
  }
}
