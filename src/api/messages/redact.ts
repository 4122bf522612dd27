import type { Db } from '../../db/client.ts'
import { withoutContent } from '../../events/blank.ts'
import { type Redact, redactEvents } from '../../events/redact.ts'
import { redactReplies } from '../../events/replies.ts'

interface Redacted {
  readonly workspaceId: string
  readonly id: string
  readonly conversationId: string
  /** What its conversation showed of it. */
  readonly preview: string | null
}

/** Takes what a message said out of the events and kept replies about it, and about its conversation where they show it. */
export async function redactMessage(
  db: Db,
  { workspaceId, id, conversationId, preview }: Redacted,
): Promise<void> {
  const withoutPreview: Redact = (members) =>
    preview !== null && members['lastMessagePreview'] === preview
      ? { ...members, lastMessagePreview: null }
      : undefined
  await redactEvents(db, workspaceId, [id], withoutContent)
  if (preview !== null) await redactEvents(db, workspaceId, [conversationId], withoutPreview)
  // At once, since the kept replies of the workspace are read for it
  const redacts = new Map<string, Redact>([
    [id, withoutContent],
    [conversationId, withoutPreview],
  ])
  await redactReplies(db, workspaceId, redacts)
}
