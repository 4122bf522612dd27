import { keysOfPointer } from '../../src/lib/json-pointer.ts'

/** A JSON value of the contract whose members are read without a declared type. */
// oxlint-disable-next-line typescript/no-explicit-any -- this generator checks the structure of the document
export type Json = any

export const jsonType = 'application/json'
export const formType = 'application/x-www-form-urlencoded'
export const multipartType = 'multipart/form-data'
/** The media type that a response of bytes declares. */
export const anyType = '*/*'
/** The media type that a response of Server-Sent Events declares. It goes on until one side ends it. */
export const streamType = 'text/event-stream'
/** The part of a multipart form that brings the file. */
export const filePart = 'file'
/** Bytes that a handler gets as they are, a character each. */
export const rawTypes: readonly string[] = ['message/rfc822']
/** Methods of operations, in their order in the contract. */
export const methods = ['get', 'post', 'put', 'patch', 'delete']

/** Every operation with its path and method, in their order in the contract. */
export function operationsOf(
  document: Json,
): Array<readonly [path: string, method: string, operation: Json]> {
  return Object.entries<Json>(document.paths ?? {}).flatMap(([path, pathItem]) =>
    methods.flatMap((method) =>
      pathItem[method] ? [[path, method, pathItem[method]] as const] : [],
    ),
  )
}

/** An operation as every reader of the contract sees it. */
export interface OperationFacts {
  readonly id: string
  readonly tag: string
  /** In upper case. */
  readonly method: string
  readonly path: string
  /** Empty for an operation that needs a token of any scope. */
  readonly scopes: readonly string[]
  /** Takes no token. */
  readonly isPublic: boolean
  /** Whether users may do it to their own objects without its scopes. */
  readonly isOwn: boolean
}

/** Reads an operation. It is public by an empty list of `security`; a missing list does not make it public. */
export function factsOf(path: string, method: string, operation: Json): OperationFacts {
  const scopes: unknown = operation.security?.[0]?.bearer
  return {
    id: operation.operationId ?? '',
    tag: operation.tags?.[0],
    method: method.toUpperCase(),
    path,
    scopes: Array.isArray(scopes) ? scopes : [],
    isPublic: operation.security?.length === 0,
    isOwn: operation['x-own'] === true,
  }
}

/**
 * The parameters of an operation, those of its path first, references followed. A reference that points nowhere is left
 * out: `npm run generate` refuses it.
 */
export function parametersOf(document: Json, path: string, method: string): Json[] {
  const pathItem = document.paths[path]
  const nodes: Json[] = [...(pathItem.parameters ?? []), ...(pathItem[method].parameters ?? [])]
  return nodes.flatMap((node) => lookup(document, node) ?? [])
}

/** Whether a response with this status is a success. */
export function isSuccess(status: string): boolean {
  return /^(2\d\d|302)$/.test(status)
}

/** Returns the label of a location in the contract, made of its keys: `POST /tags, responses/404`. */
export function labelOf([section, name, method, ...rest]: readonly string[]): string {
  if (section === 'paths' && method !== undefined) {
    return [`${method.toUpperCase()} ${name}`, rest.join('/')].filter(Boolean).join(', ')
  }
  return [section, name, method, ...rest].filter((key) => key !== undefined).join('/')
}

/** Follows a local `$ref` (RFC 6901 pointer into the document) to the first value that has no `$ref`. */
export function resolve(document: Json, node: Json): Json {
  const found = lookup(document, node)
  if (found === undefined && node !== undefined) {
    throw new Error(`openapi.yaml: ${node.$ref} points nowhere`)
  }
  return found
}

/** Like `resolve`, but undefined for a reference that points nowhere. */
export function lookup(document: Json, node: Json): Json {
  if (node?.$ref === undefined) return node
  const target = pointed(document, node.$ref)
  return target === undefined ? undefined : lookup(document, target)
}

/** Returns what a local reference points to, which may be a reference itself; undefined where it points nowhere. */
export function pointed(document: Json, reference: string): Json {
  return keysOfPointer(String(reference)).reduce((value: Json, key) => value?.[key], document)
}

const schemaRoot = '#/components/schemas/'

/** The name of the component schema that a `$ref` points to, or undefined. */
export function schemaName(node: Json): string | undefined {
  return typeof node?.$ref === 'string' && node.$ref.startsWith(schemaRoot)
    ? node.$ref.slice(schemaRoot.length)
    : undefined
}

/** The reference to a component schema. */
export function schemaRef(name: string): { readonly $ref: string } {
  return { $ref: schemaRoot + name }
}

/** Visits a schema and all below it once each, following references; nothing below one for which `visit` returns false. */
export function eachSchema(
  document: Json,
  node: Json,
  where: string,
  visit: (node: Json, where: string) => void | false,
  seen = new Set<Json>(),
): void {
  const schema = resolve(document, node)
  if (node.$ref !== undefined) visit({ ...node, $ref: undefined }, where)
  if (seen.has(schema)) return
  seen.add(schema)
  if (visit(schema, where) === false) return

  const below: Array<[string, Json]> = [
    ...Object.entries<Json>(schema.properties ?? {}),
    ...[...(schema.oneOf ?? []), ...(schema.anyOf ?? []), ...(schema.allOf ?? [])].map(
      (child: Json, index: number): [string, Json] => [String(index), child],
    ),
  ]
  if (schema.items) below.push(['items', schema.items])
  if (typeof schema.additionalProperties === 'object') {
    below.push(['additionalProperties', schema.additionalProperties])
  }
  for (const [key, child] of below) eachSchema(document, child, `${where}/${key}`, visit, seen)
}
