type Members = Readonly<Record<string, unknown>>

/** The values of redacted members of messages, comments and their conversations. */
const blank: Members = {
  message: null,
  text: '',
  html: null,
  quotedText: null,
  sanitizedHtml: null,
  subject: null,
  from: null,
  to: [],
  cc: [],
  bcc: [],
  participants: [],
  mentions: [],
  attachments: [],
  droppedAttachments: [],
  location: null,
  headers: null,
  metadata: {},
  lastMessagePreview: null,
}

/** Whether a member holds something that was said. */
export function isContent(name: string): boolean {
  return name in blank
}

/** The members of a message, comment or conversation without what it says; undefined where they contain nothing of it. */
export function withoutContent<M extends Members>(members: M): M | undefined {
  const names = Object.keys(members).filter(isContent)
  if (names.length === 0) return undefined
  return { ...members, ...Object.fromEntries(names.map((name) => [name, blank[name]])) }
}
