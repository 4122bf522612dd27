import { isAscii } from 'node:buffer'
import { type Counts, type HeaderLines, latin1, readHeaderLine } from './header-lines.ts'
import { type Headers, readFields, valueOf } from './headers.ts'
import { type Exceeded, exceededIn, mailLimits } from './limits.ts'
import { type Structured, structured } from './parameters.ts'

/** A part of a mail, or the mail itself. */
export interface Part {
  readonly headers: Headers
  readonly type: Structured
  readonly disposition: Structured
  /** The bytes behind the header, encoded for transfer. */
  readonly body: Uint8Array
  /** The parts of a multipart; none of one whose boundary never occurs. */
  readonly parts: readonly Part[]
}

/** A part that is being read, with the offsets of its header and its body. */
interface Open {
  headerAt: number
  headerEnd: number
  headers: Headers
  type: Structured
  start: number
  end: number
  readonly parts: Open[]
}

const lineFeed = 0x0a
const carriageReturn = 0x0d
const hyphen = 0x2d

/**
 * Finds the parts of a mail (RFC 2046, section 5.1) in one pass over its lines, in time that grows with the size of
 * the mail, or the limit that it exceeds.
 */
export function partsOf(given: Uint8Array): Part | Exceeded {
  const raw = withLineFeeds(given)
  const lines = exceededIn({ lines: countLines(raw) })
  return lines ?? read(hasByteOrderMark(raw) ? raw.subarray(3) : raw)
}

/** Returns a mail whose lines end with a carriage return alone, as some programs write them, with line feeds instead. */
function withLineFeeds(raw: Uint8Array): Uint8Array {
  if (raw.includes(lineFeed) || !raw.includes(carriageReturn)) return raw
  return raw.map((byte) => (byte === carriageReturn ? lineFeed : byte))
}

function hasByteOrderMark(raw: Uint8Array): boolean {
  return raw[0] === 0xef && raw[1] === 0xbb && raw[2] === 0xbf
}

function countLines(raw: Uint8Array): number {
  let lines = 0
  for (let feed = raw.indexOf(lineFeed); feed !== -1; feed = raw.indexOf(lineFeed, feed + 1)) {
    lines += 1
  }
  return raw.length > 0 && raw[raw.length - 1] !== lineFeed ? lines + 1 : lines
}

/** A mail whose lines are being read. */
interface Reading {
  readonly raw: Uint8Array
  readonly counts: Counts
  readonly root: Open
  /** The multiparts that are open, from the outermost one. */
  readonly multiparts: Array<{ readonly boundary: string; readonly part: Open }>
  /** The part whose header or body the lines belong to; none behind the last part of a multipart. */
  part: Open | undefined
  isHeader: boolean
  readonly header: HeaderLines
  /** The charset that the first text declares, which programs use in raw headers of all parts. */
  charset: string | undefined
}

function read(raw: Uint8Array): Part | Exceeded {
  const counts = {
    lineBytes: 0,
    headerBytes: 0,
    headerFields: 0,
    addresses: 0,
    parts: 0,
    nesting: 0,
  }
  const root = opened(0)
  const header = {
    isOfMail: true,
    hasFields: false,
    strayAt: undefined,
    isAddress: false,
    isQuoted: false,
  }
  const mail: Reading = {
    raw,
    counts,
    root,
    multiparts: [],
    part: root,
    isHeader: true,
    header,
    charset: undefined,
  }
  let at = 0
  while (at < raw.length) {
    const feed = raw.indexOf(lineFeed, at)
    const next = feed === -1 ? raw.length : feed + 1
    counts.lineBytes = Math.max(counts.lineBytes, next - at)
    let end = feed === -1 ? raw.length : feed
    while (end > at && raw[end - 1] === carriageReturn) end -= 1

    const found =
      raw[at] === hyphen && raw[at + 1] === hyphen ? boundaryAt(mail, at, end) : undefined
    if (found) {
      close(mail, found.index, at)
      if (!found.isLast) begin(mail, found.index, next)
    } else if (mail.isHeader && mail.part) {
      if (end === at) endHeader(mail, mail.part, at, next)
      else readHeader(mail, mail.part, at, end, next)
      // Each further boundary would be compared with every line
      if (counts.nesting > mailLimits.nesting) break
    }
    at = next
  }
  close(mail, -1, raw.length)
  const bytes = raw.subarray(root.headerAt, root.headerEnd)
  // The text whose charset it is in comes behind it
  if (!isAscii(bytes)) root.headers = readFields(bytes, mail.charset)
  return exceededIn(counts) ?? finished(root, raw)
}

