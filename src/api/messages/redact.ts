import type { Db } from '../../db/pool/client.ts'
import { redact } from '../../events/log/redact.ts'

interface Redacted {
  readonly workspaceId: string
  readonly id: string
  readonly conversationId: string
  /** The preview of it that its conversation showed. */
  readonly preview: string | null
  /** Its subject, if the conversation has it from no other message. */
  readonly subject: string | null
}

/** Redacts a message in its own log, and in the log of its conversation where that shows it. */
export async function redactMessage(
  db: Db,
  { workspaceId, id, conversationId, preview, subject }: Redacted,
): Promise<void> {
  const replaced = Object.entries({ lastMessagePreview: preview, subject }).flatMap(
    ([member, said]) => (said === null ? [] : [{ member, values: [said], by: null }]),
  )
  await redact(db, workspaceId, [id], 'content')
  // The replies about the conversation show the message, even where its events do not
  await redact(db, workspaceId, [conversationId], replaced)
}
