import type { Db } from '../../db/client.ts'
import { redactEvents } from '../../events/redact.ts'

interface Redacted {
  readonly workspaceId: string
  readonly id: string
  readonly conversationId: string
  /** What its conversation showed of it. */
  readonly preview: string | null
}

/** What a message says, as it is when it says nothing. */
const blank: Readonly<Record<string, unknown>> = {
  message: null,
  quotedText: null,
  html: null,
  sanitizedHtml: null,
  subject: null,
  from: null,
  to: [],
  cc: [],
  bcc: [],
  attachments: [],
  droppedAttachments: [],
  location: null,
  headers: null,
  metadata: {},
}

/** Takes what a message said out of the events of it and of those of its conversation that show it. */
export async function redactMessage(
  db: Db,
  { workspaceId, id, conversationId, preview }: Redacted,
): Promise<void> {
  await redactEvents(db, workspaceId, [id], (members) =>
    Object.fromEntries(
      Object.entries(members).map(([name, value]) => [name, name in blank ? blank[name] : value]),
    ),
  )
  if (preview === null) return
  await redactEvents(db, workspaceId, [conversationId], (members) =>
    members['lastMessagePreview'] === preview
      ? { ...members, lastMessagePreview: null }
      : undefined,
  )
}
