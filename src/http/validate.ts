import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { OperationId } from '../../generated/operations.ts'
import { validators } from '../../generated/validators.ts'
import { type Kind, mostItems, type Route } from '../../generated/routes.ts'
import { ApiError, type Fault, payloadTooLarge } from '../errors.ts'
import { isStorable } from '../lib/text.ts'
import { anyOf } from '../lib/words.ts'
import { BodyError } from './body-error.ts'
import { escapePointer, messageOf, type Violation } from './fault-messages.ts'
import { parseForm } from './forms.ts'
import { parseJson } from './json.ts'
import { type Form, formOf, multipartType, requireBoundary } from './upload.ts'
import { invalid } from './invalid.ts'

interface Validator {
  (value: unknown): boolean
  errors?: Violation[] | null
}

const form = 'application/x-www-form-urlencoded'
/** Taken as bytes, which a handler gets as they came. */
export const rawType = 'message/rfc822'
const jsonLimit = 1_048_576
export const rawLimit = 26_214_400
const mostFaults = 100
const onlyOnce = 'must appear only once, because it is no list'
const onlyField = 'must appear only once. Separate several values with commas'

/** What the contract lets in of one request. */
export interface Input {
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
}

/** The validators of an operation, looked up once when it is bound. */
export function inputReader(route: Route): (request: FastifyRequest) => Input {
  const checks = (['params', 'query', 'headers'] as const).map((part) => ({
    part,
    validator: validatorOf(`${route.id}_${part}`),
  }))
  const hasBody = route.bodyTypes.some((type) => type !== multipartType)
  const bodyValidator = hasBody ? validatorOf(`${route.id}_body`) : undefined
  const partsValidator = route.partKinds ? validatorOf(`${route.id}_parts`) : undefined

  return (request) => {
    const parts = {
      params: typed(request.params as Record<string, string>, route.paramKinds),
      query: coerced(request, route.queryKinds),
      headers: request.headers,
    }
    const faults: Fault[] = []
    for (const { part, validator } of checks) {
      if (!validator(parts[part])) faults.push(...faultsOf(validator, locations[part], parts[part]))
    }

    if (request.body instanceof Readable) {
      const form = uploadOf(request, request.body, route, partsValidator)
      if (faults.length > 0) throw failed(faults)
      return { params: parts.params, query: parts.query, body: form }
    }
    const body = bodyOf(request, route)
    // A body of bytes has no shape to check
    if (!Buffer.isBuffer(body)) {
      requireBounded(body, '')
      if (bodyValidator && body !== undefined && !bodyValidator(body)) {
        faults.push(...faultsOf(bodyValidator, 'body', body))
      }
    }
    if (route.bodyRequired && body === undefined) {
      faults.push(fault('body', '', 'required', 'The body is required.', {}))
    }
    if (faults.length > 0) throw failed(faults)
    return { params: parts.params, query: parts.query, body }
  }
}

/** Judges one of many as the body of an operation that takes one. Throws 400 with every fault. */
export function judgedBy(id: OperationId): (body: unknown) => void {
  const validator = validatorOf(`${id}_body`)
  return (body) => {
    if (!validator(body)) throw failed(faultsOf(validator, 'body', body))
  }
}

/** Path parameters as what they are; what does not fit stays text. */
function typed(
  params: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, fromText(text, kinds[name] ?? 'string')]),
  )
}

const locations = { params: 'path', query: 'query', headers: 'header' } as const

function validatorOf(name: string): Validator {
  const validator: Validator | undefined = validators[name]
  if (!validator) throw new Error(`no validator ${name}: run npm run generate`)
  return validator
}

/** The body as the contract's types: JSON as it is, a form's scalars by its kinds. */
function bodyOf(request: FastifyRequest, route: Route): unknown {
  const bytes = request.body as Buffer | undefined
  if (bytes === undefined || bytes.length === 0) {
    if (route.bodyTypes.length > 0 && request.headers['content-type'] !== undefined) {
      mediaTypeOf(request, route)
    }
    return undefined
  }
  if (route.bodyTypes.length === 0) {
    throw invalid('body', '', 'must be empty, because the operation accepts no body')
  }

  const mediaType = mediaTypeOf(request, route)
  if (mediaType === rawType) return bytes
  if (bytes.length > jsonLimit) throw payloadTooLarge(jsonLimit)
  try {
    if (mediaType !== form) return parseJson(bytes)
    const kinds = Object.entries(route.formKinds)
    const lists = kinds.filter(([, kind]) => kind === 'json').map(([name]) => name)
    const body = parseForm(bytes, new Set(lists))
    for (const [name, kind] of kinds) {
      const value = body[name]
      if (typeof value === 'string') body[name] = fromText(value, kind)
      else if (Array.isArray(value)) body[name] = value.map(elementOf)
    }
    return body
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    const code = mediaType === form ? 'malformed_request' : 'malformed_json'
    throw new ApiError(code, error.message, {
      members: { errors: [fault('body', error.pointer, 'syntax', error.message, {})] },
    })
  }
}

