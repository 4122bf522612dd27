import type { Db } from '../../db/pool/client.ts'
import type { Key } from '../../db/query/rows.ts'
import { redact } from '../../events/log/redact.ts'

/**
 * Redacts a message in its own log, and in the log of its conversation what that shows of it: `shown` has the texts by their
 * members, null for none.
 */
export async function redactMessage(
  db: Db,
  { workspaceId, id }: Key,
  conversationId: string,
  shown: Readonly<Record<'lastMessagePreview' | 'subject', string | null>>,
): Promise<void> {
  const replaced = Object.entries(shown).flatMap(([member, said]) =>
    said === null ? [] : [{ member, values: [said], by: null }],
  )
  await redact(db, workspaceId, [id], 'content')
  // The replies about the conversation show the message, even where its events do not
  await redact(db, workspaceId, [conversationId], replaced)
}
