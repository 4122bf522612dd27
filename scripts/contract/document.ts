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

/** The name of the component schema that a `$ref` points to, or undefined. */
export function schemaName(node: Json): string | undefined {
  const prefix = '#/components/schemas/'
  return typeof node?.$ref === 'string' && node.$ref.startsWith(prefix)
    ? node.$ref.slice(prefix.length)
    : undefined
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
