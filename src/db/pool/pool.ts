import { setTimeout as sleep } from 'node:timers/promises'
import { fairQueue } from '../../lib/fair-queue.ts'
import { timeouts } from '../../timeouts.ts'
import type { Db, Pool, PoolCaller, PoolStats, TransactionOptions } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import { leases as leasesOf } from './lease.ts'
import { type Link } from './lease-connection.ts'
import { lending, type Queue } from './lending.ts'
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
    size = 10,
    prepare = true,
    isBackground = false,
    shortWaitMs = isBackground ? timeouts.longMs : timeouts.shortWaitMs,
    longWaitMs = timeouts.longWaitMs,
    mostWaiting = isBackground ? Infinity : 200,
    deadlineMs = timeouts.leaseMs,
    statementTimeoutMs = timeouts.statementMs,
    lockTimeoutMs = timeouts.lockMs,
  } = options
  const { short, long } = dividePool(size, isBackground)
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
  const shortQueue = fairQueue({ ...short, mostWaiting, waitMs: shortWaitMs })
  const longQueue = long && fairQueue({ ...long, mostWaiting, waitMs: longWaitMs })

  const queueOf = ({ isLong }: PoolCaller): Queue => (isLong ? longQueue : undefined) ?? shortQueue

  function requireOpen(): void {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
  }

  function lend<T>(caller: PoolCaller, work: (db: Db) => Promise<T>): Promise<T> {
    return connections.lend(queueOf(caller), caller, (lease, usable) =>
      outside(lease, usable, work),
    )
  }

  /** Runs a transaction, also for the attempts after the first. */
  function transaction<T>(
    caller: PoolCaller,
    work: (db: Db) => Promise<T>,
    { longMs, ...options }: TransactionOptions,
  ): Promise<T> {
    const runOnce = <R>(inner: (db: Db) => Promise<R>, first: TransactionOptions): Promise<R> =>
      connections.lend(
        shortQueue,
        caller,
        (lease, usable) =>
          inTransaction(lease, usable, inner, { statementMs: first.longMs, ...first }),
        first.longMs,
      )
    const mend = (error: unknown) =>
      madePartitions(error, (text, values) =>
        runOnce((db) => db.run((connection) => connection.rows(text, values, false)), {}),
      )
    return retried(() => runOnce(work, { longMs, ...options }), mend)
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
      async transaction(work, given = {}) {
        requireOpen()
        return transaction(caller, work, given)
      },
      for: poolFor,
      close,
      get stats() {
        return stats()
      },
    }
  }

  function stats(): PoolStats {
    const { idle, lent, opening, discarded } = connections.stats
    const waiting = { short: shortQueue.waiting, long: longQueue?.waiting ?? 0 }
    const open = idle + lent
    return { size: open + opening, open, idle, waiting, discarded, fullAt }
  }

  async function close(graceMs = 0): Promise<void> {
    closed = true
    connections.close()
    const until = Date.now() + graceMs
    while (connections.stats.lent > 0 && Date.now() < until) await sleep(20)
    connections.cut()
  }

  return poolFor(unknownCaller)
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
