import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { dueWorkspaces } from '../../platform/jobs/due.ts'
import type { WorkspaceJob } from '../../platform/jobs/scheduler.ts'
import { eventIdOf, newId } from '../../lib/ids.ts'
import type { Redaction } from '../../db/schema/changes.ts'
import { differencesOf, redactDifferences, redactMembers } from './redaction.ts'
import {
  allowRedaction,
  blankAttempts,
  changesAfter,
  eraseReplies,
  markDeliveries,
  replaceContents,
  replaceRecorded,
} from './redact-queries.ts'
import type { Key } from '../../db/query/rows.ts'

/** Changes, and kept replies, that one transaction reads and rewrites at most. */
export const mostRedacted = 500

/** Changes that are read at once: what bounds the memory that it takes. */
const pageSize = 100

/** Position before which all changes of the objects are redacted. */
type Progress = { resourceIds: string[]; after: number }

type Pending = Progress & { redaction: Redaction }

const insertPending = statement<Key & Progress & { redaction: string }, never>(
  (_, $) => sql`
    insert into redactions (workspace_id, id, resource_ids, redaction, after)
    values (${$.workspaceId}, ${$.id}, ${arrayParameter($.resourceIds)}::uuid[],
      ${$.redaction}::jsonb, ${$.after}::bigint)`,
)

/**
 * Takes something out of all that the log has of some objects: their events and so the deliveries that wait, what was
 * delivered, the audit log and the history of tickets; and erases the replies about them that are kept. It does a bounded
 * part of that now, and has the worker do the rest. What its own transaction emits is written later and stays as it is.
 */
export async function redact(
  db: Db,
  workspaceId: string,
  resourceIds: string[],
  redaction: Redaction,
): Promise<void> {
  if (resourceIds.length === 0) return
  const after = await redactSome(
    db,
    workspaceId,
    { resourceIds, redaction, after: 0 },
    mostRedacted,
  )
  if (after === null) return
  const key = { workspaceId, id: newId() }
  await insertPending(db, { ...key, resourceIds, redaction: JSON.stringify(redaction), after })
}

/** Redacts the next changes. Returns the position of the last one, or null if no further change is left. */
async function redactSome(
  db: Db,
  workspaceId: string,
  { resourceIds, redaction, after: from }: Pending,
  most: number,
): Promise<number | null> {
  const erased = await eraseReplies(db, { workspaceId, ids: resourceIds, most })
  let after = from
  let hasMore = redaction === 'content' || redaction.length > 0
  for (let left = most; hasMore && left > 0; left -= pageSize) {
    const asked = Math.min(left, pageSize)
    const rows = await changesAfter(db, { workspaceId, resourceIds, after, most: asked })
    await replace(db, workspaceId, rows, redaction)
    after = rows.at(-1)?.position ?? after
    hasMore = rows.length === asked
  }
  return hasMore || erased.length === most ? after : null
}

type Row = Awaited<ReturnType<typeof changesAfter>>[number]

async function replace(
  db: Db,
  workspaceId: string,
  rows: readonly Row[],
  redaction: Redaction,
): Promise<void> {
  const contents = rows.flatMap((row) => contentWithout(row, redaction))
  const recorded = rows.flatMap((row) => recordWithout(row, redaction))
  if (contents.length + recorded.length === 0) return
  const events = new Set(contents.map(({ position }) => position))
  const eventIds = rows.filter(({ position }) => events.has(position)).flatMap(eventIdsOf)
  await pipeline(db, [
    () => allowRedaction(db, { value: 'on' }),
    () => replaceContents(db, { workspaceId, rows: JSON.stringify(contents) }),
    () => replaceRecorded(db, { workspaceId, rows: JSON.stringify(recorded) }),
    () => allowRedaction(db, { value: 'off' }),
    () => markDeliveries(db, { workspaceId, eventIds }),
    () => blankAttempts(db, { workspaceId, eventIds }),
  ])
}

// What the audit log loses of a new object its event loses, too, and so the object is in the event from then on
function contentWithout({ content, position, transaction, at }: Row, redaction: Redaction) {
  if (!content) return []
  const data = redactMembers(redaction, content.data)
  const previous = content.previous && redactMembers(redaction, content.previous)
  if (!data && !previous) return []
  const redacted = { data: data ?? content.data, previous: previous ?? content.previous }
  return [{ transaction, position, at, content: redacted }]
}

function recordWithout(row: Row, redaction: Redaction) {
  if (row.action === null) return []
  const differences = redactDifferences(redaction, differencesOf(row))
  return differences ? [{ id: row.id, at: row.at, retention: row.retention, differences }] : []
}

function eventIdsOf({ id, events }: Row): string[] {
  return Array.from({ length: events ?? 0 }, (_, index) => eventIdOf(id, index + 1))
}

const takePending = statement<{ workspaceId: string }, Pending & { id: string }>(
  (_, $) => sql`
    select id, to_json(resource_ids) as "resourceIds", redaction, after::float8 as after
    from redactions where workspace_id = ${$.workspaceId}
    order by id limit 1 for update skip locked`,
)

const setProgress = statement<Key & { after: number }, never>(
  (_, $) => sql`
    update redactions set after = ${$.after}::bigint
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

const removePending = statement<Key, never>(
  (_, $) => sql`
    delete from redactions where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/** Does what requests have left to do of redactions. */
export const redacting: WorkspaceJob = {
  name: 'log: redact',
  everyMs: 500,
  size: mostRedacted,
  due: dueWorkspaces({ table: sql`redactions`, by: sql`x.id` }),
  run: (pool, workspaceId, size) =>
    pool.transaction(async (db) => {
      const [pending] = await takePending(db, { workspaceId })
      if (!pending) return 0
      const key = { workspaceId, id: pending.id }
      const after = await redactSome(db, workspaceId, pending, size)
      await (after === null ? removePending(db, key) : setProgress(db, { ...key, after }))
      return size
    }),
}
