import PostalMime, { type Attachment } from 'postal-mime'
import { mailboxes } from './addresses.ts'
import { withLongLines } from './base64-lines.ts'
import { timeOf } from './dates.ts'
import { type Headers, idsIn, stored, storedValue } from './headers.ts'
import { textOfHtml } from './html-text.ts'
import { mailLimits } from './limits.ts'
import { isAutomatic } from './machine.ts'
import type { MailPart, MailResult } from './mail.ts'
import { isDeliveryReport, reportIn } from './report.ts'
import { safeHtml } from './safe-html.ts'
import { splitText } from './split-text.ts'

const mostReferences = 50
const mostFiles = 100
const mostAddresses = 100

interface Given {
  readonly raw: Uint8Array
  /** SHA-256 of the mail in hexadecimal digits. */
  readonly sha256: string
  /** Offsets where bodies in base64 start and end, in turn. */
  readonly base64Bodies: readonly number[]
  readonly now: string
}

// The parser collects each line of a text as a piece of a Blob, of which Node.js joins only some 40,000
// a second; this joins millions
globalThis.Blob = joinedPieces as unknown as typeof Blob

/** Reads a mail (RFC 5322, MIME) or the delivery report that it is. */
export async function readMail({ raw, sha256, base64Bodies, now }: Given): Promise<MailResult> {
  const parsed = await PostalMime.parse(withLongLines(raw, base64Bodies), {
    maxNestingDepth: mailLimits.nesting,
    maxHeadersSize: mailLimits.headerBytes,
    // A mail in a mail is a file: read with it, each level would double the work
    maxRfc822NestingDepth: 0,
  }).catch((error: unknown) => `The mail cannot be read: ${String((error as Error).message)}.`)
  if (typeof parsed === 'string') return { unreadable: parsed }

  const headers: Headers = parsed.headers.map(({ key, value }) => ({ name: key, value }))
  const parts = parsed.attachments.map(partOf)
  if (isDeliveryReport(headers, parts)) {
    const report = reportIn(headers, parts)
    return report ? { report } : { unmatched: 'The delivery report names no mail.' }
  }

  const [from] = mailboxes(parsed.from ? [parsed.from] : [])
  if (!from) return { unreadable: 'The mail names no sender in its "From" header field.' }

  const html = stored(parsed.html, 500_000)
  const text =
    stored(parsed.text, 65_535) ?? (html === null ? null : stored(textOfHtml(html), 65_535))
  return {
    mail: {
      externalId: idsIn(parsed.messageId)[0] ?? `sha256:${sha256}`,
      from,
      ...(text === null ? { message: null, quotedText: null } : splitText(text)),
      html,
      sanitizedHtml: html === null ? null : safeHtml(html),
      subject: stored(parsed.subject, 500),
      to: mailboxes(parsed.to ?? []).slice(0, mostAddresses),
      cc: mailboxes(parsed.cc ?? []).slice(0, mostAddresses),
      headers: {
        autoSubmitted: storedValue(headers, 'auto-submitted'),
        listId: storedValue(headers, 'list-id'),
        inReplyTo: idsIn(parsed.inReplyTo)[0] ?? null,
        replyTo: mailboxes(parsed.replyTo ?? [])[0]?.address ?? null,
      },
      isAutomatic: isAutomatic(headers),
      references: [...idsIn(parsed.references), ...idsIn(parsed.inReplyTo)].slice(-mostReferences),
      occurredAt: timeOf(parsed.date, now),
      parts: parts.slice(0, mostFiles),
      others: parts.slice(mostFiles, 2 * mostFiles).map(({ name, mimeType, size }) => {
        return { name, mimeType, size }
      }),
    },
  }
}

function partOf({ filename, mimeType, content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: filename, mimeType, size: bytes.length, bytes }
}

/** Returns the members of a Blob that the parser uses. */
function joinedPieces(pieces: ReadonlyArray<string | ArrayBuffer | Uint8Array>) {
  return {
    async arrayBuffer(): Promise<ArrayBuffer> {
      let size = 0
      for (const piece of pieces) {
        size += typeof piece === 'string' ? Buffer.byteLength(piece) : piece.byteLength
      }
      const joined = Buffer.from(new ArrayBuffer(size))
      let at = 0
      for (const piece of pieces) {
        if (typeof piece === 'string') at += joined.write(piece, at)
        else {
          joined.set(piece instanceof ArrayBuffer ? new Uint8Array(piece) : piece, at)
          at += piece.byteLength
        }
      }
      return joined.buffer as ArrayBuffer
    },
  }
}
