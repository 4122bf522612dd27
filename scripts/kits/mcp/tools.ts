import {
  anyType,
  type Json,
  jsonType,
  resolve,
  schemaName,
  streamType,
} from '../../contract/document.ts'
import type { Model, Operation } from '../../contract/model.ts'

/** A tool of the Model Context Protocol, and the operation that it calls. */
export interface Tool {
  readonly definition: ToolDefinition
  readonly operation: Operation
}

export interface ToolDefinition {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly inputSchema: Json
  /** Missing where replies have no body, or not one schema. */
  readonly outputSchema?: Json
  readonly annotations: {
    readonly readOnlyHint: boolean
    readonly destructiveHint: boolean
    readonly idempotentHint: boolean
    readonly openWorldHint: boolean
  }
}

export interface Selection {
  /** Undefined selects all but those of `administration`. */
  readonly tags: readonly string[] | undefined
  /** Includes operations that write. */
  readonly writes: boolean
}

/** Areas whose operations give rights, or let others receive data. Agents get them only by name. */
export const administration = ['api-tokens', 'channels', 'roles', 'users', 'webhooks']

/** A tool for each selected operation that takes and answers JSON. Throws for an unknown tag. */
export function toolsOf(model: Model, { tags, writes }: Selection): Tool[] {
  const known = model.areas.map(({ name }) => name)
  const unknown = (tags ?? []).filter((tag) => !known.includes(tag))
  if (unknown.length > 0) {
    throw new Error(`Unknown tag ${unknown.join(', ')}. The tags are: ${known.join(', ')}.`)
  }
  return model.operations
    .filter(({ area }) => (tags ? tags.includes(area) : !administration.includes(area)))
    .filter(({ method }) => writes || method === 'GET')
    .filter(isJson)
    .map((operation) => ({ operation, definition: definitionOf(model.contract, operation) }))
}

function isJson({ body, successes }: Operation): boolean {
  const isSent = body === undefined || body.content[jsonType] !== undefined
  return (
    isSent &&
    successes.every(
      ([, { content }]) => content?.[anyType] === undefined && content?.[streamType] === undefined,
    )
  )
}

function definitionOf(contract: Json, operation: Operation): ToolDefinition {
  const { id, method, path, summary, description, scopes, parameters, body } = operation
  const definitions: Record<string, Json> = {}
  const properties: Record<string, Json> = {}
  const sent = parameters.filter(isArgument)
  for (const { name, schema, description } of sent) {
    properties[name] = { ...plain(contract, schema, definitions), description }
  }
  if (body) {
    const schema = plain(contract, body.content[jsonType].schema, definitions)
    properties['body'] = { ...schema, ...(body.description && { description: body.description }) }
  }
  const required = sent.filter(({ isRequired }) => isRequired).map(({ name }) => name)
  if (body?.required) required.push('body')
  const scope = scopes.length === 0 ? '' : ` Needs the scope ${scopes.join(' and ')}.`
  return {
    name: id,
    title: summary,
    description: `${description.replace(/\s+/g, ' ').trim()} (${method} ${path})${scope}`,
    inputSchema: {
      type: 'object',
      properties,
      ...(required.length > 0 && { required }),
      additionalProperties: false,
      ...(Object.keys(definitions).length > 0 && { $defs: definitions }),
    },
    ...outputOf(contract, operation),
    annotations: {
      readOnlyHint: method === 'GET',
      destructiveHint: operation.isDestructive,
      idempotentHint: method !== 'POST' && method !== 'PATCH',
      openWorldHint: operation.reachesOthers,
    },
  }
}

function outputOf(contract: Json, { successes }: Operation): { readonly outputSchema?: Json } {
  // No tool sends a condition that is answered by 304
  const replies = successes.filter(([status]) => status !== '304')
  const schemas = replies.map(([, { content }]) => content?.[jsonType]?.schema)
  const [schema] = schemas
  const name = schemaName(schema)
  if (schemas.some((one) => name === undefined || schemaName(one) !== name)) return {}
  const definitions: Record<string, Json> = {}
  const output = plain(contract, resolve(contract, schema), definitions)
  // The protocol knows objects alone
  if (output.type !== 'object') return {}
  const defined = Object.keys(definitions).length > 0 && { $defs: definitions }
  return { outputSchema: { ...output, ...defined } }
}

/** Parameters that a model may set; others are for caches and retries. */
export function isArgument({ in: location, name }: { in: string; name: string }): boolean {
  return location !== 'header' || name === 'If-Match'
}

/** A schema as JSON Schema alone; what it refers to goes to `definitions`. */
function plain(contract: Json, node: Json, definitions: Record<string, Json>): Json {
  if (Array.isArray(node)) return node.map((item) => plain(contract, item, definitions))
  if (typeof node !== 'object' || node === null) return node
  const name = schemaName(node)
  if (name !== undefined && definitions[name] === undefined) {
    // Before its own members, which may refer to it
    definitions[name] = {}
    definitions[name] = plain(contract, resolve(contract, node), definitions)
  }
  const entries = Object.entries<Json>(node)
    .filter(([key]) => !key.startsWith('x-') && !dropped.has(key))
    .map(([key, value]) => {
      if (key === '$ref') return [key, `#/$defs/${name}`]
      // Names of members, which may be those of keywords
      if (key === 'properties' || key === 'patternProperties') {
        const members = Object.entries<Json>(value).map(([member, schema]) => [
          member,
          plain(contract, schema, definitions),
        ])
        return [key, Object.fromEntries(members)]
      }
      return [key, plain(contract, value, definitions)]
    })
  return Object.fromEntries(entries)
}

const dropped = new Set(['discriminator', 'example', 'examples', 'xml', 'externalDocs'])
