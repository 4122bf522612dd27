import { setTimeout as sleep } from 'node:timers/promises'
import { type FairQueue, fairQueue } from '../../lib/fair-queue.ts'
import { timeouts } from '../../timeouts.ts'
import type { Db, Pool, PoolCaller, PoolStats, TransactionOptions } from './client.ts'
import { rows } from './command.ts'
import { DatabaseUnavailable } from './errors.ts'
import { leases as leasesOf } from './lease.ts'
import { type Link } from './lease-connection.ts'
import { lending } from './lending.ts'
import { outsideOfTransactions, withoutTransaction } from './outside-of-transactions.ts'
import { madePartitions } from '../server/partitions.ts'
import { retried, transactionOn } from './transaction.ts'

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly size?: number
  /** Whether the pool serves background work, which may wait long for a connection, because no caller waits for it. */
  readonly isBackground?: boolean
  /** False behind a pooler that does not keep prepared statements. */
  readonly prepare?: boolean
  /** Called once when a pooler is found between this process and the database. */
  readonly onPooler?: (() => void) | undefined
  /** Called once when the pooler turns out not to keep prepared statements: none is prepared from then on. */
  readonly onUnprepared?: (() => void) | undefined
  readonly applicationName?: string
  /** How long short work, and a long read, may wait for a connection. */
  readonly shortWaitMs?: number
  readonly longWaitMs?: number
  /** How many of one workspace may wait, for either. */
  readonly mostWaiting?: number
  /** How long a connection may be lent; past it the connection is cut. */
  readonly deadlineMs?: number
  readonly statementTimeoutMs?: number
  readonly lockTimeoutMs?: number
  /** Sees every statement sent, with its parameters. */
  readonly onStatement?: ((text: string, parameters: readonly unknown[]) => void) | undefined
}

/** The caller of work without a workspace, such as a request whose token is still to be looked up. */
const unknownCaller: PoolCaller = { workspaceId: '' }

/**
 * Single-connection clients, each lent to one caller at a time: most of them for short work, two for long reads, so
 * that long work does not delay short work (docs/decisions/connections.md). The driver's own pool is not used: after a
 * lost connection it can run a late statement of one transaction inside another one's, and it waits without a limit.
 */
export function connect(options: PoolOptions): Pool {
  const {
    url,
    prepare = true,
    isBackground = false,
    deadlineMs = timeouts.leaseMs,
    statementTimeoutMs = timeouts.statementMs,
    lockTimeoutMs = timeouts.lockMs,
  } = options
  let fullAt: number | undefined
  let closed = false

  // Without prepared statements it is assumed, with them it is found out
  const link: Link = { isPooled: !prepare, prepares: prepare, isKept: false }
  const leases = leasesOf({
    url,
    link,
    isBackground,
    applicationName: options.applicationName ?? 'switchboard',
    statementTimeoutMs,
    lockTimeoutMs,
    deadlineMs,
    onStatement: options.onStatement,
    onDiscard: (lease) => connections.remove(lease),
    onFull: () => (fullAt = performance.now()),
    onPooler: () => options.onPooler?.(),
    onUnprepared: () => options.onUnprepared?.(),
  })
  const connections = lending(leases)
  const inTransaction = transactionOn(leases, { link, statementTimeoutMs, lockTimeoutMs })
  const outside = outsideOfTransactions({ leases, link, isBackground, inTransaction })
  const { short, long } = queuesOf(options)

  function requireOpen(): void {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
  }

  function lend<T>(caller: PoolCaller, work: (db: Db) => Promise<T>): Promise<T> {
    const queue = (caller.isLong ? long : undefined) ?? short
    return connections.lend(queue, caller, (lease, usable) => outside(lease, usable, work))
  }

  function transact<T>(
    caller: PoolCaller,
    work: (db: Db) => Promise<T>,
    options: TransactionOptions = {},
  ): Promise<T> {
    return connections.lend(
      short,
      caller,
      (lease, usable) => inTransaction(lease, usable, work, options),
      options.longMs,
    )
  }

  function poolFor(caller: PoolCaller): Pool {
    return {
      async run(work) {
        requireOpen()
        return lend(caller, (db) => db.run(work))
      },
      async lend(work) {
        requireOpen()
        return lend(caller, work)
      },
      ...withoutTransaction,
      async transaction(work, options) {
        requireOpen()
        const mend = (error: unknown) =>
          madePartitions(error, (text, values) => transact(caller, (db) => rows(db, text, values)))
        return retried(() => transact(caller, work, options), mend)
      },
      for: poolFor,
      close,
      get stats(): PoolStats {
        const { idle, lent, opening, discarded } = connections.stats
        const waiting = { short: short.waiting, long: long?.waiting ?? 0 }
        const open = idle + lent
        return { size: open + opening, open, idle, waiting, discarded, fullAt }
      },
    }
  }

  async function close(graceMs = 0): Promise<void> {
    closed = true
    connections.close()
    const until = performance.now() + graceMs
    while (connections.stats.lent > 0 && performance.now() < until) await sleep(20)
    connections.cut()
  }

  return poolFor(unknownCaller)
}

/** Returns the queues of a pool's callers: one for short work, and one for long reads where they have connections. */
function queuesOf({
  size = 10,
  isBackground = false,
  shortWaitMs = isBackground ? timeouts.longMs : timeouts.shortWaitMs,
  longWaitMs = timeouts.longWaitMs,
  mostWaiting = isBackground ? Infinity : 200,
}: PoolOptions): { readonly short: FairQueue; readonly long: FairQueue | undefined } {
  const { short, long } = dividePool(size, isBackground)
  return {
    short: fairQueue({ ...short, mostWaiting, waitMs: shortWaitMs }),
    long: long && fairQueue({ ...long, mostWaiting, waitMs: longWaitMs }),
  }
}

/**
 * Divides the connections of a pool. Of ten, two are for long reads and eight for short work, six of them for one
 * workspace at once. A pool of fewer than three uses all of them for both, and so does one for background work.
 */
function dividePool(size: number, isBackground: boolean) {
  const all = { slots: size, slotsPerParty: size }
  if (isBackground) return { short: all, long: undefined }
  const long = Math.min(2, Math.floor(size / 3))
  const short = size - long
  return {
    short: { slots: short, slotsPerParty: Math.ceil(short * 0.75) },
    long: long === 0 ? undefined : { slots: long, slotsPerParty: long },
  }
}
