import { ApiError } from '../../errors.ts'

/** The limits of a workspace as a multiple of those of one of its tokens. */
export const tokensPerWorkspace = 10

/** The 429 of a limit that `policy` describes. */
export function tooMany(detail: string, retryAfterSeconds: number, policy: string): ApiError {
  return new ApiError('rate_limited', detail, {
    members: { retryAfterSeconds, policy },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
