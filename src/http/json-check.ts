import { isStorable } from '../lib/text.ts'
import { BodyError } from './body-error.ts'

/** How deep objects and arrays may be nested. */
export const maxDepth = 32
/** Values, from members of objects to elements of arrays, which take the most time for their bytes. */
export const maxValues = 40_000

/** The error of a text that has more values. */
export function tooManyValues(): BodyError {
  return new BodyError(
    `The JSON has more than ${maxValues} values. Divide it into several requests.`,
  )
}

const space = /[ \t\n\r]*/y
const literal = /true|false|null/y
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y
const unescaped = /[ !#-[\]-\uffff]*/y
const escapeSequence = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y

/**
 * Throws BodyError at the first place where the text is not JSON (RFC 8259), and where it is JSON
 * that could not be kept as sent or is dangerous to hold: duplicate keys, control characters but
 * tab, LF and CR, lone surrogates, numbers that a double rounds, depth over 32, keys that lead to a
 * prototype.
 */
export function checkJson(text: string): void {
  const path: (string | number)[] = []
  let at = 0
  let values = 0

  value()
  if (at < text.length) throw unexpected()

  function value(): void {
    values += 1
    if (values > maxValues) throw tooManyValues()
    take(space)
    const start = at
    const char = text[at]
    if (char === '{') members('}', keyed())
    else if (char === '[') members(']', indexed())
    else if (char === '"') string()
    else if (take(number)) {
      if (Math.abs(Number(text.slice(start, at))) > Number.MAX_SAFE_INTEGER) {
        throw refused(`A number is larger than ${Number.MAX_SAFE_INTEGER}`, start)
      }
    } else if (!take(literal)) throw unexpected()
    take(space)
  }

  function members(close: string, nextStep: () => string | number): void {
    if (path.length === maxDepth) throw refused(`The JSON is nested deeper than ${maxDepth} levels`)
    at += 1
    take(space)

    while (text[at] !== close) {
      path.push(nextStep())
      value()
      path.pop()
      if (text[at] === close) break
      if (text[at] !== ',') throw unexpected()
      at += 1
      take(space)
      if (text[at] === close) throw unexpected()
    }
    at += 1
  }

  function indexed(): () => number {
    let index = -1
    return () => (index += 1)
  }

  function keyed(): () => string {
    const seen = new Set<string>()
    return () => {
      if (text[at] !== '"') throw unexpected()
      const start = at
      const key = string()
      if (seen.has(key)) throw refused('An object has the same key twice', start, [...path, key])
      if (key === '__proto__' || (key === 'prototype' && path.at(-1) === 'constructor')) {
        throw refused('A key is not allowed because it names a prototype', start, [...path, key])
      }
      seen.add(key)

      take(space)
      if (text[at] !== ':') throw unexpected()
      at += 1
      return key
    }
  }

  function string(): string {
    const start = at
    at += 1
    take(unescaped)
    const escaped = text[at] === '\\'
    while (take(escapeSequence)) take(unescaped)
    if (text[at] !== '"') throw unexpected()
    at += 1
    if (!escaped) return text.slice(start + 1, at - 1)

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
