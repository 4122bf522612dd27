import type { Connection, PoolCaller } from './client.ts'
import { timeouts } from '../timeouts.ts'
import { DatabaseUnavailable, sqlState } from './errors.ts'
import type { Lanes } from './lanes.ts'
import type { Lease, Leases, Link } from './lease.ts'
import type { placesOf } from './places.ts'
import type { Lending } from './pool-leases.ts'
import { nobody, type PoolTurns } from './pool-turns.ts'
import { slowReads } from './slow.ts'
import type { InTransaction } from './transaction.ts'
import type { Caller, Turns } from './turns.ts'

const goneCheckMs = 200
/** Until a token whose long read runs in another process may try again. */
const elsewhereMs = 40
/** Any number, the same in every process and every version. */
const longReadLock = 7_741_004
/** Instead of a result: another process reads for the token. */
const elsewhere = Symbol('elsewhere')
const queryCanceled = '57014'

type Work<T> = (connection: Connection) => Promise<T>

export interface ReadOptions {
  readonly places: ReturnType<typeof placesOf>
  readonly link: Link
  readonly isBackground: boolean
  readonly listMs: number
  readonly leases: Leases
  readonly lend: Lending['lend']
  readonly turns: PoolTurns
  readonly quickLanes: Lanes
  readonly listLanes: Lanes
  readonly inTransaction: InTransaction
}

/** Runs statements outside of transactions, each on the kind of connection that suits what it takes. */
export function reads(options: ReadOptions): <T>(caller: PoolCaller, work: Work<T>) => Promise<T> {
  const { places, link, isBackground, listMs, leases, lend, quickLanes, listLanes } = options
  const { transactions, longReads, lists, isContended, rest, spend, requireTime } = options.turns
  const { inTransaction } = options
  const slow = slowReads()

  async function run<T>(caller: PoolCaller, work: Work<T>): Promise<T> {
    if (places.quick === 0) return runAlone(transactions, caller, work)
    const name = caller.list === undefined ? undefined : `${caller.workspaceId} ${caller.list}`
    const isLong = name !== undefined && (places.list === 0 || slow.has(name))
    if (isLong) return runLong(caller, name, work)
    try {
      return await (name === undefined ? quickLanes.run(work) : runList(caller, work))
    } catch (error) {
      if (sqlState(error) !== queryCanceled) throw error
      if (name !== undefined) {
        slow.add(name)
        spend(caller, listMs)
      }
      return runLong(caller, name, work)
    }
  }

  async function runList<T>(caller: PoolCaller, work: Work<T>): Promise<T> {
    if (link.isPooled) return runAlone(lists, caller, work, listMs)
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
    requireTime(caller)
    if (places.long === 0) return runAlone(transactions, caller, work)
    const until = performance.now() + timeouts.longWaitMs
    for (;;) {
      const result = await lend(longReads, caller, async (lease, usable) => {
        const startedAt = performance.now()
        const watching = watch(caller, lease)
        let result: T | typeof elsewhere
        try {
          result = await runOnce(lease, usable, caller, work)
        } finally {
          await watching.end()
          const ms = performance.now() - startedAt
          if (ms >= listMs) spend(caller, ms)
        }
        if (result === elsewhere) return result
        const ms = performance.now() - startedAt
        if (name !== undefined && ms < listMs / 2) slow.delete(name)
        return result
      })
      if (result !== elsewhere) return result
      if (performance.now() > until) {
        throw new DatabaseUnavailable('POOL_TIMEOUT', 'another process still reads for the token')
      }
      rest(caller, elsewhereMs)
    }
  }

  /**
   * Runs a long read while no other process runs one for the same token, of which the database knows. A token that nobody
   * competes with need not wait for that.
   */
  async function runOnce<T>(
    lease: Lease,
    usable: { ended: boolean },
    caller: PoolCaller,
    work: Work<T>,
  ): Promise<T | typeof elsewhere> {
    if (caller === nobody || isBackground) return runOn(lease, usable, work)
    const isFree = async (connection: Connection, scope: '' | 'xact_') => {
      const text = `select pg_try_advisory_${scope}lock($1, hashtext($2)) as is`
      const [row] = await connection.rows(text, [longReadLock, caller.tokenId], true)
      return (row as { is: boolean }).is
    }
    if (link.isPooled) {
      // A session is not this process's alone, so the lock belongs to a transaction
      return inTransaction(
        lease,
        usable,
        (db) =>
          db.run(async (connection) => {
            if (!(await isFree(connection, 'xact_')) && isContended(caller)) return elsewhere
            return work(connection)
          }),
        {},
      )
    }
    const connection = leases.connectionOf(lease, usable)
    const isLocked = await isFree(connection, '')
    if (!isLocked && isContended(caller)) return elsewhere
    try {
      return await work(connection)
    } finally {
      const text = 'select pg_advisory_unlock($1, hashtext($2))'
      if (isLocked) {
        await connection
          .rows(text, [longReadLock, caller.tokenId], true)
          // The lock ends with the connection, if not before
          .catch(() => leases.discard(lease))
      }
    }
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
    const connection = leases.connectionOf(lease, usable)
    if (!link.isPooled) return work(connection)
    if (isBackground) return work(oneByOne(connection))
    return inTransaction(lease, usable, (db) => db.run(work), { statementMs })
  }

  /** Cancels what a connection does once nobody waits for its result any more. */
  function watch(caller: Caller, { pid }: Lease): { end(): Promise<void> } {
    const { isGone } = caller
    // Behind a pooler nobody knows which process works for whom
    if (!isGone || link.isPooled || pid === 0) return { end: async () => {} }
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

  return run
}

/** A connection over which nothing is sent before the reply to what was sent before, as lanes have it behind a pooler. */
function oneByOne(connection: Connection): Connection {
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = async <T>(send: () => Promise<T>): Promise<T> => {
    const sent = last.then(send)
    last = sent.catch(() => {})
    return sent
  }
  return {
    values: (...statement) => inTurn(() => connection.values(...statement)),
    rows: (...statement) => inTurn(() => connection.rows(...statement)),
  }
}
