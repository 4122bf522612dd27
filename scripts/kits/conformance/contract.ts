import type { ErrorObject } from 'ajv/dist/2020.js'
import type { Parameter } from '../../generate/contract.ts'
import {
  factsOf,
  type Json,
  jsonType,
  type OperationFacts,
  operationsOf,
  parametersOf,
  resolve,
} from '../../contract/document.ts'
import { closed, type Validation, validationOf } from '../../contract/validation.ts'

export interface Operation extends OperationFacts {
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

const read = new WeakMap<object, Contract>()

/** Reads a contract in JSON, whose validators are compiled once. */
export function contractOf(document: Json): Contract {
  const contract = read.get(document) ?? readContract(document)
  read.set(document, contract)
  return contract
}

function readContract(document: Json): Contract {
  const targetOf = (node: Json) => resolve(document, node)
  return {
    version: document.info.version,
    basePath: document.servers[0].url,
    scopes: targetOf(document.components.schemas.Scope).enum,
    operations: operationsOf(document).map(([path, method, operation]) => ({
      ...factsOf(path, method, operation),
      parameters: parametersOf(document, path, method).map(withExample),
      bodies: bodiesOf(operation, targetOf),
      bodyRequired: operation.requestBody?.required === true,
      responses: Object.fromEntries(
        Object.entries<Json>(operation.responses).map(([status, node]) => [status, targetOf(node)]),
      ),
    })),
    resolve: targetOf,
    faultsOf: faultsBy(validationOf(document)),
    faultsOfReply: faultsBy(validationOf(document, closed)),
  }
}

function withExample({ example, examples = {}, ...parameter }: Json): Json {
  const [first] = Object.values<Json>(examples)
  return { ...parameter, example: example ?? first?.value }
}

function bodiesOf(operation: Json, follow: (node: Json) => Json): Operation['bodies'] {
  return Object.entries<Json>(operation.requestBody?.content ?? {}).map(
    ([mediaType, { schema, example, examples }]) => ({
      mediaType,
      schema,
      examples:
        example === undefined
          ? Object.values<Json>(examples ?? {}).map((node) => follow(node).value)
          : [example],
    }),
  )
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

function faultsBy({ validatorOf }: Validation): Contract['faultsOf'] {
  return (schema, value) => {
    const validator = validatorOf(schema)
    return validator(value) ? [] : (validator.errors ?? [])
  }
}
