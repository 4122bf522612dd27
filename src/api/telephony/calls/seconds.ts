import { secondsBetween } from '../../../lib/time.ts'

/** The most that a duration can be kept as. */
export const mostSeconds = 2_147_483_640

/** Whole seconds; those before the beginning are none. */
export function lasting(from: string | null, to: string | null): number | null {
  const seconds = secondsBetween(from, to)
  return seconds === null ? null : Math.max(0, seconds)
}
