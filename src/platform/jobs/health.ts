import { DatabaseUnavailable, isConnectionLoss, sqlState } from '../../db/pool/errors.ts'

/** How much the first run of a job in a workspace does. */
export const firstSize = 100
const quickMs = 100
const slowMs = 500
/** Milliseconds until the next run after one that failed. */
const shortestPause = 250
const longestPause = 60_000
/** While the database cannot be reached, which is not the fault of a workspace. */
export const outagePause = 1000

/** How a job gets on in a workspace. Absent when nothing is left to do and nothing is wrong. */
export interface Health {
  size: number
  isSuspect: boolean
  failures: number
  /** By `performance.now()`. */
  notBefore: number
}

/** Returns how a job gets on after a run that did not fail; a slow one makes the workspace a suspect. */
export function healthAfter(
  job: { readonly size: number; readonly isLong?: boolean },
  size: number,
  ms: number,
): Health {
  const isSuspect = !job.isLong && ms > slowMs
  const grown = ms < quickMs ? size * 2 : size
  const next = isSuspect ? Math.floor(size / 2) : grown
  return { size: Math.min(job.size, Math.max(1, next)), isSuspect, failures: 0, notBefore: 0 }
}

/** Returns how a job gets on after a run that failed. */
export function healthAfterFailure(size: number, was: Health | undefined, error: unknown): Health {
  const now = performance.now()
  if (isOutage(error)) {
    const same = was ?? { size, isSuspect: false, failures: 0 }
    return { ...same, notBefore: now + outagePause }
  }
  const failures = size > 1 ? 0 : (was?.failures ?? 0) + 1
  const pause = Math.min(longestPause, shortestPause * 2 ** failures)
  const half = Math.max(1, Math.floor(size / 2))
  return { size: half, isSuspect: true, failures, notBefore: now + pause }
}

/** Whether the database failed, rather than work that took it too long. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return error.code !== 'DEADLINE'
  // Or it takes no writes for now: a server that has become a standby, no room, no memory
  return isConnectionLoss(error) || /^(25006|53)/.test(sqlState(error))
}
