import { bufferOf } from './characters.ts'

const equalsSign = 0x3d
const lineFeed = 0x0a
const carriageReturn = 0x0d
const space = 0x20
const tab = 0x09

/**
 * Returns a body as it was before it was encoded for transfer (RFC 2045, section 6). `encoding` is the value of the header
 * field, of which the letters and digits outside of comments count.
 */
export function decodeTransfer(body: Uint8Array, encoding: string): Uint8Array {
  const [name = ''] = encoding.replace(/\([^()]*\)/g, '').split(';')
  switch (name.toLowerCase().replace(/[^a-z0-9]/g, '')) {
    case 'base64':
      return isBase64(body) ? decodeWithFooter(body) : body
    case 'quotedprintable':
      return decodeQuotedPrintable(body)
    case 'xuuencode':
    case 'uuencode':
    case 'xuue':
      return decodeUu(body)
    default:
      return body
  }
}

/** Whether the first line looks like base64; some programs declare it of plain text. */
function isBase64(body: Uint8Array): boolean {
  const head = bufferOf(body.subarray(0, 2000)).toString('latin1').trimStart()
  const [line = ''] = head.split(/\r?\n/, 1)
  return /^[A-Za-z0-9+/=\s]*$/.test(line) && !/[A-Za-z0-9] +[A-Za-z0-9]/.test(line)
}

/** Bytes of a footer at most. */
const mostFooter = 16_384

/** Decodes base64, below which lists and gateways add a footer as it is. */
function decodeWithFooter(body: Uint8Array): Buffer {
  const start = Math.max(0, body.length - mostFooter)
  const text = bufferOf(body.subarray(start)).toString('latin1')
  const other = text.search(/[^A-Za-z0-9+/=\s]|[A-Za-z0-9] +[A-Za-z0-9]/)
  const line = other === -1 ? 0 : text.lastIndexOf('\n', other) + 1
  // Signs amid the lines are noise, which is left out
  if (line === 0 || /^[A-Za-z0-9+/=]{40,}\r?$/m.test(text.slice(line))) return decodeBase64(body)
  const at = start + line
  return Buffer.concat([decodeBase64(body.subarray(0, at)), Buffer.from('\n'), body.subarray(at)])
}

/** Decodes base64, also where some programs pad every line. */
export function decodeBase64(body: Uint8Array): Buffer {
  const text = bufferOf(body).toString('latin1')
  const padding = text.indexOf('=')
  if (padding === -1 || !/[A-Za-z0-9+/]/.test(text.slice(padding))) {
    return Buffer.from(text, 'base64')
  }
  const content = Buffer.alloc(Math.ceil(body.length * 0.75) + 3)
  let size = 0
  for (const [unit] of text.matchAll(/[^=]+/g)) size += content.write(unit, size, 'base64')
  return content.subarray(0, size)
}

/** Decodes quoted-printable (RFC 2045, section 6.7). What is no escape stays as it is. */
export function decodeQuotedPrintable(body: Uint8Array): Buffer {
  const decoded = Buffer.alloc(body.length)
  let to = 0
  let from = 0
  let sign = -1
  let feed = -1
  while (from < body.length) {
    if (sign < from) sign = positionOf(body, equalsSign, from)
    if (feed < from) feed = positionOf(body, lineFeed, from)
    const end = feed
    if (sign >= end) {
      // White space before the end of a line was added on the way
      let last = end
      while (last > from && isSpace(body[last - 1])) last -= 1
      const isBroken = last < end && body[end - 1] === carriageReturn
      to = copy(body, from, last, decoded, to)
      if (isBroken) decoded[to++] = carriageReturn
      if (end < body.length) decoded[to++] = lineFeed
      from = end + 1
      continue
    }
    to = copy(body, from, sign, decoded, to)
    const byte = hexAt(body, sign + 1)
    const next = byte === undefined ? softBreakEnd(body, sign + 1) : undefined
    if (byte !== undefined) {
      decoded[to++] = byte
      from = sign + 3
    } else if (next !== undefined) from = next
    else {
      decoded[to++] = equalsSign
      from = sign + 1
    }
  }
  return decoded.subarray(0, to)
}

/** Returns the position of the next such byte, or the length if there is none. */
function positionOf(body: Uint8Array, byte: number, from: number): number {
  const found = body.indexOf(byte, from)
  return found === -1 ? body.length : found
}

function copy(from: Uint8Array, start: number, end: number, into: Buffer, to: number): number {
  into.set(from.subarray(start, end), to)
  return to + end - start
}

function isSpace(byte: number | undefined): boolean {
  return byte === space || byte === tab || byte === carriageReturn
}

/** Returns the position behind a line end that a soft break hides; undefined if there is none. */
function softBreakEnd(body: Uint8Array, start: number): number | undefined {
  let at = start
  while (isSpace(body[at])) at += 1
  if (at >= body.length) return at
  return body[at] === lineFeed ? at + 1 : undefined
}

function hexAt(body: Uint8Array, at: number): number | undefined {
  const [high, low] = [hexDigit(body[at]), hexDigit(body[at + 1])]
  return high === undefined || low === undefined ? undefined : high * 16 + low
}

function hexDigit(byte = 0): number | undefined {
  if (byte >= 0x30 && byte <= 0x39) return byte - 0x30
  const letter = byte | 0x20
  return letter >= 0x61 && letter <= 0x66 ? letter - 0x57 : undefined
}

/** Returns the bytes of text in UTF-8 that is percent-encoded (RFC 3986, section 2.1). What is no escape stays as it is. */
export function percentDecoded(text: string): Buffer {
  const bytes = Buffer.from(text)
  if (!text.includes('%')) return bytes
  const decoded = bytes
    .toString('latin1')
    .replace(/%([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(decoded, 'latin1')
}

function decodeUu(body: Uint8Array): Buffer {
  const lines = bufferOf(body).toString('latin1').split(/\r?\n/)
  const begin = lines.findIndex((line) => /^begin [0-7]{3,4} /.test(line))
  const pieces: Buffer[] = []
  for (const line of lines.slice(begin + 1)) {
    if (line === 'end') break
    const size = (line.charCodeAt(0) - space) & 63
    const units = Uint8Array.from(line.slice(1), (one) => (one.charCodeAt(0) - space) & 63)
    const bytes = Buffer.alloc(Math.ceil(units.length / 4) * 3)
    for (let at = 0; at < units.length; at += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = units.subarray(at, at + 4)
      bytes.set([(a << 2) | (b >> 4), (b << 4) | (c >> 2), (c << 6) | d], (at / 4) * 3)
    }
    pieces.push(bytes.subarray(0, size))
  }
  return begin === -1 ? bufferOf(body) : Buffer.concat(pieces)
}
