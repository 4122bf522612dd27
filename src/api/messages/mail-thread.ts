// Runs in threads of their own (docs/decisions/mail-reading.md), which load nothing else of the program
import Piscina from 'piscina'
import PostalMime, { type Attachment, type Email } from 'postal-mime'
import { addDays, isAfter, instantOf } from '../../lib/time.ts'
import type { HtmlTask, Mail, Mailbox, MailPart, MailResult, MailTask } from './mail.ts'
import { safeHtml } from './mail-html.ts'
import { mailLimits } from './mail-limits.ts'
import { isDeliveryReport, reportIn } from './mail-report.ts'
import { splitText } from './mail-text.ts'

type Given = { name: string; address?: string | undefined }

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g
const mostReferences = 50
const mostFiles = 100
const mostAddresses = 100
const lineFeed = 0x0a
const carriageReturn = 0x0d
const equalsSign = 0x3d
const longLine = 65_536

// The parser collects each line of a text as a piece of a Blob, of which Node.js joins only some 40,000
// a second; this joins millions
globalThis.Blob = joinedPieces as unknown as typeof Blob

/** Parses a mail; returns the reason when it has no sender or is not a mail. The bytes of its parts are transferred. */
export async function parseMail(task: MailTask): Promise<MailResult> {
  const { raw, sha256, base64Bodies, now, started } = task
  started.postMessage(null)
  started.close()
  const parsed = await PostalMime.parse(withLongLines(raw, base64Bodies), {
    maxNestingDepth: mailLimits.nesting,
    maxHeadersSize: mailLimits.headerBytes,
    // A mail in a mail is a file: read with it, each level would double the work
    maxRfc822NestingDepth: 0,
  }).catch((error: unknown) => `The mail cannot be read: ${String((error as Error).message)}.`)
  if (typeof parsed === 'string') return { unreadable: parsed }

  if (isDeliveryReport(parsed)) {
    const report = reportIn(parsed)
    return report ? { report } : { unmatched: 'The delivery report names no mail.' }
  }

  const [from] = mailboxes(parsed.from ? [parsed.from] : [])
  if (!from) return { unreadable: 'The mail names no sender in its "From" header field.' }

  const html = kept(parsed.html, 500_000)
  const sent = parsed.date === undefined ? undefined : instantOf(parsed.date)
  const text = kept(parsed.text, 65_535) ?? (html === null ? null : kept(textOf(html), 65_535))
  const mail: Mail = {
    externalId: idsIn(parsed.messageId)[0] ?? `sha256:${sha256}`,
    from,
    ...(text === null ? { message: null, quotedText: null } : splitText(text)),
    html,
    sanitizedHtml: html === null ? null : safeHtml(html),
    subject: kept(parsed.subject, 500),
    to: mailboxes(parsed.to ?? []).slice(0, mostAddresses),
    cc: mailboxes(parsed.cc ?? []).slice(0, mostAddresses),
    headers: {
      autoSubmitted: headerOf(parsed, 'auto-submitted'),
      listId: headerOf(parsed, 'list-id'),
      inReplyTo: idsIn(parsed.inReplyTo)[0] ?? null,
      replyTo: mailboxes(parsed.replyTo ?? [])[0]?.address ?? null,
    },
    isAutomatic: isAutomatic(parsed),
    references: [...idsIn(parsed.references), ...idsIn(parsed.inReplyTo)].slice(-mostReferences),
    occurredAt: timeOf(sent, now),
    parts: parsed.attachments.slice(0, mostFiles).map(partOf),
    others: parsed.attachments.slice(mostFiles, 2 * mostFiles).map((attachment) => {
      const { name, mimeType, size } = partOf(attachment)
      return { name, mimeType, size }
    }),
  }
  return moved({ mail }, mail.parts)
}

/**
 * Returns the time of a mail: now, so that neither clocks nor delays order it before the mail that it answers, except
 * for a mail of an archive, which is older than a day.
 */
function timeOf(sent: string | undefined, now: string): string {
  return sent !== undefined && isAfter(addDays(now, -1), sent) ? sent : now
}

/** Returns HTML that is safe to show, of one that did not come in a mail. */
export function sanitizeText({ html, started }: HtmlTask): string | null {
  started.postMessage(null)
  started.close()
  return safeHtml(html)
}

/**
 * The mail with the lines of its base64 joined to long ones, in the same memory: the parser spends as much
 * on a line of 76 characters as on one of thousands.
 */
