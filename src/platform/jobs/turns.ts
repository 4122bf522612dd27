import { nilId } from '../../lib/ids.ts'
import { tally, type Tally } from '../../lib/tally.ts'
import { mostDue } from './due.ts'
import { type Health, healthAfter, healthAfterFailure } from './health.ts'

/** The slots of one process. Each run has one connection at a time, or two. */
interface Slots {
  readonly total: number
  readonly perWorkspace: number
  /** For runs of a workspace whose last run of the same job failed or was slow. */
  readonly forSuspects: number
}
const shortSlots: Slots = { total: 4, perWorkspace: 2, forSuspects: 1 }
const longSlots: Slots = { total: 2, perWorkspace: 1, forSuspects: 1 }

/** Runs that share slots. */
export interface Lane {
  readonly slots: Slots
  readonly running: Tally
  inUse: number
  suspects: number
}

/** The workspaces that have, or wait for, a run of one job. */
export interface Turns {
  readonly lane: Lane
  /** Workspaces whose turn comes, in this order. */
  waiting: string[]
  readonly running: Set<string>
  /** Workspaces that were due while they ran: their run may have begun before something became due. */
  readonly missed: Set<string>
  readonly health: Map<string, Health>
  /** Where the next look for due work begins. */
  after: string
}

export function newLanes(): { readonly short: Lane; readonly long: Lane } {
  return { short: laneOf(shortSlots), long: laneOf(longSlots) }
}

function laneOf(slots: Slots): Lane {
  return { slots, running: tally(), inUse: 0, suspects: 0 }
}

export function turnsIn(lane: Lane): Turns {
  return {
    lane,
    waiting: [],
    running: new Set(),
    missed: new Set(),
    health: new Map(),
    after: nilId,
  }
}

/** Queues the workspaces that a look found due and that have no turn yet. */
export function addDue(turns: Turns, found: ReadonlyArray<{ workspaceId: string }>): void {
  const { running, missed, health } = turns
  // More are due than one look returns: the next look continues from there, and then begins again
  turns.after = found.length < mostDue ? nilId : (found.at(-1)?.workspaceId ?? nilId)
  const known = new Set(turns.waiting)
  const now = performance.now()
  for (const { workspaceId } of found) {
    if (known.has(workspaceId)) continue
    if (running.has(workspaceId)) missed.add(workspaceId)
    else if ((health.get(workspaceId)?.notBefore ?? 0) <= now) turns.waiting.push(workspaceId)
  }
}

/** Takes the first workspace that has a slot. */
export function nextTurn({ waiting, lane, health }: Turns): string | undefined {
  const { slots, running } = lane
  if (lane.inUse >= slots.total) return undefined
  const index = waiting.findIndex((workspaceId) => {
    if (running.of(workspaceId) >= slots.perWorkspace) return false
    return !health.get(workspaceId)?.isSuspect || lane.suspects < slots.forSuspects
  })
  return index < 0 ? undefined : waiting.splice(index, 1)[0]
}

/** Takes a slot for a run of a workspace. Returns the function that frees it. */
export function takeSlot({ lane, running, health }: Turns, workspaceId: string): () => void {
  const isSuspect = health.get(workspaceId)?.isSuspect ?? false
  const count = (by: 1 | -1) => {
    lane.inUse += by
    if (isSuspect) lane.suspects += by
    lane.running.add(workspaceId, by)
  }
  running.add(workspaceId)
  count(1)
  return () => {
    running.delete(workspaceId)
    count(-1)
  }
}

/** Remembers how a run that did `done` of `size` went. */
export function recordDone(
  { health }: Turns,
  workspaceId: string,
  job: { readonly size: number; readonly isLong?: boolean },
  { size, done, ms }: { readonly size: number; readonly done: number; readonly ms: number },
): void {
  const after = healthAfter(job, size, ms)
  if (done >= size || after.isSuspect) health.set(workspaceId, after)
  else health.delete(workspaceId)
}

/** Remembers that a run failed. Returns the milliseconds until the next one. */
export function recordFailure(
  { health }: Turns,
  workspaceId: string,
  size: number,
  error: unknown,
): number {
  const after = healthAfterFailure(size, health.get(workspaceId), error)
  health.set(workspaceId, after)
  return Math.round(after.notBefore - performance.now())
}
