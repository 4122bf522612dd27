import { isStorable } from '../lib/text.ts'
import { BodyError, decodeUtf8 } from './body-error.ts'

const deepest = 32

const quote = 0x22
const comma = 0x2c
const minus = 0x2d
const zero = 0x30
const nine = 0x39
const colon = 0x3a
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d

/**
 * A JSON text (RFC 8259) as a value, more strictly than JSON.parse. Throws BodyError for invalid
 * UTF-8, a byte order mark, nesting deeper than 32, a key given twice, text that cannot be stored,
 * `__proto__` and `constructor.prototype` keys, and numbers that a double would not hold.
 */
export function parseJson(bytes: Buffer): unknown {
  const text = decodeUtf8(bytes)
  scan(text)
  try {
    return JSON.parse(text)
  } catch (error) {
    const offset = /position (\d+)/.exec((error as Error).message)?.[1]
    const where = offset === undefined ? '' : ` at character ${Number(offset) + 1}`
    throw new BodyError(`The body is not valid JSON${where}.`)
  }
}

/** Where the scan is: the keys and indexes that lead here, and the keys seen in each open object. */
interface Position {
  readonly path: Array<string | number>
  /** Undefined for an array. */
  readonly keys: Array<Set<string> | undefined>
}

/** One pass over the text; what is no JSON at all is left to JSON.parse to find. */
function scan(text: string): void {
  const at: Position = { path: [], keys: [] }
  let isKeyNext = false
  // The next backslash, looked for once each: most strings have none
  let escape = text.indexOf('\\')

  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (code === quote) {
      const end = endOfString(text, i + 1)
      if (end < 0) return
      if (escape >= 0 && escape < i) escape = text.indexOf('\\', i + 1)
      const isEscaped = escape >= 0 && escape < end
      if (isKeyNext) enterKey(at, stringOf(text, i, end, isEscaped))
      else if (isEscaped) requireStorable(stringOf(text, i, end, true), at)
      i = end
    } else if (code === comma) {
      const depth = at.keys.length - 1
      isKeyNext = at.keys[depth] !== undefined
      if (!isKeyNext && depth >= 0) at.path[depth] = Number(at.path[depth]) + 1
    } else if (code === colon) {
      isKeyNext = false
    } else if (code === openBrace || code === openBracket) {
      if (at.keys.length === deepest) {
        throw new BodyError(`The body is nested deeper than ${deepest}.`, at.path)
      }
      isKeyNext = code === openBrace
      at.keys.push(isKeyNext ? new Set() : undefined)
      at.path.push(isKeyNext ? '' : 0)
    } else if (code === closeBrace || code === closeBracket) {
      at.keys.pop()
      at.path.pop()
      isKeyNext = false
    } else if (code === minus || (code >= zero && code <= nine)) {
      const end = endOfNumber(text, i + 1)
      requireExact(text, i, end, at)
      i = end - 1
    }
  }
}

/** The index of the closing quote, or -1. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start); end >= 0; end = text.indexOf('"', end + 1)) {
    let slashes = 0
    while (text.charCodeAt(end - 1 - slashes) === backslash) slashes += 1
    if (slashes % 2 === 0) return end
  }
  return -1
}

function stringOf(text: string, start: number, end: number, isEscaped: boolean): string {
  if (!isEscaped) return text.slice(start + 1, end)
  try {
    return JSON.parse(text.slice(start, end + 1)) as string
  } catch {
    return ''
  }
}

function enterKey({ path, keys }: Position, key: string): void {
  const depth = keys.length - 1
  const seen = keys[depth] as Set<string>
  path[depth] = key
  if (!isStorable(key)) throw new BodyError('A key holds a character that is not text.', path)
  if (seen.has(key)) throw new BodyError('The key is given twice.', path)
  if (key === '__proto__' || (key === 'prototype' && path[depth - 1] === 'constructor')) {
    throw new BodyError('The key is not allowed.', path)
  }
  seen.add(key)
}

function requireStorable(value: string, { path }: Position): void {
  if (!isStorable(value)) throw new BodyError('The text holds a character that is not text.', path)
}

function endOfNumber(text: string, start: number): number {
  let end = start
  while (end < text.length && '0123456789.eE+-'.includes(text[end] as string)) end += 1
  return end
}

/** Refuses what JSON.parse would round to another integer or to infinity. */
function requireExact(text: string, start: number, end: number, { path }: Position): void {
  const digits = text.slice(start, end)
  const value = Number(digits)
  const isInteger = !/[.eE]/.test(digits)
  if (value === Infinity || value === -Infinity || (isInteger && Math.abs(value) > 2 ** 53 - 1)) {
    throw new BodyError('The number is too large to be kept exactly.', path)
  }
}
