/** The pool or a connection failed, not the statement: the caller may try again. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'
  readonly code: 'POOL_FULL' | 'POOL_TIMEOUT' | 'POOL_CLOSED' | 'DEADLINE' | 'CONNECTION_LOST'

  constructor(code: DatabaseUnavailable['code'], message: string, cause?: unknown) {
    super(message, { cause })
    this.code = code
  }
}

/** The five-character SQLSTATE or driver code of an error, or ''. */
export function sqlState(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code
  return typeof code === 'string' ? code : ''
}

/** Whether the connection failed rather than a statement. */
export function isConnectionLoss(error: unknown): boolean {
  return error instanceof DatabaseUnavailable || /^(CONN|ECONN|EPIPE|57P|08)/.test(sqlState(error))
}

export function lost(): DatabaseUnavailable {
  return new DatabaseUnavailable('CONNECTION_LOST', 'the connection is gone')
}
