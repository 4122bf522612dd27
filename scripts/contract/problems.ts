import { type ProblemCode, problems } from '../../src/errors.ts'
import {
  anyType,
  eachSchema,
  factsOf,
  type Json,
  lookup,
  multipartType,
  parametersOf,
} from './document.ts'
import { mayNotBeStorable } from '../generate/reading.ts'

/** The facts about an operation on which the rules of the API depend. */
interface Conditions {
  readonly isPublic: boolean
  readonly hasScopes: boolean
  readonly hasPathParameter: boolean
  readonly hasBody: boolean
  readonly isUpload: boolean
  /** Takes a date-time or a text that must have a visible character. */
  readonly readsValues: boolean
  /** Answers with bytes of any type. */
  readonly isBytes: boolean
  /** Names of its header parameters. */
  readonly headers: ReadonlySet<string>
}

/** The problems that follow from what an operation declares. An operation names all others in `x-problems`. */
const rules: ReadonlyArray<
  readonly [applies: (conditions: Conditions) => boolean, codes: readonly ProblemCode[]]
> = [
  [() => true, ['malformed_request', 'validation_failed']],
  [
    ({ isPublic }) => !isPublic,
    [
      'token_missing',
      'token_invalid',
      'token_expired',
      'token_revoked',
      'token_user_not_active',
      'workspace_suspended',
    ],
  ],
  [({ hasScopes }) => hasScopes, ['insufficient_scope']],
  [({ hasPathParameter }) => hasPathParameter, ['not_found']],
  [({ isBytes }) => !isBytes, ['not_acceptable']],
  [
    ({ headers }) => headers.has('Idempotency-Key'),
    ['idempotency_in_progress', 'idempotency_key_reused', 'kept_reply_gone', 'kept_reply_corrupt'],
  ],
  [({ headers }) => headers.has('If-Match'), ['precondition_failed']],
  [
    ({ hasBody }) => hasBody,
    ['malformed_json', 'request_timeout', 'payload_too_large', 'unsupported_media_type'],
  ],
  [({ readsValues }) => readsValues, ['value_not_storable']],
  [({ headers }) => headers.has('Range'), ['range_not_satisfiable']],
  [() => true, ['rate_limited', 'internal_error', 'unavailable']],
]

const componentOfStatus: Readonly<Record<number, string>> = {
  400: 'BadRequest',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'NotFound',
  406: 'NotAcceptable',
  408: 'RequestTimeout',
  409: 'Conflict',
  412: 'PreconditionFailed',
  413: 'PayloadTooLarge',
  415: 'UnsupportedMediaType',
  416: 'RangeNotSatisfiable',
  422: 'Unprocessable',
  429: 'TooManyRequests',
  500: 'InternalError',
  503: 'Unavailable',
  507: 'InsufficientStorage',
}

/** Codes with a response of their own, because their status means something else elsewhere. */
const componentOfCode: Partial<Record<ProblemCode, string>> = {
  cursor_expired: 'CursorExpired',
  merged: 'Gone',
}

/** Returns the codes that `x-problems` of an operation names. */
export function declaredProblems(operation: Json): readonly ProblemCode[] {
  return operation['x-problems'] ?? []
}

/** Every problem that an operation may answer with: those of the rules, then those of its `x-problems`. */
export function problemsOf(document: Json, path: string, method: string): ProblemCode[] {
  const implied = impliedProblems(document, path, method)
  const declared = declaredProblems(document.paths[path][method])
  return [...implied, ...declared.filter((code) => !implied.includes(code))]
}

/** The problems of an operation that follow from the rules. */
function impliedProblems(document: Json, path: string, method: string): ProblemCode[] {
  const conditions = conditionsOf(document, path, method)
  return rules.flatMap(([applies, codes]) => (applies(conditions) ? codes : []))
}

/** The responses of an operation that are no success: components by their status. */
export function failuresOf(document: Json, path: string, method: string): Map<string, string> {
  const { headers, isBytes, isUpload } = conditionsOf(document, path, method)
  const failures = new Map<string, string>()
  if (headers.has('If-None-Match')) {
    failures.set('304', isBytes ? 'ContentNotModified' : 'NotModified')
  }
  for (const code of problemsOf(document, path, method)) {
    const status = problems[code]?.[0]
    // An unknown code is a breach, which names it
    if (status === undefined) continue
    failures.set(String(status), componentOf(code, status, isUpload))
  }
  return new Map([...failures].sort(([a], [b]) => Number(a) - Number(b)))
}

function componentOf(code: ProblemCode, status: number, isUpload: boolean): string {
  if (isUpload && status === 413) return 'UploadTooLarge'
  if (isUpload && status === 415) return 'UploadTypeMismatch'
  const component = componentOfCode[code] ?? componentOfStatus[status]
  if (component === undefined) {
    throw new Error(
      `${code} has the status ${status}, for which components/responses has no entry: ` +
        'write one, and name it in scripts/contract/problems.ts.',
    )
  }
  return component
}

/** Breaches of the rules about `x-problems`. */
export function problemBreaches(document: Json, path: string, method: string): string[] {
  const declared = declaredProblems(document.paths[path][method])
  const implied = impliedProblems(document, path, method)
  const known: readonly string[] = Object.keys(problems)
  const components = new Map<number, string>()
  return declared.flatMap((code, index) => {
    if (!known.includes(code)) {
      return `x-problems names ${code}, which is no code: add it to ProblemCode, src/errors.ts and scripts/kits/docs-site/remedies.ts`
    }
    if (declared.indexOf(code) < index) return `x-problems names ${code} twice`
    if (implied.includes(code)) return `x-problems need not name ${code}, which a rule implies`
    const [status] = problems[code]
    const component = componentOf(code, status, false)
    const other = components.get(status) ?? component
    components.set(status, component)
    return other === component ? [] : `x-problems need both ${other} and ${component} for ${status}`
  })
}

function conditionsOf(document: Json, path: string, method: string): Conditions {
  const operation = document.paths[path][method]
  const parameters = parametersOf(document, path, method)
  const { isPublic, scopes } = factsOf(path, method, operation)
  const bodyTypes = Object.keys(operation.requestBody?.content ?? {})
  const successes = Object.entries<Json>(operation.responses ?? {}).filter(([status]) =>
    status.startsWith('2'),
  )
  return {
    isPublic,
    hasScopes: scopes.length > 0,
    hasPathParameter: path.includes('{'),
    hasBody: bodyTypes.length > 0,
    isUpload: bodyTypes.includes(multipartType),
    readsValues: readsValues(document, operation, parameters),
    isBytes: successes.some(([, { content }]) => content?.[anyType] !== undefined),
    headers: new Set(parameters.filter((one) => one.in === 'header').map(({ name }) => name)),
  }
}

const known = new WeakMap<Json, boolean>()

function readsValues(document: Json, operation: Json, parameters: readonly Json[]): boolean {
  const before = known.get(operation)
  if (before !== undefined) return before
  const bodies = Object.values<Json>(operation.requestBody?.content ?? {})
  const schemas = [...parameters, ...bodies].flatMap(({ schema }) => schema ?? [])
  let found = false
  for (const schema of schemas) {
    if (lookup(document, schema) === undefined) continue
    eachSchema(document, schema, '', (node) => {
      found ||= mayNotBeStorable(node)
      // The reply has a problem for each element instead
      return node['x-judged-alone'] === true ? false : undefined
    })
  }
  known.set(operation, found)
  return found
}
