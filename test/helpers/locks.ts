import postgres from 'postgres'
import { until } from './until.ts'
import type { TestDatabase } from './database.ts'

/** Runs `act` while a transaction of another connection is open, and commits that afterwards. */
export async function whileOpen(
  { url }: Pick<TestDatabase, 'url'>,
  act: (transaction: postgres.TransactionSql) => Promise<void>,
): Promise<void> {
  const other = postgres(url, { max: 1, onnotice: () => {}, fetch_types: false })
  try {
    await other.begin(act)
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

/** Number of deadlocks that a database has had. */
export async function deadlocksOf({ admin }: TestDatabase): Promise<number> {
  const [row] = await admin`
    select deadlocks::int as count from pg_stat_database where datname = current_database()`
  return Number(row?.['count'])
}
