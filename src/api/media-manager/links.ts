import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Operations } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'

interface Linked {
  readonly id: string
  readonly visibility: 'private' | 'public'
  readonly linkKey: Buffer
  /** The database's present, in Unix seconds. */
  readonly now: number
  /** The name that the file has where it is attached, if that is another one. */
  readonly attachedAs?: string | null
}

type LinkQuery = Omit<Operations['getLinkedMedia']['query'], 'disposition'>

const lifeSeconds = 900

/** Returns a new key of a file, under which its links are signed. */
export function newLinkKey(): Buffer {
  return randomBytes(32)
}

/**
 * Returns the link to the bytes of a file and when it expires; the link of a public file never does. The name of an
 * attachment is part of the link and of its signature: a forged name would make a file look like another one.
 */
export function linkTo(
  { id, visibility, linkKey, now, attachedAs }: Linked,
  publicUrl: string,
): { url: string; expires: number | null } {
  const url = `${publicUrl}${basePath}/media/${id}`
  const isPublic = visibility === 'public'
  const name = attachedAs ? nameInLink(attachedAs) : undefined
  if (isPublic && name === undefined) return { url, expires: null }
  // On a full minute, so that a file read twice has one representation and its ETag holds
  const expires = isPublic ? null : Math.floor((now + lifeSeconds) / 60) * 60
  const query = [
    ...(name === undefined ? [] : [`name=${encodeURIComponent(name)}`]),
    ...(expires === null ? [] : [`expires=${expires}`]),
    `signature=${signatureOf(linkKey, id, expires ?? 0, name).toString('base64url')}`,
  ]
  return { url: `${url}?${query.join('&')}`, expires }
}

/** Returns a name, or its end if an address with it would be too long: a character takes up to 12 there. */
function nameInLink(name: string): string {
  return encodeURIComponent(name).length <= 1440 ? name : [...name].slice(-120).join('')
}

/** Whether a link was made for this file under this name, be it over or not. */
export function isSigned(
  { id, linkKey }: Pick<Linked, 'id' | 'linkKey'>,
  { name, expires = 0, signature = '' }: LinkQuery,
): boolean {
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(linkKey, id, expires, name)
  return given.length === right.length && timingSafeEqual(given, right)
}

function signatureOf(key: Buffer, id: string, expires: number, name: string | undefined): Buffer {
  const named = name === undefined ? '' : ` ${name}`
  return createHmac('sha256', key).update(`${id} ${expires}${named}`).digest()
}
