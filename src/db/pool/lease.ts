import { removeUnordered } from '../../lib/remove-unordered.ts'
import {
  DatabaseUnavailable,
  diskFull,
  isConnectionLoss,
  connectionLost,
  readOnly,
  sqlState,
} from './errors.ts'
import { connectionOf, type Lease, type LeaseOptions } from './lease-connection.ts'
import { leaseOpener } from './open-lease.ts'
import { reconnecting } from './reconnecting.ts'

/** The most statements of a connection, which keeps each until it ends. The program has about half as many of its own. */
const mostPrepared = 2000

export type Leases = ReturnType<typeof leases>

/** Opens connections, and closes those that are in doubt. */
export function leases(options: LeaseOptions) {
  const attempt = reconnecting()
  // Counts how often a server was found to be read-only
  let generation = 0
  const openLease = leaseOpener(options, { discard, withDeadline, generation: () => generation })

  /** Fences a lease off: nothing is sent over it any more. */
  function discard(lease: Lease): void {
    if (lease.dead) return
    lease.dead = true
    options.onDiscard(lease)
    for (const onLost of [...lease.onLost]) onLost(connectionLost())
    // Not awaited: the driver may leave it pending on a lost connection
    lease.client.end({ timeout: 0 }).catch(() => {})
  }

  /** Settles by the deadline whatever the driver does; past it the connection is cut. */
  async function withDeadline<T>(
    lease: Lease,
    work: PromiseLike<T>,
    ms: number = options.deadlineMs,
  ): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      lease.onLost.push(reject)
      const timer = setTimeout(() => {
        reject(new DatabaseUnavailable('DEADLINE', `the database took over ${ms} ms`))
        discard(lease)
      }, ms)
      const settled = () => {
        clearTimeout(timer)
        removeUnordered(lease.onLost, reject)
      }
      work.then(
        (value) => {
          settled()
          resolve(value)
          if (lease.isInDoubt) discard(lease)
        },
        (error: unknown) => {
          settled()
          reject(error as Error)
          handleFailure(lease, error)
        },
      )
    })
  }

  /** Discards the connections that a failure makes unusable, and reports a full disk. */
  function handleFailure(lease: Lease, error: unknown): void {
    const state = sqlState(error)
    if (state === diskFull) options.onFull()
    if (lease.isInDoubt || isConnectionLoss(error)) discard(lease)
    if (state === readOnly && lease.generation === generation) {
      // Every connection to that server is in the same position
      generation += 1
      discard(lease)
    }
  }

  return {
    /** Returns an established connection. */
    open: () => attempt(openLease),
    discard,
    /** Whether the lease is in doubt, or leads to a server that has become read-only since: it is not to be lent any more. */
    // In doubt although the caller has been answered: the second of two statements that travelled together failed
    isOutdated: (lease: Lease) =>
      lease.isInDoubt || lease.texts.size > mostPrepared || lease.generation !== generation,
    withDeadline,
    /** A connection for as long as `usable` says so: a late statement of an ended caller is refused. */
    connectionOf: (lease: Lease, usable: { ended: boolean }) =>
      connectionOf(lease, usable, options),
  }
}
