import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Agent, type Dispatcher, FormData, request } from 'undici'
import type { OperationId, Operations } from '../../generated/operations.ts'
import { basePath, type Route, routes } from '../../generated/routes.ts'
import { type Json, resolve as resolveIn, streamType } from '../../scripts/contract/document.ts'
import { readContract } from '../../scripts/contract/model.ts'
import { problemsOf } from '../../scripts/contract/problems.ts'
import { closed, validationOf } from '../../scripts/contract/validation.ts'
import type { Problem, ProblemCode } from '../../src/errors.ts'
import type { Form } from '../../src/http/request/upload.ts'
import { recordProblem, recordStatus } from './ledger.ts'

// A server ends a connection that is idle for 5 s. A client that ends it long before sends nothing into that end
const dispatcher = new Agent({ keepAliveMaxTimeout: 1000 })

type Filled<T> = keyof T extends never ? unknown : T

export type CallOptions<O extends OperationId> = Filled<
  (keyof Operations[O]['params'] extends never ? unknown : { params: Operations[O]['params'] }) & {
    query?: Partial<Operations[O]['queryInput']> & Record<string, unknown>
    headers?: Record<string, string>
    token?: string | null
  } & (Operations[O]['input'] extends undefined
      ? { body?: Operations[O]['body'] extends Form<object> ? FormData : undefined }
      : { body?: Operations[O]['input'] })
>

type Success<O extends OperationId> = BodyOf<Operations[O]['reply']>

/** The body of a reply. A handler of an operation with several successes returns the status as well. */
type BodyOf<R> = R extends void
  ? Record<never, never>
  : R extends { status: number; body: infer B }
    ? B
    : R

export interface Reply<O extends OperationId> {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** The success as declared, with the members of a problem in case it is one. */
  body: Success<O> & Omit<Partial<Problem>, keyof Success<O>>
}

/** Every operation of the contract as a function; each reply is checked against the contract. */
export type Client = {
  readonly [O in OperationId]: (
    ...args: keyof Operations[O]['params'] extends never
      ? [options?: CallOptions<O>]
      : [options: CallOptions<O>]
  ) => Promise<Reply<O>>
}

/** A client of a running server that sends `token` unless a call says otherwise. */
export function clientOf(origin: string, token: string): Client {
  return Object.fromEntries(
    routes.map((route) => [
      route.id,
      (options: LooseOptions = {}) => call(origin, token, route, options),
    ]),
  ) as unknown as Client
}

export interface LooseOptions {
  params?: Record<string, string>
  query?: Record<string, unknown>
  headers?: Record<string, string>
  token?: string | null
  /** Sent as JSON, or as the form that it is. */
  body?: unknown
}

/** Sends one request of an operation; throws when the reply is not as the contract says. */
export async function call(
  origin: string,
  token: string,
  route: Route,
  options: LooseOptions,
): Promise<Reply<OperationId>> {
  const bearer = options.token === undefined ? token : options.token
  const { body } = options
  const isJson = body !== undefined && !(body instanceof FormData)
  const response = await request(origin + pathOf(route, options), {
    dispatcher,
    method: route.method as Dispatcher.HttpMethod,
    headers: {
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
      ...(isJson && { 'content-type': 'application/json' }),
      ...options.headers,
    },
    ...(body !== undefined && { body: isJson ? JSON.stringify(body) : body }),
  })
  // A stream goes on until its reader leaves
  const isStream = route.isStream && response.statusCode === 200
  const text = isStream ? '' : await response.body.text()
  if (isStream) response.body.destroy()
  return checked(route, response.statusCode, response.headers, text)
}

/** Checks a reply against the contract, closed, and notes its status in the ledger. */
export function checked(
  route: Route,
  status: number,
  headers: Record<string, string | string[] | undefined>,
  text: string,
): Reply<OperationId> {
  recordStatus(route.id, status)
  const expected = expectedOf(route, status)
  if (!expected) throw new Error(`${route.id} answered ${status}, which is not documented: ${text}`)

  checkHeaders(route, status, expected, headers)
  const { media, validate } = expected
  const type = String(headers['content-type'] ?? '').split(';')[0]
  if (media === undefined) {
    if (text !== '') throw new Error(`${route.id} ${status} must have no body: ${text}`)
    return { status, headers, text, body: {} as never }
  }
  if (media !== '*/*' && type !== media)
    throw new Error(`${route.id} ${status} is ${type}, not ${media}: ${text}`)
  // Bytes and streams have no schema that could say more than their headers
  if (!validate) return { status, headers, text, body: {} as never }
  const body: Json = JSON.parse(text)
  if (media === 'application/problem+json') checkProblem(route, body)
  if (!validate(body)) {
    const faults = ajv.errorsText(validate.errors)
    throw new Error(`${route.id} ${status} breaks the contract: ${faults}\n${text}`)
  }
  if (status >= 400) failOnData(body, `${route.id} answered ${status}: ${text}`)
  return { status, headers, text, body: body as never }
}

