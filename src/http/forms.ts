import { isStorable } from '../lib/text.ts'
import { BodyError, decodeUtf8 } from './body-error.ts'

const mostPairs = 1000
const deepest = 5
const forbidden = new Set(['__proto__', 'constructor', 'prototype'])

type Node = { [key: string]: Node | string | null } | Array<Node | string | null>

/**
 * An `application/x-www-form-urlencoded` body (WHATWG URL, section 5.1) as nested values:
 * `contacts[0][username]=x`, `contacts[]=x`; an empty value is null. Throws BodyError for a name
 * given twice, gaps in an array, more than 1,000 pairs or five levels, and what is no text.
 */
export function parseForm(bytes: Buffer): Record<string, unknown> {
  const pairs = decodeUtf8(bytes)
    .split('&')
    .filter((pair) => pair !== '')
  if (pairs.length > mostPairs) throw new BodyError(`The form has over ${mostPairs} values.`)

  const form: Node = {}
  for (const pair of pairs) {
    const split = pair.indexOf('=')
    const name = decoded(split < 0 ? pair : pair.slice(0, split))
    const value = decoded(split < 0 ? '' : pair.slice(split + 1))
    put(form, keysOf(name), value === '' ? null : value)
  }
  return form
}

function decoded(text: string): string {
  let plain: string
  try {
    plain = decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    throw new BodyError('A percent sign of the form encodes no UTF-8.')
  }
  if (!isStorable(plain)) throw new BodyError('The form holds a character that is not text.')
  return plain
}

/** `a[b][]` as its keys; the empty one appends. */
function keysOf(name: string): string[] {
  const matched = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  const keys = matched
    ? [matched[1] as string, ...(matched[2] as string).split(/\[|\]\[|\]/).slice(1, -1)]
    : [name]
  if (!matched) throw new BodyError('The name has brackets that do not match.', keys)
  if (keys.length > deepest) throw new BodyError(`The name has over ${deepest} levels.`, keys)
  if (keys.some((key) => forbidden.has(key))) throw new BodyError('The name is not allowed.', keys)
  return keys
}

function put(form: Node, keys: readonly string[], value: string | null): void {
  let node = form
  for (const [depth, given] of keys.entries()) {
    const key = slotIn(node, given, keys)
    const slots = node as { [key: string]: Node | string | null }
    const next = keys[depth + 1]
    if (next === undefined) {
      if (Object.hasOwn(slots, key)) throw new BodyError('The name is given twice.', keys)
      slots[key] = value
      return
    }
    const isList = next === '' || /^\d+$/.test(next)
    if (!Object.hasOwn(slots, key)) slots[key] = isList ? [] : {}
    const child = slots[key]
    if (child === null || typeof child !== 'object' || Array.isArray(child) !== isList) {
      throw new BodyError('The name is used in two ways.', keys)
    }
    node = child as Node
  }
}

/** The key within a node; in a list the next index or one that is there. */
function slotIn(node: Node, key: string, keys: readonly string[]): string {
  if (!Array.isArray(node)) return key
  const index = key === '' ? node.length : Number(key)
  if (!Number.isInteger(index) || index > node.length) {
    throw new BodyError('The indexes of a list have a gap.', keys)
  }
  return String(index)
}
