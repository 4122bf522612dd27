import { tally } from '../../lib/tally.ts'

/** Slots that workspaces share, such as requests under way to somebody's servers. */
export interface Shares {
  /** How many more slots a workspace may take. */
  free(workspaceId: string): number
  take(workspaceId: string, count: number): void
  release(workspaceId: string, count: number): void
}

/**
 * A workspace may have half of the slots that the others leave it. So one alone has half of all, and the next one finds
 * a free slot even when the first ones hold theirs for long.
 */
export function shares(total: number): Shares {
  const taken = tally()
  let inUse = 0
  return {
    free(workspaceId) {
      const own = taken.of(workspaceId)
      return Math.max(0, Math.ceil((total - inUse + own) / 2) - own)
    },
    take(workspaceId, count) {
      inUse += count
      taken.add(workspaceId, count)
    },
    release(workspaceId, count) {
      inUse -= count
      taken.add(workspaceId, -count)
    },
  }
}
