import { sql } from 'drizzle-orm'
import type { Pool } from '../db/client.ts'
import { statement } from '../db/statement.ts'

type Batch = { batch: number }

// All of them across workspaces on purpose. Deliveries and attempts go with their events
export const purgeEvents = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from events where (workspace_id, id) in (
      select workspace_id, id from events
      where occurred_at < now() - interval '30 days' and sequence is not null
      limit ${$.batch}::int for update skip locked)
    returning id`,
)

/** Samples, which have no event. */
export const purgeDeliveries = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from webhook_deliveries where (workspace_id, id) in (
      select workspace_id, id from webhook_deliveries
      where created_at < now() - interval '30 days' and event_id is null
      limit ${$.batch}::int for update skip locked)
    returning id`,
)

const declareRetention = statement<Record<never, never>, never>(
  () => sql`select set_config('switchboard.retention', 'on', true)`,
)

const purgeAuditLogs = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from audit_logs where (workspace_id, id) in (
      select workspace_id, id from audit_logs
      where occurred_at < now() - interval '400 days'
      limit ${$.batch}::int for update skip locked)
    returning id`,
)

/** Takes away what audit logs have kept for 400 days; returns how many entries. */
export async function endRetention(pool: Pool, batch: number): Promise<number> {
  return pool.transaction(async (db) => {
    const [, ended] = await Promise.all([declareRetention(db, {}), purgeAuditLogs(db, { batch })])
    return ended.length
  })
}
