import { isStorable } from '../../lib/text.ts'
import { BodyError, textOf } from './body-error.ts'

/** How deep objects and arrays may be nested. */
export const maxDepth = 32
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
  return parseText(textOf(bytes))
}

function parseText(text: string): unknown {
  const path: (string | number)[] = []
  let at = 0
  let values = 0

  const result = value()
  if (at < text.length) throw unexpected()
  return result

  function value(): unknown {
    values += 1
    if (values > maxValues) throw tooManyValues()
    take(space)
    const read = bareValue()
    take(space)
    return read
  }

  function bareValue(): unknown {
    const start = at
    const char = text[at]
    if (char === '{') return object()
    if (char === '[') return array()
    if (char === '"') return string()
    if (take(number)) {
      const read = Number(text.slice(start, at))
      if (Math.abs(read) <= Number.MAX_SAFE_INTEGER) return read
      throw refused(`A number is larger than ${Number.MAX_SAFE_INTEGER}`, start)
    }
    if (!take(literal)) throw unexpected()
    const word = text.slice(start, at)
    return word === 'null' ? null : word === 'true'
  }

  function object(): object {
    const members: Record<string, unknown> = {}
    inside('}', () => {
      const start = at
      if (text[at] !== '"') throw unexpected()
      const key = string()
      if (Object.hasOwn(members, key)) {
        throw refused('An object has the same key twice', start, [...path, key])
      }
      if (key === '__proto__' || (key === 'prototype' && path.at(-1) === 'constructor')) {
        throw refused('A key is not allowed because it names a prototype', start, [...path, key])
      }
      take(space)
      if (text[at] !== ':') throw unexpected()
      at += 1
      path.push(key)
      members[key] = value()
      path.pop()
    })
    return members
  }

  function array(): unknown[] {
    const elements: unknown[] = []
    inside(']', () => {
      path.push(elements.length)
      elements.push(value())
      path.pop()
    })
    return elements
  }

  /** Reads from an opening bracket to `close`, with what commas separate by `readOne`. */
  function inside(close: string, readOne: () => void): void {
    if (path.length === maxDepth) throw refused(`The JSON is nested deeper than ${maxDepth} levels`)
    at += 1
    take(space)
    while (text[at] !== close) {
      readOne()
      if (text[at] === close) break
      if (text[at] !== ',') throw unexpected()
      at += 1
      take(space)
      if (text[at] === close) throw unexpected()
    }
    at += 1
  }

  function string(): string {
    const start = at
    at += 1
    take(unescaped)
    const hasEscapes = text[at] === '\\'
    while (take(escapeSequence)) take(unescaped)
    if (text[at] !== '"') throw unexpected()
    at += 1
    if (!hasEscapes) return text.slice(start + 1, at - 1)

    const decoded = JSON.parse(text.slice(start, at)) as string
    if (isStorable(decoded)) return decoded
    const reason = decoded.isWellFormed() ? 'a control character' : 'a lone surrogate'
    throw refused(`A string contains ${reason}`, start)
  }

  function take(pattern: RegExp): boolean {
    pattern.lastIndex = at
    if (!pattern.test(text)) return false
    at = pattern.lastIndex
    return true
  }

  function unexpected(): BodyError {
    return at < text.length
      ? refused('The body is not valid JSON because of an unexpected character')
      : refused('The body is not valid JSON because it ends too early')
  }

  function refused(message: string, start = at, where = path): BodyError {
    const lines = text.slice(0, start).split('\n')
    const column = (lines.at(-1)?.length ?? 0) + 1
    return new BodyError(`${message}, at line ${lines.length}, column ${column}.`, where)
  }
}

function tooManyValues(): BodyError {
  return new BodyError(
    `The JSON has more than ${maxValues} values. Divide it into several requests.`,
  )
}
