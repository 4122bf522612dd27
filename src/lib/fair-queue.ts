/** Bounds of a queue whose places are shared by several parties. */
export interface FairQueueOptions {
  /** How much work runs at once, and how much of one party. */
  readonly places: number
  readonly placesPerParty: number
  /** How much work of one party may wait. */
  readonly mostWaiting: number
  /** How long work may wait before it is given up. */
  readonly waitMs: number
}

/** Runs work in turn by party, so that the work of one party does not delay the others. */
export interface FairQueue {
  /** Rejects with the error of `busy` when too much of the party waits, or when no place is free in time. */
  run<T>(party: string, work: () => Promise<T>, busy: () => Error): Promise<T>
}

interface Waiting {
  start(): void
}

export function fairQueue(options: FairQueueOptions): FairQueue {
  const { places, placesPerParty, mostWaiting, waitMs } = options
  const running = new Map<string, number>()
  // In the order of turns: a party whose work was started goes to the end
  const waiting = new Map<string, Set<Waiting>>()
  let taken = 0

  function release(party: string): void {
    const left = (running.get(party) ?? 1) - 1
    if (left === 0) running.delete(party)
    else running.set(party, left)
    taken -= 1
    startWaiting()
  }

  function startWaiting(): void {
    for (const [party, queue] of [...waiting]) {
      if (taken >= places) return
      if ((running.get(party) ?? 0) >= placesPerParty) continue
      const [next] = queue
      if (!next) continue
      remove(party, next)
      const rest = waiting.get(party)
      if (rest) {
        waiting.delete(party)
        waiting.set(party, rest)
      }
      next.start()
    }
  }

  function remove(party: string, one: Waiting): void {
    const queue = waiting.get(party)
    queue?.delete(one)
    if (queue?.size === 0) waiting.delete(party)
  }

  function placeFor(party: string, busy: () => Error): Promise<void> {
    return new Promise((resolve, reject) => {
      const queue = waiting.get(party) ?? new Set()
      if (queue.size >= mostWaiting) return reject(busy())
      const timer = setTimeout(() => {
        remove(party, one)
        reject(busy())
      }, waitMs)
      const one: Waiting = {
        start() {
          clearTimeout(timer)
          taken += 1
          running.set(party, (running.get(party) ?? 0) + 1)
          resolve()
        },
      }
      queue.add(one)
      waiting.set(party, queue)
      startWaiting()
    })
  }

  return {
    async run(party, work, busy) {
      await placeFor(party, busy)
      try {
        return await work()
      } finally {
        release(party)
      }
    },
  }
}
