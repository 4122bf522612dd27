import { unavailable } from '../../errors.ts'
import { rawLimit } from '../validate.ts'

/** Bytes of bodies of bytes that this process holds at once, and those of one workspace. */
const mostBytes = 4 * rawLimit
const mostBytesOfWorkspace = 2 * rawLimit
/** A small one costs as well: it bounds how many there are. */
const leastBytes = 524_288

const heldBy = new Map<string, number>()
let held = 0

/**
 * Counts bytes that are about to be held; returns what releases them. Throws 503 when the workspace, or
 * all of them together, would hold too many.
 */
export function holdRaw(workspaceId: string, length: number): () => void {
  const bytes = Math.max(length, leastBytes)
  const own = heldBy.get(workspaceId) ?? 0
  if (own + bytes > mostBytesOfWorkspace || held + bytes > mostBytes) {
    throw unavailable('Too many mails are handed over at the same time. Retry the request later.')
  }
  held += bytes
  heldBy.set(workspaceId, own + bytes)
  return () => {
    held -= bytes
    const left = (heldBy.get(workspaceId) ?? 0) - bytes
    if (left > 0) heldBy.set(workspaceId, left)
    else heldBy.delete(workspaceId)
  }
}
