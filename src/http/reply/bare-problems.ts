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

/** Errors before there is a request: answered by hand on the socket, then closed. */
export function answerBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) {
    socket.destroy()
    return
  }
  const code =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'header_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'malformed_request'
  const { status, title, body, requestId } = bareProblem(code)
  socket.end(
    `HTTP/1.1 ${status} ${title}\r\nContent-Type: application/problem+json\r\n` +
      `X-Request-Id: ${requestId}\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Instead of Node's answer without a body (RFC 9110, section 10.1.1). */
export function rejectExpectation(_: IncomingMessage, response: ServerResponse): void {
  const { status, body, requestId } = bareProblem('expectation_failed')
  response.writeHead(status, {
    ...securityHeaders,
    'x-request-id': requestId,
    'content-type': 'application/problem+json',
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  response.end(body)
}

/** A problem of a request that never reaches the router. */
function bareProblem(code: Problem['code']) {
  const [status, title, meaning] = problems[code]
  const requestId = newId()
  const problem = problemOf(new ApiError(code, meaning), { url: '', id: requestId }, '')
  return { status, title, body: JSON.stringify(problem), requestId }
}
