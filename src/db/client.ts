import { setTimeout as sleep } from 'node:timers/promises'
import { timeouts } from '../timeouts.ts'
import { DatabaseUnavailable, sqlState } from './errors.ts'
import { type Lease, leases as leasesOf } from './lease.ts'
import { lanes } from './lanes.ts'
import type { Opening } from './opening.ts'
import { placesOf } from './places.ts'
import { slowReads } from './slow.ts'
import { madePartitions } from './partitions.ts'
import { retried, transactionOn } from './transaction.ts'
import { type Caller, type Shares, type Turns, turns } from './turns.ts'

/** What statements run on: the pool (a connection each) or a transaction (always the same one). */
export interface Db {
  /**
   * Lends a connection for the length of `work`. Outside of a transaction `work` is run again from its
   * start when it takes longer than a quick read should, so it is one statement, or reads only.
   */
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /**
   * Goes along with COMMIT: statements that are sent already and whose result nobody needs. The
   * transaction is rolled back when one fails. Only of a transaction.
   */
  along(sent: Promise<unknown>): void
  /**
   * Runs `handle` before COMMIT, once with all the items that it was given since it last ran. Items that
   * it adds meanwhile begin another round; there are at most five. Only of a transaction.
   */
  beforeCommit<T>(handle: BeforeCommit<T>, item: T): void
}

/** Work at the end of a transaction, which uses the `db` of the whole transaction. */
export type BeforeCommit<T> = (db: Db, items: readonly T[]) => Promise<void>

export interface Connection {
  /** Runs one statement; rows are arrays of column values. `keep` prepares it for the next time. */
  values(text: string, parameters: readonly unknown[], keep: boolean): Promise<unknown[][]>
  /** Runs one statement; rows are objects by column name. `keep` prepares it for the next time. */
  rows(
    text: string,
    parameters: readonly unknown[],
    keep: boolean,
  ): Promise<Array<Record<string, unknown>>>
}

export interface Pool extends Db {
  /**
   * Runs `work` in one READ COMMITTED transaction: committed when it fulfils, rolled back when it
   * rejects, run again (at most three times) after a deadlock or serialization failure.
   */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /** The same pool for one caller, who waits in turn with the others. */
  for(caller: PoolCaller): Pool
  readonly stats: PoolStats
  /** Ends every connection; those lent out are cut after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

export interface PoolCaller extends Caller {
  /** Names what may take long outside of transactions, such as a list: it is expected to take as long as last time. */
  readonly list?: string
}

/** Whoever has not said who it is, such as a request whose token is still to be looked up. */
const nobody: PoolCaller = { workspaceId: '', tokenId: '' }

export interface TransactionOptions {
  /** Of background work: how long it and each of its statements may take. */
  readonly longMs?: number
  readonly opening?: Opening | undefined
}

export interface PoolStats {
  readonly size: number
  readonly idle: number
  /** Callers that wait, by what for. */
  readonly waiting: { readonly list: number; readonly long: number; readonly transaction: number }
  /** Connections given up after an error or a missed deadline. */
  readonly discarded: number
}

export interface PoolOptions {
  readonly url: string
  /** Connections at most. */
  readonly size?: number
  /** Whether the pool is that of background work: nobody waits for it, so it may wait long for a connection. */
  readonly isBackground?: boolean
  /** False behind a transaction-mode pooler: nothing is prepared, timeouts are set per transaction. */
  readonly prepare?: boolean
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
  /** Sees every statement sent, with its parameters. */
  readonly onStatement?: ((text: string, parameters: readonly unknown[]) => void) | undefined
}

