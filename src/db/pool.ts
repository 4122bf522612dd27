import { setTimeout as sleep } from 'node:timers/promises'
import { timeouts } from '../timeouts.ts'
import type { Db, Pool, PoolCaller, PoolStats, TransactionOptions } from './client.ts'
import { DatabaseUnavailable } from './errors.ts'
import { lanes } from './lanes.ts'
import { type Lease, leases as leasesOf, type Link } from './lease.ts'
import { madePartitions } from './partitions.ts'
import { placesOf } from './places.ts'
import { lending } from './pool-leases.ts'
import { reads } from './pool-reads.ts'
import { nobody, poolTurns } from './pool-turns.ts'
import { retried, transactionOn } from './transaction.ts'

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly size?: number
  /** Whether the pool is that of background work: nobody waits for it, so it may wait long for a connection. */
  readonly isBackground?: boolean
  /** False behind a pooler that does not keep prepared statements. */
  readonly prepare?: boolean
  /** Called once when a pooler is found between this process and the database. */
  readonly onPooler?: (() => void) | undefined
  /** Called once when the pooler turns out not to keep prepared statements: none is prepared from then on. */
  readonly onUnprepared?: (() => void) | undefined
  readonly applicationName?: string
  /** How long a transaction may wait for a connection. */
  readonly leaseWaitMs?: number
  /** How many may wait for one kind of connection, of all workspaces and of one. */
  readonly leaseQueue?: number
  readonly leaseQueueOfWorkspace?: number
  /** How long a connection may be lent; past it the connection is cut. */
  readonly deadlineMs?: number
  readonly statementTimeoutMs?: number
  readonly lockTimeoutMs?: number
  /** How long a read of one object, and a list, may share a connection before it is run as a long read. */
  readonly quickMs?: number
  readonly listMs?: number
  /** Milliseconds a second that the database works for the long reads of one token, while others ask; unbounded unless given. */
  readonly timePerToken?: number | undefined
  /** Sees every statement sent, with its parameters. */
  readonly onStatement?: ((text: string, parameters: readonly unknown[]) => void) | undefined
}

/**
 * A pool of single-connection clients, each for one kind of work (see `placesOf`), so that nothing
 * that may take long is in the way of what is short. Within each kind the workspaces and tokens that
 * wait have turns. The driver's own pool is not used: after a lost connection it can run a late
 * statement of one transaction inside another one's, and it never gives up waiting.
 */
export function connect(options: PoolOptions): Pool {
  const {
    url,
    size = 10,
    prepare = true,
    isBackground = false,
    leaseWaitMs = timeouts.leaseWaitMs,
    leaseQueue = 500,
    leaseQueueOfWorkspace = 200,
    deadlineMs = timeouts.leaseMs,
    statementTimeoutMs = timeouts.statementMs,
    lockTimeoutMs = timeouts.lockMs,
    quickMs = timeouts.quickReadMs,
    listMs = timeouts.quickListMs,
    timePerToken,
  } = options
  const places = isBackground ? { quick: 0, list: 0, long: 0, transaction: size } : placesOf(size)
  const idle: Lease[] = []
  let discarded = 0
  let fullAt: number | undefined
  let closed = false

  // Without prepared statements it is assumed, with them it is found out
  const link: Link = { isPooled: !prepare, prepares: prepare, isKept: false }
  const leases = leasesOf({
    url,
    link,
    isBackground,
    applicationName: options.applicationName ?? 'switchboard',
    lockTimeoutMs,
    deadlineMs,
    onStatement: options.onStatement,
    onDiscard(lease) {
      if (!closed) discarded += 1
      const index = idle.indexOf(lease)
      if (index >= 0) idle.splice(index, 1)
    },
    onFull: () => (fullAt = performance.now()),
    onPooler: () => options.onPooler?.(),
    onUnprepared: () => options.onUnprepared?.(),
  })
  const inTransaction = transactionOn(leases, { link, statementTimeoutMs, lockTimeoutMs })
  const quickLanes = lanes(places.quick, Math.min(quickMs, statementTimeoutMs), leases)
  const listLanes = lanes(places.list, Math.min(listMs, statementTimeoutMs), leases)
  const turns = poolTurns({
    places,
    link,
    isBackground,
    leaseWaitMs,
    leaseQueue,
    leaseQueueOfWorkspace,
    timePerToken,
  })
  const { transactions, longReads, lists } = turns
  const lent = lending(leases, idle, turns, statementTimeoutMs)
  const { lend } = lent
  const run = reads({
    places,
    link,
    isBackground,
    listMs,
    leases,
    lend,
    turns,
    quickLanes,
    listLanes,
    inTransaction,
  })

  /** Lends a connection for a transaction, also for the attempts after the first. */
  function attempt<T>(
    caller: PoolCaller,
    once: (lease: Lease, usable: { ended: boolean }) => Promise<T>,
    longMs?: number,
  ): Promise<T> {
    const mend = (error: unknown) =>
      madePartitions(error, (text, values) =>
        lend(transactions, caller, (lease, usable) =>
          inTransaction(
            lease,
            usable,
            (db) => db.run((connection) => connection.rows(text, values, false)),
            {},
          ),
        ),
      )
    return retried(() => lend(transactions, caller, once, longMs), mend)
  }

  function poolFor(caller: PoolCaller): Pool {
    return {
      async run(work) {
        if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
        turns.remember(caller)
        return run(caller, work)
      },
      along() {
        throw new Error('there is no transaction to go along with')
      },
      beforeCommit() {
        throw new Error('there is no transaction whose COMMIT could be waited for')
      },
      transaction<T>(work: (db: Db) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
        turns.remember(caller)
        const { longMs, opening } = options
        return attempt(
          caller,
          (lease, usable) => inTransaction(lease, usable, work, { statementMs: longMs, opening }),
          longMs,
        )
      },
      for: poolFor,
      close,
      get stats() {
        return stats()
      },
    }
  }

  function stats(): PoolStats {
    return {
      size: idle.length + lent.lent.size + lent.opening + quickLanes.size + listLanes.size,
      open: idle.length + lent.lent.size + quickLanes.open + listLanes.open,
      idle: idle.length,
      waiting: {
        list: lists.waiting,
        long: longReads.waiting,
        transaction: transactions.waiting,
      },
      discarded,
      fullAt,
    }
  }

  async function close(graceMs = 0): Promise<void> {
    closed = true
    for (const { close } of [transactions, longReads, lists]) close()
    lent.close()
    const until = Date.now() + graceMs
    const isBusy = () => lent.lent.size > 0 || quickLanes.inFlight > 0 || listLanes.inFlight > 0
    while (isBusy() && Date.now() < until) await sleep(20)
    for (const lease of lent.lent) leases.discard(lease)
    quickLanes.close()
    listLanes.close()
  }

  return poolFor(nobody)
}
