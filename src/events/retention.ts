import { sql } from 'drizzle-orm'
import { statement, type Values } from '../db/statement.ts'
import { dueWorkspaces } from '../jobs/due.ts'
import type { WorkspaceJob } from '../jobs/scheduler.ts'

type Batch = { workspaceId: string; batch: number }

const eventsEnd = sql`now() - interval '30 days'`
const auditLogsEnd = sql`now() - interval '400 days'`

// Of those that come first in their order, so that what is not due is not looked through. Deliveries and
// attempts are deleted with their events
const deleteEvents = statement<Batch, { id: string }>(
  (_, $: Values<Batch>) => sql`
    delete from events where workspace_id = ${$.workspaceId} and id in (
      select e.id from (
        select workspace_id, id from events
        where workspace_id = ${$.workspaceId} and sequence is not null
        order by sequence limit ${$.batch}::int) x
      join events e on e.workspace_id = x.workspace_id and e.id = x.id
      where e.occurred_at < ${eventsEnd} for update of e skip locked)
    returning id`,
)

/** Purges events after 30 days. */
export const eventPurge: WorkspaceJob = {
  name: 'events: purge',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`events`,
    where: sql`x.sequence is not null`,
    by: sql`x.sequence`,
    at: sql`x.occurred_at`,
    until: eventsEnd,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await deleteEvents(db, { workspaceId, batch })).length),
}

const deleteSamples = statement<Batch, { id: string }>(
  (_, $: Values<Batch>) => sql`
    delete from webhook_deliveries where workspace_id = ${$.workspaceId} and id in (
      select id from webhook_deliveries
      where workspace_id = ${$.workspaceId} and event_id is null and created_at < ${eventsEnd}
      order by created_at limit ${$.batch}::int for update skip locked)
    returning id`,
)

/** Purges deliveries of tests, which have no event, after 30 days. */
export const samplePurge: WorkspaceJob = {
  name: 'webhooks: purge samples',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`webhook_deliveries`,
    where: sql`x.event_id is null`,
    by: sql`x.created_at`,
    until: eventsEnd,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => (await deleteSamples(db, { workspaceId, batch })).length),
}

const declareRetention = statement<Record<never, never>, never>(
  () => sql`select set_config('switchboard.retention', 'on', true)`,
)

const deleteAuditLogs = statement<Batch, { id: string }>(
  (_, $: Values<Batch>) => sql`
    delete from audit_logs where workspace_id = ${$.workspaceId} and id in (
      select a.id from (
        select workspace_id, id from audit_logs where workspace_id = ${$.workspaceId}
        order by position limit ${$.batch}::int) x
      join audit_logs a on a.workspace_id = x.workspace_id and a.id = x.id
      where a.occurred_at < ${auditLogsEnd} for update of a skip locked)
    returning id`,
)

/** Purges entries of audit logs after 400 days. */
export const auditLogPurge: WorkspaceJob = {
  name: 'audit logs: purge',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`audit_logs`,
    by: sql`x.position`,
    at: sql`x.occurred_at`,
    until: auditLogsEnd,
  }),
  run: (pool, workspaceId, batch) =>
    pool.transaction(async (db) => {
      const [, ended] = await Promise.all([
        declareRetention(db, {}),
        deleteAuditLogs(db, { workspaceId, batch }),
      ])
      return ended.length
    }),
}
