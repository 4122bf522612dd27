import { isUtf8 } from 'node:buffer'
import { escapePointer } from '../../lib/json-pointer.ts'

/** The keys and indexes that lead to a value of the body. */
export type Path = readonly (string | number)[]

// A longer key would make the answer as large as the body.
const maxKeyLength = 128

/** A body that cannot be parsed: `message` is public, `pointer` a JSON Pointer (RFC 6901). */
export class BodyError extends Error {
  override readonly name = 'BodyError'
  readonly pointer: string

  constructor(message: string, path: Path = []) {
    super(message)
    this.pointer = pointerTo(path)
  }
}

/** Returns the body as text, without a byte order mark (RFC 8259, section 8.1). Throws BodyError unless it is UTF-8 (RFC 3629). */
export function textOf(bytes: Buffer): string {
  const text = bytes.toString('utf8')
  if (!isUtf8(bytes)) {
    throw new BodyError(`The body is not valid UTF-8 at byte ${firstDifference(bytes, text) + 1}.`)
  }
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}

// Decoding replaces what is not UTF-8, so encoding again shows where that was.
function firstDifference(bytes: Buffer, text: string): number {
  const again = Buffer.from(text)
  return bytes.findIndex((byte, at) => byte !== again[at])
}

// Ends before a key that is too long: the pointer then leads to what contains it.
function pointerTo(path: Path): string {
  const tooLong = path.findIndex((key) => String(key).length > maxKeyLength)
  return path
    .slice(0, tooLong === -1 ? path.length : tooLong)
    .map((key) => `/${escapePointer(String(key))}`)
    .join('')
}