function withLongLines(raw: Uint8Array, base64Bodies: readonly number[]): Uint8Array {
  let to = 0
  let from = 0
  const take = (end: number) => {
    raw.copyWithin(to, from, end)
    to += end - from
  }
  for (let index = 0; index < base64Bodies.length; index += 2) {
    const [start, end] = base64Bodies.slice(index, index + 2) as [number, number]
    take(start)
    const content = contentOfUnits(raw.subarray(start, end))
    if (content) {
      // The line break at its end stays: what follows is a line of its own
      from = endOfLines(raw, start, end)
      to += writeLines(content, raw.subarray(to, from))
      continue
    }
    let lineStart = to
    for (from = start; from < end;) {
      const feed = raw.indexOf(lineFeed, from)
      const next = feed === -1 ? end : feed + 1
      let lineEnd = feed === -1 ? end : feed
      if (lineEnd > from && raw[lineEnd - 1] === carriageReturn) lineEnd -= 1
      take(lineEnd)
      from = next
      // The line feed fits, because at least one was removed before
      if (feed !== -1 && (next >= end || to - lineStart >= longLine)) {
        raw[to++] = lineFeed
        lineStart = to
      }
    }
  }
  take(raw.length)
  return raw.subarray(0, to)
}

/**
 * Returns the content of a body in base64 that has padding before its end, as some programs pad every line; undefined
 * for any other. The parser keeps an ArrayBuffer for each of its units, 500,000 of which take 380 MB.
 */
function contentOfUnits(body: Uint8Array): Buffer | undefined {
  const padding = body.indexOf(equalsSign)
  const after = padding === -1 ? '' : latin1(body.subarray(padding))
  if (!/[A-Za-z0-9+/]/.test(after)) return undefined
  const content = Buffer.allocUnsafe(Math.ceil(body.length * 0.75) + 3)
  let size = content.write(latin1(body.subarray(0, padding)), 'base64')
  for (const [unit] of after.matchAll(/[^=]+/g)) size += content.write(unit, size, 'base64')
  return content.subarray(0, size)
}

/** The position behind the last byte of a body that is no line break. */
function endOfLines(raw: Uint8Array, start: number, end: number): number {
  let last = end
  while (last > start && (raw[last - 1] === lineFeed || raw[last - 1] === carriageReturn)) last -= 1
  return last
}

/**
 * Writes bytes as base64, in lines as long as the buffer allows; returns the length. Without its padding, it is never
 * longer than the units that it replaces.
 */
function writeLines(content: Buffer, into: Uint8Array): number {
  const target = bufferOf(into)
  const text = content.toString('base64').slice(0, Math.ceil((content.length * 4) / 3))
  const most = into.length - text.length + 1
  const lineLength = Math.max(longLine, Math.ceil(text.length / most))
  let to = 0
  for (let from = 0; from < text.length; from += lineLength) {
    if (from > 0) target[to++] = lineFeed
    to += target.write(text.slice(from, from + lineLength), to, 'latin1')
  }
  return to
}

function latin1(bytes: Uint8Array): string {
  return bufferOf(bytes).toString('latin1')
}

function bufferOf({ buffer, byteOffset, length }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, length)
}

function partOf({ filename, mimeType, content }: Attachment): MailPart {
  const bytes = typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content)
  return { name: filename, mimeType, size: bytes.length, bytes }
}

/** The result with the memory of its parts, which is not copied but changes hands. */
function moved(result: MailResult, parts: readonly MailPart[]): MailResult {
  const buffers = [...new Set(parts.map(({ bytes }) => bytes.buffer as ArrayBuffer))]
  return Piscina.move({
    [Piscina.transferableSymbol]: buffers,
    [Piscina.valueSymbol]: result,
  } as never) as unknown as MailResult
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

/** Returns the mailboxes with an address, members of groups too, each once. */
function mailboxes(
  given: ReadonlyArray<Given & { group?: readonly Given[] | undefined }>,
): Mailbox[] {
  const found = new Map<string, Mailbox>()
  for (const { name, address } of given.flatMap((one): readonly Given[] => one.group ?? [one])) {
    if (!address || !/^[^\s@]{1,64}@[^\s@]{1,255}$/.test(address)) continue
    const key = address.toLowerCase()
    if (!found.has(key)) found.set(key, { address, name: kept(name, 200) ?? '' })
  }
  return [...found.values()]
}

function headerOf({ headers }: Email, name: string): string | null {
  const value = headers.find(({ key }) => key === name)?.value
  return kept(value, 255)?.trim() ?? null
}

/** Whether a program wrote the mail by itself: an answering machine (RFC 3834), a list or a mass mailing. */
function isAutomatic(parsed: Email): boolean {
  const submitted = headerOf(parsed, 'auto-submitted')
  // Parameters may follow
  const isSubmitted = submitted !== null && submitted.split(';')[0]?.trim().toLowerCase() !== 'no'
  const precedence = headerOf(parsed, 'precedence')?.toLowerCase() ?? ''
  const type = headerOf(parsed, 'content-type')?.toLowerCase() ?? ''
  return (
    isSubmitted ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(precedence) ||
    headerOf(parsed, 'list-id') !== null ||
    type.startsWith('multipart/report')
  )
}

function idsIn(header: string | undefined): string[] {
  return header?.match(/<[!-;=?-~]{1,900}>/g) ?? []
}

/** Returns text that can be stored, truncated where it is too long. */
function kept(text: string | undefined, length: number): string | null {
  const clean = text?.replace(control, '').trimEnd().slice(0, length).toWellFormed()
  return clean ? clean : null
}

/** Returns the text of HTML without its marks, for clients that show text alone. */
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
