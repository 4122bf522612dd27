import { setImmediate as nextTurn } from 'node:timers/promises'
import type { Schema } from '../../../generated/operations.ts'
import { ApiError } from '../../errors.ts'

type MailLimit = Schema<'MailLimit'>

/** The most that a mail may have, as the contract says of `receiveMessage`. */
export const mailLimits: Readonly<Record<MailLimit, number>> = {
  // 25 MiB of base64 in lines of 76 characters are 336,000 lines
  lines: 500_000,
  // 1,000 by RFC 5321, section 4.5.3.1.6; programs that do not wrap base64 write longer ones
  lineBytes: 1_048_576,
  headerBytes: 524_288,
  headerFields: 5000,
  addresses: 2000,
  parts: 1000,
  nesting: 20,
}

const nouns: Readonly<Record<MailLimit, string>> = {
  lines: 'lines',
  lineBytes: 'bytes in one line',
  headerBytes: 'bytes of headers',
  headerFields: 'header fields',
  addresses: 'addresses',
  parts: 'parts',
  nesting: 'levels of nested multiparts',
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const hyphen = 0x2d
const space = 0x20
const tab = 0x09
/** Bytes that are checked before other work of the event loop gets its turn. */
const sliceBytes = 1_048_576
const sliceLines = 20_000
/** A longer `Content-Type` is read as far as this. */
const mostContentType = 4096

const addressField = /^(?:from|sender|reply-to|to|cc|bcc)[ \t]*:/i
const contentType = /^content-type[ \t]*:/i
const base64 = /^content-transfer-encoding[ \t]*:[ \t]*base64/i
const multipart = /^content-type[ \t]*:[ \t]*multipart\//i
const boundaryOf = /;[ \t]*boundary[ \t]*=[ \t]*(?:"([^"]*)"|([^\s;"]+))/i

/**
 * Throws 422 for a mail that has more of something than is accepted. It only looks at lines, headers
 * and boundaries, in time that grows with the size of the mail, and lets the event loop run meanwhile.
 * Returns the positions where bodies in base64 start and end, in turn.
 */
export async function requireWithinLimits(raw: Buffer): Promise<number[]> {
  const lines = await countLines(raw)
  requireAtMost('lines', lines)
  const { counts, base64Bodies } = await structureOf(raw)
  for (const limit of Object.keys(counts) as Array<keyof typeof counts>) {
    requireAtMost(limit, counts[limit])
  }
  return base64Bodies
}

function requireAtMost(limit: MailLimit, found: number): void {
  const maximum = mailLimits[limit]
  if (found <= maximum) return
  throw new ApiError(
    'mail_limit_exceeded',
    `The mail has ${found} ${nouns[limit]}. At most ${maximum} are accepted.`,
    { members: { limit, maximum, found } },
  )
}

async function countLines(raw: Buffer): Promise<number> {
  let lines = 0
  for (let start = 0; start < raw.length; start += sliceBytes) {
    const slice = raw.subarray(start, start + sliceBytes)
    for (let at = 0; at < slice.length; at += 1) if (slice[at] === lineFeed) lines += 1
    await nextTurn()
  }
  return raw.length > 0 && raw[raw.length - 1] !== lineFeed ? lines + 1 : lines
}

interface Structure {
  readonly counts: Record<Exclude<MailLimit, 'lines'>, number>
  readonly base64Bodies: number[]
}

/** Follows the structure as the parser does: a header, then a body up to one of the open boundaries. */
async function structureOf(raw: Buffer): Promise<Structure> {
  const counts = {
    lineBytes: 0,
    headerBytes: 0,
    headerFields: 0,
    addresses: 0,
    parts: 0,
    nesting: 0,
  }
  const base64Bodies: number[] = []
  const boundaries: string[] = []
  let isHeader = true
  let isOfMail = true
  let field: 'address' | 'content-type' | 'other' = 'other'
  let type = ''
  let isQuoted = false
  let isBase64 = false
  let sinceTurn = 0
  let turnAt = 0

  for (let at = 0; at < raw.length;) {
    const feed = raw.indexOf(lineFeed, at)
    const next = feed === -1 ? raw.length : feed + 1
    counts.lineBytes = Math.max(counts.lineBytes, next - at)
    let end = feed === -1 ? raw.length : feed
    while (end > at && raw[end - 1] === carriageReturn) end -= 1

    const found = raw[at] === hyphen && raw[at + 1] === hyphen ? boundaryAt(at, end) : undefined
    if (found) {
      if (base64Bodies.length % 2 === 1) base64Bodies.push(at)
      boundaries.length = found.isLast ? found.index : found.index + 1
      isHeader = !found.isLast
      isOfMail = false
      type = ''
      isBase64 = false
      if (!found.isLast) counts.parts += 1
    } else if (isHeader && end === at) {
      isHeader = false
      const boundary = multipart.test(type) ? boundaryOf.exec(type) : null
      if (boundary) {
        boundaries.push(boundary[1] ?? boundary[2] ?? '')
        counts.nesting = Math.max(counts.nesting, boundaries.length)
        // Each further one would be compared with every line
        if (counts.nesting > mailLimits.nesting) return { counts, base64Bodies }
      } else if (isBase64) base64Bodies.push(next)
    } else if (isHeader) {
      counts.headerBytes += next - at
      readHeaderLine(at, end)
    }

    at = next
    sinceTurn += 1
    if (sinceTurn >= sliceLines || at - turnAt >= sliceBytes) {
      await nextTurn()
      sinceTurn = 0
      turnAt = at
    }
  }
  if (base64Bodies.length % 2 === 1) base64Bodies.push(raw.length)
  return { counts, base64Bodies }

  function textOf(from: number, to: number): string {
    return raw.toString('latin1', from, to)
  }

  function boundaryAt(from: number, to: number): { index: number; isLast: boolean } | undefined {
    if (boundaries.length === 0) return undefined
    const line = textOf(from + 2, to).trimEnd()
    for (let index = boundaries.length - 1; index >= 0; index -= 1) {
      const boundary = boundaries[index] as string
      if (!line.startsWith(boundary)) continue
      const rest = line.slice(boundary.length)
      if (rest === '' || rest === '--') return { index, isLast: rest === '--' }
    }
    return undefined
  }

  function readHeaderLine(from: number, to: number): void {
    if (raw[from] !== space && raw[from] !== tab) {
      counts.headerFields += 1
      const start = textOf(from, Math.min(to, from + 64))
      field = addressField.test(start)
        ? 'address'
        : contentType.test(start)
          ? 'content-type'
          : 'other'
      isQuoted = false
      if (base64.test(start)) isBase64 = true
      // The first one counts
      if (field === 'content-type' && type !== '') field = 'other'
      if (field === 'address' && isOfMail) counts.addresses += 1
    }
    if (field === 'content-type' && type.length < mostContentType) {
      type += textOf(from, Math.min(to, from + mostContentType))
    }
    if (field === 'address' && isOfMail) countSeparators(from, to)
  }

  /** Addresses and groups end with a comma or a semicolon, unless it is quoted. */
  function countSeparators(from: number, to: number): void {
    for (let index = from; index < to; index += 1) {
      const byte = raw[index]
      if (byte === 0x5c) index += 1
      else if (byte === 0x22) isQuoted = !isQuoted
      else if (!isQuoted && (byte === 0x2c || byte === 0x3b)) counts.addresses += 1
    }
  }
}
