import { createHash } from 'node:crypto'
import { mailboxesIn } from './addresses.ts'
import { textOf } from './characters.ts'
import { withoutDataImages } from './data-images.ts'
import { timeOf } from './dates.ts'
import { fileOfImage, fileOfText, markedInline, withOwnBytes } from './files.ts'
import { idsIn, storable, storedValue, valueOf } from './headers.ts'
import { textOfHtml } from './html-text.ts'
import { isAutomatic } from './machine.ts'
import type { Mail, MailPart, MailResult } from './mail.ts'
import { type Content, contentOfMail } from './opened.ts'
import { type Part, partsOf } from './parts.ts'
import { isDeliveryReport, reportIn } from './report.ts'
import { safeHtml } from './safe-html.ts'
import { splitText } from './split-text.ts'
import { truncated } from './truncate.ts'
import { decodeWords } from './words.ts'

const mostReferences = 50
const mostFiles = 100
const mostAddresses = 100
const mostText = 65_535
const mostHtml = 500_000
const mostSubject = 500
/** Quotations are looked for in the beginning of a text that does not fit anyway. */
const mostSplit = 262_144

interface Given {
  readonly raw: Uint8Array
  /** SHA-256 of the mail in hexadecimal digits. */
  readonly sha256: string
  readonly now: string
}

/** Reads a mail (RFC 5322, MIME) or the delivery report that it is. */
export function readMail({ raw, sha256, now }: Given): MailResult {
  const root = partsOf(raw)
  if ('limit' in root) return { exceeded: root }
  const { headers } = root
  const content = contentOfMail(root)
  if (isDeliveryReport(headers, content.files)) {
    const report = reportIn(headers, content.files)
    return report ? { report } : { unmatched: 'The delivery report names no mail.' }
  }

  const [from] = mailboxesIn(headers, 'from')
  if (!from) return { unreadable: 'The mail names no sender in its "From" header field.' }

  const { files, ...texts } = textsOf(root, content)
  const subject = storable(decodeWords(valueOf(headers, 'subject') ?? ''))?.trim() || null
  const ids = idsIn(valueOf(headers, 'in-reply-to'))
  return {
    mail: {
      externalId: idsIn(valueOf(headers, 'message-id'))[0] ?? `sha256:${sha256}`,
      digest: digestOf([from.address.toLowerCase(), valueOf(headers, 'date'), subject, content]),
      from,
      ...texts,
      subject: truncated(subject, mostSubject)?.replace(/\s+/g, ' ') ?? null,
      to: mailboxesIn(headers, 'to').slice(0, mostAddresses),
      cc: mailboxesIn(headers, 'cc').slice(0, mostAddresses),
      headers: {
        autoSubmitted: storedValue(headers, 'auto-submitted'),
        listId: storedValue(headers, 'list-id'),
        inReplyTo: ids[0] ?? null,
        replyTo: mailboxesIn(headers, 'reply-to')[0]?.address ?? null,
      },
      isAutomatic: isAutomatic(headers),
      references: [...idsIn(valueOf(headers, 'references')), ...ids].slice(-mostReferences),
      occurredAt: timeOf(valueOf(headers, 'date'), now),
      parts: withOwnBytes(files.slice(0, mostFiles)),
      others: files.slice(mostFiles, 2 * mostFiles).map(({ bytes: _, ...other }) => other),
    },
  }
}

type Texts = Pick<Mail, 'message' | 'quotedText' | 'html' | 'sanitizedHtml'> & {
  readonly files: readonly MailPart[]
}

/** Returns the texts of a mail as they are stored. A text that is too long is cut, and attached as a whole. */
function textsOf(root: Part, content: Content): Texts {
  const { html: rich, images } = withoutDataImages(storable(content.html) ?? '')
  const html = rich.trim() === '' ? null : rich
  const text = storable(content.text ?? (html === null ? null : textOfHtml(html)))
  const isEmpty = text === null && html === null && content.files.length === 0
  const given = text ?? (isEmpty ? storable(textOf(root.body)) : null)
  const whole = given?.replace(/\r\n?/g, '\n') ?? null
  const split =
    whole === null ? { message: null, quotedText: null } : splitText(whole.slice(0, mostSplit))
  const message = truncated(split.message, mostText)
  const quotedText = truncated(split.quotedText, mostText)
  const isCut =
    message !== split.message || quotedText !== split.quotedText || (whole?.length ?? 0) > mostSplit
  const shown = truncated(html, mostHtml)
  return {
    message,
    quotedText,
    html: shown,
    sanitizedHtml: shown === null ? null : safeHtml(shown),
    files: [
      ...markedInline(content.files, html),
      ...images.map(fileOfImage),
      ...(isCut && whole !== null ? [fileOfText('message.txt', 'text/plain', whole)] : []),
      ...(shown !== html && html !== null ? [fileOfText('message.html', 'text/html', html)] : []),
    ],
  }
}

function digestOf([from, date, subject, { text, html }]: readonly [
  string,
  string | undefined,
  string | null,
  Content,
]): string {
  return createHash('sha256')
    .update(JSON.stringify([from, date ?? null, subject, text?.trim(), html?.trim()]))
    .digest('hex')
}
