import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { statement } from '../db/statement.ts'
import { dueWorkspaces } from '../jobs/due.ts'
import type { WorkspaceJob } from '../jobs/scheduler.ts'
import { isContent, withoutContent } from './blank.ts'
import { redactRecorded } from './recorded.ts'
import { redactEvents } from './redact.ts'
import { forgetReplies } from './replies.ts'

/** Erased in the transaction of the deletion; further objects are erased soon after it. */
export const atOnce = 500

type Claim = { workspaceId: string; most: number }

const claim = statement<Claim, { id: string }>(
  (_, $) => sql`
    delete from erasures where workspace_id = ${$.workspaceId} and resource_id in (
      select resource_id from erasures where workspace_id = ${$.workspaceId}
      order by resource_id limit ${$.most}::int for update skip locked)
    returning resource_id as id`,
)

/**
 * Takes what some deleted messages, comments and conversations said out of events, deliveries, the audit log and kept
 * replies. Returns how many of them were taken on.
 */
export async function eraseSome(db: Db, workspaceId: string, most: number): Promise<number> {
  const ids = (await claim(db, { workspaceId, most })).map(({ id }) => id)
  if (ids.length === 0) return 0
  await redactEvents(db, workspaceId, ids, withoutContent)
  await redactRecorded(db, workspaceId, ids, (differences) => {
    const kept = differences.filter(([path]) => !isContent(path.slice(1)))
    return kept.length === differences.length ? undefined : kept
  })
  await forgetReplies(db, workspaceId, ids)
  return ids.length
}

/** Erases what was left of large deletions. */
export const erasing: WorkspaceJob = {
  name: 'log: erase',
  everyMs: 1000,
  size: atOnce,
  due: dueWorkspaces({ table: sql`erasures`, by: sql`x.resource_id` }),
  run: (pool, workspaceId, batch) => pool.transaction((db) => eraseSome(db, workspaceId, batch)),
}