/** The form that a request brings a file in. Throws where the operation takes none. */
function uploadOf(
  request: FastifyRequest,
  payload: Readable,
  route: Route,
  validator: Validator | undefined,
): Form<unknown> {
  const contentType = request.headers['content-type'] ?? ''
  if (!route.partKinds || !validator || request.headers['content-encoding'] !== undefined) {
    throw unsupported(route)
  }
  requireBoundary(contentType)
  return formOf(payload, contentType, route.partKinds, (fields) => {
    if (!validator(fields)) throw failed(faultsOf(validator, 'body', fields))
    return fields
  })
}

/** Whether a request says that its body is bytes. */
export function isRaw(request: FastifyRequest): boolean {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === rawType
}

/** Throws 415 unless the body is of a type of the operation, in UTF-8 and not encoded. */
function mediaTypeOf(request: FastifyRequest, route: Route): string {
  const header = request.headers['content-type'] ?? ''
  const matched = /^([\w.+-]+\/[\w.+-]+) *(?:; *charset=(?:utf-8|"utf-8") *)?(?:; *)?$/i.exec(
    header,
  )
  const mediaType = matched?.[1]?.toLowerCase()
  if (
    mediaType === undefined ||
    !route.bodyTypes.includes(mediaType) ||
    request.headers['content-encoding'] !== undefined
  ) {
    throw unsupported(route)
  }
  return mediaType
}

function unsupported({ bodyTypes }: Route): ApiError {
  if (bodyTypes.length === 0)
    return invalid('body', '', 'must be empty, because the operation accepts no body')
  const supported = [...bodyTypes]
  return new ApiError(
    'unsupported_media_type',
    `The body must be ${anyOf(supported)}, in UTF-8 and without a content encoding.`,
    { members: { supported } },
  )
}

/** The query with text turned into what its parameters are; what does not fit stays text. */
function coerced(
  request: FastifyRequest,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  const search = request.url.indexOf('?')
  if (search < 0) return {}
  requirePercentEncoding(request.url.slice(search + 1))

  const query: Record<string, unknown> = {}
  const exploded = Object.keys(kinds).find((name) => kinds[name] === 'fields')
  const fields: Record<string, string> = {}
  for (const [name, given] of Object.entries(request.query as Record<string, string | string[]>)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    // A repeated name that is unknown is refused as unknown
    const isField = exploded !== undefined && name.startsWith('cf_')
    if (typeof given !== 'string' && (isField || (kind !== undefined && !isList(kind)))) {
      throw invalid('query', `/${name}`, isField ? onlyField : onlyOnce)
    }
    // A list may be sent as a repeated parameter, with commas, or both
    const value = typeof given === 'string' ? given : given.join(',')
    if (!isStorable(name) || !isStorable(value)) {
      throw invalid(
        'query',
        `/${name.replaceAll('\0', '')}`,
        'must not contain control characters or lone surrogates',
      )
    }
    if (isField) {
      query[exploded] = Object.assign(fields, { [name]: value })
      continue
    }
    // defineProperty: a parameter called __proto__ is an unknown one like any other
    Object.defineProperty(query, name, {
      value: kind === undefined ? value : fromText(value, kind),
      enumerable: true,
      writable: true,
    })
  }
  return query
}

function isList(kind: Kind | undefined): boolean {
  return kind === 'string[]' || kind === 'integer[]'
}

function requirePercentEncoding(search: string): void {
  if (!search.includes('%')) return
  try {
    decodeURIComponent(search)
  } catch {
    throw invalid('query', '', 'must be percent-encoded UTF-8')
  }
}

function fromText(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'string':
      return text
    case 'integer':
      return integerOf(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'string[]':
      return text.split(',')
    case 'integer[]':
      return text.split(',').map(integerOf)
    case 'fields':
      return text
    case 'json':
      // One JSON array, or the only element of a repeated field
      return text.startsWith('[') ? parseJson(Buffer.from(text)) : [elementOf(text)]
  }
}

/** An element of a list in a form: an object is JSON, as OpenAPI has it when there is no `encoding`. */
function elementOf(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('{') ? parseJson(Buffer.from(value)) : value
}

function integerOf(text: string): number | string {
  return /^(0|-?[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text))
    ? Number(text)
    : text
}

/**
 * Throws at once for an array or object larger than any of the contract's: the validator, which goes
 * on to find every fault, would look at each of its members.
 */
function requireBounded(value: unknown, pointer: string): void {
  if (typeof value !== 'object' || value === null) return
  const members = Object.entries(value)
  if (members.length > mostItems) {
    const code = Array.isArray(value) ? 'maxItems' : 'maxProperties'
    const params = { limit: mostItems }
    const message = messageOf({ keyword: code, instancePath: pointer, params }, 'body', value)
    throw failed([fault('body', pointer, code, message, params)])
  }
  for (const [name, member] of members) {
    if (typeof member === 'object') requireBounded(member, `${pointer}/${escapePointer(name)}`)
  }
}

