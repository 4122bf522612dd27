import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Pool } from '../../db/pool/client.ts'
import { command } from '../../db/pool/command.ts'
import { statement } from '../../db/query/statement.ts'
import { type Batch, runBatch } from '../../platform/jobs/batch.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import { purge } from '../../platform/jobs/purge.ts'
import type { GeneralJob, WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { eventsEnd } from './queries.ts'

/** The last sequence of a workspace whose event is not kept any more. */
const lastEnded = (workspaceId: SQL | Placeholder) => sql`coalesce(
  (select b.first_sequence - 1 from event_batches b
    where b.workspace_id = ${workspaceId} and b.numbered_at >= ${eventsEnd}
    order by b.numbered_at, b.first_sequence limit 1),
  (select c.numbered from event_cursors c where c.workspace_id = ${workspaceId}))`

const deleteDeliveries = statement<Batch, { id: string }>(
  (_, $) => sql`
    delete from webhook_deliveries where workspace_id = ${$.workspaceId} and id in (
      select d.id from (
        select workspace_id, id from webhook_deliveries
        where workspace_id = ${$.workspaceId} and event_id is not null
        order by event_id limit ${$.batch}::int) x
      join webhook_deliveries d on d.workspace_id = x.workspace_id and d.id = x.id
      where d.sequence <= ${lastEnded($.workspaceId)} for update of d skip locked)
    returning id`,
)

/** Purges deliveries whose events are not kept any more. */
export const deliveryPurge: WorkspaceJob = {
  name: 'webhooks: purge deliveries',
  everyMs: 60_000,
  size: 1000,
  due: dueWorkspaces({
    table: sql`webhook_deliveries`,
    where: sql`x.event_id is not null`,
    by: sql`x.event_id`,
    at: sql`x.sequence`,
    until: lastEnded(sql`waiting.workspace_id`),
  }),
  run: runBatch(deleteDeliveries),
}

/** Purges deliveries of tests, which have no event, after as long as those of events. */
export const samplePurge = purge({
  name: 'webhooks: purge samples',
  table: 'webhook_deliveries',
  key: ['id'],
  since: 'created_at',
  until: eventsEnd,
  where: sql`x.event_id is null`,
})

const makePartitions = statement<Record<never, never>, never>(
  () => sql`
    select make_log_partitions(at) from (
      values (now()), (now() + interval '7 days'), (now() + interval '1 month')) v (at)`,
)

interface Ended {
  readonly name: string
  /** Null once it is detached. */
  readonly parent: string | null
  /** Whether somebody has begun to detach it and did not finish. */
  readonly isDetaching: boolean
}

const endedPartitions = statement<Record<never, never>, Ended>(
  () => sql`select name, parent, is_detaching as "isDetaching" from ended_log_partitions()`,
)

/**
 * Makes the partitions of the log ahead, and drops those whose rows are all past their retention. Neither holds
 * up who reads or writes the log.
 */
export const logPartitions: GeneralJob = {
  name: 'log: make and drop partitions',
  everyMs: 3_600_000,
  async run(pool) {
    await pool.transaction((db) => makePartitions(db, {}))
    await dropEnded(pool)
  },
}

const tryLock = statement<Record<never, never>, { locked: boolean }>(
  () => sql`
    select pg_try_advisory_xact_lock(hashtextextended('ended log partitions', 0)) as locked`,
)

/** Drops partitions, one process at a time. Detaching concurrently cannot be part of a transaction. */
async function dropEnded(pool: Pool): Promise<void> {
  await pool.transaction(async (db) => {
    const [lock] = await tryLock(db, {})
    if (!lock?.locked) return
    for (const { name, parent, isDetaching } of await endedPartitions(pool, {})) {
      const how = isDetaching ? 'finalize' : 'concurrently'
      if (parent !== null)
        await command(pool, `alter table ${parent} detach partition ${name} ${how}`)
      await command(pool, `drop table if exists ${name}`)
    }
  })
}
