import type { FairQueue } from '../../lib/fair-queue.ts'
import type { PoolCaller } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import type { Leases } from './lease.ts'
import type { Lease } from './lease-connection.ts'

/** Lends the connections of a pool, each to one caller at a time. */
export function lending(leases: Leases) {
  const idle: Lease[] = []
  const lent = new Set<Lease>()
  let opening = 0
  let discarded = 0
  let closed = false

  async function take(): Promise<Lease> {
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (!leases.isOutdated(free)) return free
      leases.discard(free)
    }
    opening += 1
    try {
      return await leases.open()
    } finally {
      opening -= 1
    }
  }

  function release(used: Lease): void {
    lent.delete(used)
    if (closed || leases.isOutdated(used)) leases.discard(used)
    else if (!used.dead) idle.push(used)
  }

  return {
    /**
     * Lends a connection once it is the caller's turn. Throws DatabaseUnavailable where too many wait, after too long a
     * wait, and for a caller that has left meanwhile.
     */
    lend: <T>(
      queue: FairQueue,
      caller: PoolCaller,
      work: (lease: Lease, usable: { ended: boolean }) => Promise<T>,
      ms?: number,
    ): Promise<T> =>
      queue.run(
        caller.workspaceId,
        async () => {
          if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
          if (caller.isGone?.()) throw busy('the caller is gone')
          const lease = await take()
          lent.add(lease)
          const usable = { ended: false }
          try {
            return await leases.withDeadline(lease, work(lease, usable), ms)
          } finally {
            usable.ended = true
            release(lease)
          }
        },
        () => busy('no connection is free'),
      ),
    remove(lease: Lease): void {
      if (!closed) discarded += 1
      const index = idle.indexOf(lease)
      if (index >= 0) idle.splice(index, 1)
    },
    /** Refuses to lend from now on. */
    close(): void {
      closed = true
      for (const one of [...idle]) leases.discard(one)
    },
    /** Ends the connections that are still lent. */
    cut(): void {
      for (const one of [...lent]) leases.discard(one)
    },
    get stats() {
      return { idle: idle.length, lent: lent.size, opening, discarded }
    },
  }
}

function busy(message: string): DatabaseUnavailable {
  return new DatabaseUnavailable('POOL_BUSY', message)
}
