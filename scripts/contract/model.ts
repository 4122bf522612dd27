import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ProblemCode } from '../../src/errors.ts'
import { root } from '../../src/lib/root.ts'
import { type Deprecation, deprecationOf } from './deprecation.ts'
import { declaredProblems, problemsOf } from './problems.ts'
import {
  factsOf,
  type Json,
  type OperationFacts,
  operationsOf,
  parametersOf,
  resolve,
  schemaName,
} from './document.ts'

/** The contract as readers see it: areas with their operations, events and schemas. */
export interface Model {
  readonly contract: Json
  /** Origin and base path of the API, as samples call it. */
  readonly url: string
  readonly areas: readonly Area[]
  readonly operations: readonly Operation[]
  readonly events: readonly Event[]
  readonly schemas: readonly SchemaEntry[]
}

export interface Area {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly operations: readonly Operation[]
  readonly events: readonly Event[]
}

export interface Operation extends OperationFacts {
  readonly area: string
  readonly summary: string
  readonly description: string
  readonly deprecation: Deprecation | undefined
  /** Removes or replaces what exists. */
  readonly isDestructive: boolean
  /** Makes other systems receive something. */
  readonly reachesOthers: boolean
  readonly parameters: readonly Parameter[]
  readonly body: Json | undefined
  /** Status and response, references resolved. */
  readonly successes: ReadonlyArray<readonly [status: string, response: Json]>
  /** Codes for reasons of its own. */
  readonly ownProblems: readonly ProblemCode[]
  /** Codes that follow from rules of the whole API. */
  readonly commonProblems: readonly ProblemCode[]
}

export interface Parameter {
  readonly name: string
  readonly in: string
  readonly isRequired: boolean
  readonly description: string
  readonly schema: Json
  /** Value that a sample sends; undefined if it sends none. */
  readonly example: Json
  readonly isJoined: boolean
}

export interface Event {
  readonly type: string
  readonly area: string
  readonly summary: string
  readonly description: string
  readonly scope: string
  readonly schema: Json
  readonly example: Json
}

export interface SchemaEntry {
  readonly name: string
  readonly schema: Json
  /** The first sentence of its description. */
  readonly summary: string
  /** Operations and events that send or receive it, itself or inside of something else. */
  readonly usedBy: ReadonlyArray<Operation | Event>
  /** Wraps another schema, as a list or a reply does. */
  readonly isWrapper: boolean
}

/** The contract as `npm run generate` wrote it. */
export function readContract(): Json {
  return JSON.parse(readFileSync(join(root, 'generated', 'openapi.json'), 'utf8')) as Json
}

export function modelOf(contract: Json, origin: string): Model {
  const ids = exampleIds(contract)
  const operations = operationsOf(contract).map(([path, method]) =>
    operationOf(contract, ids, path, method),
  )
  const events = Object.entries<Json>(contract.webhooks).map(([type, { post }]) =>
    eventOf(contract, type, post),
  )
  return {
    contract,
    url: origin + String(contract.servers[0].url),
    operations,
    events,
    areas: contract.tags.map(({ name, description, 'x-displayName': title }: Json): Area => {
      return {
        name,
        title,
        description,
        operations: operations.filter(({ area }) => area === name),
        events: events.filter(({ area }) => area === name),
      }
    }),
    schemas: schemasOf(contract, operations, events),
  }
}

function operationOf(contract: Json, ids: Ids, path: string, method: string): Operation {
  const node = contract.paths[path][method]
  const own = declaredProblems(node)
  const facts = factsOf(path, method, node)
  return {
    ...facts,
    area: facts.tag,
    summary: node.summary,
    description: node.description ?? '',
    deprecation: deprecationOf(node),
    isDestructive: node['x-destructive'] === true,
    reachesOthers: node['x-open-world'] === true,
    parameters: parametersOf(contract, path, method).map((parameter) =>
      parameterOf(contract, ids, parameter),
    ),
    body: node.requestBody && resolve(contract, node.requestBody),
    successes: Object.entries<Json>(node.responses)
      .filter(([status]) => /^[23]/.test(status))
      .map(([status, response]) => [status, resolve(contract, response)]),
    ownProblems: own,
    commonProblems: problemsOf(contract, path, method).filter((code) => !own.includes(code)),
  }
}

