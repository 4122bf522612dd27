import { webcrypto } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { type ApiError, notFound, ruleViolated } from '../../errors.ts'
import type { Answer } from '../../http/reply/answer.ts'
import type { Context, UnmanagedContext } from '../../http/context.ts'
import { reserveMailBody } from '../../http/limits/mail-body-quota.ts'
import { newId } from '../../lib/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { isMailRefusal, readMail } from '../../platform/mail/threads.ts'
import { channelById, ownAddressesOf } from '../channels/queries.ts'
import { lockConversation } from '../conversations/queries.ts'
import { attachFiles, detachFiles, filesOfMessage } from './attachments.ts'
import { contentOf, type InboundFiles, typeOf } from './inbound.ts'
import { beyond, makeFiles, nameOf, removeOthers, type Stored, storeAll } from './mail-files.ts'
import { message } from './message.ts'
import { type Original, originalOf } from './originals.ts'
import { messageById, refreshPreview } from './queries.ts'
import type { MessageRow } from './wire.ts'
import { type MailWriter, namedAddresses, writerOf } from './writer.ts'

type Ctx = UnmanagedContext<Operations['reparseMessage']['reply']>

/** A file of a message with the digest of its bytes. */
type Attached = Awaited<ReturnType<typeof filesOfMessage>>[number]

const { subtle } = webcrypto

/**
 * Reads the original of a message again, and changes what is decided on its content. Its conversation, contact and
 * tickets stay as they are. A file whose bytes the message has already is not stored again.
 */
export async function reparseMessage(ctx: Ctx, id: string): Promise<Answer> {
  const { workspaceId } = ctx.actor
  const key = { workspaceId, id }
  const [[found], [original], attached] = await pipeline(ctx.db, [
    () => messageById(ctx.db, key),
    () => originalOf(ctx.db, key),
    () => filesOfMessage(ctx.db, key),
  ])
  if (!found) throw notFound('message', id)
  if (!original) throw noOriginal()
  const mail = await readAgain(ctx, original)
  const writer = await writerAgain(ctx, found, mail)
  const same: Array<Attached | undefined> = []
  for (const { bytes } of mail.parts) {
    const digest = await sha256Of(bytes)
    same.push(attached.find(({ sha256 }) => sha256 === digest))
  }
  const missing = mail.parts.filter((_, index) => !same[index])
  const keys = missing.map(() => ({ workspaceId, id: newId() }))
  let claimed: ReadonlySet<string> = new Set()
  try {
    const stored = await storeAll(ctx, missing, keys)
    return await ctx.transaction(async (inner) => {
      claimed = new Set()
      // The conversation is locked first, as where a message is redacted
      await lockConversation(inner.db, { workspaceId, id: found.conversationId })
      const { redactedAt } = await message.lock(inner, id)
      if (redactedAt !== null) throw noOriginal()
      const files = await filesAgain(inner, ctx.storage.quotaBytes, mail, same, stored)
      claimed = files.claimed
      return updateContent(inner, id, mail, writer, files)
    })
  } catch (error) {
    // Whether it was committed may be unknown; the database will say
    claimed = new Set()
    throw error
  } finally {
    await removeOthers(ctx, keys, claimed)
  }
}

/** Reads an original. Throws 422 for one that is a delivery report by now, or that is refused. */
async function readAgain(ctx: Ctx, { uploadId, size, sha256 }: Original): Promise<Mail> {
  const { workspaceId } = ctx.actor
  const release = reserveMailBody(workspaceId, size)
  try {
    const key = { workspaceId, id: uploadId }
    const raw = await buffer(await ctx.storage.store.get(key, { start: 0, end: size - 1 }))
    const read = await readMail(raw, sha256, workspaceId, ctx.now)
    if (!('mail' in read)) throw ruleViolated('The original mail is a delivery report.')
    const { mail, report } = read
    return report ? { ...mail, isAutomatic: true, suppressAutoReply: true } : mail
  } catch (error) {
    if (!isMailRefusal(error)) throw error
    throw ruleViolated(`The original mail cannot be read. ${error.message}`)
  } finally {
    release()
  }
}

