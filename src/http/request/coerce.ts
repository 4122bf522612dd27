import type { FastifyRequest } from 'fastify'
import type { Kind } from '../../../generated/routes.ts'
import { isStorable } from '../../lib/text.ts'
import { invalid } from './invalid.ts'
import { parseJson } from './json.ts'

const onlyOnce = 'must appear only once, because it is no list'
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

/** Returns the query with texts as the types of its parameters; a text that does not fit stays text. */
export function coerced(
  request: FastifyRequest,
  kinds: Readonly<Record<string, Kind>>,
): Record<string, unknown> {
  const search = request.url.indexOf('?')
  if (search < 0) return {}
  requirePercentEncoding(request.url.slice(search + 1))

  const query: Record<string, unknown> = {}
  const exploded = Object.keys(kinds).find((name) => kinds[name] === 'fields')
  const fields: Record<string, string> = {}
  for (const [name, given] of Object.entries(request.query as Record<string, string | string[]>)) {
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined
    // A repeated name that is unknown is refused as unknown
    const isField = exploded !== undefined && name.startsWith('cf_')
    if (typeof given !== 'string' && (isField || (kind !== undefined && !isList(kind)))) {
      throw invalid('query', `/${name}`, isField ? onlyField : onlyOnce)
    }
    // A list may be sent as a repeated parameter, with commas, or both
    const value = typeof given === 'string' ? given : given.join(',')
    if (!isStorable(name) || !isStorable(value)) {
      throw invalid(
        'query',
        `/${name.replaceAll('\0', '')}`,
        'must not contain control characters or lone surrogates',
      )
    }
    if (isField) {
      query[exploded] = Object.assign(fields, { [name]: value })
      continue
    }
    // defineProperty: a parameter called __proto__ is an unknown one like any other
    Object.defineProperty(query, name, {
      value: kind === undefined ? value : fromText(value, kind),
      enumerable: true,
      writable: true,
    })
  }
  return query
}

function isList(kind: Kind | undefined): boolean {
  return kind === 'string[]' || kind === 'integer[]'
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
export function fromText(text: string, kind: Kind): unknown {
  switch (kind) {
    case 'string':
      return text
    case 'integer':
      return integerOf(text)
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : text
    case 'string[]':
      return text.split(',')
    case 'integer[]':
      return text.split(',').map(integerOf)
    case 'fields':
      return text
    case 'json':
      // One JSON array, or the only element of a repeated field
      return text.startsWith('[') ? parseJson(Buffer.from(text)) : [elementOf(text)]
  }
}

/** Returns an element of a list in a form: an object is JSON, as OpenAPI has it when there is no `encoding`. */
export function elementOf(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('{') ? parseJson(Buffer.from(value)) : value
}

function integerOf(text: string): number | string {
  return /^(0|-?[1-9]\d{0,15})$/.test(text) && Number.isSafeInteger(Number(text))
    ? Number(text)
    : text
}
