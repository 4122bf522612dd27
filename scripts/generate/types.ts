import openapiTS, { astToString } from 'openapi-typescript'
import { type Contract, type Json, type Operation, resolve } from './contract.ts'

/** The contract's schemas and operations as TypeScript, by openapi-typescript. */
export async function typesModule(text: string): Promise<string> {
  const nodes = await openapiTS(text, { alphabetize: true, defaultNonNullable: false })
  return astToString(nodes)
}

/** What each operation takes and gives, by operationId, and the operationIds of each tag. */
export function operationsModule({ document, operations }: Contract): string {
  const tags: string[] = document.tags.map((tag: Json) => tag.name)
  const rows = operations.map(
    (operation) => `  ${operation.id}: {
    params: ${partType(operation, 'path')}
    query: ${defaulted(partType(operation, 'query'), queryDefaults(document, operation))}
    body: ${defaulted(bodyType(operation), bodyDefaults(document, operation))}
    /** The query as a client may send it. */
    queryInput: ${partType(operation, 'query')}
    /** The body as a client may send it. */
    input: ${bodyType(operation)}
    reply: ${replyType(operation)}
  }`,
  )
  const byTag = tags.map((tag) => {
    const ids = operations.filter((operation) => operation.tag === tag).map(({ id }) => `'${id}'`)
    return `  '${tag}': ${ids.join(' | ') || 'never'}`
  })

  return `import type { components, operations } from './types.ts'

/** A component schema of the contract. */
export type Schema<Name extends keyof components['schemas']> = components['schemas'][Name]

/** The validator fills defaults in, so these members are always there. */
type Defaulted<T, Keys extends keyof T> = Omit<T, Keys> & Required<Pick<T, Keys>>

export interface Operations {
${rows.join('\n')}
}
export type OperationId = keyof Operations

export interface OperationsByTag {
${byTag.join('\n')}
}
export type Tag = keyof OperationsByTag
`
}

function partType(operation: Operation, place: 'path' | 'query'): string {
  const has = operation.parameters.some((parameter) => parameter.in === place)
  return has ? `NonNullable<operations['${operation.id}']['parameters']['${place}']>` : '{}'
}

function bodyType(operation: Operation): string {
  const names = new Set(operation.bodies.map(({ schema }) => `components['schemas']['${schema}']`))
  if (names.size === 0) return 'undefined'
  return [...names].join(' | ') + (operation.bodyRequired ? '' : ' | undefined')
}

function replyType({ successes }: Operation): string {
  const body = (schema: string | undefined) =>
    schema === undefined ? 'void' : `components['schemas']['${schema}']`
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
    .filter(({ in: place, schema }) => place === 'query' && hasDefault(document, schema))
    .map(({ name }) => name)
}

function bodyDefaults(document: Json, operation: Operation): string[] {
  const names = new Set<string>()
  for (const { schema } of operation.bodies) {
    const properties = document.components.schemas[schema].properties ?? {}
    for (const [name, node] of Object.entries<Json>(properties)) {
      if (hasDefault(document, node)) names.add(name)
    }
  }
  return [...names]
}

function hasDefault(document: Json, node: Json): boolean {
  return node.default !== undefined || resolve(document, node).default !== undefined
}
