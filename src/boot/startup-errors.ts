import { databaseOf, type DatabaseSetting } from '../config.ts'
import { DatabaseUnavailable } from '../db/pool/errors.ts'

/** The database refuses, or cannot be reached: a line for the operator, who has no use for a stack. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** Classes of SQLSTATE for a database that refuses a connection, or lacks capacity or time for it. */
const refusing = /^(08|25006|28|3D|42501|42704|53|57P)/
/** Codes of a network that does not reach the database. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EACCES|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+)$/

/** A DatabaseRefusal in place of an error that says so; any other error as it is. */
export function startupErrorOf(error: unknown, setting?: DatabaseSetting): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseRefusal) return error
  const { code = '', message } = error as NodeJS.ErrnoException
  const name = databaseOf(setting).replace('t', 'T')
  if (error.name === 'PostgresError' && refusing.test(code)) {
    return new DatabaseRefusal(`${name} refuses: ${message}.`, { cause: error })
  }
  const isUnreachable = error instanceof DatabaseUnavailable || isOfSocket(error) || isOfTls(code)
  if (!isUnreachable) return error
  return new DatabaseRefusal(`${name} cannot be reached: ${message}.`, { cause: error })
}

/** Whether connecting failed: files have errors of the same codes. */
function isOfSocket({ code = '', syscall = 'connect' }: NodeJS.ErrnoException): boolean {
  return unreachable.test(code) && /^(connect|read|write|getaddrinfo)$/.test(syscall)
}

/** Whether TLS failed, such as for a certificate without a known issuer, by the codes of Node.js and OpenSSL. */
function isOfTls(code: string): boolean {
  return code.includes('CERT') || /^(ERR_TLS_|ERR_SSL_|UNABLE_TO_)/.test(code)
}
