const lineFeed = 0x0a
const carriageReturn = 0x0d
const equalsSign = 0x3d
const longLine = 65_536

/**
 * The mail with the lines of its base64 joined to long ones, in the same memory: the parser spends as much
 * on a line of 76 characters as on one of thousands.
 */
export function withLongLines(raw: Uint8Array, base64Bodies: readonly number[]): Uint8Array {
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
