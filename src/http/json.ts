import { isStorable } from '../lib/text.ts'
import { BodyError, textOf } from './body-error.ts'
import { checkJson, maxDepth, maxValues, tooManyValues } from './json-check.ts'

const quote = 0x22
const comma = 0x2c
const colon = 0x3a
const openBracket = 0x5b
const backslash = 0x5c
const closeBracket = 0x5d
const openBrace = 0x7b
const closeBrace = 0x7d
// These can stand for characters that the text itself cannot have.
const riskyEscape = /\\[bfu]/

/**
 * The value of a JSON body (RFC 8259). Throws BodyError when it is not JSON, and when it is JSON
 * that `checkJson` refuses.
 */
export function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) throw new BodyError('The body is empty. Send JSON.')

  const text = textOf(bytes)
  const value = parseSound(text)
  if (value !== undefined) return value

  checkJson(text)
  return JSON.parse(text)
}

/**
 * The value of text that is certainly sound, else undefined: a fraction of the cost of `checkJson`.
 * A key given twice shows as fewer members in the value than in the text.
 */
function parseSound(text: string): unknown {
  const written = membersWritten(text)
  if (written === undefined) return undefined

  try {
    const value: unknown = JSON.parse(text)
    return membersKept(value, riskyEscape.test(text)) === written ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Counts the colons outside strings; undefined when the nesting is too deep. Throws BodyError for more
 * values than are allowed, before anything is made of them.
 */
function membersWritten(text: string): number | undefined {
  let members = 0
  let values = 1
  let depth = 0
  let isEmpty = false
  let nextBackslash = indexOrLength(text, '\\', 0)

  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === openBrace || code === openBracket) {
      depth += 1
      if (depth > maxDepth) return undefined
      isEmpty = true
      continue
    }
    if (code === closeBrace || code === closeBracket) {
      depth -= 1
      if (!isEmpty) values += 1
    } else if (code === quote) {
      if (nextBackslash < at) nextBackslash = indexOrLength(text, '\\', at)
      const close = indexOrLength(text, '"', at + 1)
      at = nextBackslash < close ? closeAfter(text, nextBackslash) : close
    } else if (code === colon) members += 1
    else if (code === comma) values += 1
    // Above 0x20: no space
    if (code > 0x20) isEmpty = false
  }
  if (values > maxValues) throw tooManyValues()
  return members
}

/** The quote that ends a string, from an escape in it onwards. */
function closeAfter(text: string, escape: number): number {
  let at = escape
  while (at < text.length) {
    const code = text.charCodeAt(at)
    if (code === quote) return at
    at += code === backslash ? 2 : 1
  }
  return at
}

function indexOrLength(text: string, sought: string, from: number): number {
  const index = text.indexOf(sought, from)
  return index === -1 ? text.length : index
}

/** Counts the members of all objects; NaN when a key, string or number needs a closer look. */
function membersKept(value: unknown, hasRiskyEscapes: boolean): number {
  if (typeof value === 'string') return hasRiskyEscapes && !isStorable(value) ? NaN : 0
  if (typeof value === 'number') return Math.abs(value) > Number.MAX_SAFE_INTEGER ? NaN : 0
  if (typeof value !== 'object' || value === null) return 0

  let members = 0
  if (Array.isArray(value)) {
    for (const element of value) members += membersKept(element, hasRiskyEscapes)
    return members
  }
  for (const key in value) {
    if (key === '__proto__' || key === 'prototype') return NaN
    if (hasRiskyEscapes && !isStorable(key)) return NaN
    members += 1 + membersKept((value as Record<string, unknown>)[key], hasRiskyEscapes)
  }
  return members
}
