import { DatabaseUnavailable } from './errors.ts'
import type { Lease, Leases } from './lease.ts'
import type { PoolTurns } from './pool-turns.ts'
import type { Caller, Turns } from './turns.ts'

/** The connections of a pool that are lent to one caller at a time. */
export interface Lending {
  readonly idle: Lease[]
  readonly lent: Set<Lease>
  /** How many connections are being opened. */
  readonly opening: number
  /** Lends a connection of one's own, once it is the caller's turn. */
  lend<T>(
    from: Turns,
    caller: Caller,
    work: (lease: Lease, usable: { ended: boolean }) => Promise<T>,
    ms?: number,
  ): Promise<T>
  close(): void
}

export function lending(
  leases: Leases,
  idle: Lease[],
  { transactions, longReads }: PoolTurns,
  statementTimeoutMs: number,
): Lending {
  const lent = new Set<Lease>()
  let opening = 0
  let closed = false

  async function lease(): Promise<Lease> {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
    for (let free = idle.pop(); free; free = idle.pop()) {
      if (leases.isOutdated(free)) {
        leases.discard(free)
        continue
      }
      lent.add(free)
      return free
    }
    opening += 1
    try {
      const opened = await leases.open(statementTimeoutMs)
      lent.add(opened)
      return opened
    } finally {
      opening -= 1
    }
  }

  function release(used: Lease): void {
    lent.delete(used)
    if (closed || leases.isOutdated(used)) leases.discard(used)
    else if (!used.dead) idle.push(used)
  }

  async function lend<T>(
    from: Turns,
    caller: Caller,
    work: (lease: Lease, usable: { ended: boolean }) => Promise<T>,
    ms?: number,
  ): Promise<T> {
    const end = await from.take(caller)
    try {
      const lent = await lease()
      const usable = { ended: false }
      try {
        return await leases.withDeadline(lent, work(lent, usable), ms)
      } finally {
        usable.ended = true
        release(lent)
      }
    } finally {
      end()
      // What one kind leaves free, the other one may use
      longReads.handOut()
      transactions.handOut()
    }
  }

  return {
    idle,
    lent,
    get opening() {
      return opening
    },
    lend,
    close() {
      closed = true
      for (const one of [...idle]) leases.discard(one)
    },
  }
}
