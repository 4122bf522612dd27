import { isStorable, unstorableIn } from '../../lib/text.ts'
import { BodyError, textOf } from './body-error.ts'

// Also bounds lists, which have no gaps.
const maxPairs = 1000
const nameSyntax = /^[^[\]]+(?:\[[^[\]]*\]){0,4}$/
const prototypeKeys = new Set(['__proto__', 'constructor', 'prototype'])

type Fields = Record<string, unknown>

/**
 * The fields of an `application/x-www-form-urlencoded` body (URL Standard, section 5.1), nested by
 * brackets up to five levels: `contacts[0][username]=x`, `tags[]=a`. Values are text; an empty one
 * is null. A name of `lists` may be repeated, which makes a list as well. Throws BodyError for broken escapes, which the standard would let pass, for names that
 * repeat or contradict one another, and for keys that lead to a prototype.
 */
export function parseForm(bytes: Buffer, lists: ReadonlySet<string> = new Set()): Fields {
  const pairs = textOf(bytes).split('&', maxPairs + 1)
  if (pairs.length > maxPairs) throw new BodyError(`The form has more than ${maxPairs} fields.`)

  const fields: Fields = {}
  for (const pair of pairs) {
    if (pair === '') continue
    const equals = pair.indexOf('=')
    const name = decoded(equals === -1 ? pair : pair.slice(0, equals), [])
    if (!nameSyntax.test(name)) {
      throw new BodyError(
        'The name of a field must have the form a, a[b], a[0] or a[], with at most five levels.',
        [name],
      )
    }
    const parts = name.replaceAll(']', '').split('[')
    const value = equals === -1 ? '' : decoded(pair.slice(equals + 1), parts.filter(Boolean))
    if (lists.has(name) && Object.hasOwn(fields, name)) repeat(fields, name, value)
    else put(fields, parts, value === '' ? null : value)
  }
  return fields
}

function decoded(encoded: string, path: readonly string[]): string {
  let text: string
  try {
    text = decodeURIComponent(encoded.replaceAll('+', ' '))
  } catch {
    throw new BodyError('A field is not valid percent-encoded UTF-8.', path)
  }
  if (isStorable(text)) return text
  throw new BodyError(`A field contains ${unstorableIn(text)}, which cannot be stored.`, path)
}

/** Makes a list of a value and those that are sent under the same name. */
function repeat(fields: Fields, name: string, value: string): void {
  const before = fields[name]
  const isList = Array.isArray(before) && before.every((one) => typeof one === 'string')
  if (typeof before !== 'string' && !isList) {
    throw new BodyError('A field has both a value and fields inside it.', [name])
  }
  if (isList) before.push(value)
  else fields[name] = [before, value]
}

/** The first use of a name decides whether it is a list; later ones must agree. */
function put(fields: Fields, parts: string[], value: string | null): void {
  // A list is indexed by text, too: by the text of an index.
  let container = fields
  const path: string[] = []

  for (const [level, part] of parts.entries()) {
    const next = parts[level + 1]
    const key = keyIn(container, part, path)
    path.push(key)

    const present = Object.hasOwn(container, key)
    if (next === undefined) {
      if (present) throw new BodyError('A field appears more than once.', path)
      // A list in a form is empty by one element without a value: a[]=
      if (part !== '' || value !== null || !Array.isArray(container)) container[key] = value
      return
    }
    if (part === '')
      throw new BodyError('An element with fields must have an index, such as a[0][b].', path)
    if (!present) container[key] = isIndex(next) ? [] : {}
    const inner: unknown = container[key]
    if (typeof inner !== 'object' || inner === null) {
      throw new BodyError('A field has both a value and fields inside it.', path)
    }
    if (Array.isArray(inner) !== isIndex(next)) {
      throw new BodyError('A field is both a list and an object.', path)
    }
    container = inner as Fields
  }
}

function keyIn(container: Fields, part: string, path: string[]): string {
  if (!Array.isArray(container)) {
    if (prototypeKeys.has(part))
      throw new BodyError('A key is not allowed because it names a prototype.', [...path, part])
    return part
  }

  const key = part === '' ? String(container.length) : part
  const index = Number(key)
  if (index > container.length || String(index) !== key) {
    throw new BodyError('The indexes of a list must be consecutive and begin with 0.', [
      ...path,
      part,
    ])
  }
  return key
}

/** Whether a part in brackets stands for an element of a list. */
function isIndex(part: string): boolean {
  return /^\d*$/.test(part)
}
