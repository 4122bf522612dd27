import { webcrypto } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { liveIdsOf } from '../../db/query/references.ts'
import { savepoint } from '../../db/pool/savepoint.ts'
import { mediaFiles } from '../../db/schema/media.ts'
import type { DroppedAttachment } from '../../db/schema/messages.ts'
import type { Operations } from '../../../generated/operations.ts'
import { ApiError, ruleViolated, unavailable, unknownReference } from '../../errors.ts'
import type { Answer } from '../../http/reply/answer.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import { reserveMailBody } from '../../http/limits/mail-body-quota.ts'
import { rawLimit } from '../../http/request/validate.ts'
import { newId } from '../../lib/ids.ts'
import { channelById, lockChannelForReference } from '../channels/queries.ts'
import { makeFile } from '../media-manager/uploads/create.ts'
import { mediaTypeOf } from '../media-manager/uploads/media-type.ts'
import { fileById, fileWithBytes } from '../media-manager/queries.ts'
import { requireReadableContent } from '../media-manager/recordings.ts'
import {
  cleanName,
  piecesOf,
  type Received,
  receive as store,
} from '../media-manager/uploads/receive.ts'
import { removeOwnUpload } from '../media-manager/uploads/sweep.ts'
import { receiveReport, returnedMessage } from './bounce.ts'
import { type Inbound, type InboundFiles, receive, requireReceiving } from './inbound.ts'
import { isMailRefusal, type MailRefusal, readMail } from '../../platform/mail/threads.ts'
import type { Mail, MailPart, ReadMail } from '../../platform/mail/mail.ts'
import { identityOf } from './identity.ts'
import { nameOfKind } from './file-names.ts'
import { messageByExternalId } from './queries.ts'
import { storeRejected } from './rejected-mail.ts'

type Ctx = UnmanagedContext<Operations['receiveMessage']['reply']>

/** A part whose bytes are in the store. */
interface Stored {
  readonly part: MailPart
  readonly name: string
  readonly received: Received
}

const { subtle } = webcrypto
const mostDropped = 100
const atOnce = 5

/**
 * Receives a mail: its attachments while nothing is locked, then the message with its files. A rejected mail is
 * stored as a file, unless it is one already.
 */
export async function receiveMail(
  ctx: Ctx,
  channelId: string,
  raw: Buffer,
  fileId?: string,
): Promise<Answer> {
  // Not by this thread
  const digest = Buffer.from(await subtle.digest('SHA-256', raw))
  const sha256 = digest.toString('hex')
  const { workspaceId } = ctx.actor
  const [channel] = await channelById(ctx.db, { workspaceId, id: channelId })
  const isMailbox = channel?.type === 'email' && channel.status !== 'disabled'
  const read = isMailbox ? await readOrRefusal(ctx, channelId, raw, sha256) : undefined
  if (isMailRefusal(read)) {
    const keptAs = fileId ?? (await storeRejected(ctx, channelId, { bytes: raw, sha256 }, read))
    return ctx.transaction(() => Promise.reject(read.with({ fileId: keptAs })), digest)
  }
  const report = read?.report
  if (report) return ctx.transaction((inner) => receiveReport(inner, channelId, report), digest)
  const mail = read && 'mail' in read ? read.mail : undefined
  const kept = mail?.parts ?? []

  const keys = kept.map(() => ({ workspaceId, id: newId() }))
  const isNew = mail !== undefined && kept.length > 0 && !(await isKnown(ctx, channelId, mail))
  let claimed: ReadonlySet<string> = new Set()
  try {
    const stored = isNew ? await storeAll(ctx, kept, keys) : []
    return await ctx.transaction(async (inner) => {
      claimed = new Set()
      if (!mail) {
        const [found] = await lockChannelForReference(inner.db, { workspaceId, id: channelId })
        requireReceiving(found, channelId, true)
        throw later()
      }
      const files = async () => {
        if (stored.length < kept.length) throw later()
        const made = await makeFiles(inner, ctx.storage.quotaBytes, stored)
        claimed = made.claimed
        const dropped = [...made.dropped, ...beyond(mail)].slice(0, mostDropped)
        return { ...made, dropped }
      }
      return receive(inner, channelId, inboundOf(mail, files))
    }, digest)
  } catch (error) {
    // Whether it was committed may be unknown; the database will say
    claimed = new Set()
    throw error
  } finally {
    if (isNew) await removeOthers(ctx, keys, claimed)
  }
}

/** Hands a file of the media manager over as a mail. */
export async function receiveStoredMail(
  ctx: Ctx,
  channelId: string,
  fileId: string,
): Promise<Answer> {
  const { workspaceId } = ctx.actor
  const [file] = await fileById(ctx.db, { workspaceId, id: fileId })
  if (!file) throw unknownReference('/fileId', 'media_file', fileId)
  requireReadableContent(ctx.actor, file)
  if (file.size === 0 || file.size > rawLimit) {
    throw ruleViolated('"fileId" must be a file of 1 byte to 25 MiB.', '/fileId')
  }
  const release = reserveMailBody(workspaceId, file.size)
  try {
    const key = { workspaceId, id: file.uploadId }
    const bytes = await ctx.storage.store.get(key, { start: 0, end: file.size - 1 })
    return await receiveMail(ctx, channelId, await buffer(bytes), file.id)
  } finally {
    release()
  }
}

