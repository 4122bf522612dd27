import type { Db } from '../../db/client.ts'
import { withoutContent } from '../../events/blank.ts'
import { redactEvents } from '../../events/redact.ts'

interface Redacted {
  readonly workspaceId: string
  readonly id: string
  readonly conversationId: string
  /** What its conversation showed of it. */
  readonly preview: string | null
}

/** Takes what a message said out of the events of it and of those of its conversation that show it. */
export async function redactMessage(
  db: Db,
  { workspaceId, id, conversationId, preview }: Redacted,
): Promise<void> {
  await redactEvents(db, workspaceId, [id], withoutContent)
  if (preview === null) return
  await redactEvents(db, workspaceId, [conversationId], (members) =>
    members['lastMessagePreview'] === preview
      ? { ...members, lastMessagePreview: null }
      : undefined,
  )
}
