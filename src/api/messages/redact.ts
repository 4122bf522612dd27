import type { Db } from '../../db/client.ts'
import { withoutContent } from '../../events/blank.ts'
import { type Redact, redactEvents } from '../../events/redact.ts'
import { forgetReplies } from '../../events/replies.ts'

interface Redacted {
  readonly workspaceId: string
  readonly id: string
  readonly conversationId: string
  /** What its conversation showed of it. */
  readonly preview: string | null
  /** Its subject, if the conversation has it from no other message. */
  readonly subject: string | null
}

/** Takes what a message said out of the events and kept replies about it, and about its conversation where they show it. */
export async function redactMessage(
  db: Db,
  { workspaceId, id, conversationId, preview, subject }: Redacted,
): Promise<void> {
  const repeated = { lastMessagePreview: preview, subject }
  const withoutRepeated: Redact = (members) => {
    const names = Object.entries(repeated).flatMap(([name, said]) =>
      said !== null && members[name] === said ? [[name, null] as const] : [],
    )
    return names.length === 0 ? undefined : { ...members, ...Object.fromEntries(names) }
  }
  await redactEvents(db, workspaceId, [id], withoutContent)
  if (preview !== null || subject !== null) {
    await redactEvents(db, workspaceId, [conversationId], withoutRepeated)
  }
  await forgetReplies(db, workspaceId, [id, conversationId])
}