async function readOrRefusal(
  { db, actor: { workspaceId }, now }: Ctx,
  channelId: string,
  raw: Buffer,
  sha256: string,
): Promise<ReadMail | MailRefusal> {
  try {
    const read = await readMail(raw, sha256, workspaceId, now)
    const { report } = read
    if (!report) return read
    try {
      await returnedMessage(db, workspaceId, channelId, report)
      return { report }
    } catch (error) {
      if (!('mail' in read) || !isMailRefusal(error)) throw error
      // In words alone, it may be about something else, but a program wrote it
      return { mail: { ...read.mail, isAutomatic: true, suppressAutoReply: true } }
    }
  } catch (error) {
    if (isMailRefusal(error)) return error
    throw error
  }
}

/** The channel or the message was otherwise a moment ago. */
function later(): ApiError {
  return unavailable('The channel changed at the same time. Retry the request.')
}

async function isKnown({ db, actor }: Ctx, channelId: string, { externalId, digest }: Mail) {
  const named = { workspaceId: actor.workspaceId, channelId, externalId }
  const [found] = await messageByExternalId(db, named)
  return (await identityOf(db, named, digest, found)).earlier !== undefined
}

function inboundOf(mail: Mail, files: Inbound['files']): Inbound {
  return {
    ...mail,
    contact: {},
    mailSender: mail,
    messageType: null,
    location: undefined,
    metadata: {},
    files,
  }
}

/** Puts parts into the store, some at a time; each ends before any failure is reported. */
async function storeAll(
  ctx: Ctx,
  parts: readonly MailPart[],
  keys: ReadonlyArray<{ workspaceId: string; id: string }>,
): Promise<Stored[]> {
  const stored: Stored[] = []
  for (let first = 0; first < parts.length; first += atOnce) {
    const settled = await Promise.allSettled(
      parts.slice(first, first + atOnce).map(async (part, index): Promise<Stored> => {
        const given = givenName(part)
        // What a mail says of a part that is something else counts for nothing
        const head = Buffer.from(part.bytes.buffer, part.bytes.byteOffset, part.bytes.length)
        const type = await mediaTypeOf(head, given, part.mimeType).catch(() => undefined)
        const key = keys[first + index]
        if (!key) throw new Error('a part without a key')
        const received = await store(ctx, key, piecesOf(part.bytes), given, type)
        const name = given === '' ? nameOfKind(received.mimeType, first + index) : given
        return { part, name, received }
      }),
    )
    for (const one of settled) {
      if (one.status === 'rejected') throw one.reason
      stored.push(one.value)
    }
  }
  return stored
}

/** Returns the name of a part as it can be shown; empty if it has none. */
function givenName({ name }: Pick<MailPart, 'name'>): string {
  try {
    return cleanName((name ?? '').slice(-255), '')
  } catch {
    return ''
  }
}

/** Makes files of what is stored, or finds those at the top of the media manager with the same bytes. */
async function makeFiles(
  ctx: Context,
  quotaBytes: number | undefined,
  stored: readonly Stored[],
): Promise<InboundFiles & { claimed: ReadonlySet<string> }> {
  const kept: Array<InboundFiles['kept'][number]> = []
  const dropped: DroppedAttachment[] = []
  const claimed = new Set<string>()
  for (const one of stored) {
    const made = await makeOne(ctx, quotaBytes, one)
    if (!made) dropped.push({ ...describe(one), reason: 'storage_quota_exceeded' })
    else {
      const { isNew, ...file } = made
      kept.push(file)
      if (isNew) claimed.add(one.received.key.id)
    }
  }
  return { kept, dropped, claimed }
}

async function makeOne(
  ctx: Context,
  quotaBytes: number | undefined,
  { part: { contentId, isInline }, name, received }: Stored,
) {
  const { workspaceId } = ctx.actor
  const description = {
    name,
    originalName: name,
    folderId: null,
    altText: null,
    tags: [],
    visibility: 'private' as const,
  }
  const { sha256 } = received
  for (let attempt = 0; attempt < 3; attempt++) {
    const row = await savepoint(ctx.db, (db) =>
      makeFile({ ...ctx, db }, quotaBytes, received, description),
    ).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === 'storage_quota_exceeded') return null
      throw error
    })
    if (row === null) return undefined
    // A name belongs to the attachment, and the bytes may be those of another message
    const said = { name, contentId, isInline }
    if (row) return { ...said, fileId: row.id, mimeType: row.mimeType, isNew: true }

    const [same] = await fileWithBytes(ctx.db, { workspaceId, folderId: null, sha256 })
    const live = same && (await liveIdsOf(ctx.db, mediaFiles, workspaceId, [same.id]))
    if (same && live?.has(same.id)) {
      return { ...said, fileId: same.id, mimeType: same.mimeType, isNew: false }
    }
  }
  throw unavailable('A file with the same content was deleted at the same time. Retry the request.')
}

function describe({ name, received }: Stored): Omit<DroppedAttachment, 'reason'> {
  return { name, mimeType: received.mimeType, size: received.size }
}

/** Parts past the most that are kept, as far as they can be named. */
function beyond({ parts, others }: Mail): DroppedAttachment[] {
  return others.map((part, index) => ({
    name: givenName(part) || nameOfKind(part.mimeType, parts.length + index),
    mimeType: part.mimeType.slice(0, 255),
    size: part.size,
    reason: 'too_many',
  }))
}

/** Removes what no file has taken over. */
async function removeOthers(
  ctx: Ctx,
  keys: ReadonlyArray<{ workspaceId: string; id: string }>,
  claimed: ReadonlySet<string>,
): Promise<void> {
  for (const key of keys) {
    if (!claimed.has(key.id)) await removeOwnUpload(ctx, key)
  }
}
