import { webcrypto } from 'node:crypto'
import { liveIdsOf } from '../../db/query/references.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { mediaFiles } from '../../db/schema/media.ts'
import type { DroppedAttachment } from '../../db/schema/messages.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { ApiError, unavailable } from '../../errors.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import type { Mail, MailPart } from '../../platform/mail/mail.ts'
import type { StoreKey } from '../../platform/storage/store.ts'
import { descriptionOf, makeFile } from '../media-manager/uploads/create.ts'
import { mediaTypeOf } from '../media-manager/uploads/media-type.ts'
import { fileWithBytes } from '../media-manager/queries.ts'
import {
  cleanName,
  headBytes,
  piecesOf,
  type Received,
  receive as store,
} from '../media-manager/uploads/receive.ts'
import { nameOfKind } from './file-names.ts'
import type { InboundFiles } from './inbound.ts'

export type StoringContext = Pick<UnmanagedContext<unknown>, 'db' | 'storage'> & {
  readonly actor: Pick<ActorContext['actor'], 'workspaceId'>
}
export type FileContext = ActorContext & Pick<Context, 'publicUrl'>

/** A part whose bytes are in the store. */
export interface Stored {
  readonly part: MailPart
  readonly name: string
  readonly received: Received
}

const atOnce = 5
const mostDropped = 100

/** Puts parts into the store, some at a time; each ends before any failure is reported. */
export async function storeAll(
  ctx: StoringContext,
  parts: readonly MailPart[],
  keys: readonly StoreKey[],
): Promise<Stored[]> {
  const stored: Stored[] = []
  for (let first = 0; first < parts.length; first += atOnce) {
    const settled = await Promise.allSettled(
      parts.slice(first, first + atOnce).map(async (part, index): Promise<Stored> => {
        const type = await mediaTypeOfPart(part)
        const key = keys[first + index]
        if (!key) throw new Error('a part without a key')
        const received = await store(ctx, key, piecesOf(part.bytes), givenName(part), type)
        return { part, name: nameOf(part, received.mimeType, first + index), received }
      }),
    )
    for (const one of settled) {
      if (one.status === 'rejected') throw one.reason
      stored.push(one.value)
    }
  }
  return stored
}

/** Returns the media type of a part. What a mail says of a part that is something else counts for nothing. */
export async function mediaTypeOfPart(part: MailPart): Promise<string> {
  const { buffer, byteOffset, length } = part.bytes
  const head = Buffer.from(buffer, byteOffset, Math.min(length, headBytes))
  const name = givenName(part)
  return mediaTypeOf(head, name, part.mimeType).catch((error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    return mediaTypeOf(head, name, undefined)
  })
}

/** Returns the SHA-256 of bytes, which another thread computes. */
export async function digestOf(bytes: Uint8Array): Promise<Buffer> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', bytes))
}

/** Puts a mail into the store as it came. */
export async function storeOriginal(
  ctx: StoringContext,
  key: StoreKey,
  raw: Buffer,
): Promise<InboundFiles['original']> {
  const { size, sha256 } = await store(ctx, key, piecesOf(raw), 'mail.eml', 'message/rfc822')
  return { uploadId: key.id, size, sha256, quotaBytes: ctx.storage.quotaBytes ?? null }
}

/** Returns the name of the file of a part, which is named after its kind if it has none. */
export function nameOf(part: MailPart, mimeType: string, index: number): string {
  return givenName(part) || nameOfKind(mimeType, index)
}

/** Returns the name of a part as it can be shown; empty if it has none. */
function givenName({ name }: Pick<MailPart, 'name'>): string {
  try {
    // Its end names its kind. A character has two code units at most, and none is cut apart
    const end = [...(name ?? '').slice(-512).toWellFormed()].slice(-255)
    return cleanName(end.join(''), '')
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return ''
  }
}

/** Makes files of what is stored, or finds those at the top of the media manager with the same bytes. */
export async function makeFiles(
  ctx: FileContext,
  quotaBytes: number | undefined,
  stored: readonly Stored[],
): Promise<InboundFiles & { claimed: ReadonlySet<string> }> {
  const kept: Array<InboundFiles['kept'][number]> = []
  const dropped: DroppedAttachment[] = []
  const claimed = new Set<string>()
  for (const one of stored) {
    const made = await makeOne(ctx, quotaBytes, one)
    if (!made) {
      const { mimeType, size } = one.received
      dropped.push({ name: one.name, mimeType, size, reason: 'storage_quota_exceeded' })
    } else {
      const { isNew, ...file } = made
      kept.push(file)
      if (isNew) claimed.add(one.received.key.id)
    }
  }
  return { kept, dropped, claimed }
}

async function makeOne(
  ctx: FileContext,
  quotaBytes: number | undefined,
  { part: { contentId, isInline }, name, received }: Stored,
) {
  const { workspaceId } = ctx.actor
  const description = descriptionOf({ visibility: 'private' }, name)
  const { sha256 } = received
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await savepoint(ctx.db, (db) =>
      makeFile({ ...ctx, db }, quotaBytes, received, description),
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'storage_quota_exceeded') return null
      throw error
    })
    if (row === null) return undefined
    // These belong to the attachment, and the bytes may be those of another message
    const said = { name, mimeType: received.mimeType, contentId, isInline }
    if (row) return { ...said, fileId: row.id, isNew: true }

    const [same] = await fileWithBytes(ctx.db, { workspaceId, folderId: null, sha256 })
    const live = same && (await liveIdsOf(ctx.db, mediaFiles, workspaceId, [same.id]))
    if (same && live?.has(same.id)) {
      return { ...said, fileId: same.id, isNew: false }
    }
  }
  throw unavailable('A file with the same content was deleted at the same time. Retry the request.')
}

/** Returns what is said of the dropped parts of a mail, as far as those past the most that are kept can be named. */
export function allDropped(
  { parts, others }: Mail,
  dropped: readonly DroppedAttachment[],
): DroppedAttachment[] {
  const beyond = others.map((part, index): DroppedAttachment => ({
    name: givenName(part) || nameOfKind(part.mimeType, parts.length + index),
    mimeType: part.mimeType.slice(0, 255),
    size: part.size,
    reason: 'too_many',
  }))
  return [...dropped, ...beyond].slice(0, mostDropped)
}
