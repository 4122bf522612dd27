import { now } from '../../lib/clock.ts'
import type { Outgoing } from '../../platform/adapters/adapter.ts'

/** The facts in the mail of a one-time link. */
export interface LinkMail {
  readonly id: string
  readonly name: string
  readonly email: string
  readonly workspace: string
  /** Whether the user has not worked here yet. */
  readonly isInvitation: boolean
  readonly token: string
  readonly signInUrl: string | null
  /** RFC 3339. */
  readonly expiresAt: string
}

/** Returns the mail of a one-time link, as text and as HTML. */
export function mailOf(mail: LinkMail): Outgoing {
  const { isInvitation, workspace, name, email } = mail
  const why = isInvitation
    ? `You have been invited to work in "${workspace}".`
    : `Somebody, probably you, asked for a new password in "${workspace}".`
  const link = linkOf(mail)
  const what =
    link === null ? 'Enter this code to choose a password:' : 'Choose a password on this page:'
  const until = mail.expiresAt.slice(0, 16).replace('T', ' ')
  const end = `It works once, until ${until} UTC. If you did not expect this mail, ignore it: nothing has changed.`
  const shown = link ?? mail.token
  const target = link === null ? escape(shown) : `<a href="${escape(shown)}">${escape(shown)}</a>`
  const paragraphs = [`Hello ${name},`, why, what].map((text) => `<p>${escape(text)}</p>`)
  return {
    id: mail.id,
    conversationId: mail.id,
    group: null,
    recipients: [{ contactId: null, name, identity: email }],
    isAutomatic: true,
    messageType: 'text',
    subject: isInvitation ? `Your invitation to ${workspace}` : `Your password for ${workspace}`,
    message: [`Hello ${name},`, why, `${what}\n${shown}`, end].join('\n\n'),
    html: `${paragraphs.join('')}<p>${target}</p><p>${escape(end)}</p>`,
    cc: [],
    bcc: [],
    settled: [],
    attachments: [],
    location: null,
    metadata: {},
    externalId: null,
    replyToExternalId: null,
    references: [],
    scheduledAt: null,
    createdAt: now().toISOString(),
    traceparent: null,
  }
}

/** Returns the address that a mail links to. Its token is in the fragment, which no server logs. */
function linkOf({ signInUrl, token, isInvitation }: LinkMail): string | null {
  if (signInUrl === null) return null
  const url = new URL(signInUrl)
  url.hash = `${isInvitation ? 'invitation' : 'reset'}=${token}`
  return url.href
}

function escape(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
