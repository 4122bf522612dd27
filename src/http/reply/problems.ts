import type { FastifyRequest } from 'fastify'
import { DatabaseUnavailable, isContention, isPassing, sqlState } from '../../db/pool/errors.ts'
import { ApiError, payloadTooLarge, type Problem, problems, unavailable } from '../../errors.ts'
import { timeouts } from '../../timeouts.ts'
import type { Answer } from './answer.ts'

/** Where a request asked, for `instance`: its path without the query. */
export function instanceOf(url: string): string {
  const search = url.indexOf('?')
  return search < 0 ? url : url.slice(0, search)
}

/** Anything thrown as an ApiError: itself, or one that reveals no internals. */
export function toApiError(error: unknown, bodyLimit = 1_048_576): ApiError {
  if ((error as { code?: string } | undefined)?.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    return payloadTooLarge(bodyLimit)
  }
  if (error instanceof ApiError) return error
  const fromFramework = frameworkErrors[(error as { code?: string } | null)?.code ?? '']
  if (fromFramework) return new ApiError(...fromFramework)
  if (sqlState(error) === '57014') {
    const seconds = timeouts.statementMs / 1000
    return unavailable(
      `The request takes the database more than ${seconds} s. Narrow it down, for example by requesting an earlier page.`,
      error,
    )
  }
  if (isContention(error)) {
    return unavailable(
      'Other requests are changing the same objects at the moment. Retry the request later.',
      error,
    )
  }
  if (error instanceof DatabaseUnavailable || isPassing(error)) {
    return unavailable(
      'The database is not available at the moment. Retry the request later.',
      error,
    )
  }
  if (isUnstorable(error)) {
    return new ApiError(
      'value_not_storable',
      'A date-time, number or text of the request is outside the range that can be stored or searched.',
      { cause: error },
    )
  }
  return new ApiError('internal_error', 'The server failed to process the request.', {
    cause: error,
  })
}

/** An error as a problem of a request (RFC 9457). */
export function problemOf(
  error: ApiError,
  { url, id }: Pick<FastifyRequest, 'url' | 'id'>,
  publicUrl: string,
): Problem {
  const [status, title] = problems[error.code]
  return {
    type: `${publicUrl}/problems/${error.code}`,
    title,
    status,
    detail: error.message,
    instance: instanceOf(url),
    code: error.code,
    requestId: id,
    success: false,
    ...error.members,
  }
}

export function problemAnswer(
  error: ApiError,
  request: Pick<FastifyRequest, 'url' | 'id'>,
  publicUrl: string,
): Answer {
  return {
    status: error.status,
    headers: { 'content-type': 'application/problem+json', ...error.headers },
    body: JSON.stringify(problemOf(error, request, publicUrl)),
  }
}

const frameworkErrors: Readonly<Record<string, ConstructorParameters<typeof ApiError>>> = {
  FST_ERR_BAD_URL: ['malformed_request', 'The URL is not valid percent-encoded UTF-8.'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    'malformed_request',
    'The length of the body differs from the header "Content-Length".',
  ],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'unsupported_media_type',
    'The header "Content-Type" is not a valid media type.',
  ],
  Z_DATA_ERROR: ['malformed_request', 'The body is not valid gzip (RFC 1952).'],
  Z_BUF_ERROR: ['malformed_request', 'The body is gzip that ends too early.'],
}

/** SQLSTATE class 22 (data exception), a program limit, and the driver's own limit of parameters. */
const unstorable = /^(22...|54000|MAX_PARAMETERS_EXCEEDED)$/

/**
 * Whether an error comes from a value that PostgreSQL or the driver cannot store, which validation should have refused.
 */
function isUnstorable(error: unknown): boolean {
  return error instanceof RangeError || unstorable.test(sqlState(error))
}
