import { isStorable, unstorableIn } from '../../lib/text.ts'
import { BodyError, type Path, textOf } from './body-error.ts'

/** How deep objects and arrays may be nested. */
const maxDepth = 32
/** The most values of a body, from members of objects to elements of arrays, which take the most time for their bytes. */
export const maxValues = 40_000

const space = /[ \t\n\r]*/y
const literal = /true|false|null/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const unescaped = /[ !#-[\]-\uffff]*/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/**
 * Returns the value of a JSON body (RFC 8259). Throws BodyError at the first place where it is not JSON in UTF-8, and
 * where it is JSON that could not be kept as sent or is dangerous to hold: duplicate keys, control characters but tab, LF
 * and CR, lone surrogates, numbers that a double rounds, more than `maxDepth` levels or `maxValues` values, keys that lead
 * to a prototype.
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new BodyError('The body is empty. Send JSON.')
  const reader: Reader = { text: textOf(bytes), path: [], at: 0, values: 0 }
  const result = readValue(reader)
  if (reader.at < reader.text.length) throw unexpected(reader)
  return result
}

interface Reader {
  readonly text: string
  /** The keys and indexes that lead to the value that is being read. */
  readonly path: (string | number)[]
  /** The offset of the next character. */
  at: number
  values: number
}

function readValue(reader: Reader): unknown {
  reader.values += 1
  if (reader.values > maxValues) throw tooManyValues()
  take(reader, space)
  const value = readBareValue(reader)
  take(reader, space)
  return value
}

function readBareValue(reader: Reader): unknown {
  const { text, at: start } = reader
  const char = text[start]
  if (char === '{') return readObject(reader)
  if (char === '[') return readArray(reader)
  if (char === '"') return readString(reader)
  if (take(reader, number)) {
    const value = Number(text.slice(start, reader.at))
    if (Math.abs(value) <= Number.MAX_SAFE_INTEGER) return value
    throw refused(reader, `A number is larger than ${Number.MAX_SAFE_INTEGER}`, start)
  }
  if (!take(reader, literal)) throw unexpected(reader)
  const word = text.slice(start, reader.at)
  return word === 'null' ? null : word === 'true'
}

function readObject(reader: Reader): object {
  const { text, path } = reader
  const members: Record<string, unknown> = {}
  readInside(reader, '}', () => {
    const start = reader.at
    if (text[start] !== '"') throw unexpected(reader)
    const key = readString(reader)
    if (Object.hasOwn(members, key)) {
      throw refused(reader, 'An object has the same key twice', start, [...path, key])
    }
    if (key === '__proto__' || (key === 'prototype' && path.at(-1) === 'constructor')) {
      const message = 'A key is not allowed because it names a prototype'
      throw refused(reader, message, start, [...path, key])
    }
    take(reader, space)
    if (text[reader.at] !== ':') throw unexpected(reader)
    reader.at += 1
    path.push(key)
    members[key] = readValue(reader)
    path.pop()
  })
  return members
}

function readArray(reader: Reader): unknown[] {
  const elements: unknown[] = []
  readInside(reader, ']', () => {
    reader.path.push(elements.length)
    elements.push(readValue(reader))
    reader.path.pop()
  })
  return elements
}

/** Reads from an opening bracket to `close`, with what commas separate by `readOne`. */
function readInside(reader: Reader, close: string, readOne: () => void): void {
  const { text, path } = reader
  if (path.length === maxDepth) {
    throw refused(reader, `The JSON is nested deeper than ${maxDepth} levels`)
  }
  reader.at += 1
  take(reader, space)
  while (text[reader.at] !== close) {
    readOne()
    if (text[reader.at] === close) break
    if (text[reader.at] !== ',') throw unexpected(reader)
    reader.at += 1
    take(reader, space)
    if (text[reader.at] === close) throw unexpected(reader)
  }
  reader.at += 1
}

function readString(reader: Reader): string {
  const { text, at: start } = reader
  reader.at += 1
  take(reader, unescaped)
  const hasEscapes = text[reader.at] === '\\'
  while (take(reader, escapeSequence)) take(reader, unescaped)
  if (text[reader.at] !== '"') throw unexpected(reader)
  reader.at += 1
  if (!hasEscapes) return text.slice(start + 1, reader.at - 1)

  const decoded = JSON.parse(text.slice(start, reader.at)) as string
  if (isStorable(decoded)) return decoded
  throw refused(reader, `A string contains ${unstorableIn(decoded)}, which cannot be stored`, start)
}

/** Reads as much as fits a pattern; returns false if nothing does. */
function take(reader: Reader, pattern: RegExp): boolean {
  pattern.lastIndex = reader.at
  if (!pattern.test(reader.text)) return false
  reader.at = pattern.lastIndex
  return true
}

function unexpected(reader: Reader): BodyError {
  return reader.at < reader.text.length
    ? refused(reader, 'The body is not valid JSON because of an unexpected character')
    : refused(reader, 'The body is not valid JSON because it ends too early')
}

function refused(
  { text, path, at }: Reader,
  message: string,
  start = at,
  where: Path = path,
): BodyError {
  const lines = text.slice(0, start).split('\n')
  const column = (lines.at(-1)?.length ?? 0) + 1
  return new BodyError(`${message}, at line ${lines.length}, column ${column}.`, where)
}

function tooManyValues(): BodyError {
  return new BodyError(
    `The JSON has more than ${maxValues} values. Divide it into several requests.`,
  )
}
