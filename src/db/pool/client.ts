import type { Opening } from './begin-check.ts'

/** Runs statements: on the pool (a connection each) or in a transaction (always the same one). */
export interface Db {
  /** Lends a connection for the length of `work`. */
  run<T>(work: (connection: Connection) => Promise<T>): Promise<T>
  /**
   * Joins statements that are already sent, and whose result is not needed, to COMMIT. The transaction is rolled back
   * if one fails. Only a transaction has it.
   */
  sendWithCommit(sent: Promise<unknown>): void
  /**
   * Runs `handle` before COMMIT, once with all the items that it was given since it last ran. Items that
   * it adds meanwhile begin another round; there are at most twelve. Only of a transaction.
   */
  beforeCommit<T>(handle: BeforeCommit<T>, item: T): void
  /**
   * Calls `send` once after all work before COMMIT, with all the items that it was given. What it sends travels with
   * COMMIT. Only of a transaction.
   */
  atCommit<T>(send: AtCommit<T>, item: T): void
}

/** Work at the end of a transaction, which uses the `db` of the whole transaction. */
export type BeforeCommit<T> = (db: Db, items: readonly T[]) => Promise<void>

/** Sends statements by `db.sendWithCommit()`. */
export type AtCommit<T> = (db: Db, items: readonly T[]) => void

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
   * Runs `work` in one transaction, READ COMMITTED unless it `isSnapshot`: committed when it fulfils, rolled back when it
   * rejects, run again (at most three times) after a deadlock or serialization failure.
   */
  transaction<T>(work: (db: Db) => Promise<T>, options?: TransactionOptions): Promise<T>
  /**
   * Lends one connection for all of `work`, outside of transactions. The work must not ask the pool for another one.
   */
  lend<T>(work: (db: Db) => Promise<T>): Promise<T>
  /** Returns the pool for one caller, who waits in turn with the others. */
  for(caller: PoolCaller): Pool
  readonly stats: PoolStats
  /** Ends every connection; those lent out are cut after `graceMs`. */
  close(graceMs?: number): Promise<void>
}

/** A caller that needs the database. */
export interface PoolCaller {
  readonly workspaceId: string
  /** Whether the work may take long: it uses the connections for long reads, and waits longer for one. */
  readonly isLong?: boolean
  /** Whether the caller no longer waits for the result. */
  readonly isGone?: () => boolean
}

export interface TransactionOptions {
  /** Time that background work and each of its statements may take. */
  readonly longMs?: number | undefined
  readonly opening?: Opening | undefined
  /** Whether all statements see the rows of one moment. */
  readonly isSnapshot?: boolean | undefined
}

export interface PoolStats {
  readonly size: number
  /** Number of connections that are already open. */
  readonly open: number
  readonly idle: number
  /** Callers that wait, by what for. */
  readonly waiting: { readonly short: number; readonly long: number }
  /** Connections given up after an error or a missed deadline. */
  readonly discarded: number
  /** When a statement last failed because the disk of the database was full, by `performance.now()`. */
  readonly fullAt: number | undefined
}