function parameterOf(contract: Json, ids: Ids, node: Json): Parameter {
  const examples = Object.values<Json>(node.examples ?? {}).map((one) => resolve(contract, one))
  const known = ids.get(node.schema['x-references'])
  return {
    name: node.name,
    in: node.in,
    isRequired: node.required === true,
    description: node.description ?? '',
    schema: node.schema,
    example:
      examples[0]?.value ??
      (node.in === 'path' ? (known ?? sampleOf(contract, node.schema)) : undefined),
    isJoined: node.explode === false,
  }
}

/** Identifiers of the example objects, by the kind of object that an identifier refers to. */
type Ids = ReadonlyMap<string, string>

function exampleIds(contract: Json): Ids {
  const ids = new Map<string, string>()
  for (const [path, method, operation] of operationsOf(contract)) {
    if (method !== 'get' || !/^\/[a-z-]+(\/[a-z-]+)?\/\{id\}$/.test(path)) continue
    const [parameter] = parametersOf(contract, path, method)
    const value = exampleOf(contract, successOf(contract, operation))
    const id = value?.data?.id ?? value?.id
    const kind = parameter?.schema?.['x-references']
    if (typeof id === 'string' && kind !== undefined) ids.set(kind, id)
  }
  return ids
}

function successOf(contract: Json, operation: Json): Json {
  const response = resolve(contract, operation.responses['200'] ?? operation.responses['201'])
  return Object.values<Json>(response?.content ?? {})[0]
}

/** The first example of a media type, or undefined. */
export function exampleOf(contract: Json, media: Json): Json {
  const [first] = Object.values<Json>(media?.examples ?? {})
  return first && resolve(contract, first).value
}

function sampleOf(contract: Json, node: Json): Json {
  const schema = resolve(contract, node)
  if (schema.enum) return schema.enum[0]
  if (schema.format === 'uuid') return '019a0000-0000-7000-8000-000000000001'
  return schema.type === 'integer' ? 1 : 'id'
}

function eventOf(contract: Json, type: string, post: Json): Event {
  const [media] = Object.values<Json>(resolve(contract, post.requestBody).content)
  const examples = Object.values<Json>(media.examples ?? {}).map(
    (one) => resolve(contract, one).value,
  )
  const example = examples.find((one) => one.type === type) ?? { ...examples[0], type }
  return {
    type,
    area: post.tags[0],
    summary: post.summary,
    description: post.description ?? '',
    scope: post['x-scope'],
    schema: media.schema,
    example,
  }
}

function schemasOf(
  contract: Json,
  operations: readonly Operation[],
  events: readonly Event[],
): SchemaEntry[] {
  const schemas: Record<string, Json> = contract.components.schemas
  const users = new Map<string, Array<Operation | Event>>()
  const addUser = (user: Operation | Event, ...nodes: Json[]) => {
    for (const name of reached(schemas, nodes)) {
      if (!users.has(name)) users.set(name, [])
      users.get(name)?.push(user)
    }
  }
  for (const operation of operations) {
    const { parameters, body, successes } = operation
    addUser(
      operation,
      parameters.map(({ schema }) => schema),
      body,
      successes,
    )
  }
  for (const event of events) addUser(event, event.schema)
  return Object.entries(schemas).map(([name, schema]) => {
    const description = String(schema.description ?? '')
    return {
      name,
      schema,
      summary: (/^.*?\.(?=\s|$)/s.exec(description)?.[0] ?? description).replace(/\s+/g, ' '),
      usedBy: users.get(name) ?? [],
      isWrapper: /(List|Reply|Event)$/.test(name) && (schema.required ?? []).includes('data'),
    }
  })
}

/** Names of all schemas that the nodes refer to, directly or through others. */
function reached(schemas: Record<string, Json>, nodes: readonly Json[]): Set<string> {
  const names = new Set<string>()
  const visit = (node: Json) => {
    if (typeof node !== 'object' || node === null) return
    const name = schemaName(node)
    if (name !== undefined && !names.has(name)) {
      names.add(name)
      visit(schemas[name])
    }
    for (const [key, value] of Object.entries(node)) {
      if (key !== 'example' && key !== 'examples') visit(value)
    }
  }
  visit(nodes)
  return names
}
