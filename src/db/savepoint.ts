import type { Db } from './client.ts'
import { isConnectionLoss, sqlState } from './errors.ts'
import { noting } from './transaction.ts'

const inFailedTransaction = '25P02'

/**
 * Runs `work` within a transaction so that it can fail alone: when it rejects, or `keep` says no to
 * what it returned, everything it did is undone, and the transaction goes on.
 */
export async function savepoint<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
  keep: (result: T) => boolean = () => true,
): Promise<T> {
  const command = (text: string) => db.run((connection) => connection.rows(text, [], false))
  const undo = () => Promise.all([command('rollback to attempt'), command('release attempt')])
  let failure: unknown
  const alongside: Array<Promise<unknown>> = []

  await command('savepoint attempt')
  let result: T
  try {
    result = await work({
      run: (inner) =>
        db.run((connection) => inner(noting(connection, (error) => (failure ??= error)))),
      along: (sent) => {
        sent.catch(() => {})
        alongside.push(sent)
      },
    })
    await Promise.all(alongside)
  } catch (error) {
    if (!isConnectionLoss(error)) await undo()
    throw sqlState(error) === inFailedTransaction ? failure : error
  }
  if (keep(result)) await command('release attempt')
  else await undo()
  return result
}
