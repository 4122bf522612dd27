import type { Contract, Operation } from './contract.ts'
import { type Json, resolve, schemaRef } from '../contract/document.ts'

/** The most bytes that a reply may have. */
export const mostReplyBytes = 8_388_608

/** How far texts and arrays may reach. */
export interface Extent {
  /** Appended to the names of the functions that write so. */
  readonly suffix: '' | 'Listed' | 'Shortened'
  /** Characters of a text. */
  readonly text: number
  /** Elements of an array, or members of an object with members of any name. */
  readonly items: number
}

/** By id: as far as the contract lets them. */
export const whole: Extent = { suffix: '', text: Infinity, items: Infinity }
/** In a list. */
export const listed: Extent = { suffix: 'Listed', text: 4000, items: 500 }
/** In a list, where the object would still take more than its share of the page. */
export const shortened: Extent = { suffix: 'Shortened', text: 50, items: 2 }

/** The array of a list's objects, or of the results of a batch: what each of them may take. */
export interface PageArray {
  readonly schema: Json
  readonly shareBytes: number
}

// A control character as an escape, such as \u0001; any other one is shorter
const bytesOfCharacter = 6
const bytesByFormat: Readonly<Record<string, number>> = {
  uuid: 1,
  date: 1,
  'date-time': 1,
  uri: 1,
  // Its length is bounded in octets, escapes included (src/lib/email.ts)
  'idn-email': 1,
}
const bytesOfNumber = 25
// Every other member of a reply with a page
const envelopeBytes = 10_000

/** The members of a reply whose elements are cut to their share. */
export function pageArrayOf(document: Json, schemaName: string): PageArray | undefined {
  const { data } = document.components.schemas[schemaName].properties ?? {}
  const resolved = data && resolve(document, data)
  const schema =
    resolved?.type === 'array' ? resolved : resolve(document, resolved?.properties?.results ?? {})
  if (schema.type !== 'array' || schema['x-max-bytes'] !== undefined) return undefined
  const items = resolve(document, schema.items)
  if (items.type !== 'object' || isRecursive(document, items)) return undefined
  const isWithin = mostBytes(document, schema, whole) <= mostReplyBytes - envelopeBytes
  if (isWithin && !isAffected(document, items, listed)) return undefined
  const shareBytes = Math.floor((mostReplyBytes - envelopeBytes) / schema.maxItems)
  return { schema, shareBytes }
}

/** The largest reply that the contract and the cuts of its lists allow, in bytes. */
function mostBytesOf(document: Json, schemaName: string): number {
  const page = pageArrayOf(document, schemaName)
  if (page) return envelopeBytes + page.schema.maxItems * page.shareBytes
  return mostBytes(document, schemaRef(schemaName), whole)
}

/** Breaches of the bound on replies, each with its operation. */
export function sizeBreaches(document: Json, operations: readonly Operation[]): string[] {
  const breaches: string[] = []
  for (const { id, successes } of operations) {
    for (const { schema } of successes) {
      if (!schema) continue
      const most = mostBytesOf(document, schema)
      if (!(most <= mostReplyBytes)) {
        breaches.push(`${id}: ${schema} may take ${most} bytes, more than ${mostReplyBytes}`)
      }
      const page = pageArrayOf(document, schema)
      if (!page) continue
      const items = resolve(document, page.schema.items)
      const least = mostBytes(document, items, shortened)
      if (!(least <= page.shareBytes)) {
        breaches.push(`${id}: shortened elements may take ${least} of ${page.shareBytes} bytes`)
      }
      if (!markerOf(items)) breaches.push(`${id}: elements of ${schema} need isTruncated`)
    }
  }
  return [...new Set(breaches)]
}

/** Each reply with the most bytes that it may take, the largest first. */
export function replySizes({ document, operations }: Contract) {
  return operations
    .flatMap(({ id, successes }) =>
      successes.flatMap(({ schema }) =>
        schema ? [{ id, schema, bytes: mostBytesOf(document, schema) }] : [],
      ),
    )
    .sort((one, other) => other.bytes - one.bytes)
}

/** The member that says of an element of a list that something of it is missing. */
export function markerOf(schema: Json): string | undefined {
  return ['isTruncated', 'is_truncated'].find((name) => schema.properties?.[name])
}

