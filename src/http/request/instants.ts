import { memberRefused } from '../../errors.ts'
import { addDays, hasUnixTime, isAfter } from '../../lib/time.ts'

/** Returns an instant of a body, or none. Throws 422 for one that is not in the years 1970 to 9999. */
export function instantAt<T extends null | undefined = never>(
  instant: string | T,
  pointer: string,
): string | T {
  if (typeof instant === 'string' && !hasUnixTime(instant)) {
    throw memberRefused(pointer, `must be in the years 1970 to 9999.`)
  }
  return instant
}

const longestDays = 366

/** Throws 422 unless a span of time ends after it begins, and at most 366 days after that. */
export function requireSpan(from: string, to: string): void {
  if (!isAfter(to, from)) throw memberRefused('/to', 'must be after "from".')
  if (isAfter(to, addDays(from, longestDays))) {
    throw memberRefused('/to', `must be at most ${longestDays} days after "from".`)
  }
}
