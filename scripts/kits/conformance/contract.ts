import { type ErrorObject, Ajv2020 } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import { emailOf } from '../../../src/lib/email.ts'
import { isTimeZone } from '../../../src/lib/time.ts'
import type { Parameter } from '../../generate/contract.ts'
import { type Json, jsonType, resolve } from '../../contract/document.ts'

export interface Operation {
  readonly id: string
  readonly tag: string
  readonly method: string
  readonly path: string
  readonly isPublic: boolean
  readonly scopes: readonly string[]
  readonly parameters: ReadonlyArray<Parameter & { readonly example?: Json }>
  readonly bodies: ReadonlyArray<{
    readonly mediaType: string
    readonly schema: Json
    readonly examples: readonly Json[]
  }>
  readonly bodyRequired: boolean
  /** By status, references followed. */
  readonly responses: Readonly<Record<string, Json>>
}

/** A contract as this kit looks at it. */
export interface Contract {
  readonly version: string
  /** Beginning of every path. */
  readonly basePath: string
  readonly scopes: readonly string[]
  readonly operations: readonly Operation[]
  resolve(node: Json): Json
  /** The faults of a request's value; none when it is sound. */
  faultsOf(schema: Json, value: unknown): ErrorObject[]
  /** The faults of a reply's body, in which every object is closed. */
  faultsOfReply(schema: Json, value: unknown): ErrorObject[]
}

const methods = ['get', 'post', 'put', 'patch', 'delete']

const read = new WeakMap<object, Contract>()

/** Reads a contract in JSON, whose validators are compiled once. */
export function contractOf(document: Json): Contract {
  const contract = read.get(document) ?? readContract(document)
  read.set(document, contract)
  return contract
}

function readContract(document: Json): Contract {
  const targetOf = (node: Json) => resolve(document, node)
  const { schemas } = document.components
  return {
    version: document.info.version,
    basePath: document.servers[0].url,
    scopes: targetOf(schemas.Scope).enum,
    operations: Object.entries<Json>(document.paths).flatMap(([path, pathItem]) =>
      methods
        .filter((method) => pathItem[method] !== undefined)
        .map((method) => operationOf(pathItem, path, method, targetOf)),
    ),
    resolve: targetOf,
    faultsOf: validation(schemas, (node) => node),
    faultsOfReply: validation(schemas, closed),
  }
}

function operationOf(
  pathItem: Json,
  path: string,
  method: string,
  follow: (node: Json) => Json,
): Operation {
  const operation = pathItem[method]
  return {
    id: operation.operationId,
    tag: operation.tags[0],
    method: method.toUpperCase(),
    path,
    isPublic: operation.security?.length === 0,
    scopes: operation.security?.[0]?.bearer ?? [],
    parameters: [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])].map((node) => {
      const { example, examples = {}, ...parameter } = follow(node)
      const [first] = Object.values<Json>(examples)
      return { ...parameter, example: example ?? first?.value }
    }),
    bodies: Object.entries<Json>(operation.requestBody?.content ?? {}).map(
      ([mediaType, { schema, example, examples }]) => ({
        mediaType,
        schema,
        examples:
          example === undefined
            ? Object.values<Json>(examples ?? {}).map((node) => follow(node).value)
            : [example],
      }),
    ),
    bodyRequired: operation.requestBody?.required === true,
    responses: Object.fromEntries(
      Object.entries<Json>(operation.responses).map(([status, node]) => [status, follow(node)]),
    ),
  }
}

/** The operation's parameters in one place; path parameters come in the path's order. */
export function parametersIn(
  { parameters, path }: Operation,
  location: Parameter['in'],
): Operation['parameters'] {
  return parameters
    .filter((parameter) => parameter.in === location)
    .sort((a, b) => path.indexOf(`{${a.name}}`) - path.indexOf(`{${b.name}}`))
}

export function takesHeader({ parameters }: Operation, name: string): boolean {
  return parameters.some((parameter) => parameter.in === 'header' && parameter.name === name)
}

/** Returns the JSON body of an operation. */
export function jsonBodyOf({ bodies }: Operation): Operation['bodies'][number] | undefined {
  return bodies.find(({ mediaType }) => mediaType === jsonType)
}

/** The schema of an operation's success in JSON. */
export function replySchemaOf({ responses }: Operation): Json {
  const success = Object.keys(responses).find((status) => status.startsWith('2'))
  return responses[success ?? '']?.content?.[jsonType]?.schema
}

/** The pointers of faults, as the contract's problems write them. */
export function pointersOf(faults: readonly ErrorObject[]): string[] {
  return faults.map(({ instancePath, params }) => {
    const member: unknown = params['additionalProperty'] ?? params['missingProperty']
    return typeof member === 'string' ? `${instancePath}/${member}` : instancePath
  })
}

function validation(
  schemas: Json,
  prepare: (node: Json) => Json,
): (schema: Json, value: unknown) => ErrorObject[] {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    allowUnionTypes: true,
    // `npm run contract:lint` validates the contract, and few validators run so often that they earn to be optimized
    validateSchema: false,
    code: { optimize: false },
  })
  formats.default(ajv)
  ajv.addFormat('time-zone', isTimeZone)
  ajv.addFormat('idn-email', (text: string) => emailOf(text) !== undefined)
  const base = 'https://contract.invalid/schemas'
  ajv.addSchema({ $id: base, $defs: withBase(prepare(schemas), base) })
  // By identity first: a schema is long to write, and asked for thousands of times
  const known = new WeakMap<object, ReturnType<typeof ajv.compile>>()
  const validators = new Map<string, ReturnType<typeof ajv.compile>>()
  return (schema, value) => {
    let validator = known.get(schema)
    if (!validator) {
      const key = JSON.stringify(schema)
      validator = validators.get(key) ?? ajv.compile(withBase(prepare(schema), base))
      validators.set(key, validator)
      known.set(schema, validator)
    }
    return validator(value) ? [] : (validator.errors ?? [])
  }
}

function withBase(node: Json, base: string): Json {
  return mapNodes(node, (copy) => {
    if (typeof copy.$ref === 'string') {
      copy.$ref = copy.$ref.replace('#/components/schemas/', `${base}#/$defs/`)
    }
  })
}

/** A schema with every object closed: an undeclared member fails. */
function closed(node: Json): Json {
  return mapNodes(node, (copy) => {
    if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) {
      copy.additionalProperties = false
    }
  })
}

function mapNodes(node: Json, change: (copy: Json) => void): Json {
  if (Array.isArray(node)) return node.map((child) => mapNodes(child, change))
  if (node === null || typeof node !== 'object') return node
  const copy = Object.fromEntries(
    Object.entries<Json>(node).map(([key, value]) => [key, mapNodes(value, change)]),
  )
  change(copy)
  return copy
}
