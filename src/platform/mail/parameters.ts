import { textOf } from './characters.ts'
import { percentDecoded } from './transfer.ts'
import { decodeWords } from './words.ts'

/** The value of a header such as `Content-Type`: a word in lower case, and parameters by their names in lower case. */
export interface Structured {
  readonly value: string
  readonly parameters: ReadonlyMap<string, string>
}

interface Section {
  readonly index: number
  readonly isEncoded: boolean
  readonly text: string
}

const mostSections = 1000

/**
 * Reads a value with parameters (RFC 2045, section 5.1), which may be in sections and encoded (RFC 2231). Encoded
 * words and text without quotes are read as well, because many programs write names of files so.
 */
export function structured(field: string | undefined): Structured {
  const [first = '', ...others] = split(field ?? '')
  // Some programs leave out the semicolon, or write a comma
  const [, value = '', rest = ''] = /^([^\s,]*)[\s,]*(.*)$/s.exec(first.trim()) ?? []
  const plain = new Map<string, string>()
  const sections = new Map<string, Section[]>()
  for (const one of [rest, ...others]) {
    const equals = one.indexOf('=')
    if (equals <= 0) continue
    const [, name = '', digits, star] =
      /^([^*]{1,60})(?:\*(\d{1,4}))?(\*)?$/.exec(one.slice(0, equals).trim().toLowerCase()) ?? []
    if (name === '') continue
    const given = one.slice(equals + 1).trim()
    const text = unquoted(isFileName(name) ? given : withoutComment(given))
    if (digits === undefined && star === undefined) {
      if (!plain.has(name)) plain.set(name, decodeWords(text))
      continue
    }
    const known = sections.get(name) ?? []
    sections.set(name, known)
    if (known.length < mostSections) {
      known.push({ index: Number(digits ?? 0), isEncoded: star !== undefined, text })
    }
  }
  // A value in sections is the exact one, and the plain one beside it is for programs that cannot read it
  for (const [name, found] of sections) plain.set(name, joined(found))
  return { value: value.toLowerCase(), parameters: plain }
}

function joined(found: readonly Section[]): string {
  const [first, ...others] = [...found].sort((a, b) => a.index - b.index)
  if (!first) return ''
  const declared = first.isEncoded ? /^([^']{0,60})'[^']{0,60}'(.*)$/s.exec(first.text) : null
  const sections = [{ ...first, text: declared?.[2] ?? first.text }, ...others]
  if (!sections.some((one) => one.isEncoded)) {
    return decodeWords(sections.map(({ text }) => text).join(''))
  }
  // A character may be split between two sections
  const bytes = sections.map(({ text, isEncoded }) =>
    isEncoded ? percentDecoded(text) : Buffer.from(text),
  )
  return textOf(Buffer.concat(bytes), declared?.[1])
}

/** Splits a value at its semicolons, except for those in quotes, and leaves comments out. */
function split(field: string): string[] {
  const pieces: string[] = []
  let piece = ''
  // Asking the piece for it would copy the piece each time
  let hasEquals = false
  let isQuoted = false
  let comments = 0
  for (let at = 0; at < field.length; at += 1) {
    const sign = field[at] as string
    if (sign === '\\' && (isQuoted || comments > 0)) {
      if (comments === 0) piece += sign + (field[at + 1] ?? '')
      at += 1
    } else if (isQuoted) {
      piece += sign
      if (sign === '"') isQuoted = false
    } else if (sign === '(' && (comments > 0 || !hasEquals)) comments += 1
    else if (sign === ')' && comments > 0) comments -= 1
    else if (comments > 0) continue
    else if (sign === ';') {
      pieces.push(piece)
      piece = ''
      hasEquals = false
    } else {
      if (sign === '"') isQuoted = true
      hasEquals ||= sign === '='
      piece += sign
    }
  }
  return [...pieces, piece]
}

/** Whether a parameter names a file, in which parentheses without quotes are no comment. */
function isFileName(parameter: string): boolean {
  return parameter === 'name' || parameter === 'filename'
}

/** Returns a value without the comment behind it, as in `us-ascii (Plain text)`. */
function withoutComment(text: string): string {
  return text.replace(/^([^\s"]+|"[^"]*")\s*\([^()]*\)$/, '$1')
}

function unquoted(text: string): string {
  if (!text.startsWith('"')) return text
  // A backslash in a name of Windows is no escape
  return text.replace(/^"|"$/g, '').replace(/\\(["\\])/g, '$1')
}
