import { jsonType } from '../generate/document.ts'
import { type Contract, type Operation, pointersOf } from './contract.ts'
import type { Reply } from './target.ts'

const problemType = 'application/problem+json'

/** What is wrong with a reply by the contract alone, whatever was asked. */
export function faultsOfReply(contract: Contract, operation: Operation, reply: Reply): string[] {
  const { status, headers, text } = reply
  const declared = operation.responses[status]
  if (declared === undefined) return [`answers ${status}, which is not documented`]

  const faults: string[] = []
  if (status >= 500) faults.push(`answers ${status}${codeOf(reply)}`)
  if (headers['x-request-id'] === undefined) faults.push(`${status} lacks the header X-Request-Id`)
  for (const [name, node] of Object.entries(declared.headers ?? {})) {
    const header = contract.resolve(node)
    // A 403 has a challenge only where the token is what lacks something
    if (header.required === false || name === 'WWW-Authenticate') continue
    if (headers[name.toLowerCase()] === undefined) {
      faults.push(`${status} lacks the header ${name}`)
    }
  }

  const media = Object.keys(declared.content ?? {})
  if (media.length === 0) return text === '' ? faults : [...faults, `${status} must have no body`]
  const type = mediaTypeOf(reply)
  if (media.includes('*/*')) return faults
  if (!media.includes(type)) return [...faults, `${status} is ${type || 'of no media type'}`]
  if (reply.body === undefined) return [...faults, `${status} is not JSON`]

  const wrong = contract.faultsOfReply(declared.content[type].schema, reply.body)
  return [
    ...faults,
    ...pointersOf(wrong).map((pointer, n) => {
      const { keyword, message = keyword } = wrong[n] ?? { keyword: '' }
      return `${status} breaks its schema at ${unnumbered(pointer)}: ${message}`
    }),
  ]
}

/** What is wrong with a problem as RFC 9457 and the contract's catalogue have it. */
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
export function mediaTypeOf({ headers }: Reply): string {
  return headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''
}

export function isJson(reply: Reply): boolean {
  return [jsonType, problemType].includes(mediaTypeOf(reply))
}

/** What a refusal says, in a word or two. */
export function codeOf({ body }: Reply): string {
  return typeof body?.code === 'string' ? ` ${body.code}` : ''
}

/** The same fault of every element is one fault. */
function unnumbered(pointer: string): string {
  return pointer.replace(/\/\d+(?=\/|$)/g, '/*') || '/'
}
