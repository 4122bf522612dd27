import { eachText } from './bodies.ts'
import { anyType, type Json, jsonType, streamType } from '../../contract/document.ts'
import { type Contract, type Operation, pointersOf } from './contract.ts'
import type { Reply } from './target.ts'

const problemType = 'application/problem+json'

/** Returns the faults of a reply that follow from the contract alone, whatever the request was. */
export function faultsOfReply(contract: Contract, operation: Operation, reply: Reply): string[] {
  const { status, text } = reply
  const declared = operation.responses[status]
  if (declared === undefined) return [`answers ${status}, which is not documented`]

  const faults: string[] = []
  if (status >= 500) faults.push(`answers ${status}${codeOf(reply)}`)
  faults.push(...faultsOfHeaders(contract, declared, reply))

  const media = Object.keys(declared.content ?? {})
  if (media.length === 0) return text === '' ? faults : [...faults, `${status} must have no body`]
  const type = mediaTypeOf(reply)
  if (media.includes(anyType)) return faults
  if (!media.includes(type)) return [...faults, `${status} is ${type || 'of no media type'}`]
  if (type === streamType) return faults
  if (reply.body === undefined) return [...faults, `${status} is not JSON`]

  const { schema } = declared.content[type]
  const wrong = contract.faultsOfReply(schema, reply.body)
  return [
    ...faults,
    ...faultsOfForm(contract, schema, reply),
    ...pointersOf(wrong).map((pointer, n) => {
      const { keyword, message = keyword } = wrong[n] ?? { keyword: '' }
      return `${status} breaks its schema at ${unnumbered(pointer)}: ${message}`
    }),
  ]
}

/** Headers of HTTP itself, of proxies and of browsers' protection, which no contract declares. */
const ofHttp = new Set([
  'age',
  'alt-svc',
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'content-type',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'date',
  'expires',
  'keep-alive',
  'last-modified',
  'origin-agent-cluster',
  'pragma',
  'referrer-policy',
  'server',
  'strict-transport-security',
  'transfer-encoding',
  'vary',
  'via',
  'x-accel-buffering',
  'x-content-type-options',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
])
/** A header that is missing, that has a wrong value, or that nothing declares. */
function faultsOfHeaders(contract: Contract, declared: Json, { status, headers }: Reply): string[] {
  const faults: string[] = []
  const names = new Set<string>()
  for (const [name, node] of Object.entries(declared.headers ?? {})) {
    names.add(name.toLowerCase())
    const header = contract.resolve(node)
    const value = headers[name.toLowerCase()]
    // A 403 has a challenge only where the token is what lacks something
    const isOptional = header.required === false || name === 'WWW-Authenticate'
    if (value === undefined) {
      if (!isOptional) faults.push(`${status} lacks the header ${name}`)
      continue
    }
    const isNumber = ['integer', 'number'].includes(contract.resolve(header.schema)?.type)
    const [wrong] = contract.faultsOf(header.schema ?? {}, isNumber ? Number(value) : value)
    if (wrong) faults.push(`${status} has the header ${name}, which ${wrong.message}`)
  }
  if (!names.has('x-request-id') && headers['x-request-id'] === undefined) {
    faults.push(`${status} lacks the header X-Request-Id`)
  }
  for (const name of Object.keys(headers)) {
    if (names.has(name) || ofHttp.has(name)) continue
    faults.push(`${status} has the header ${name}, which is not declared`)
  }
  return faults
}

const upperCaseId = /"(?=[^"]*[A-F])[0-9A-Fa-f]{8}(-[0-9A-Fa-f]{4}){3}-[0-9A-Fa-f]{12}"/
/** A UUID of an unknown version, or of another variant. */
const otherId =
  /"[0-9a-f]{8}-[0-9a-f]{4}-(?![1-8][0-9a-f]{3}-[89ab])[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}"/i
const otherTime = /"\d{4}-\d\d-\d\d(?!T\d\d:\d\d:\d\d(\.\d+)?Z")[T t]\d\d:\d\d[^"]*"/

/** Identifiers are in lower case, and times are in UTC as RFC 3339 writes them, however they were sent. */
function faultsOfForm(contract: Contract, schema: Json, { status, body, text }: Reply): string[] {
  // A schema permits more, and few texts are worth a walk through it
  if (![upperCaseId, otherId, otherTime].some((pattern) => pattern.test(text))) return []
  const found = new Set<string>()
  eachText(contract, schema, body, (value, _, { format }, name) => {
    if (format === 'uuid' && upperCaseId.test(`"${value}"`)) {
      found.add(`${status} has upper-case letters in the identifier ${name}`)
    } else if (format === 'uuid' && otherId.test(`"${value}"`)) {
      found.add(
        `${status} has no UUID of a version and variant of RFC 9562 as the identifier ${name}`,
      )
    }
    if (format === 'date-time' && otherTime.test(`"${value}"`)) {
      found.add(`${status} has the time ${name} in another form than 2026-11-20T09:30:00.000Z`)
    }
  })
  return [...found]
}

/** Returns the faults of a problem by RFC 9457 and the contract's catalogue. */
export function faultsOfProblem(reply: Reply, titles: Map<string, string>): string[] {
  const { status, body, headers } = reply
  if (mediaTypeOf(reply) !== problemType) return [`${status} is no ${problemType}`]
  const faults: string[] = []
  const { code, type, title } = body ?? {}
  if (typeof code !== 'string') return [`the problem of a ${status} has no code`]
  if (body.status !== status) faults.push(`the problem of a ${status} says status ${body.status}`)
  if (typeof type !== 'string' || !type.endsWith(`/${code}`)) {
    faults.push(`the type of ${code} does not end with its code`)
  }
  if (body.requestId !== headers['x-request-id']) {
    faults.push(`the requestId of ${code} is not the X-Request-Id`)
  }
  const known = titles.get(code)
  if (typeof title !== 'string' || title === '') faults.push(`${code} has no title`)
  else if (known === undefined) titles.set(code, title)
  else if (known !== title) faults.push(`${code} has the titles '${known}' and '${title}'`)
  return faults
}

/** The type of a reply's body without its parameters. */
function mediaTypeOf({ headers }: Reply): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isJson(reply: Reply): boolean {
  return [jsonType, problemType].includes(mediaTypeOf(reply))
}

/** Returns the code of a refusal. */
export function codeOf({ body }: Reply): string {
  return typeof body?.code === 'string' ? ` ${body.code}` : ''
}

/** Removes the numbers of elements from a pointer, so that equal faults of several elements are one. */
function unnumbered(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*') || '/'
}
