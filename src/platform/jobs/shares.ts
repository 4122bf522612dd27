import { tally } from '../../lib/tally.ts'

/**
 * Shares slots among workspaces, such as requests under way to somebody's servers. A workspace may have half of the slots
 * that the others leave it. So one alone has half of all, and the next one finds a free slot even when the first ones hold theirs for long.
 */
export function shares(total: number) {
  const taken = tally()
  let inUse = 0
  return {
    /** Returns how many more slots a workspace may take. */
    free(workspaceId: string): number {
      const own = taken.of(workspaceId)
      return Math.max(0, Math.ceil((total - inUse + own) / 2) - own)
    },
    take(workspaceId: string, count: number): void {
      inUse += count
      taken.add(workspaceId, count)
    },
    release(workspaceId: string, count: number): void {
      inUse -= count
      taken.add(workspaceId, -count)
    },
  }
}
