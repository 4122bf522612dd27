/** The pool or a connection failed, not the statement: the caller may retry. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code:
    'POOL_BUSY' | 'POOL_CLOSED' | 'DEADLINE' | 'CONNECTION_LOST' | 'READ_ONLY' | 'NO_TLS'

  constructor(code: DatabaseUnavailable['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The database cannot be used as it is, which its operator has to change: the message says how. */
export class DatabaseUnfit extends Error {
  override readonly name = 'DatabaseUnfit'
}

/** A transaction relied on what another one has changed meanwhile, so it runs again. The code is PostgreSQL's. */
export class SerializationFailure extends Error {
  override readonly name = 'SerializationFailure'
  readonly code = '40001'
}

/** The five-character SQLSTATE or driver code of an error, or ''. */
export function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Whether the connection failed rather than a statement. */
export function isConnectionLoss(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || lossCodes.test(sqlState(error))
}

const lossCodes =
  /^(CONN|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|E(HOST|NET)(UNREACH|DOWN)|57P|08)/

/** SQLSTATE of a write where nothing can be written, such as on a server that has become a standby. */
export const readOnly = '25006'
/** SQLSTATE of a write for which the disk has no room. */
export const diskFull = '53100'

/**
 * Waits for what a read writes beside its answer, such as when a token was last used. It is left undone while the disk of
 * the database is full, so that reads go on: they run outside of transactions, in which nothing could follow. Throws what else
 * fails.
 */
export async function ifThereIsRoom(write: Promise<unknown>): Promise<void> {
  await write.catch((error: unknown) => {
    if (sqlState(error) !== diskFull) throw error
  })
}

/** SQLSTATE of the statements after one that failed in their transaction. */
export const inFailedTransaction = '25P02'

/** Whether a transaction had to wait too long for others, or could not follow on what they had changed. */
export function isContention(error: unknown): boolean {
  return /^(55P03|40001|40P01)$/.test(sqlState(error))
}

/** Whether an error is likely to pass by itself: no connection, a lock, a deadlock, no room, a standby. */
export function isPassing(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return !['POOL_CLOSED', 'NO_TLS'].includes(error.code)
  return isConnectionLoss(error) || isContention(error) || /^(53|25006)/.test(sqlState(error))
}

export function connectionLost(): DatabaseUnavailable {
  return new DatabaseUnavailable('CONNECTION_LOST', 'the connection is gone')
}
