import type { Db } from './client.ts'
import { command } from './command.ts'
import { inFailedTransaction, isConnectionLoss, sqlState } from './errors.ts'
import { reportingFailures } from './transaction.ts'

/**
 * Runs `work` within a transaction so that it can fail alone: when it rejects, or `keep` says no to
 * what it returned, everything it did is undone, and the transaction goes on. It costs no round trip unless it is
 * undone: its commands travel with the statements around them.
 */
export async function savepoint<T>(
  db: Db,
  work: (db: Db) => Promise<T>,
  keep: (result: T) => boolean = () => true,
): Promise<T> {
  let failure: unknown
  const alongside: Array<Promise<unknown>> = []
  const pending: Array<() => void> = []

  const begun = command(db, 'savepoint attempt')
  begun.catch(() => {})
  const undo = async () => {
    // Where there is no savepoint, there would be an older one of that name
    await begun
    await Promise.all([command(db, 'rollback to attempt'), command(db, 'release attempt')])
  }
  let result: T
  try {
    result = await work({
      run: (inner) =>
        db.run((connection) =>
          inner(reportingFailures(connection, (error) => (failure ??= error))),
        ),
      sendWithCommit: (sent) => {
        sent.catch(() => {})
        alongside.push(sent)
      },
      // Dropped if the work is undone
      beforeCommit: (handle, item) => void pending.push(() => db.beforeCommit(handle, item)),
      atCommit: (send, item) => void pending.push(() => db.atCommit(send, item)),
    })
  } catch (error) {
    if (!isConnectionLoss(error)) await undo()
    throw sqlState(error) === inFailedTransaction ? failure : error
  }
  if (!keep(result)) await undo()
  // What the work sent along and what ends it fail together with the whole transaction
  else {
    for (const sent of [begun, ...alongside, command(db, 'release attempt')])
      db.sendWithCommit(sent)
    for (const hand of pending) hand()
  }
  return result
}