/** Makes a test that reads `data` of a problem fail by what the problem says. */
function failOnData(problem: Json, message: string): void {
  Object.defineProperty(problem, 'data', {
    get(): never {
      throw new Error(message)
    },
  })
}

/** The contract of the replies of an operation with one status. */
interface Expected {
  /** Its media type; undefined where there is no body. */
  readonly media: string | undefined
  /** Undefined for bytes. */
  readonly validate: ValidateFunction | undefined
  /** The declared headers by their names in lower case. */
  readonly headers: ReadonlyMap<string, ExpectedHeader>
}

interface ExpectedHeader {
  readonly name: string
  readonly isRequired: boolean
  readonly isInteger: boolean
  readonly validate: ValidateFunction
}

const expectations = new Map<string, Expected>()

/** Undefined for a status that the operation does not declare. */
function expectedOf({ id, path, method }: Route, status: number): Expected | undefined {
  const key = `${id} ${status}`
  const known = expectations.get(key)
  if (known) return known
  const declared = document.paths[path]?.[method.toLowerCase()]?.responses?.[status]
  if (!declared) return undefined
  const { content = {}, headers = {} } = resolve(declared)
  const [media] = Object.keys(content)
  const expected = {
    media,
    validate:
      media === undefined || content['*/*'] !== undefined || content[streamType] !== undefined
        ? undefined
        : validatorOf(content[media].schema),
    headers: new Map(
      Object.entries<Json>(headers).map(([name, header]) => {
        const { required, schema } = resolve(header)
        const isInteger = schema.type === 'integer'
        const validate = validatorOf(schema)
        return [name.toLowerCase(), { name, isRequired: required === true, isInteger, validate }]
      }),
    ),
  }
  expectations.set(key, expected)
  return expected
}

/** Headers of HTTP, and those of every response that `info.description` names. */
const ambient: ReadonlySet<string> = new Set([
  'cache-control',
  'connection',
  'content-length',
  'content-security-policy',
  'content-type',
  'date',
  'keep-alive',
  'referrer-policy',
  'transfer-encoding',
  'x-accel-buffering',
  'x-content-type-options',
])

/** Throws for a declared header that is missing or is not as declared, and for one that is not declared. */
function checkHeaders(
  { id }: Route,
  status: number,
  expected: Expected,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): void {
  for (const [key, { name, isRequired, isInteger, validate }] of expected.headers) {
    const value = headers[key]
    if (value === undefined && isRequired) {
      throw new Error(`${id} ${status} lacks the header ${name}`)
    }
    if (value !== undefined && !validate(isInteger ? Number(value) : value)) {
      throw new Error(`${id} ${status} has the header ${name}: ${String(value)}`)
    }
  }
  for (const name of Object.keys(headers)) {
    if (expected.headers.has(name) || ambient.has(name)) continue
    throw new Error(`${id} ${status} has the header ${name}, which is not documented`)
  }
}

const codes = new Map<string, ReadonlySet<ProblemCode>>()

/**
 * Notes the code of a problem in the ledger. Throws for one that the operation does not declare, and for a limit whose
 * name the contract does not explain.
 */
function checkProblem({ id, path, method }: Route, { code, policy }: Problem): void {
  recordProblem(id, code)
  const limit = /^"([a-z-]+)";q=\d+/.exec(policy ?? '')?.[1]
  const { description } = document.components.schemas.Problem.properties.policy
  if (policy !== undefined && !description.includes(`\`${limit}\``)) {
    throw new Error(`${id} answered the policy ${policy}, which Problem.policy does not name`)
  }
  let declared = codes.get(id)
  if (!declared) {
    declared = new Set(problemsOf(document, path, method.toLowerCase()))
    codes.set(id, declared)
  }
  if (declared.has(code)) return
  throw new Error(`${id} answered ${code}, which no rule implies: add it to its x-problems`)
}

/**
 * The path of a request with its parameters and query, where each element of a list is a parameter. The commas of a text
 * stay as they are, so that they separate values.
 */
export function pathOf(route: Route, { params = {}, query = {} }: LooseOptions): string {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `{${name}}`),
  )
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((one) => `${encodeURIComponent(name)}=${encodeURIComponent(String(one))}`)
      : `${encodeURIComponent(name)}=${encodeURIComponent(String(value)).replaceAll('%2C', ',')}`,
  )
  return basePath + path + (pairs.length > 0 ? `?${pairs.join('&')}` : '')
}

/** The contract. */
export const document: Json = readContract()

/** Follows a local reference of the contract. */
export function resolve(node: Json): Json {
  return resolveIn(document, node)
}

const { ajv, validatorOf } = validationOf(document, closed)
// Version and variant as well (RFC 9562, section 4), which ajv-formats leaves open
ajv.addFormat('uuid', /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
export { type Json, validatorOf }