/** Begins a part of an open multipart. */
function begin(mail: Reading, index: number, offset: number): void {
  mail.counts.parts += 1
  mail.part = opened(offset)
  if (mail.counts.parts <= mailLimits.parts) mail.multiparts[index]?.part.parts.push(mail.part)
  mail.isHeader = true
  mail.header.isOfMail = false
  mail.header.hasFields = false
  mail.header.strayAt = undefined
}

/** Ends the parts inside of an open multipart, or all, at the line break before an offset. */
function close(mail: Reading, index: number, offset: number): void {
  const { raw, part, multiparts } = mail
  const end = index === -1 ? offset : withoutLineEnd(raw, offset)
  if (part) {
    const headerEnd = mail.header.strayAt ?? offset
    if (mail.isHeader) endHeader(mail, part, headerEnd, headerEnd)
    part.end = Math.max(part.start, end)
  }
  for (const { part: inner } of multiparts.splice(index + 1)) inner.end = Math.max(inner.start, end)
  mail.part = undefined
  mail.isHeader = false
}

function readHeader(mail: Reading, part: Open, from: number, to: number, next: number): void {
  mail.counts.headerBytes += next - from
  if (readHeaderLine(mail.raw, from, to, mail.header, mail.counts)) return
  // A part without a header, not even an empty line
  mail.isHeader = false
  part.start = from
}

function endHeader(mail: Reading, part: Open, offset: number, bodyAt: number): void {
  const { raw, root, header, multiparts, counts } = mail
  // Empty lines before the first field of a mail
  if (part === root && !header.hasFields && offset < raw.length && header.strayAt === undefined) {
    part.headerAt = bodyAt
    return
  }
  mail.isHeader = false
  part.headerEnd = offset
  part.headers = readFields(raw.subarray(part.headerAt, offset), mail.charset)
  const isInDigest = multiparts.at(-1)?.part.type.value === 'multipart/digest'
  part.type = structured(
    // The default in a digest (RFC 2046, section 5.1.5)
    valueOf(part.headers, 'content-type') ?? (isInDigest ? 'message/rfc822' : undefined),
  )
  mail.charset ??= part.type.parameters.get('charset')
  part.start = bodyAt
  const boundary = part.type.value.startsWith('multipart/')
    ? part.type.parameters.get('boundary')
    : undefined
  if (boundary === undefined || boundary === '') return
  multiparts.push({ boundary: boundary.trimEnd(), part })
  counts.nesting = Math.max(counts.nesting, multiparts.length)
}

/** Returns the open multipart whose boundary a line is, and whether it is its last one. */
function boundaryAt(
  { raw, multiparts }: Reading,
  from: number,
  to: number,
): { index: number; isLast: boolean } | undefined {
  if (multiparts.length === 0) return undefined
  const line = latin1(raw, from + 2, to).trimEnd()
  for (let index = multiparts.length - 1; index >= 0; index -= 1) {
    const boundary = multiparts[index]?.boundary ?? ''
    if (!line.startsWith(boundary)) continue
    const rest = line.slice(boundary.length).trimStart()
    if (rest === '' || rest === '--') return { index, isLast: rest === '--' }
  }
  return undefined
}

function opened(at: number): Open {
  return {
    headerAt: at,
    headerEnd: at,
    headers: [],
    type: structured(undefined),
    start: at,
    end: at,
    parts: [],
  }
}

/** The line break before a boundary belongs to the boundary. */
function withoutLineEnd(raw: Uint8Array, offset: number): number {
  const end = raw[offset - 1] === lineFeed ? offset - 1 : offset
  return raw[end - 1] === carriageReturn ? end - 1 : end
}

function finished({ headers, type, start, end, parts }: Open, raw: Uint8Array): Part {
  return {
    headers,
    type,
    disposition: structured(valueOf(headers, 'content-disposition')),
    body: raw.subarray(start, end),
    parts: parts.map((one) => finished(one, raw)),
  }
}
