import { setTimeout as sleep } from 'node:timers/promises'
import postgres from 'postgres'

/**
 * Resolves once a worker has done what changes and requests have left to it: counts that are applied or built, and sums of
 * days that are over. What is measured before that shares the database with it.
 */
export async function untilWorkedOff(url: string): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  for (let looks = 1; ; looks += 1) {
    const waiting = await sql`
      (select from list_deltas limit 1)
      union all (select from list_keys where built_at is null limit 1)
      union all (select from cx_log_changed_days where day < (now() at time zone 'UTC')::date limit 1)`
    if (waiting.length === 0) break
    if (looks === 10) console.error('waiting for the worker to catch up')
    await sleep(200)
  }
  await sql.end()
}
