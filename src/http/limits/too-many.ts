import { ApiError } from '../../errors.ts'

/** What a workspace may have of everything that its tokens have limits of, as a multiple of what one of them may. */
export const tokensPerWorkspace = 10

/** The 429 of a limit that `policy` describes. */
export function tooMany(detail: string, retryAfterSeconds: number, policy: string): ApiError {
  return new ApiError('rate_limited', detail, {
    members: { retryAfterSeconds, policy },
    headers: { 'retry-after': String(retryAfterSeconds) },
  })
}
