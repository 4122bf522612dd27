import type { Connection, Db } from './client.ts'
import type { Leases } from './lease.ts'
import type { Link, Lease } from './lease-connection.ts'
import type { InTransaction } from './transaction.ts'

interface Options {
  readonly leases: Leases
  readonly link: Link
  readonly isBackground: boolean
  readonly inTransaction: InTransaction
}

/** Runs statements outside of transactions. Behind a pooler time-outs hold for a transaction, so requests are in one there. */
export function outsideOfTransactions({ leases, link, isBackground, inTransaction }: Options) {
  return async <T>(
    lease: Lease,
    usable: { ended: boolean },
    work: (db: Db) => Promise<T>,
  ): Promise<T> => {
    if (link.isPooled && !isBackground) return inTransaction(lease, usable, work, {})
    const connection = leases.connectionOf(lease, usable)
    return work(dbOf(link.isPooled ? oneByOne(connection) : connection))
  }
}

/** The calls that are refused outside of transactions. */
export const withoutTransaction: Pick<Db, 'sendWithCommit' | 'beforeCommit' | 'atCommit'> = {
  sendWithCommit: noTransaction,
  beforeCommit: noTransaction,
  atCommit: noTransaction,
}

function noTransaction(): never {
  throw new Error('there is no transaction')
}

function dbOf(connection: Connection): Db {
  return { run: (work) => work(connection), ...withoutTransaction }
}

/**
 * A connection over which nothing is sent before the reply to what was sent before. A pooler may take the server process
 * away at the end of each statement, and PgBouncer 1.18 does so although the next one has been sent: its reply goes to
 * somebody else's connection.
 */
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
