import { tally } from './tally.ts'

/** Bounds of a queue whose slots are shared by several parties. */
export interface FairQueueOptions {
  /** How much work runs at once, and how much of one party. */
  readonly slots: number
  readonly slotsPerParty: number
  /** How much work of one party may wait. */
  readonly mostWaiting: number
  /** How long work may wait before it is given up. */
  readonly waitMs: number
}

/** Runs work in turn by party, so that the work of one party does not delay the others. */
export interface FairQueue {
  /** Rejects with the error of `busy` when too much of the party waits, or when no slot is free in time. */
  run<T>(party: string, work: () => Promise<T>, busy: () => Error): Promise<T>
  /** How much work waits. */
  readonly waiting: number
}

export function fairQueue(options: FairQueueOptions): FairQueue {
  const { slots, slotsPerParty, mostWaiting, waitMs } = options
  const running = tally()
  // In the order of turns: a party whose work was started goes to the end
  const waiting = new Map<string, Set<() => void>>()
  let taken = 0

  const mayStart = (party: string) => taken < slots && running.of(party) < slotsPerParty

  function take(party: string): void {
    taken += 1
    running.add(party, 1)
  }

  function release(party: string): void {
    running.add(party, -1)
    taken -= 1
    startNext()
  }

  /** Starts what waits longest of the first party in turn that may have the slot that has become free. */
  function startNext(): void {
    for (const [party, queue] of waiting) {
      if (!mayStart(party)) continue
      const [start] = queue
      if (!start) continue
      waiting.delete(party)
      queue.delete(start)
      if (queue.size > 0) waiting.set(party, queue)
      start()
      return
    }
  }

  function turnOf(party: string, busy: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = waiting.get(party) ?? new Set()
      if (queue.size >= mostWaiting) return reject(busy())
      const timer = setTimeout(() => {
        queue.delete(start)
        if (queue.size === 0) waiting.delete(party)
        reject(busy())
      }, waitMs)
      const start = () => {
        clearTimeout(timer)
        take(party)
        resolve()
      }
      queue.add(start)
      waiting.set(party, queue)
    })
  }

  return {
    async run(party, work, busy) {
      // A party that waits while a slot is free uses all slots of a party
      if (mayStart(party)) take(party)
      else await turnOf(party, busy)
      try {
        return await work()
      } finally {
        release(party)
      }
    },
    get waiting() {
      return [...waiting.values()].reduce((sum, { size }) => sum + size, 0)
    },
  }
}
