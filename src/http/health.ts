import type { FastifyInstance } from 'fastify'
import { sql } from 'drizzle-orm'
import type { Pool } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { timeouts } from '../timeouts.ts'

export interface Readiness {
  /** Set when the process is about to stop: it finishes what it has and wants nothing new. */
  draining: boolean
}

const newestMigration = statement<Record<string, never>, { newest: string | null }>(
  () => sql`select max(created_at)::text as newest from drizzle.__drizzle_migrations`,
)

/** `/healthz`: the process answers. `/readyz`: its database does too, is migrated, and it is not draining. */
export function registerHealth(
  app: FastifyInstance,
  probe: Pool,
  readiness: Readiness,
  expectedMigration: number,
): void {
  app.get('/healthz', { logLevel: 'silent' }, async () => ({ status: 'ok' }))
  app.get('/readyz', { logLevel: 'silent' }, async (_, reply) => {
    const status = readiness.draining ? 'draining' : await databaseStatus(probe, expectedMigration)
    return reply.code(status === 'ok' ? 200 : 503).send({ status })
  })
}

async function databaseStatus(
  probe: Pool,
  expected: number,
): Promise<'ok' | 'unmigrated' | 'database_down'> {
  try {
    const [row] = await newestMigration(probe, {})
    return Number(row?.newest ?? 0) >= expected ? 'ok' : 'unmigrated'
  } catch {
    return 'database_down'
  }
}

/** Options of the one-connection pool that readiness is probed with. */
export const probePool = {
  size: 1,
  applicationName: 'switchboard-ready',
  leaseWaitMs: timeouts.readyMs,
  deadlineMs: timeouts.readyMs,
}
