import type { Db } from '../pool/client.ts'
import { inFailedTransaction, sqlState } from '../pool/errors.ts'

/** One statement of a pipeline, or a function that sends one at once; false or undefined sends nothing. */
type Step = (db: Db) => unknown

/**
 * Sends all statements in order without waiting for a result, so that they share one round trip, and returns their
 * results in the same order. When some fail, it throws the error of the first of them in this order after all have
 * settled, though none that only says that the transaction has failed. A statement that must not run before the result
 * of another is known is awaited after it instead.
 */
export async function pipeline<const Steps extends readonly Step[]>(
  db: Db,
  steps: Steps,
): Promise<{ -readonly [Index in keyof Steps]: Awaited<ReturnType<Steps[Index]>> }> {
  const sent = steps.map(async (send) => send(db))
  try {
    return (await Promise.all(sent)) as Awaited<ReturnType<typeof pipeline<Steps>>>
  } catch {
    const failures = (await Promise.allSettled(sent)).flatMap((one) =>
      one.status === 'rejected' ? [one.reason as unknown] : [],
    )
    throw failures.find((error) => sqlState(error) !== inFailedTransaction) ?? failures[0]
  }
}
