import type { FastifyBaseLogger } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Pool } from './db/client.ts'
import { statement } from './db/statement.ts'

export interface Jobs {
  /** Starts no more work and resolves when what runs has ended. */
  stop(): Promise<void>
}

const everyMs = 60_000
const batch = 1000

// Across workspaces on purpose
const purgeKeys = statement<{ batch: number }, { key: string }>(
  (_, $) => sql`
    delete from idempotency_keys where (workspace_id, key) in (
      select workspace_id, key from idempotency_keys
      where created_at < now() - interval '24 hours'
      order by created_at limit ${$.batch}::int for update skip locked)
    returning key`,
)

/** Work that no request waits for; any number of processes may run it. */
export function startJobs(pool: Pool, log: FastifyBaseLogger): Jobs {
  let stopped = false
  let running: Promise<void> = Promise.resolve()

  const round = async () => {
    try {
      while (!stopped && (await purgeKeys(pool, { batch })).length === batch);
    } catch (error) {
      log.warn({ error: String((error as Error).message) }, 'background work failed, trying again')
    }
  }
  const timer = setInterval(() => {
    running = running.then(round)
  }, everyMs)
  running = round()

  return {
    async stop() {
      stopped = true
      clearInterval(timer)
      await running
    },
  }
}
