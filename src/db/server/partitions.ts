import { sqlState } from '../pool/errors.ts'

const checkViolation = '23514'
const logTables = [
  'changes_history',
  'changes_audit',
  'changes_event',
  'change_data',
  'event_batches',
]

interface Refusal {
  readonly table_name?: string
  readonly constraint_name?: string
  readonly detail?: string
}

/**
 * Makes the missing partitions of the log when an error says that there is none for a row; false after any other
 * error. The worker makes them ahead, so that it is for clocks that differ and instants long past.
 */
export async function madePartitions(
  error: unknown,
  run: (text: string, values: unknown[]) => Promise<unknown>,
): Promise<boolean> {
  const { table_name: table = '', constraint_name: constraint, detail = '' } = error as Refusal
  const isMissing =
    sqlState(error) === checkViolation && constraint === undefined && logTables.includes(table)
  // Partition key of the failing row contains (occurred_at) = (2026-11-22 10:00:00+00)
  const at = /= \(([^()]+)\)/.exec(detail)?.[1]
  if (!isMissing || at === undefined) return false
  await run('select make_log_partitions($1::text::timestamptz)', [at])
  return true
}
