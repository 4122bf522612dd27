import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/postgres-js'
import { migrate as drizzleMigrate } from 'drizzle-orm/postgres-js/migrator'
import postgres from 'postgres'
import { root } from '../lib/root.ts'

const folder = join(root, 'drizzle')
// Any number, the same in every process
const lock = 7_741_002

/**
 * Applies what is pending, in one transaction, while no other process does (advisory lock). A wait
 * for a lock on a table ends after two seconds and is tried again, so that traffic is not held up.
 * `url` must lead to PostgreSQL without a transaction-mode pooler.
 */
export async function migrate(url: string): Promise<void> {
  const client = postgres(url, { max: 1, onnotice: () => {}, connect_timeout: 10 })
  try {
    await client`select pg_advisory_lock(${lock})`
    await client`set lock_timeout = '2s'`
    const db = drizzle(client)
    for (let attempt = 1; ; attempt++) {
      try {
        await drizzleMigrate(db, { migrationsFolder: folder })
        await prepareLog(client)
        return
      } catch (error) {
        const { cause, code = cause?.code } = error as { code?: string; cause?: { code?: string } }
        if (attempt === 10 || code !== '55P03') throw error
      }
    }
  } finally {
    await client.end({ timeout: 5 })
  }
}

/**
 * Makes the partitions of the log for now, by either clock, and has its transaction numbers rise further when the
 * database was restored into another cluster.
 */
async function prepareLog(client: postgres.Sql): Promise<void> {
  await client`
    select shift_transactions(s.system_identifier::text), make_log_partitions(now()),
      make_log_partitions(${new Date().toISOString()}::timestamptz)
    from pg_control_system() s`
}

/** When the newest migration of this program was made, in milliseconds, as the database keeps it. */
export async function newestMigration(): Promise<number> {
  const text = await readFile(join(folder, 'meta', '_journal.json'), 'utf8')
  const journal = JSON.parse(text) as { entries: Array<{ when: number }> }
  return Math.max(...journal.entries.map(({ when }) => when))
}