/** Returns the writer of a mail. A forwarded mail counts as one if it did when the mail came. */
async function writerAgain(ctx: Ctx, row: MessageRow, mail: Mail): Promise<MailWriter> {
  const { workspaceId } = ctx.actor
  const [[channel], own] = await pipeline(ctx.db, [
    () => (row.channelId ? channelById(ctx.db, { workspaceId, id: row.channelId }) : []),
    () => ownAddressesOf(ctx.db, { workspaceId, addresses: namedAddresses(mail) }),
  ])
  const isForward = mail.forwarded !== null && mail.forwarded.from.address === row.fromAddress
  return writerOf(mail, channel ?? { config: {} }, {
    own: new Set(own.map(({ address }) => address)),
    isUser: isForward,
  })
}

/** Returns the files of a mail: those that its message has already, and new ones of what is stored. */
async function filesAgain(
  ctx: Context,
  quotaBytes: number | undefined,
  mail: Mail,
  same: ReadonlyArray<Attached | undefined>,
  stored: readonly Stored[],
): Promise<InboundFiles & { claimed: ReadonlySet<string> }> {
  const kept: Array<InboundFiles['kept'][number]> = []
  const dropped: Array<InboundFiles['dropped'][number]> = []
  const claimed = new Set<string>()
  for (const [index, part] of mail.parts.entries()) {
    const file = same[index]
    const one = stored.find((other) => other.part === part)
    if (file) {
      const { contentId, isInline } = part
      const { fileId, mimeType } = file
      kept.push({ fileId, mimeType, name: nameOf(part, mimeType, index), contentId, isInline })
    } else if (one) {
      const made = await makeFiles(ctx, quotaBytes, [one])
      kept.push(...made.kept)
      dropped.push(...made.dropped)
      for (const id of made.claimed) claimed.add(id)
    }
  }
  return { kept, dropped: [...dropped, ...beyond(mail)].slice(0, 100), claimed }
}

/** Changes what is read otherwise, and emits an event if anything is. */
async function updateContent(
  ctx: Context,
  id: string,
  mail: Mail,
  writer: MailWriter,
  { kept, dropped }: InboundFiles,
): Promise<Schema<'MessageReply'>> {
  const key = { workspaceId: ctx.actor.workspaceId, id }
  const before = await message.require(ctx, id)
  const changes = changesOf(before, mail, writer, { kept, dropped })
  const files = kept.map(({ mimeType: _, ...file }) => file)
  const hasFiles = isDeepStrictEqual(before.attachments.map(namedFile), files.map(namedFile))
  if (
    hasFiles &&
    Object.entries(changes).every(([name, value]) =>
      isDeepStrictEqual(before[name as keyof MessageRow], value),
    )
  ) {
    return message.replyWith(ctx, before)
  }
  const { conversationId } = before
  await pipeline(ctx.db, [
    () => message.patch(ctx, id, { ...changes, mailDigest: mail.digest }),
    () => !hasFiles && detachFiles(ctx.db, key),
    () => !hasFiles && attachFiles(ctx.db, { ...key, files: JSON.stringify(files) }),
    () =>
      changes.message !== before.message &&
      refreshPreview(ctx.db, { ...key, id: conversationId, subject: null, now: ctx.now }),
  ])
  return message.reply(ctx, id, 'message.updated', before)
}

function changesOf(before: MessageRow, mail: Mail, writer: MailWriter, files: InboundFiles) {
  const { subject, message: text, quotedText } = contentOf(mail, writer)
  const isAutomatic = mail.isAutomatic || before.contactId === null
  const isTrusted = writer.verified !== 'fail'
  return {
    messageType: typeOf(text, files.kept),
    message: text,
    quotedText,
    html: mail.html,
    sanitizedHtml: mail.sanitizedHtml,
    subject,
    to: mail.to.map(({ address }) => address),
    cc: mail.cc.map(({ address }) => address),
    droppedAttachments: files.dropped,
    isAutomatic,
    suppressAutoReply: mail.suppressAutoReply || isAutomatic || !writer.isFrom || !isTrusted,
    senderVerified: writer.verified,
    // Reply-To counts by who took part in the thread when the mail came
    headers: { ...mail.headers, replyTo: before.headers?.replyTo ?? [] },
  }
}

/** Returns the members of an attached file that a mail decides, in one order. */
function namedFile(file: {
  fileId: string
  name?: string
  contentId?: string | null
  isInline?: boolean
}) {
  return [file.fileId, file.name, file.contentId ?? null, file.isInline ?? false]
}

function noOriginal(): ApiError {
  return ruleViolated('The mail of the message is not kept as it came.')
}

async function sha256Of(bytes: Uint8Array): Promise<string> {
  // Not by this thread
  return Buffer.from(await subtle.digest('SHA-256', Buffer.from(bytes))).toString('hex')
}
