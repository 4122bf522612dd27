import postgres from 'postgres'
import { until } from './until.ts'
import type { TestDatabase } from './database.ts'

/** Returns what `act` does while a transaction of another connection is open, and commits that afterwards. */
export async function whileOpen<T>(
  { url }: Pick<TestDatabase, 'url'>,
  act: (transaction: postgres.TransactionSql) => Promise<T>,
): Promise<T> {
  const other = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
  try {
    // An object, since postgres resolves arrays itself
    const { result } = await other.begin(async (sql) => ({ result: await act(sql) }))
    return result
  } finally {
    await other.end({ timeout: 1 })
  }
}

/** Resolves once `count` sessions of a database wait for locks. */
export async function untilWaiting(
  { admin }: Pick<TestDatabase, 'admin'>,
  count: number,
): Promise<void> {
  await until(async () => {
    const waiting = await admin`
      select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    return waiting.length >= count
  })
}

/** Ends the sessions of a database that wait for locks, once there are any. */
export async function endWaiting({ admin }: Pick<TestDatabase, 'admin'>): Promise<void> {
  await until(async () => {
    const ended = await admin`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`
    return ended.length > 0
  })
}

/** Number of deadlocks that a database has had. */
export async function deadlocksOf({ admin }: TestDatabase): Promise<number> {
  const [row] = await admin`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return Number(row?.['count'])
}
