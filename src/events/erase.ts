import { sql } from 'drizzle-orm'
import type { AuditChange } from '../db/schema/changes.ts'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement } from '../db/statement.ts'
import { dueWorkspaces } from '../jobs/due.ts'
import type { WorkspaceJob } from '../jobs/scheduler.ts'
import { isContent, withoutContent } from './blank.ts'
import { pack, unpack } from './pack.ts'
import { allowRedaction, redactEvents } from './redact.ts'
import { deleteReplies } from './replies.ts'

/** Erased in the transaction of the deletion; further objects are erased soon after it. */
export const atOnce = 500

type Claim = { workspaceId: string; most: number }
type Ids = { workspaceId: string; ids: string[] }

const claim = statement<Claim, { id: string }>(
  (_, $) => sql`
    delete from erasures where workspace_id = ${$.workspaceId} and resource_id in (
      select resource_id from erasures where workspace_id = ${$.workspaceId}
      order by resource_id limit ${$.most}::int for update skip locked)
    returning resource_id as id`,
)

const recordedOf = statement<Ids, { id: string; at: string; retention: string; packed: Buffer }>(
  (_, $) => sql`
    select id, occurred_at as at, retention, packed_differences as packed from changes
    where workspace_id = ${$.workspaceId}
      and resource_id = any(${arrayParameter($.ids)}::uuid[]) and packed_differences is not null`,
)

const replaceRecorded = statement<{ workspaceId: string; changes: string }, never>(
  (_, $) => sql`
    update changes c set packed_differences = decode(n.packed, 'base64')
    from json_to_recordset(${$.changes}::json)
      as n (id uuid, at timestamptz, retention text, packed text)
    where c.workspace_id = ${$.workspaceId} and c.id = n.id and c.occurred_at = n.at
      and c.retention = n.retention`,
)

/**
 * Takes what some deleted messages, comments and conversations said out of events, deliveries, the audit log and kept
 * replies. Returns how many of them were taken on.
 */
export async function eraseSome(db: Db, workspaceId: string, most: number): Promise<number> {
  const ids = (await claim(db, { workspaceId, most })).map(({ id }) => id)
  if (ids.length === 0) return 0
  await redactEvents(db, workspaceId, ids, withoutContent)
  const recorded = await recordedOf(db, { workspaceId, ids })
  const changes = recorded.flatMap(({ packed, ...row }) => {
    const differences = unpack(packed) as Array<[AuditChange['path'], unknown, unknown]>
    const kept = differences.filter(([path]) => !isContent(path.slice(1)))
    if (kept.length === differences.length) return []
    return [{ ...row, packed: pack(JSON.stringify(kept)).toString('base64') }]
  })
  await Promise.all([
    allowRedaction(db, { value: 'on' }),
    replaceRecorded(db, { workspaceId, changes: JSON.stringify(changes) }),
    allowRedaction(db, { value: 'off' }),
    deleteReplies(db, workspaceId, ids),
  ])
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
