import type { FastifyRequest } from 'fastify'
import { Readable } from 'node:stream'
import type { OperationId } from '../../../generated/operations.ts'
import * as validators from '../../../generated/validators.ts'
import { mostItems, type Route } from '../../../generated/routes.ts'
import { ApiError, type Fault, payloadTooLarge } from '../../errors.ts'
import { escapePointer } from '../../lib/json-pointer.ts'
import { anyOf } from '../../lib/words.ts'
import { BodyError } from './body-error.ts'
import { coerced, elementOf, fromText, typed } from './coerce.ts'
import { messageOf, type Violation } from './fault-messages.ts'
import { failed, fault, faultsOf } from './faults.ts'
import { parseForm } from './forms.ts'
import { parseJson } from './json.ts'
import { boundaryOf, type Form, formOf, multipartType } from './upload.ts'
import { codingOf } from './inflate.ts'
import { invalid } from './invalid.ts'

interface Validator {
  (value: unknown): boolean
  errors?: Violation[] | null
}

const form = 'application/x-www-form-urlencoded'
/** Taken as bytes, which a handler gets as they came. */
export const rawType = 'message/rfc822'
const jsonLimit = 1_048_576
/** Bytes of an empty object, with the white space that a client may put around it. */
const mostEmpty = 64
const emptyObject = /^[ \t\r\n]*\{[ \t\r\n]*\}[ \t\r\n]*$/
export const rawLimit = 26_214_400

/** The valid parts of one request. */
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
      query: coerced(searchOf(request.url), route.queryKinds),
      headers: request.headers,
    }
    const faults: Fault[] = []
    for (const { part, validator } of checks) {
      if (!validator(parts[part]))
        faults.push(...faultsOf(validator.errors ?? [], locations[part], parts[part]))
    }

    if (request.body instanceof Readable) {
      const form = uploadOf(request, request.body, route, partsValidator)
      if (faults.length > 0) throw failed(faults)
      return { params: parts.params, query: parts.query, body: form }
    }
    const body = bodyOf(request, route)
    // A body of bytes has no schema
    if (!Buffer.isBuffer(body)) {
      requireBounded(body, '')
      if (bodyValidator && body !== undefined && !bodyValidator(body)) {
        faults.push(...faultsOf(bodyValidator.errors ?? [], 'body', body))
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
    if (!validator(body)) throw failed(faultsOf(validator.errors ?? [], 'body', body))
  }
}

const locations = { params: 'path', query: 'query', headers: 'header' } as const

function searchOf(url: string): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}

export function validatorOf(name: string): Validator {
  const validator = (validators as Partial<Record<string, Validator>>)[name]
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
  // Many clients send an empty object with every POST
  const mayBeEmpty = route.bodyTypes.length === 0 && bytes.length <= mostEmpty
  if (mayBeEmpty && emptyObject.test(bytes.toString('latin1'))) return undefined

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
      if (typeof value === 'string') body[name] = fromText(value, kind, name)
      else if (Array.isArray(value)) body[name] = value.map((one) => elementOf(one, name))
      else if (value === null && kind === 'json') body[name] = []
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
  if (!route.partKinds || !validator || codingOf(request) === undefined) {
    throw unsupported(route)
  }
  return formOf(payload, boundaryOf(contentType), route.partKinds, (fields) => {
    if (!validator(fields)) throw failed(faultsOf(validator.errors ?? [], 'body', fields))
    return fields
  })
}

/** Whether a request says that its body is bytes. */
export function isRaw(request: FastifyRequest): boolean {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() === rawType
}

/** Throws 415 unless the body is of a type of the operation, in UTF-8, and came as it is or with gzip. */
function mediaTypeOf(request: FastifyRequest, route: Route): string {
  const header = request.headers['content-type'] ?? ''
  const matched =
    /^([\w.+-]+\/[\w.+-]+)[ \t]*(?:;[ \t]*charset=(?:utf-?8|"utf-?8")[ \t]*)?(?:;[ \t]*)?$/i.exec(
      header,
    )
  const mediaType = matched?.[1]?.toLowerCase()
  if (
    mediaType === undefined ||
    !route.bodyTypes.includes(mediaType) ||
    codingOf(request) === undefined
  ) {
    throw unsupported(route)
  }
  return mediaType
}

function unsupported({ bodyTypes }: Route): ApiError {
  if (bodyTypes.length === 0) {
    return invalid('body', '', 'must be empty, because the operation accepts no body')
  }
  const supported = [...bodyTypes]
  return new ApiError(
    'unsupported_media_type',
    `The body must be ${anyOf(supported)}, in UTF-8, sent as it is or with "Content-Encoding: gzip".`,
    { members: { supported }, headers: { 'accept-encoding': 'gzip, identity' } },
  )
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
