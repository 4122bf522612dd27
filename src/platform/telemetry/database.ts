import type { FastifyBaseLogger } from 'fastify'
import { Gauge, type Registry } from 'prom-client'
import type { Pool } from '../../db/pool/client.ts'
import { sqlState } from '../../db/pool/errors.ts'
import { newestMigration } from '../../db/server/migrate.ts'
import { appliedMigration, backlogs, failingWebhooks } from './backlog.ts'

/** However often it is asked, the database is read no more often than this. */
const keptMs = 10_000

const undefinedTable = '42P01'

/** Adds what the database says of the whole installation: its schema, and the work that waits. */
export function watchDatabase(registry: Registry, pool: Pool, log: FastifyBaseLogger): void {
  const registers = [registry]
  const read = kept(() =>
    readingOf(pool).catch((error: unknown) => {
      const { message } = error as Error
      log.warn({ error: message }, 'the metrics of the database could not be read')
      return undefined
    }),
  )
  new Gauge({
    name: 'switchboard_database_up',
    help: '1 when the database answered the last time that it was asked for these metrics.',
    registers,
    async collect() {
      this.set((await read()) ? 1 : 0)
    },
  })
  new Gauge({
    name: 'switchboard_schema_migrated',
    help: '1 when every migration of this version has been applied.',
    registers,
    async collect() {
      const reading = await read()
      if (reading) this.set(reading.isMigrated ? 1 : 0)
      else this.remove()
    },
  })
  new Gauge({
    name: 'switchboard_backlog',
    help: 'Work that waits in all workspaces; 10000 stands for that many or more.',
    labelNames: ['work'],
    registers,
    async collect() {
      this.reset()
      for (const { work, waiting } of (await read())?.backlogs ?? []) this.set({ work }, waiting)
    },
  })
  new Gauge({
    name: 'switchboard_backlog_age_seconds',
    help: 'For how long the first of that work has waited since it could have been done.',
    labelNames: ['work'],
    registers,
    async collect() {
      this.reset()
      for (const { work, seconds } of (await read())?.backlogs ?? []) this.set({ work }, seconds)
    },
  })
  new Gauge({
    name: 'switchboard_webhooks_failing',
    help: 'Enabled webhooks whose last attempt failed.',
    registers,
    async collect() {
      const failing = (await read())?.failing
      if (failing) this.set(failing.webhooks)
      else this.remove()
    },
  })
  new Gauge({
    name: 'switchboard_webhooks_failing_seconds',
    help: 'For how long the first of the failing webhooks has had nothing but failures.',
    registers,
    async collect() {
      const failing = (await read())?.failing
      if (failing) this.set(failing.seconds)
      else this.remove()
    },
  })
}

async function readingOf(pool: Pool) {
  const expected = await newestMigration()
  const [migration] = await appliedMigration(pool, {}).catch((error: unknown) => {
    if (sqlState(error) !== undefinedTable) throw error
    return []
  })
  if ((migration?.newest ?? 0) < expected) {
    return { isMigrated: false, backlogs: [], failing: undefined }
  }
  const waiting = await backlogs(pool, {})
  const [failing] = await failingWebhooks(pool, {})
  return { isMigrated: true, backlogs: waiting, failing }
}

/** Returns a function that reads again once its last value is older than `keptMs`. */
function kept<T>(read: () => Promise<T>): () => Promise<T> {
  let last: { readonly at: number; readonly value: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= keptMs) {
      last = { at: now, value: read() }
    }
    return last.value
  }
}
