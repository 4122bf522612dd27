import { memberRefused } from '../../errors.ts'
import { hasUnixTime } from '../../lib/time.ts'

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
