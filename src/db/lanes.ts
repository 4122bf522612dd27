import type { Connection } from './client.ts'
import type { Lease, Leases } from './lease.ts'

/** A connection shared by callers with a statement each; the driver sends what they have as one. */
interface Lane {
  readonly lease: Lease
  inFlight: number
  /** When a statement last ended, or the first one began. */
  movedAt: number
}

export interface Lanes {
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  readonly size: number
  /** Of these, how many are open already. */
  readonly open: number
  readonly inFlight: number
  close(): void
}

/** A lane that has not moved for as long has a slow statement at its head: others are preferred. */
const stallMs = 25

/** So many shared connections, each opened when the others are busy, whose statements may take `capMs`. */
export function lanes(count: number, capMs: number, leases: Leases): Lanes {
  const open = new Set<Lane>()
  const opening = new Set<Promise<Lane>>()
  let closed = false

  async function run<T>(work: (connection: Connection) => Promise<T>): Promise<T> {
    const lane = freest() ?? (await opened())
    const usable = { ended: false }
    if (lane.inFlight === 0) lane.movedAt = performance.now()
    lane.inFlight += 1
    try {
      const done = work(leases.connectionOf(lane.lease, usable))
      return await leases.withDeadline(lane.lease, done)
    } finally {
      usable.ended = true
      lane.inFlight -= 1
      lane.movedAt = performance.now()
      if (lane.inFlight === 0 && leases.isOutdated(lane.lease)) leases.discard(lane.lease)
    }
  }

  /** The lane with the least to do, unless another one is opened for what would have to wait. */
  function freest(): Lane | undefined {
    const now = performance.now()
    let best: Lane | undefined
    let bestStalls = false
    for (const lane of open) {
      if (lane.lease.dead || leases.isOutdated(lane.lease)) {
        open.delete(lane)
        if (lane.inFlight === 0) leases.discard(lane.lease)
        continue
      }
      if (lane.inFlight === 0) return lane
      const stalls = now - lane.movedAt >= stallMs
      const isBetter = stalls === bestStalls ? lane.inFlight < (best?.inFlight ?? 0) : !stalls
      if (!best || isBetter) {
        best = lane
        bestStalls = stalls
      }
    }
    return open.size + opening.size < count ? undefined : best
  }

  async function opened(): Promise<Lane> {
    const [underway] = opening
    if (underway && open.size + opening.size >= count) return underway
    const made = leases.open(capMs, true).then((lease) => ({ lease, inFlight: 0, movedAt: 0 }))
    opening.add(made)
    try {
      const lane = await made
      if (closed) leases.discard(lane.lease)
      open.add(lane)
      return lane
    } finally {
      opening.delete(made)
    }
  }

  return {
    run,
    get size() {
      return open.size + opening.size
    },
    get open() {
      return open.size
    },
    get inFlight() {
      return [...open].reduce((sum, lane) => sum + lane.inFlight, 0)
    },
    close() {
      closed = true
      for (const { lease } of open) leases.discard(lease)
    },
  }
}
