import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'

export interface MovedCase {
  readonly id: string
  /** Null of a case that keeps its contact. */
  readonly contactId: string | null
  readonly queueId: string | null
}

const setContactsAndQueues = statement<
  { workspaceId: string; ids: readonly string[]; cases: string; now: string },
  never
>(
  (_, $) => sql`
    update cx_logs c set
      contact_id = case when c.kind = 'ticket' then s."contactId" else c.contact_id end,
      queue_id = case when c.kind = 'ticket' then s."queueId" else coalesce(s."queueId", c.queue_id) end,
      version = c.version + 1, updated_at = greatest(c.updated_at, ${$.now}::timestamptz)
    from json_to_recordset(${$.cases}::json) as s (id uuid, "contactId" uuid, "queueId" uuid)
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and c.id = s.id
      and case when c.kind = 'ticket' then (c.contact_id, c.queue_id)
        is distinct from (s."contactId", s."queueId")
        else s."queueId" is not null and c.queue_id is distinct from s."queueId" end`,
)

/** Sets the contacts and queues of the cases of tickets, and the queues of other cases, of several for one case the last. */
export async function moveCases(
  db: Db,
  workspaceId: string,
  moved: readonly MovedCase[],
  now: string,
): Promise<void> {
  const last = new Map<string, MovedCase>()
  for (const one of moved) {
    // A ticket without a queue leaves the case that it shares in the queue of the others
    last.set(one.id, { ...one, queueId: one.queueId ?? last.get(one.id)?.queueId ?? null })
  }
  const ids = [...last.keys()]
  await pipeline(db, [
    () => ids.length > 1 && lockRows(db, cxLogs, { workspaceId, ids }),
    () =>
      setContactsAndQueues(db, {
        workspaceId,
        ids,
        cases: JSON.stringify([...last.values()]),
        now,
      }),
  ])
}

export const setCaseContacts = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    update cx_logs c set contact_id = s."contactId", version = c.version + 1
    from json_to_recordset(${$.cases}::json) as s (id uuid, "contactId" uuid)
    where c.workspace_id = ${$.workspaceId} and c.id = s.id
      and c.id = any(array(select id from json_to_recordset(${$.cases}::json) as e (id uuid)))
      and c.contact_id is distinct from s."contactId"`,
)
