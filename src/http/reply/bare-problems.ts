import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { ApiError, type Problem, problems } from '../../errors.ts'
import { newId } from '../../lib/ids.ts'
import { problemOf } from './problems.ts'

/** The headers of every response. */
export const securityHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
}

/** The problems of requests that cannot be read, by the code of Node's error. Anything else is not valid HTTP. */
const breaches: Readonly<Record<string, readonly [code: Problem['code'], detail: string]>> = {
  HPE_HEADER_OVERFLOW: ['header_too_large', 'The headers of the request are larger than 16 KiB.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive in time.'],
}

/** Errors before there is a request: answered by hand on the socket, then closed. */
export function answerBroken(
  error: Error & { code?: string; reason?: string },
  socket: Socket,
): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  // The parser of Node.js names what it could not read, such as "Invalid method encountered"
  const because = error.reason ? `: ${error.reason}` : ''
  const [code, detail] = breaches[error.code ?? ''] ?? [
    'malformed_request',
    `The request is not valid HTTP/1.1${because}.`,
  ]
  const { status, title, headers, body } = bareProblem(code, detail)
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines.join('')}\r\n${body}`)
}

/** Instead of Node's answer without a body (RFC 9110, section 10.1.1). */
export function rejectExpectation(_: IncomingMessage, response: ServerResponse): void {
  const { status, headers, body } = bareProblem(
    'expectation_failed',
    'The header "Expect" must be "100-continue".',
  )
  response.writeHead(status, headers)
  response.end(body)
}

/** A problem of a request that never reaches the router. */
function bareProblem(code: Problem['code'], detail: string) {
  const [status, title] = problems[code]
  const requestId = newId()
  const problem = problemOf(new ApiError(code, detail), { url: '', id: requestId }, '')
  const body = JSON.stringify(problem)
  const headers = {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  }
  return { status, title, headers, body }
}
