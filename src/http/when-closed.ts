import type { ServerResponse } from 'node:http'

/**
 * Calls `release` when a reply has left or its client has; at once if it has closed already. A reply says only once that
 * it closes, and what its request waited for, such as its token or its rows, may have come after that.
 */
export function whenClosed(reply: ServerResponse, release: () => void): void {
  if (reply.destroyed) release()
  else reply.once('close', release)
}
