import { createHash } from 'node:crypto'
import { ruleViolated } from '../../errors.ts'
import { mailParser } from '../../lib/lazy.ts'
import { isAfter, instantOf } from '../../lib/time.ts'
import { timeouts } from '../../timeouts.ts'

/** What is kept of a mail. */
export interface Mail {
  readonly externalId: string
  readonly from: { readonly address: string; readonly name: string }
  readonly message: string | null
  readonly html: string | null
  readonly subject: string | null
  readonly cc: string[]
  /** The Message-IDs of the mails that it answers. */
  readonly references: string[]
  readonly occurredAt: string
  /** What is attached to it or stands in it. */
  readonly parts: readonly MailPart[]
}

export interface MailPart {
  readonly name: string | null
  /** As the sender says. */
  readonly mimeType: string
  readonly bytes: Buffer
}

type Mailbox = { name: string; address?: string | undefined }

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
const mostReferences = 50

/** Reads a mail (RFC 5322, MIME). Throws 422 for one without a sender, and for what is none. */
export async function parseMail(raw: Buffer, now: string): Promise<Mail> {
  const mail = await parsed(raw)
  const [from] = mailboxes(mail.from ? [mail.from] : [])
  if (!from) throw ruleViolated('The mail has no sender.')

  const html = kept(mail.html, 500_000)
  const sent = mail.date === undefined ? undefined : instantOf(mail.date)
  return {
    externalId: idsIn(mail.messageId)[0] ?? `sha256:${digestOf(raw)}`,
    from: { address: from.address, name: kept(from.name, 200) ?? '' },
    message: kept(mail.text, 65_535) ?? (html === null ? null : kept(textOf(html), 65_535)),
    html,
    subject: kept(mail.subject, 500),
    cc: mailboxes(mail.cc ?? [])
      .map(({ address }) => address)
      .slice(0, 100),
    references: [...idsIn(mail.references), ...idsIn(mail.inReplyTo)].slice(-mostReferences),
    occurredAt: sent === undefined || isAfter(sent, now) ? now : sent,
    parts: mail.attachments.map(({ filename, mimeType, content }) => ({
      name: filename,
      mimeType,
      bytes: Buffer.from(content as Uint8Array),
    })),
  }
}

/** The parser takes its time for text of a million lines: nobody writes that, and nobody waits for it. */
async function parsed(raw: Buffer) {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the mail took too long to read')), timeouts.mailMs)
  })
  const parsing = mailParser().parse(raw, { maxNestingDepth: 50 })
  parsing.catch(() => {})
  return Promise.race([parsing, late])
    .catch((error: unknown) => {
      throw Object.assign(ruleViolated('The mail cannot be read.'), { cause: error })
    })
    .finally(() => clearTimeout(timer))
}

/** Those with an address, members of groups too. */
function mailboxes(
  given: ReadonlyArray<Mailbox & { group?: readonly Mailbox[] | undefined }>,
): Array<{ name: string; address: string }> {
  return given
    .flatMap((one): readonly Mailbox[] => one.group ?? [one])
    .flatMap(({ name, address }) =>
      address && /^[^\s@]{1,64}@[^\s@]{1,255}$/.test(address) ? [{ name, address }] : [],
    )
}

function idsIn(header: string | undefined): string[] {
  return header?.match(/<[!-;=?-~]{1,900}>/g) ?? []
}

function digestOf(raw: Buffer): string {
  return createHash('sha256').update(raw).digest('hex')
}

/** As text that can be stored, cut where it is too long. */
function kept(text: string | undefined, length: number): string | null {
  const clean = text?.replace(control, '').trimEnd().slice(0, length).toWellFormed()
  return clean ? clean : null
}

/** What is left of HTML without its marks, for whoever shows text alone. */
function textOf(html: string): string {
  return html
    .replace(/<(style|script)\b[^<>]*>[^<]*<\/\1>/gi, '')
    .replace(/<(br|\/p|\/div|\/tr|\/li|\/h\d)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&#39;/g, "'")
    .replace(/&amp;/g, '&')
    .trim()
}