/** The faults that a validator has found in a value. */
function faultsOf(validator: Validator, location: Fault['location'], value: unknown): Fault[] {
  return withoutBranches(validator.errors ?? [])
    .slice(0, mostFaults)
    .map((violation) => {
      const { keyword, params } = violation
      const { known: _, ...shown } = params
      // Custom fields are parameters of their own
      const instancePath =
        location === 'query'
          ? violation.instancePath.replace(/^\/customFields\b/, '')
          : violation.instancePath
      const member = params['additionalProperty'] ?? params['missingProperty']
      const below = typeof member === 'string' ? `/${escapePointer(member)}` : ''
      const code =
        params['format'] !== undefined ? 'format' : params['rule'] !== undefined ? 'rule' : keyword
      const message = messageOf(
        { keyword, instancePath, params },
        location,
        valueAt(value, violation.instancePath),
      )
      return fault(location, instancePath + below, code, message, shown)
    })
}

/**
 * The violations without those that follow from others: of a value that fits none of several schemas, what
 * only says that it is of the type of another one. Unknown members come first, because they explain others.
 */
function withoutBranches(violations: readonly Violation[]): Violation[] {
  const choices = violations.filter(({ keyword }) => keyword === 'oneOf' || keyword === 'anyOf')
  // An `if` repeats what its branch says
  let kept = violations.filter(({ keyword }) => keyword !== 'if')
  for (const choice of choices) {
    const { instancePath: path } = choice
    const isType = (one: Violation) => one.keyword === 'type' && one.instancePath === path
    const inside = kept.filter(
      (one) =>
        one !== choice && (one.instancePath === path || one.instancePath.startsWith(`${path}/`)),
    )
    if (choice.params['alternatives'] !== undefined) {
      kept = kept.filter((one) => !isMissing(one, choice))
      continue
    }
    // A value that only cannot be stored is of that branch
    const rules = inside.filter(({ params }) => params['rule'] !== undefined)
    if (rules.length > 0) {
      kept = kept.filter((one) => one !== choice && (!inside.includes(one) || rules.includes(one)))
      continue
    }
    const others = mergedNames(inside.filter((one) => !isType(one)))
    const type = [
      ...new Set(inside.filter(isType).flatMap(({ params }) => params['type'] as string)),
    ]
    const instead =
      others.length > 0 || type.length === 0
        ? others
        : [{ ...choice, keyword: 'type', params: { type } }]
    kept = [
      ...kept.filter((one) => one !== choice && !inside.includes(one)),
      ...(instead.length > 0 ? instead : [choice]),
    ]
  }
  const isUnknown = ({ keyword }: Violation) => keyword === 'additionalProperties'
  return [...kept.filter(isUnknown), ...kept.filter((one) => !isUnknown(one))]
}

/** Whether a violation is that of one of the branches of a choice that each require a member. */
function isMissing({ keyword, instancePath, params }: Violation, choice: Violation): boolean {
  return (
    keyword === 'required' &&
    instancePath === choice.instancePath &&
    (choice.params['alternatives'] as unknown[]).includes(params['missingProperty'])
  )
}

/** An unknown name once, with the names that all branches know. */
function mergedNames(violations: readonly Violation[]): Violation[] {
  const seen = new Map<string, Violation>()
  for (const one of violations) {
    const { keyword, instancePath, params } = one
    const key = JSON.stringify([keyword, instancePath, params['additionalProperty'] ?? seen.size])
    const known = [seen.get(key)?.params['known'] ?? [], params['known'] ?? []].flat()
    seen.set(key, { ...one, params: { ...params, known } })
  }
  return [...seen.values()]
}

/** What is at a JSON Pointer of a value. */
function valueAt(value: unknown, pointer: string): unknown {
  return pointer
    .split('/')
    .slice(1)
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>(
      (inner, part) =>
        typeof inner === 'object' && inner !== null && Object.hasOwn(inner, part)
          ? (inner as Record<string, unknown>)[part]
          : undefined,
      value,
    )
}

function fault(
  location: Fault['location'],
  pointer: string,
  code: string,
  message: string,
  params: Record<string, unknown>,
): Fault {
  return { location, pointer: pointer.slice(0, 2048), code, message, params }
}

function failed(faults: Fault[]): ApiError {
  const [first, ...others] = faults
  const more = others.length === 1 ? 'another fault' : `${others.length} more faults`
  const detail = others.length > 0 ? `${first?.message} "errors" lists ${more}.` : first?.message
  // What only cannot be stored is valid by the contract
  const isViolation = faults.some(({ code }) => code !== 'rule')
  return new ApiError(isViolation ? 'validation_failed' : 'value_not_storable', detail ?? '', {
    members: { errors: faults.slice(0, mostFaults) },
  })
}
