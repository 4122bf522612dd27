/** A mistake in a command line. It is printed without a stack, and the command exits with 1. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/** Which database the commands work on, as the last lines of their usage. */
export const whichDatabase = `The database is DATABASE_URL, or else the embedded one of DATA_DIR: that of the running server, or one that
the command starts for itself and stops again. A command that makes nothing makes no database either.`
