import { isUtf8 } from 'node:buffer'
import { bufferOf, textOf } from './characters.ts'
import { decodeWords } from './words.ts'
import { beginningOf } from '../../lib/text.ts'

/** A header field: its name in lower case, and its value on one line, in which encoded words are left. */
export interface Field {
  readonly name: string
  readonly value: string
}

export type Headers = readonly Field[]

/** Returns the value of the first field with a name. */
export function valueOf(headers: Headers, name: string): string | undefined {
  return headers.find((field) => field.name === name)?.value
}

/** Characters of a value that are read where any number of fields counts. */
const mostCharacters = 8192

/** Returns the beginnings of the values of all fields with some names, in their order. */
export function valuesOf(headers: Headers, ...names: readonly string[]): string[] {
  return headers
    .filter(({ name }) => names.includes(name))
    .map(({ value }) => value.slice(0, mostCharacters).trim())
}

/** A Message-ID without its brackets, which may be international (RFC 6532, section 3.3). An index takes no longer ones. */
const messageId = /^(?:[!-;=?-~]{1,900}|[^\s\p{C}<>]{1,600})$/u

/**
 * Returns the Message-IDs in a value, in their order. Some programs write one without its angle brackets, encode long ones as
 * words, or break the line within one.
 */
export function idsIn(value: string | undefined): string[] {
  const text = decodeWords(value ?? '').trim()
  const isBare = text.includes('@') && !/[<\s]/.test(text)
  const found = isBare
    ? [text]
    : Array.from(text.matchAll(/<([^<>]{1,2000})>/g), ([, id = '']) => id.replace(/\s+/g, ''))
  return found.filter((id) => messageId.test(id)).map((id) => `<${id}>`)
}

/** Returns the beginning of the first field with a name, as it is stored; null if there is none. */
export function storedValue(headers: Headers, name: string): string | null {
  return stored(decodeWords(valueOf(headers, name) ?? ''), 255)?.trim() ?? null
}

const control = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Returns text without what cannot be stored; null if nothing is left. */
export function storable(text: string | null): string | null {
  const clean = text?.replace(control, '').trimEnd().toWellFormed()
  return clean ? clean : null
}

/** Returns text that can be stored, truncated where it is too long; null if nothing is left. */
export function stored(text: string | undefined, length: number): string | null {
  return storable(beginningOf(storable(text ?? null) ?? '', length))
}

/** The name of a field before its colon (RFC 5322, section 2.2). */
const fieldName = /^([!-9;-~]{1,200})[ \t]*:/

export function isField(line: string): boolean {
  return fieldName.test(line)
}

function withoutReturns(line: string): string {
  let end = line.length
  while (line[end - 1] === '\r') end -= 1
  return line.slice(0, end)
}

/**
 * Reads a block of header fields. Values that are not ASCII and not UTF-8 are in the charset of the body, or in the given
 * one where the block declares none. A line without a name belongs to the field before it, since some programs do not indent.
 */
export function readFields(block: Uint8Array, given?: string): Field[] {
  const lines = bufferOf(block).toString('latin1').split('\n').map(withoutReturns)
  const raw: Array<{ name: string; lines: string[] }> = []
  for (const line of lines) {
    if (line.trim() === '') continue
    const name = fieldName.exec(line)
    if (name && line[0] !== ' ' && line[0] !== '\t') {
      raw.push({ name: (name[1] ?? '').toLowerCase(), lines: [line.slice(name[0].length)] })
    } else raw.at(-1)?.lines.push(line)
  }
  const type = raw.find(({ name }) => name === 'content-type')?.lines.join(' ') ?? ''
  const charset = /;\s{0,99}charset\s{0,9}=\s{0,9}"?([\w.:()+-]{1,60})/i.exec(type)?.[1] ?? given
  return raw.map((field) => ({ name: field.name, value: unfolded(field.lines, charset) }))
}

function unfolded(lines: readonly string[], charset: string | undefined): string {
  const joined = lines
    .map((line) => line.trim())
    .join(' ')
    .trim()
  if (!/[\u0080-\u00ff\u001b]/.test(joined)) return joined
  const bytes = Buffer.from(joined, 'latin1')
  return textOf(bytes, isUtf8(bytes) ? undefined : charset)
}
