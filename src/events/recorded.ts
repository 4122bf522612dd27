import { sql } from 'drizzle-orm'
import type { AuditChange } from '../db/schema/changes.ts'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement } from '../db/statement.ts'
import { changesOf } from './emit.ts'
import { contentOf } from './queries.ts'
import { allowRedaction } from './redact.ts'
import { withoutUserEmails } from './user-emails.ts'

/** A member that a change changed, as it is recorded. */
export type Difference = readonly [path: AuditChange['path'], old: unknown, now: unknown]

/** What the audit log has of a change: what differs or, of a new object, the object. */
export interface Recorded {
  readonly differences: readonly Difference[] | null
  readonly object: object | null
}

/** Returns what a change changed. All members of a new object differ that are not null. */
export function differencesOf({ differences, object }: Recorded): readonly Difference[] {
  if (!object) return differences ?? []
  return changesOf(undefined, withoutUserEmails(object)).map(({ path, old, new: now }) => [
    path,
    old,
    now,
  ])
}

interface RecordedRow extends Recorded {
  readonly id: string
  readonly at: string
  readonly retention: string
}

const recordedOf = statement<{ workspaceId: string; ids: string[] }, RecordedRow>(
  (_, $) => sql`
    select id, occurred_at as at, retention, differences, object from changes
    where workspace_id = ${$.workspaceId} and resource_id = any(${arrayParameter($.ids)}::uuid[])
      and action is not null`,
)

// The event of a new object keeps the object, which the audit log then has no more
const replaceRecorded = statement<{ workspaceId: string; changes: string }, never>(
  (_, $) => sql`
    with redacted as materialized (
      select * from json_to_recordset(${$.changes}::json)
        as n (id uuid, at timestamptz, retention text, differences json)),
    kept as (
      update change_data d set content = ${contentOf(sql`d`)}
      from redacted n join changes c on c.workspace_id = ${$.workspaceId} and c.id = n.id
        and c.occurred_at = n.at and c.retention = n.retention
      where c.object is not null and d.content is null and d.workspace_id = ${$.workspaceId}
        and d.transaction = c.transaction and d.position = c.position and d.occurred_at = n.at)
    update changes c set differences = n.differences, object = null
    from redacted n
    where c.workspace_id = ${$.workspaceId} and c.id = n.id and c.occurred_at = n.at
      and c.retention = n.retention`,
)

/**
 * Takes something out of what the audit log and the history of tickets have of some objects. `redact` returns what the
 * differences of a change become, or undefined where nothing of it is in them.
 */
export async function redactRecorded(
  db: Db,
  workspaceId: string,
  ids: string[],
  redact: (differences: readonly Difference[]) => readonly Difference[] | undefined,
): Promise<void> {
  const recorded = await recordedOf(db, { workspaceId, ids })
  const changes = recorded.flatMap(({ id, at, retention, ...row }) => {
    const differences = redact(differencesOf(row))
    return differences ? [{ id, at, retention, differences }] : []
  })
  if (changes.length === 0) return
  await Promise.all([
    allowRedaction(db, { value: 'on' }),
    replaceRecorded(db, { workspaceId, changes: JSON.stringify(changes) }),
    allowRedaction(db, { value: 'off' }),
  ])
}
