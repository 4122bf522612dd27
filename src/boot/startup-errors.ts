import { databaseOf, type DatabaseSetting } from '../config.ts'
import { DatabaseUnavailable, DatabaseUnfit } from '../db/pool/errors.ts'

/** The database refuses, or cannot be reached: a line for the operator, who has no use for a stack. */
export class DatabaseRefusal extends Error {
  override readonly name = 'DatabaseRefusal'
}

/** Classes of SQLSTATE for a database that refuses a connection, lacks capacity or time for it, or is another one. */
const refusing = /^(08|25006|28|3D|42501|42704|42P01|53|57P)/
/** Codes of a network that does not reach the database. */
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|ENOENT|EACCES|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+)$/

/** A DatabaseRefusal in place of an error that says so; any other error as it is. */
export function startupErrorOf(error: unknown, setting?: DatabaseSetting): unknown {
  if (!(error instanceof Error) || error instanceof DatabaseRefusal) return error
  if (error instanceof DatabaseUnfit) return new DatabaseRefusal(error.message, { cause: error })
  const { code = '', message } = error as NodeJS.ErrnoException
  const isRefusal =
    (error.name === 'PostgresError' && refusing.test(code)) ||
    (error instanceof DatabaseUnavailable && code === 'READ_ONLY')
  const isUnreachable = error instanceof DatabaseUnavailable || isOfSocket(error) || isOfTls(code)
  if (!isRefusal && !isUnreachable) return error
  const name = databaseOf(setting).replace('t', 'T')
  const what = `${name} ${isRefusal ? 'refuses' : 'cannot be reached'}: ${message}.`
  return new DatabaseRefusal(`${what}${remedyOf(code, setting)}`, { cause: error })
}

/** Says what the operator can do about a code, or nothing where the database is not the operator's. */
function remedyOf(code: string, setting: DatabaseSetting = 'DATABASE_URL'): string {
  if (!databaseOf(setting).includes(setting)) return ''
  const [, remedy] = remedies.find(([codes]) => codes.test(code)) ?? []
  return remedy === undefined ? '' : ` ${remedy.replaceAll('SETTING', setting)}`
}

const remedies: ReadonlyArray<readonly [codes: RegExp, remedy: string]> = [
  [/^28/, 'Correct the user or the password in SETTING.'],
  [/^3D/, 'Create the database, or correct its name in SETTING.'],
  [/^42501/, 'Make the user of SETTING the owner of the database and of all that is in it.'],
  [
    /^42704/,
    'Where SETTING has it after the question mark, leave it out. Node.js trusts a further authority of certificates by ' +
      'NODE_EXTRA_CA_CERTS. Where an extension has it, add the schema of the extension to the search_path of the user.',
  ],
  [
    /^42P01/,
    'It lacks what migrations made: DATABASE_URL_DIRECT, where they are applied, must name the same database as SETTING.',
  ],
  [/^(25006|READ_ONLY)/, 'SETTING must name a server and a user that can write.'],
  [/^(ENOTFOUND|EAI_AGAIN)/, 'Correct the host in SETTING.'],
  [
    /^(E|CONNECT_TIMEOUT)(?!RR_)/,
    'Start PostgreSQL there, or correct the host and the port in SETTING.',
  ],
]

/** Whether connecting failed: files have errors of the same codes. */
function isOfSocket({ code = '', syscall = 'connect' }: NodeJS.ErrnoException): boolean {
  return unreachable.test(code) && /^(connect|read|write|getaddrinfo)$/.test(syscall)
}

/** Whether TLS failed, such as for a certificate without a known issuer, by the codes of Node.js and OpenSSL. */
function isOfTls(code: string): boolean {
  return code.includes('CERT') || /^(ERR_TLS_|ERR_SSL_|UNABLE_TO_)/.test(code)
}