/** So many lists are sent over one connection without waiting for each other. */
const listDepth = 8
/** Another token has the right to its share for so long after it last asked for something. */
const recentMs = 1000
const goneCheckMs = 200
const queryCanceled = '57014'

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
  } = options
  const places = isBackground ? { quick: 0, list: 0, long: 0, transaction: size } : placesOf(size)
  const idle: Lease[] = []
  const lent = new Set<Lease>()
  let opening = 0
  let discarded = 0
  let closed = false

  const leases = leasesOf({
    url,
    prepare,
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
  })
  const inTransaction = transactionOn(leases, { prepare, statementTimeoutMs, lockTimeoutMs })
  const slow = slowReads()
  const recent = recentTokens()

  const quickLanes = lanes(places.quick, Math.min(quickMs, statementTimeoutMs), leases)
  // Behind a pooler no connection keeps a timeout of its own, so each list has one to itself
  const listLanes = lanes(prepare ? places.list : 0, Math.min(listMs, statementTimeoutMs), leases)
  const queue = { mostWaiting: leaseQueue, mostOfWorkspace: leaseQueueOfWorkspace }
  const readWaitMs = Math.max(leaseWaitMs, timeouts.longWaitMs)

  // Nobody holds the last place alone, where there are some
  const transactions: Turns = turns({
    ...queue,
    // Those of long reads as well while there is none
    places: () =>
      places.transaction + Math.max(0, places.long - longReads.held - longReads.waiting),
    waitMs(caller) {
      if (isBackground) return timeouts.longMs
      return caller === nobody ? leaseWaitMs : Math.max(leaseWaitMs, timeouts.transactionWaitMs)
    },
    sharesOf(caller) {
      const all = places.transaction + places.long - longReads.held
      if (isBackground || caller === nobody || all < 3) return same(all)
      return { ofWorkspace: all - 1, ofToken: Math.max(2, all - 2) }
    },
  })
  const longReads: Turns = turns({
    ...queue,
    places: () => Math.min(places.long, places.transaction + places.long - transactions.held),
    waitMs: () => readWaitMs,
    sharesOf(caller) {
      const half = Math.max(1, Math.floor(places.long / 2))
      return same(recent.isOnly(caller) ? places.long : half)
    },
  })
  const listPlaces = places.list * (prepare ? listDepth : 1)
  const lists = turns({
    ...queue,
    places: () => listPlaces,
    waitMs: () => readWaitMs,
    sharesOf: () => same(listPlaces),
  })

  async function lease(): Promise<Lease> {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
    const free = idle.pop()
    if (free) {
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
    if (closed) leases.discard(used)
    else if (!used.dead) idle.push(used)
  }

  /** Lends a connection of one's own, once it is the caller's turn. */
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

  type Work<T> = (connection: Connection) => Promise<T>

  async function run<T>(caller: PoolCaller, work: Work<T>): Promise<T> {
    if (closed) throw new DatabaseUnavailable('POOL_CLOSED', 'the pool is closed')
    recent.note(caller)
    if (places.quick === 0) return runAlone(transactions, caller, work)
    const name = caller.list === undefined ? undefined : `${caller.workspaceId} ${caller.list}`
    const isLong = name !== undefined && (places.list === 0 || slow.has(name))
    if (isLong) return runLong(caller, name, work)
    try {
      return await (name === undefined ? quickLanes.run(work) : runList(caller, work))
    } catch (error) {
      if (sqlState(error) !== queryCanceled) throw error
      if (name !== undefined) slow.add(name)
      return runLong(caller, name, work)
    }
  }

  async function runList<T>(caller: PoolCaller, work: Work<T>): Promise<T> {
    if (!prepare) return runAlone(lists, caller, work, listMs)
    const end = await lists.take(caller)
    try {
      return await listLanes.run(work)
    } finally {
      end()
    }
  }

  async function runLong<T>(
    caller: PoolCaller,
    name: string | undefined,
    work: Work<T>,
  ): Promise<T> {
    if (places.long === 0) return runAlone(transactions, caller, work)
    return lend(longReads, caller, async (lease, usable) => {
      const startedAt = performance.now()
      const watching = watch(caller, lease)
      try {
        return await runOn(lease, usable, work)
      } finally {
        await watching.end()
        if (name !== undefined && performance.now() - startedAt < listMs / 2) slow.delete(name)
      }
    })
  }

  async function runAlone<T>(
    from: Turns,
    caller: PoolCaller,
    work: Work<T>,
    statementMs?: number,
  ): Promise<T> {
    return lend(from, caller, (lease, usable) => runOn(lease, usable, work, statementMs))
  }

  async function runOn<T>(
    lease: Lease,
    usable: { ended: boolean },
    work: Work<T>,
    statementMs?: number,
  ): Promise<T> {
    if (prepare || isBackground) return work(leases.connectionOf(lease, usable))
    return inTransaction(lease, usable, (db) => db.run(work), { statementMs })
  }

  /** Cancels what a connection does once nobody waits for its result any more. */
  function watch(caller: Caller, { pid }: Lease): { end(): Promise<void> } {
    const { isGone } = caller
    // Behind a pooler nobody knows which process works for whom
    if (!isGone || !prepare || pid === 0) return { end: async () => {} }
    let cancelling: Promise<unknown> | undefined
    const cancel = () =>
      quickLanes.run((c) => c.rows('select pg_cancel_backend($1)', [pid], true)).catch(() => {})
    const timer = setInterval(() => {
      if (isGone()) cancelling = cancel().finally(() => (cancelling = undefined))
    }, goneCheckMs)
    return {
      async end() {
        clearInterval(timer)
        // Else it might be the next caller's statement that is cancelled
        await cancelling
      },
    }
  }

  function poolFor(caller: PoolCaller): Pool {
    return {
      run: (work) => run(caller, work),
      along() {
        throw new Error('there is no transaction to go along with')
      },
      beforeCommit() {
        throw new Error('there is no transaction whose COMMIT could be waited for')
      },
      transaction(work, { longMs, opening } = {}) {
        recent.note(caller)
        const once = (lease: Lease, usable: { ended: boolean }) =>
          inTransaction(lease, usable, work, { statementMs: longMs, opening })
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
      size: idle.length + lent.size + opening + quickLanes.size + listLanes.size,
      idle: idle.length,
      waiting: {
        list: lists.waiting,
        long: longReads.waiting,
        transaction: transactions.waiting,
      },
      discarded,
    }
  }

  async function close(graceMs = 0): Promise<void> {
    closed = true
    for (const { close } of [transactions, longReads, lists]) close()
    for (const lease of [...idle]) leases.discard(lease)
    const until = Date.now() + graceMs
    const isBusy = () => lent.size > 0 || quickLanes.inFlight > 0 || listLanes.inFlight > 0
    while (isBusy() && Date.now() < until) await sleep(20)
    for (const lease of lent) leases.discard(lease)
    quickLanes.close()
    listLanes.close()
  }

  return poolFor(nobody)
}

function same(share: number): Shares {
  return { ofWorkspace: share, ofToken: share }
}

/** Knows whether a token is the only one that has asked for something lately. */
function recentTokens() {
  let last = ''
  let onlySince = 0
  return {
    note({ tokenId }: Caller): void {
      if (tokenId === last || tokenId === nobody.tokenId) return
      last = tokenId
      onlySince = performance.now()
    },
    isOnly: ({ tokenId }: Caller) => tokenId === last && performance.now() - onlySince >= recentMs,
  }
}
