/** Classes of SQLSTATE by which a database refuses whoever asks, or has no room or no time for it. */
const refusing = /^(08|25006|28|3D|42501|42704|53|57P)/
const unreachable =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|CONNECT_TIMEOUT|CONNECTION_\w+|NO_TLS)$/

/** What is wrong with the database, if it is that: a line for the operator, who has no use for a stack. */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const { code = '' } = error as NodeJS.ErrnoException
  const isRefusal = error.name === 'PostgresError' && refusing.test(code)
  if (isRefusal) return `The database refuses: ${error.message}.`
  return unreachable.test(code) ? `The database cannot be reached: ${error.message}.` : undefined
}
