import { hash } from 'node:crypto'
import type { Actor } from '../../auth/authenticate.ts'
import { ApiError } from '../../errors.ts'
import { serialize } from './serialize.ts'

/** The ETag of a representation: its version and eight hex digits of its SHA-256. */
export function etagOf(version: number, body: string): string {
  return `"${version}-${hash('sha256', body, 'hex').slice(0, 8)}"`
}

/** Whether an `If-None-Match` holds (RFC 9110, section 13.1.2: weak comparison). */
export function noneMatch(header: string, etag: string): boolean {
  return header.split(',').some((tag) => tag.trim() === '*' || asSent(tag) === etag)
}

/**
 * Returns the versions that an `If-Match` asks for, undefined for `*`. A foreign tag matches nothing. A weak one counts,
 * other than RFC 9110 (section 13.1.1) has it: proxies make tags weak when they compress, and the version says the same.
 */
export function versionsOf(header: string): number[] | undefined {
  if (header.trim() === '*') return undefined
  return header.split(',').flatMap((tag) => {
    const version = /^"(\d{1,9})-[0-9a-f]{8}"$/.exec(asSent(tag))?.[1]
    return version === undefined ? [] : [Number(version)]
  })
}

/** Returns a tag as this server sent it, before a compressing proxy made it weak or, as Apache and Caddy do, added the coding. */
function asSent(tag: string): string {
  return tag
    .trim()
    .replace(/^W\//, '')
    .replace(/[-;](?:gzip|br|zstd)"$/, '"')
}

/**
 * 412 with the ETag that the object has now: `schema` and `body` are those of the reply that gets
 * it.
 */
export function preconditionFailed(
  schema: string,
  version: number,
  body: unknown,
  can: Actor['can'],
): ApiError {
  return new ApiError(
    'precondition_failed',
    'The object has another version than the one that the change requires. Read it again and repeat the change.',
    { members: { currentEtag: etagOf(version, serialize(schema, body, can)) } },
  )
}
