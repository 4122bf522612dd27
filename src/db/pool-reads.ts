import type { Connection, PoolCaller } from './client.ts'
import { sqlState } from './errors.ts'
import type { Lanes } from './lanes.ts'
import type { Lease, Leases, Link } from './lease.ts'
import type { placesOf } from './places.ts'
import type { Lending } from './pool-leases.ts'
import type { PoolTurns } from './pool-turns.ts'
import { slowReads } from './slow.ts'
import type { InTransaction } from './transaction.ts'
import type { Caller, Turns } from './turns.ts'

const goneCheckMs = 200
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
  const { transactions, longReads, lists } = options.turns
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
      if (name !== undefined) slow.add(name)
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
