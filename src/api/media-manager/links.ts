import { createHmac, timingSafeEqual } from 'node:crypto'
import { basePath } from '../../../generated/routes.ts'

interface Linked {
  readonly id: string
  readonly visibility: 'private' | 'public'
  readonly linkKey: Buffer
  /** The database's present, in Unix seconds. */
  readonly now: number
}

const lifeSeconds = 900

/** Returns the link to the bytes of a file and when it expires; the link of a public file never does. */
export function linkTo(
  { id, visibility, linkKey, now }: Linked,
  publicUrl: string,
): { url: string; expires: number | null } {
  const url = `${publicUrl}${basePath}/media/${id}`
  if (visibility === 'public') return { url, expires: null }
  // On a full minute, so that a file read twice has one representation and its ETag holds
  const expires = Math.floor((now + lifeSeconds) / 60) * 60
  const signature = signatureOf(linkKey, id, expires).toString('base64url')
  return { url: `${url}?expires=${expires}&signature=${signature}`, expires }
}

/** Whether a link was made for this file, be it over or not. */
export function isSigned({ id, linkKey }: Linked, expires: number, signature: string): boolean {
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(linkKey, id, expires)
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(key: Buffer, id: string, expires: number): Buffer {
  return createHmac('sha256', key).update(`${id} ${expires}`).digest()
}
