import openapiTS, { astToString } from 'openapi-typescript'
import { type Contract, type Operation } from './contract.ts'
import { filePart, type Json, multipartType, rawTypes, resolve } from '../contract/document.ts'

/** The contract's schemas and operations as TypeScript, by openapi-typescript. */
export async function typesModule(text: string): Promise<string> {
  const nodes = await openapiTS(text, { alphabetize: true, defaultNonNullable: false })
  return astToString(nodes)
}

/**
 * Returns the module of the parameters, bodies and replies of each operation by operationId, and the operationIds of
 * each tag.
 */
export function operationsModule({ document, operations }: Contract): string {
  const tags: string[] = document.tags.map((tag: Json) => tag.name)
  const rows = operations.map(
    (operation) => `  ${operation.id}: {
    params: ${partType(operation, 'path')}
    query: ${defaulted(partType(operation, 'query'), queryDefaults(document, operation))}
    body: ${handledBodyType(document, operation)}
    /** The query as a client may send it. */
    queryInput: ${partType(operation, 'query')}
    /** The body as a client may send it. */
    input: ${bodyType(operation)}
    reply: ${replyType(operation)}
  }`,
  )
  const unmanagedOperations = operations
    .filter(({ bodies, successes, isUnmanaged }) => {
      const takesFile = bodies.some(
        ({ mediaType }) => mediaType === multipartType || rawTypes.includes(mediaType),
      )
      return (
        isUnmanaged || takesFile || successes.some(({ isBinary, isStream }) => isBinary || isStream)
      )
    })
    .map(({ id }) => id)
  const byTag = tags.map((tag) => {
    const ids = operations.filter((operation) => operation.tag === tag).map(({ id }) => `'${id}'`)
    return `  '${tag}': ${ids.join(' | ') || 'never'}`
  })

  return `import type { Content } from '../src/http/reply/content.ts'
import type { Form } from '../src/http/request/upload.ts'
import type { components, operations } from './types.ts'

/** A component schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The validator fills defaults in, so these members are always there. */
type Defaulted<T, Keys extends keyof T> = Omit<T, Keys> & Required<Pick<T, Keys>>

export interface Operations {
${rows.join('\n')}
}
export type OperationId = keyof Operations

/** Operations that take a file, answer with bytes or a stream, move stored bytes or compute for long. */
export type UnmanagedOperation = ${unmanagedOperations.map((id) => `'${id}'`).join(' | ') || 'never'}

export interface OperationsByTag {
${byTag.join('\n')}
}
export type Tag = keyof OperationsByTag
`
}

function partType(operation: Operation, location: 'path' | 'query'): string {
  const has = operation.parameters.some((parameter) => parameter.in === location)
  return has ? `NonNullable<operations['${operation.id}']['parameters']['${location}']>` : '{}'
}

/** The body as a client may send it. */
function bodyType(operation: Operation): string {
  return schemasOf(operation, ({ mediaType }) => mediaType !== multipartType)
}

/** The body as a handler gets it: parsed, as bytes, or as a form to read. */
function handledBodyType(document: Json, operation: Operation): string {
  const parsed = parsedBodyType(operation)
  const others = [...rawBodyType(operation), ...formTypes(document, operation)]
  if (parsed === 'undefined' && operation.bodyRequired) return others.join(' | ')
  return [defaulted(parsed, bodyDefaults(document, operation)), ...others].join(' | ')
}

function parsedBodyType(operation: Operation): string {
  return schemasOf(
    operation,
    ({ mediaType }) => mediaType !== multipartType && !rawTypes.includes(mediaType),
  )
}

/** A body of bytes, which a handler gets as it came. */
function rawBodyType({ bodies }: Operation): string[] {
  return bodies.some(({ mediaType }) => rawTypes.includes(mediaType)) ? ['Buffer'] : []
}

function schemasOf(
  operation: Operation,
  matchesType: (body: Operation['bodies'][number]) => boolean,
): string {
  const names = new Set(
    operation.bodies.filter(matchesType).map(({ schema }) => `components['schemas']['${schema}']`),
  )
  if (names.size === 0) return 'undefined'
  return [...names].join(' | ') + (operation.bodyRequired ? '' : ' | undefined')
}

/** A form that brings a file: what the handler reads it by. */
function formTypes(document: Json, operation: Operation): string[] {
  return operation.bodies
    .filter(({ mediaType }) => mediaType === multipartType)
    .map(({ schema }) => {
      const fields = `Omit<components['schemas']['${schema}'], '${filePart}'>`
      return `Form<${defaulted(fields, schemaDefaults(document, schema))}>`
    })
}

function replyType({ successes }: Operation): string {
  if (successes.some(({ isBinary }) => isBinary)) return 'Content'
  const body = (schema: string | undefined) =>
    schema === undefined ? 'void' : `components['schemas']['${schema}']`
  if (successes.some(({ status }) => status === 302)) return '{ location: string }'
  if (successes.length === 1) return body(successes[0]?.schema)
  return successes
    .map(({ status, schema }) => `{ status: ${status}; body: ${body(schema)} }`)
    .join(' | ')
}

function defaulted(type: string, names: string[]): string {
  return names.length === 0 ? type : `Defaulted<${type}, ${names.map((n) => `'${n}'`).join(' | ')}>`
}

function queryDefaults(document: Json, operation: Operation): string[] {
  return operation.parameters
    .filter(({ in: location, schema }) => location === 'query' && hasDefault(document, schema))
    .map(({ name }) => name)
}

function bodyDefaults(document: Json, operation: Operation): string[] {
  const bodies = operation.bodies.filter(({ mediaType }) => mediaType !== multipartType)
  return [...new Set(bodies.flatMap(({ schema }) => schemaDefaults(document, schema)))]
}

function schemaDefaults(document: Json, schema: string): string[] {
  const properties = document.components.schemas[schema].properties ?? {}
  return Object.entries<Json>(properties).flatMap(([name, node]) =>
    hasDefault(document, node) ? [name] : [],
  )
}

function hasDefault(document: Json, node: Json): boolean {
  return node.default !== undefined || resolve(document, node).default !== undefined
}
