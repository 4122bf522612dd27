import { isAscii } from 'node:buffer'
import { bufferOf } from './characters.ts'
import { type Headers, isField, readFields, valueOf } from './headers.ts'
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
const space = 0x20
const tab = 0x09
/** As much of a line is read as names a field. */
const fieldBytes = 220
const addressField = /^(?:from|sender|reply-to|to|cc|bcc)[ \t]*:/i

/**
 * Finds the parts of a mail (RFC 2046, section 5.1) in one pass over its lines, in time that grows with the size of
 * the mail, or the limit that it exceeds.
 */
export function partsOf(raw: Uint8Array): Part | Exceeded {
  const lines = exceededIn({ lines: countLines(raw) })
  return lines ?? read(hasByteOrderMark(raw) ? raw.subarray(3) : raw)
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

function read(raw: Uint8Array): Part | Exceeded {
  const counts = {
    ...{ lineBytes: 0, headerBytes: 0, headerFields: 0, addresses: 0, parts: 0, nesting: 0 },
  }
  const root = opened(0)
  const multiparts: Array<{ boundary: string; part: Open }> = []
  /** The part whose header or body the lines belong to; none behind the last part of a multipart. */
  let part: Open | undefined = root
  let isHeader = true
  let hasFields = false
  /** The first line of a header that cannot be a field. It begins the body if no empty line follows. */
  let strayAt: number | undefined
  let isAddress = false
  let isQuoted = false
  /** The charset that the first text declares, which programs use in raw headers of all parts. */
  let charset: string | undefined

  let at = 0
  while (at < raw.length) {
    const feed = raw.indexOf(lineFeed, at)
    const next = feed === -1 ? raw.length : feed + 1
    counts.lineBytes = Math.max(counts.lineBytes, next - at)
    let end = feed === -1 ? raw.length : feed
    while (end > at && raw[end - 1] === carriageReturn) end -= 1

    const found = raw[at] === hyphen && raw[at + 1] === hyphen ? boundaryAt(at, end) : undefined
    if (found) {
      close(found.index, at)
      if (!found.isLast) {
        counts.parts += 1
        part = opened(next)
        if (counts.parts <= mailLimits.parts) multiparts[found.index]?.part.parts.push(part)
        begin()
      }
    } else if (isHeader && part) {
      if (end === at) endHeader(part, at, next)
      else readHeaderLine(part, at, end, next)
      // Each further boundary would be compared with every line
      if (counts.nesting > mailLimits.nesting) break
    }
    at = next
  }
  close(-1, raw.length)
  const header = raw.subarray(root.headerAt, root.headerEnd)
  // The text whose charset it is in comes behind it
  if (!isAscii(header)) root.headers = readFields(header, charset)
  return exceededIn(counts) ?? finished(root, raw)

  function begin(): void {
    isHeader = true
    hasFields = false
    strayAt = undefined
  }

  /** Ends the parts inside of an open multipart, or all, at the line break before an offset. */
  function close(index: number, offset: number): void {
    const end = index === -1 ? offset : withoutLineEnd(raw, offset)
    if (part) {
      if (isHeader) endHeader(part, strayAt ?? offset, strayAt ?? offset)
      part.end = Math.max(part.start, end)
    }
    for (const { part: inner } of multiparts.splice(index + 1))
      inner.end = Math.max(inner.start, end)
    part = undefined
    isHeader = false
  }

  function endHeader(ended: Open, offset: number, bodyAt: number): void {
    // Empty lines before the first field of a mail
    if (ended === root && !hasFields && offset < raw.length && strayAt === undefined) {
      ended.headerAt = bodyAt
      return
    }
    isHeader = false
    ended.headerEnd = offset
    ended.headers = readFields(raw.subarray(ended.headerAt, offset), charset)
    const isInDigest = multiparts.at(-1)?.part.type.value === 'multipart/digest'
    ended.type = structured(
      // The default in a digest (RFC 2046, section 5.1.5)
      valueOf(ended.headers, 'content-type') ?? (isInDigest ? 'message/rfc822' : undefined),
    )
    charset ??= ended.type.parameters.get('charset')
    ended.start = bodyAt
    const boundary = ended.type.value.startsWith('multipart/')
      ? ended.type.parameters.get('boundary')
      : undefined
    if (boundary === undefined || boundary === '') return
    multiparts.push({ boundary: boundary.trimEnd(), part: ended })
    counts.nesting = Math.max(counts.nesting, multiparts.length)
  }

  function readHeaderLine(header: Open, from: number, to: number, next: number): void {
    counts.headerBytes += next - from
    if (raw[from] !== space && raw[from] !== tab) {
      const start = latin1(from, Math.min(to, from + fieldBytes))
      const isNamed = isField(start)
      if (isNamed) {
        hasFields = true
        counts.headerFields += 1
      } else if (header !== root && !hasFields) {
        // A part without a header, not even an empty line
        isHeader = false
        header.start = from
        return
      } else if (hasFields) strayAt ??= from
      isAddress = header === root && addressField.test(start)
      isQuoted = false
      if (isAddress) counts.addresses += 1
    }
    if (isAddress) countSeparators(from, to)
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

  function boundaryAt(from: number, to: number): { index: number; isLast: boolean } | undefined {
    if (multiparts.length === 0) return undefined
    const line = latin1(from + 2, to).trimEnd()
    for (let index = multiparts.length - 1; index >= 0; index -= 1) {
      const boundary = multiparts[index]?.boundary ?? ''
      if (!line.startsWith(boundary)) continue
      const rest = line.slice(boundary.length).trimStart()
      if (rest === '' || rest === '--') return { index, isLast: rest === '--' }
    }
    return undefined
  }

  function latin1(from: number, to: number): string {
    return bufferOf(raw.subarray(from, to)).toString('latin1')
  }
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