/** A text that would be of no use without its end. */
export function isUncut(schema: Json): boolean {
  return (
    ['idn-email', 'uri'].includes(schema.format) ||
    schema.enum !== undefined ||
    schema.const !== undefined
  )
}

/** Whether writing to an extent can differ from writing the whole. */
export function isAffected(
  document: Json,
  given: Json,
  extent: Extent,
  above: readonly Json[] = [],
): boolean {
  const schema = resolve(document, given)
  if (extent === whole || above.includes(schema)) return false
  const below = (child: Json) => isAffected(document, child, extent, [...above, schema])
  const branches: Json[] | undefined = schema.oneOf ?? schema.anyOf
  if (branches) return branches.some(below)
  const types = [schema.type].flat()
  if (types[0] === undefined) return true
  return (
    (types.includes('string') && !isUncut(schema) && schema.maxLength > extent.text) ||
    (types.includes('array') && (schema.maxItems > extent.items || below(schema.items))) ||
    (types.includes('object') &&
      (schema.properties
        ? Object.values<Json>(schema.properties).some(
            (child) => child['x-not-in-lists'] === true || below(child),
          )
        : schema.additionalProperties === true ||
          schema.maxProperties > extent.items ||
          below(schema.additionalProperties)))
  )
}

function isRecursive(document: Json, given: Json, above: readonly Json[] = []): boolean {
  const schema = resolve(document, given)
  if (above.includes(schema)) return true
  const children: Json[] = [
    ...(schema.oneOf ?? schema.anyOf ?? []),
    ...Object.values<Json>(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ]
  return children.some((child) => isRecursive(document, child, [...above, schema]))
}

/** The longest JSON text of a value, in bytes; infinite where the contract leaves it open. */
export function mostBytes(
  document: Json,
  given: Json,
  extent: Extent,
  above: readonly Json[] = [],
): number {
  const schema = resolve(document, given)
  const stated = given['x-max-bytes'] ?? schema['x-max-bytes']
  if (stated !== undefined && extent === whole) return stated
  if (given['x-not-in-lists'] === true && extent !== whole) return bytesOf(null)
  if (above.includes(schema)) return Infinity
  const sizeOf = (child: Json) => mostBytes(document, child, extent, [...above, schema])
  const branches: Json[] | undefined = schema.oneOf ?? schema.anyOf
  if (branches) return Math.max(...branches.map(sizeOf))
  if (schema.const !== undefined) return bytesOf(schema.const)
  if (schema.enum) return Math.max(...schema.enum.map(bytesOf))
  const types = [schema.type].flat()
  return Math.max(...types.map((type) => bytesOfType(schema, type, extent, sizeOf)))
}

function bytesOf(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value))
}

function bytesOfType(
  schema: Json,
  type: string | undefined,
  extent: Extent,
  sizeOf: (child: Json) => number,
): number {
  switch (type) {
    case 'null':
      return 4
    case 'boolean':
      return 5
    case 'integer':
      return Math.max(String(schema.minimum).length, String(schema.maximum).length)
    case 'number':
      return bytesOfNumber
    case 'string': {
      const bytes = schema['x-ascii'] ? 1 : bytesByFormat[schema.format]
      if (bytes !== undefined) return 2 + schema.maxLength * bytes
      const characters = isUncut(schema)
        ? schema.maxLength
        : Math.min(schema.maxLength, extent.text)
      return 2 + characters * bytesOfCharacter
    }
    case 'array':
      return 2 + Math.min(schema.maxItems, extent.items) * (1 + sizeOf(schema.items))
    case 'object':
      return 2 + bytesOfMembers(schema, extent, sizeOf)
    case undefined:
      return extent === whole ? Infinity : 2 + extent.text * bytesOfCharacter
    default:
      throw new Error(`sizes: unknown type ${type}`)
  }
}

function bytesOfMembers(schema: Json, extent: Extent, sizeOf: (child: Json) => number): number {
  if (schema.properties) {
    return Object.entries<Json>(schema.properties).reduce(
      (sum, [name, child]) => sum + bytesOf(name) + 2 + sizeOf(child),
      0,
    )
  }
  const { additionalProperties: member, propertyNames } = schema
  if (typeof member !== 'object') return extent === whole ? Infinity : 0
  const name = 2 + (propertyNames?.maxLength ?? Infinity) * bytesOfCharacter
  return Math.min(schema.maxProperties ?? Infinity, extent.items) * (2 + name + sizeOf(member))
}
