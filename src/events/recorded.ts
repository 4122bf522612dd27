import { sql } from 'drizzle-orm'
import type { AuditChange } from '../db/schema/changes.ts'
import type { Db } from '../db/client.ts'
import { arrayParameter, statement } from '../db/statement.ts'
import { changesOf } from './emit.ts'
import type { Content } from './content.ts'
import { pack, unpack } from './pack.ts'
import { allowRedaction } from './redact.ts'

/** A member that a change changed, as it is recorded. */
export type Difference = readonly [path: AuditChange['path'], old: unknown, now: unknown]

/** What a change changed. Of a new object, the content of its event is kept instead, and all of its members differ. */
export function unpackDifferences(packed: Buffer): readonly Difference[] {
  const value = unpack(packed) as readonly Difference[] | Content
  if (!('data' in value)) return value
  return changesOf(undefined, value.data).map(({ path, old, new: now }) => [path, old, now])
}

interface Recorded {
  readonly id: string
  readonly at: string
  readonly retention: string
  /** Null where they are packed alone. */
  readonly differences: Difference[] | null
  readonly packed: Buffer | null
}

const recordedOf = statement<{ workspaceId: string; ids: string[] }, Recorded>(
  (_, $) => sql`
    select id, occurred_at as at, retention, differences, packed_differences as packed from changes
    where workspace_id = ${$.workspaceId} and resource_id = any(${arrayParameter($.ids)}::uuid[])
      and (differences is not null or packed_differences is not null)`,
)

// Content that was kept here alone moves to where all other content is
const replaceRecorded = statement<{ workspaceId: string; changes: string }, never>(
  (_, $) => sql`
    with redacted as materialized (
      select * from json_to_recordset(${$.changes}::json)
        as n (id uuid, at timestamptz, retention text, differences json, packed text)),
    kept as (
      update change_data d set content = c.packed_differences
      from redacted n join changes c on c.workspace_id = ${$.workspaceId} and c.id = n.id
        and c.occurred_at = n.at and c.retention = n.retention
      where n.packed is not null and d.content is null and d.workspace_id = ${$.workspaceId}
        and d.transaction = c.transaction and d.position = c.position and d.occurred_at = n.at)
    update changes c set differences = coalesce(n.differences, c.differences),
      packed_differences = coalesce(decode(n.packed, 'base64'), c.packed_differences)
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
  const changes = recorded.flatMap(({ differences: shown, packed, ...row }) => {
    const differences = shown ? redact(shown) : undefined
    const whole = packed ? redact(unpackDifferences(packed)) : undefined
    if (!differences && !whole) return []
    const repacked = whole && { packed: pack(JSON.stringify(whole)).toString('base64') }
    return [{ ...row, ...(differences && { differences }), ...repacked }]
  })
  if (changes.length === 0) return
  await Promise.all([
    allowRedaction(db, { value: 'on' }),
    replaceRecorded(db, { workspaceId, changes: JSON.stringify(changes) }),
    allowRedaction(db, { value: 'off' }),
  ])
}
