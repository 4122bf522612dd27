import { buffer } from 'node:stream/consumers'
import type { Operations } from '../../../generated/operations.ts'
import { deleteShownLinks } from '../../auth/shown-links.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { type ApiError, memberRefused, unavailable, unknownReference } from '../../errors.ts'
import type { Answer } from '../../http/reply/answer.ts'
import type { UnmanagedContext } from '../../http/context.ts'
import { reserveMailBody } from '../../http/limits/mail-body-quota.ts'
import { rawLimit } from '../../http/request/validate.ts'
import { newId } from '../../lib/ids.ts'
import type { Mail, ReadMail } from '../../platform/mail/mail.ts'
import { isMailRefusal, type MailRefusal, readMail } from '../../platform/mail/workers.ts'
import { channelById, lockChannelForReference } from '../channels/queries.ts'
import { fileById } from '../media-manager/queries.ts'
import { requireReadableContent } from '../media-manager/recordings.ts'
import { withUploads } from '../media-manager/uploads/sweep.ts'
import { settingsById } from '../settings/queries.ts'
import { receiveReport, returnedMessage } from './bounce.ts'
import { identityOf } from './identity.ts'
import { type Inbound, receive, requireReceiving } from './inbound.ts'
import { allDropped, digestOf, makeFiles, storeAll, storeOriginal } from './mail-files.ts'
import { messageByExternalId } from './queries.ts'
import { storeRejected } from './rejected-mail.ts'

type Ctx = UnmanagedContext<Operations['receiveMessage']['reply']>

/** Bytes in which a mail is looked for that contains a link: far more than such a mail and a report of it have. */
const mostShown = 262_144

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
  const digest = await digestOf(raw)
  const sha256 = digest.toString('hex')
  const { workspaceId } = ctx.actor
  const [[channel], [settings]] = await pipeline(ctx.db, [
    () => channelById(ctx.db, { workspaceId, id: channelId }),
    () => settingsById(ctx.db, { workspaceId, id: workspaceId }),
  ])
  if (channel?.type !== 'email' || channel.status === 'disabled') {
    return ctx.transaction(async (inner) => {
      const [found] = await lockChannelForReference(inner.db, { workspaceId, id: channelId })
      requireReceiving(found, channelId, true)
      throw later()
    }, digest)
  }
  const read = await readOrRefusal(ctx, channelId, raw, sha256)
  await deleteShownLinks(ctx.db, workspaceId, textsOf(raw, read))
  if (isMailRefusal(read)) {
    const keptAs = fileId ?? (await storeRejected(ctx, channelId, { bytes: raw, sha256 }, read))
    return ctx.transaction(() => Promise.reject(read.with({ fileId: keptAs })), digest)
  }
  if (!('mail' in read)) {
    return ctx.transaction((inner) => receiveReport(inner, channelId, read.report), digest)
  }
  const { mail } = read
  const isNew = !(await isKnown(ctx, channelId, mail))
  const parts = isNew ? mail.parts : []

  const keys = parts.map(() => ({ workspaceId, id: newId() }))
  const keepsOriginal = isNew && settings?.originalRetentionDays !== 0
  const originalKey = keepsOriginal ? { workspaceId, id: newId() } : undefined
  return withUploads(ctx, originalKey ? [...keys, originalKey] : keys, async (claim) => {
    const stored = await storeAll(ctx, parts, keys)
    const original = originalKey && (await storeOriginal(ctx, originalKey, raw))
    return ctx.transaction(async (inner) => {
      let claimed: ReadonlySet<string> = new Set()
      const files = async () => {
        if (!isNew) throw later()
        const made = await makeFiles(inner, ctx.storage.quotaBytes, stored)
        claimed = made.claimed
        return { ...made, dropped: allDropped(mail, made.dropped), original }
      }
      const reply = await receive(inner, channelId, inboundOf(mail, files))
      const isKept = original && reply.status === 201 && reply.body.data.hasOriginal
      claim(isKept ? [...claimed, original.uploadId] : claimed)
      return reply
    }, digest)
  })
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
    throw memberRefused('/fileId', 'must be a file of 1 byte to 25 MiB.')
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

/** Returns a mail, or else a report about a message that the channel sent, or the reason why the mail is refused. */
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
      // In words alone, it may be about something else
      return { mail: read.mail }
    }
  } catch (error) {
    if (isMailRefusal(error)) return error
    throw error
  }
}

/** Returns the texts of a mail one by one, and the beginnings of the mail itself and of those that it contains. */
function* textsOf(raw: Buffer, read: ReadMail | MailRefusal): Iterable<string | null> {
  yield beginning(raw)
  if (!('mail' in read)) return
  const { message, quotedText, html, parts } = read.mail
  yield* [message, quotedText, html]
  for (const { mimeType, bytes } of parts) {
    if (/^(?:message|text)\//.test(mimeType)) yield beginning(bytes)
  }
}

function beginning(bytes: Uint8Array): string {
  const { buffer: memory, byteOffset, length } = bytes
  return Buffer.from(memory, byteOffset, Math.min(length, mostShown)).toString('latin1')
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
    groupId: undefined,
    files,
  }
}
