import { setTimeout as sleep } from 'node:timers/promises'
import type { AtCommit, BeforeCommit, Connection, Db, TransactionOptions } from './client.ts'
import { withoutTransactionTimeout } from './driver.ts'
import { connectionLost, inFailedTransaction, isConnectionLoss, sqlState } from './errors.ts'
import type { Leases } from './lease.ts'
import type { Lease, LeaseOptions } from './lease-connection.ts'
import { openingText, preparing } from './begin-check.ts'
import { traced } from './traced.ts'

const retryable = new Set(['40001', '40P01'])
const attempts = 3
/** Rounds of work before COMMIT, more than the table of reactions allows. More of them are a defect: work that causes itself. */
const mostRounds = 12

export type InTransaction = ReturnType<typeof transactionOn>

/** Runs work in one transaction of a connection that no other work uses in the meantime. */
export function transactionOn(
  leases: Leases,
  {
    link,
    statementTimeoutMs,
    lockTimeoutMs,
  }: Pick<LeaseOptions, 'link' | 'statementTimeoutMs' | 'lockTimeoutMs'>,
) {
  // Behind a pooler settings hold for a transaction, so they go with each BEGIN
  const ofTransaction = [
    `set local statement_timeout = ${statementTimeoutMs}`,
    `set local lock_timeout = ${lockTimeoutMs}`,
  ]
  const ofPrepared = ['set local plan_cache_mode = force_generic_plan', 'set local jit = off']

  return async <T>(
    lease: Lease,
    usable: { ended: boolean },
    work: (db: Db) => Promise<T>,
    { longMs, opening, isSnapshot }: TransactionOptions,
  ): Promise<T> => {
    const { isPooled, prepares } = link
    // Prepared by a message of its own, as what SQL prepares is unknown to the pooler
    const isSentApart = opening !== undefined && isPooled && prepares
    const start = [
      // First, as an isolation level cannot be set after a query
      `begin isolation level ${isSnapshot ? 'repeatable read' : 'read committed'}`,
      ...(opening && !isPooled ? preparing(opening, lease.prepared) : []),
      ...(isPooled ? ofTransaction : []),
      ...(isPooled && prepares ? ofPrepared : []),
      ...(longMs === undefined
        ? []
        : [`set local statement_timeout = ${longMs}`, withoutTransactionTimeout]),
      ...(opening && !isSentApart ? [openingText(opening, !isPooled)] : []),
    ].join('; ')
    // Statements travel together, and after one fails the others fail for that alone
    let failure: unknown
    const connection = reportingFailures(
      leases.connectionOf(lease, usable),
      (error) => (failure ??= error),
    )
    // Not awaited: BEGIN travels with the first statement
    const begun = lease.client.unsafe(start).execute()
    // What is prepared on the connection is in doubt
    begun.catch(() => leases.discard(lease))
    const rowsOfOpening = isSentApart
      ? connection.rows(opening.text, opening.parameters, true)
      : begun.then((results) => results.at(-1) as unknown as unknown[])
    const isOpen = Promise.all([begun, rowsOfOpening]).then(([, rows]) => opening?.check(rows))
    isOpen.catch((error: unknown) => (failure ??= error))
    const alongside: Array<Promise<unknown>> = []
    const pending = collected<BeforeCommit<never>>()
    const last = collected<AtCommit<never>>()
    const db: Db = {
      run: (inner) => inner(connection),
      sendWithCommit: (sent) => {
        sent.catch(() => {})
        alongside.push(sent)
      },
      beforeCommit: pending.add,
      atCommit: last.add,
    }
    try {
      const result = await work(db)
      // Answered long since, but for work that has asked the database for nothing
      await isOpen
      await runInRounds(pending, db)
      for (const [send, items] of last.take()) send(db, items)
      // Else COMMIT could still be sent while statements that were to go with it were refused
      if (lease.dead) throw connectionLost()
      const [ended] = await Promise.all([
        traced('commit', async () => lease.client.unsafe('commit').execute()),
        ...alongside,
      ])
      if (ended.command !== 'COMMIT') throw new Error('the transaction had failed before COMMIT')
      return result
    } catch (error) {
      usable.ended = true
      if (!lease.dead && !isConnectionLoss(error)) {
        await lease.client.unsafe('rollback').catch(() => leases.discard(lease))
      }
      throw sqlState(error) === inFailedTransaction ? failure : error
    }
  }
}

/** Collects items by the function that is to be called with them. */
function collected<Handle>() {
  let pending = new Map<Handle, never[]>()
  return {
    add(handle: Handle, item: unknown): void {
      const items = pending.get(handle)
      if (items) items.push(item as never)
      else pending.set(handle, [item as never])
    },
    take(): ReadonlyArray<readonly [Handle, readonly never[]]> {
      const taken = [...pending]
      pending = new Map()
      return taken
    },
  }
}

/** Runs the work that a transaction does before COMMIT; what is added meanwhile makes another round. */
async function runInRounds(
  { take }: ReturnType<typeof collected<BeforeCommit<never>>>,
  db: Db,
): Promise<void> {
  let work = take()
  for (let round = 1; work.length > 0; round++) {
    if (round > mostRounds) {
      throw new Error(`work before COMMIT caused more work in each of ${mostRounds} rounds`)
    }
    await Promise.all(work.map(async ([handle, items]) => handle(db, items)))
    work = take()
  }
}

/**
 * Runs `once` again, at most three times in all, after a deadlock, a serialization failure, or when `mend` has
 * removed the reason of a failure.
 */
export async function retried<T>(
  once: () => Promise<T>,
  mend: (error: unknown) => Promise<boolean>,
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once()
    } catch (error) {
      if (attempt === attempts) throw error
      if (await mend(error)) continue
      if (!retryable.has(sqlState(error))) throw error
      await sleep(10 + Math.random() * 90)
    }
  }
}

/** Returns a connection that reports every statement that fails. */
export function reportingFailures(
  connection: Connection,
  onFailure: (error: unknown) => void,
): Connection {
  const report = (error: unknown): never => {
    onFailure(error)
    throw error
  }
  return {
    values: (text, parameters, keep) => connection.values(text, parameters, keep).catch(report),
    rows: (text, parameters, keep) => connection.rows(text, parameters, keep).catch(report),
  }
}
