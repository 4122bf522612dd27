import { ApiError } from '../../errors.ts'

export function acceptedRequestId(header: string | string[] | undefined): string | undefined {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{1,128}$/.test(header) ? header : undefined
}

/**
 * Throws for what Node lets through but no client means: doubled Host or Authorization, more than
 * 100 headers, an unknown transfer coding, a body on a GET. Probes of load balancers may have no Host.
 */
export function requireSoundRequest(
  rawHeaders: readonly string[],
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
  isProbe: boolean,
): void {
  if (rawHeaders.length > 200) throw malformed('The request has more than 100 headers.')
  let hosts = 0
  let authorizations = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] as string
    if (name.length === 4 && name.toLowerCase() === 'host') hosts += 1
    else if (name.length === 13 && name.toLowerCase() === 'authorization') authorizations += 1
  }
  if (hosts > 1 || (hosts === 0 && !isProbe))
    throw malformed('The request must have exactly one "Host" header.')
  if (authorizations > 1) throw malformed('The request must have only one "Authorization" header.')

  const coding = headers['transfer-encoding']
  if (coding !== undefined && String(coding).toLowerCase() !== 'chunked') {
    throw new ApiError(
      'not_implemented',
      'The transfer coding of the request is not supported. Use chunked, or send "Content-Length".',
      {
        headers: { connection: 'close' },
      },
    )
  }
  if (method === 'GET' || method === 'HEAD') {
    if (coding !== undefined || !['0', undefined].includes(headers['content-length'] as string)) {
      throw malformed('A GET or HEAD request must not have a body.')
    }
  }
}

function malformed(detail: string): ApiError {
  return new ApiError('malformed_request', detail, { headers: { connection: 'close' } })
}
