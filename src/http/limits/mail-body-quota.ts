import { unavailable } from '../../errors.ts'
import { tally } from '../../lib/tally.ts'
import { rawLimit } from '../request/validate.ts'

/** Bytes of bodies of bytes that this process holds at once, and those of one workspace. */
const mostBytes = 4 * rawLimit
const mostBytesOfWorkspace = 2 * rawLimit
/** A small one costs as well: it bounds how many there are. */
const leastBytes = 524_288

const heldBy = tally()
let held = 0

/**
 * Counts bytes that are about to be held; returns what releases them. Throws 503 when the workspace, or
 * all of them together, would hold too many.
 */
export function reserveMailBody(workspaceId: string, length: number): () => void {
  const bytes = Math.max(length, leastBytes)
  if (heldBy.of(workspaceId) + bytes > mostBytesOfWorkspace || held + bytes > mostBytes) {
    throw unavailable('Too many mails are handed over at the same time. Retry the request later.')
  }
  held += bytes
  heldBy.add(workspaceId, bytes)
  return () => {
    held -= bytes
    heldBy.add(workspaceId, -bytes)
  }
}
