import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import type { Key } from '../../db/query/rows.ts'
import { statement } from '../../db/query/statement.ts'
import { beginningOf } from '../../lib/text.ts'

/** Returns the beginning of the text of a message, on one line, as its conversation shows it. */
export function previewOf(message: string | null): string | null {
  if (message === null) return null
  return beginningOf(message.replace(/\s+/g, ' ').trim(), 200)
}

/**
 * The last message of a conversation. One of a blocked contact changes nothing that is shown, and a scheduled one counts from
 * when it is sent, so that the last one is among the newest, and not necessarily the newest.
 */
const lastMessageOf = statement<Key, { message: string | null }>(
  (_, $) => sql`
    select n.message from (
      select m.message, m.created_at, m.scheduled_at, m.position from messages m
      where m.workspace_id = ${$.workspaceId} and m.conversation_id = ${$.id}
        and not m.is_blocked and (m.scheduled_at is null or m.status not in ('scheduled', 'canceled'))
      order by m.created_at desc, m.position desc limit 100) n
    order by greatest(n.created_at, n.scheduled_at) desc, n.position desc limit 1`,
)

type Shown = Key & { preview: string | null; subject: string | null; now: string }

const setPreview = statement<Shown, never>(
  (_, $) => sql`
    update conversations set version = version + 1, updated_at = ${$.now}::timestamptz,
      subject = nullif(subject, ${$.subject}::text), last_message_preview = ${$.preview}
    where workspace_id = ${$.workspaceId} and id = ${$.id}`,
)

/**
 * Has a conversation, whose row is locked, show what is left to show of its last message, and no longer the subject of an
 * erased message.
 */
export async function refreshPreview(
  db: Db,
  { workspaceId, id, subject, now }: Omit<Shown, 'preview'>,
): Promise<void> {
  const [last] = await lastMessageOf(db, { workspaceId, id })
  await setPreview(db, { workspaceId, id, subject, now, preview: previewOf(last?.message ?? null) })
}
