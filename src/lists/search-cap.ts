import { ApiError } from '../errors.ts'

/** Number of rows to which a search, or a list that is counted like one, is counted. Pages beyond them are refused. */
export const searchCap = 10_000

type PageWindow = { readonly offset: number; readonly limit: number }

/** Returns how many rows of a page lie within the first 10,000. */
export function limitWithinCap({ offset, limit }: PageWindow): number {
  return Math.max(0, Math.min(limit, searchCap - offset))
}

/** Throws 422 for a page beyond the first 10,000 rows of a list that has more. */
export function requireWithinCap({ offset, limit }: PageWindow): void {
  if (offset < searchCap) return
  const most = searchCap.toLocaleString('en')
  throw new ApiError(
    'search_too_broad',
    `More than ${most} objects are found, and page ${offset / limit + 1} is beyond the first ${most}. Narrow the request by more words or filters.`,
    { members: { pointer: '/page' } },
  )
}
