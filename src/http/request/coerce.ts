import type { Kind } from '../../../generated/routes.ts'
import { isStorable } from '../../lib/text.ts'
import { BodyError } from './body-error.ts'
import { invalid } from './invalid.ts'
import { parseJson } from './json.ts'

const onlyOnce = 'must appear only once, because it is no list'
const ownName =
  'is no parameter. Filter by a custom field with the name of the field, such as cf_plan=gold'
const onlyField = 'must appear only once. Separate several values with commas'

/** Returns path parameters as their types; a text that does not fit stays text. */
export function typed(
  params: Readonly<Record<string, string>>,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(params).map(([name, text]) => [name, fromText(text, kinds[name] ?? 'string')]),
  )
}

/**
 * Returns a query string with texts as the types of its parameters; a text that does not fit stays text. A list may be sent as
 * a repeated parameter, with commas, or both. A comma that is percent-encoded is part of a value in a list of free text; it
 * separates values of any other kind, which have no commas.
 */
export function coerced(
  search: string,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  const query: Record<string, unknown> = {}
  const exploded = Object.keys(kinds).find((name) => kinds[name] === 'fields')
  const fields: Record<string, string> = {}
  for (const [name, given] of parametersOf(search)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    // A repeated name that is unknown is refused as unknown
    const isField = exploded !== undefined && name.startsWith('cf_')
    if (given.length > 1 && (isField || (kind !== undefined && !isList(kind)))) {
      throw invalid('query', `/${name}`, isField ? onlyField : onlyOnce)
    }
    if (exploded !== undefined && /^\w+/.exec(name)?.[0] === exploded) {
      throw invalid('query', `/${name}`, ownName)
    }
    const parts = given.flatMap((text) => text.split(',')).map((text) => decoded(text, name))
    const value = parts.join(',')
    if (!isStorable(name) || !isStorable(value)) {
      throw invalid(
        'query',
        `/${name.replaceAll('\0', '')}`,
        'must not contain control characters or lone surrogates',
      )
    }
    if (isField) {
      query[exploded] = Object.assign(fields, { [name]: parts.map(encodedComma).join(',') })
      continue
    }
    // defineProperty: a parameter called __proto__ is an unknown one like any other
    Object.defineProperty(query, name, {
      value: kind === undefined ? value : kind === 'text[]' ? parts : fromText(value, kind),
      enumerable: true,
      writable: true,
    })
  }
  return query
}

/** Returns the parameters of a query string by their names, each with its values as they were sent. */
function parametersOf(search: string): Map<string, string[]> {
  const parameters = new Map<string, string[]>()
  requirePercentEncoding(search)
  for (const pair of search.split('&')) {
    if (pair === '') continue
    const [, name = '', value = ''] = /^([^=]*)=?(.*)$/s.exec(pair) ?? []
    const key = decoded(name, '')
    const values = parameters.get(key)
    if (values) values.push(value)
    else parameters.set(key, [value])
  }
  return parameters
}

/** How a time ends whose offset has a plus sign that was not encoded. */
const plainOffset = /\dT[\d:.]{5,30}\+\d\d:\d\d$/i

function decoded(text: string, name: string): string {
  // Times and addresses have no blanks, so that a plus sign which was not encoded means itself
  const isPlain = name === 'email' || plainOffset.test(text)
  const spaced = isPlain ? text : text.replaceAll('+', ' ')
  return spaced.includes('%') ? decodeURIComponent(spaced) : spaced
}

/** Encodes the commas of a value of a custom field, so that the values of a list stay apart (`valuesIn`). */
function encodedComma(value: string): string {
  return value.replaceAll('%', '%25').replaceAll(',', '%2C')
}

/** Returns the values of a custom field in a query as `coerced` has them. */
export function valuesIn(list: string): string[] {
  return list.split(',').map(decodeURIComponent)
}

export function isList(kind: Kind | undefined): boolean {
  return kind === 'string[]' || kind === 'text[]' || kind === 'integer[]'
}

function requirePercentEncoding(search: string): void {
  if (!search.includes('%')) return
  try {
    decodeURIComponent(search)
  } catch {
    throw invalid('query', '', 'must be percent-encoded UTF-8')
  }
}

/** Returns a text of a path, query or form as its type; a text that does not fit stays text. */
export function fromText(text: string, kind: Kind, field = ''): unknown {
  switch (kind) {
    case 'string':
      return text
    case 'integer':
      return integerOf(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'string[]':
    case 'text[]':
      return text.split(',')
    case 'integer[]':
      return text.split(',').map(integerOf)
    case 'fields':
      return text
    case 'json':
      // One JSON array, or the only element of a repeated field
      return text.startsWith('[') ? fieldOf(text, field) : [elementOf(text, field)]
  }
}

/** Returns an element of a list in a form: an object is JSON, as OpenAPI has it when there is no `encoding`. */
export function elementOf(value: unknown, field: string): unknown {
  return typeof value === 'string' && value.startsWith('{') ? fieldOf(value, field) : value
}

/** Returns the JSON of a field of a form. A fault names the field, since the body is no JSON. */
function fieldOf(text: string, field: string): unknown {
  try {
    return parseJson(Buffer.from(text))
  } catch (error) {
    if (!(error instanceof BodyError)) throw error
    throw new BodyError(error.message.replace(/^The body/, `"${field}"`), [field])
  }
}

function integerOf(text: string): number | string {
  return /^(0|-?[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text))
    ? Number(text)
    : text
}
