import { hash } from 'node:crypto'
import { ApiError, type Fault } from '../errors.ts'
import { serialize } from './serialize.ts'
import { invalid } from './invalid.ts'

/** The ETag of a representation: its version and eight hex digits of its SHA-256. */
export function etagOf(version: number, body: string): string {
  return `"${version}-${hash('sha256', body, 'hex').slice(0, 8)}"`
}

/** Whether an `If-None-Match` holds (RFC 9110, section 13.1.2: weak comparison). */
export function noneMatch(header: string, etag: string): boolean {
  return header.split(',').some((tag) => {
    const text = tag.trim()
    return text === '*' || text.replace(/^W\//, '') === etag
  })
}

/**
 * The versions an `If-Match` asks for, undefined for `*`. A weak tag matches nothing (RFC 9110,
 * section 13.1.1). Throws 400, naming where it stood, for what is no entity tag.
 */
export function versionsOf(
  header: string,
  where: readonly [Fault['location'], pointer: string] = ['header', '/If-Match'],
): number[] | undefined {
  if (header.trim() === '*') return undefined
  const versions: number[] = []
  for (const tag of header.split(',')) {
    const text = tag.trim()
    if (!/^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/.test(text)) {
      throw invalid(
        ...where,
        'must be * or a list of entity tags separated by commas, such as "7-1f0c9a2e"',
      )
    }
    const version = /^"(\d{1,9})-[0-9a-f]{8}"$/.exec(text)?.[1]
    if (version !== undefined) versions.push(Number(version))
  }
  return versions
}

/**
 * 412 with the ETag that the object has now: `schema` and `body` are those of the reply that gets
 * it.
 */
export function preconditionFailed(schema: string, version: number, body: unknown): ApiError {
  return new ApiError(
    'precondition_failed',
    'The object has another version than the header "If-Match" requires. Read it again and repeat the change.',
    { members: { currentEtag: etagOf(version, serialize(schema, body)) } },
  )
}
