import { buffer } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import type { Operations } from '../../../generated/operations.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { patch } from '../../db/query/patch.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { messages } from '../../db/schema/messages.ts'
import { type ApiError, notFound, ruleViolated } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import type { Answer } from '../../http/reply/answer.ts'
import type { UnmanagedContext } from '../../http/context.ts'
import { reserveMailBody } from '../../http/limits/mail-body-quota.ts'
import { newId } from '../../lib/ids.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import { isMailRefusal, readMail } from '../../platform/mail/workers.ts'
import { isMissing } from '../../platform/storage/store.ts'
import { channelById, ownAddressesOf } from '../channels/queries.ts'
import { lockConversation } from '../conversations/queries.ts'
import { withUploads } from '../media-manager/uploads/sweep.ts'
import { type AttachedFile, attachFiles, detachFiles, filesOfMessage } from './attachments.ts'
import { contentOf, type InboundFiles, typeOf } from './inbound.ts'
import {
  allDropped,
  digestOf,
  type FileContext,
  makeFiles,
  mediaTypeOfPart,
  nameOf,
  type Stored,
  storeAll,
  type StoringContext,
} from './mail-files.ts'
import { message } from './message.ts'
import { type Original, originalOf } from './originals.ts'
import { refreshPreview } from './preview.ts'
import { messageById } from './queries.ts'
import { type MessageRow, toMessage } from './wire.ts'
import { type MailWriter, namedAddresses, writerOf } from './writer.ts'

/** A file of a message with the media type of a part of its mail. */
type Same = Pick<AttachedFile, 'fileId'> & { readonly mimeType: string }

type Ctx = StoringContext & { readonly now: string }

/**
 * Changes a message as it was read, in a transaction, and returns the names of the members that were read otherwise.
 * `lock` locks the message, whose conversation is locked by then.
 */
export type Change = (
  ctx: FileContext,
  lock: () => Promise<{ readonly redactedAt: string | null }>,
) => Promise<string[]>

export function reparseMessage(
  ctx: UnmanagedContext<Operations['reparseMessage']['reply']>,
  id: string,
): Promise<Answer> {
  return readMessageAgain(ctx, id, (change) =>
    ctx.transaction(async (inner) => {
      await change(inner, () => message.lock(inner, id))
      return message.reply(inner, id)
    }),
  )
}

/**
 * Reads the original of a message again, and changes what is decided on its content by a `change` that `concluded`
 * calls. Its conversation, contact and tickets stay as they are. A file whose bytes the message has already is not
 * stored again. Throws 404, 422.
 */
export async function readMessageAgain<Result>(
  ctx: Ctx,
  id: string,
  concluded: (change: Change) => Promise<Result>,
): Promise<Result> {
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
  const same: Array<Same | undefined> = []
  for (const part of mail.parts) {
    const digest = (await digestOf(part.bytes)).toString('hex')
    const file = attached.find(({ sha256 }) => sha256 === digest)
    same.push(file && { fileId: file.fileId, mimeType: await mediaTypeOfPart(part) })
  }
  const missing = mail.parts.filter((_, index) => !same[index])
  const keys = missing.map(() => ({ workspaceId, id: newId() }))
  return withUploads(ctx, keys, async (claim) => {
    const stored = await storeAll(ctx, missing, keys)
    return concluded(async (inner, lock) => {
      // The conversation is locked first, as where a message is redacted
      await lockConversation(inner.db, { workspaceId, id: found.conversationId })
      const { redactedAt } = await lock()
      if (redactedAt !== null) throw noOriginal()
      const files = await filesAgain(inner, ctx.storage.quotaBytes, mail, same, stored)
      claim(files.claimed)
      return updateContent(inner, id, mail, writer, files)
    })
  })
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
    return read.mail
  } catch (error) {
    if (isMissing(error)) {
      throw ruleViolated('The bytes of the original mail are not in the file storage any more.')
    }
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
  ctx: FileContext,
  quotaBytes: number | undefined,
  mail: Mail,
  same: ReadonlyArray<Same | undefined>,
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
  return { kept, dropped: allDropped(mail, dropped), claimed }
}

/** Changes what is read otherwise, and emits an event if anything is. Returns the names of these members. */
async function updateContent(
  ctx: ActorContext,
  id: string,
  mail: Mail,
  writer: MailWriter,
  { kept, dropped }: InboundFiles,
): Promise<string[]> {
  const { workspaceId } = ctx.actor
  const key = { workspaceId, id }
  const before = await requireMessage(ctx, id)
  const changes = changesOf(before, mail, writer, { kept, dropped })
  const hasSameFiles = isDeepStrictEqual(before.attachments.map(namedFile), kept.map(namedFile))
  const differing = Object.entries(changes).flatMap(([name, value]) =>
    isDeepStrictEqual(before[name as keyof MessageRow], value) ? [] : name,
  )
  const changed = hasSameFiles ? differing : [...differing, 'attachments']
  if (changed.length === 0) return []
  const { conversationId } = before
  await pipeline(ctx.db, [
    () => patch(ctx.db, messages, key, { ...changes, mailDigest: mail.digest, updatedAt: ctx.now }),
    () => !hasSameFiles && detachFiles(ctx.db, key),
    () => !hasSameFiles && attachFiles(ctx.db, { ...key, files: JSON.stringify(kept) }),
    () =>
      changes.message !== before.message &&
      refreshPreview(ctx.db, { workspaceId, id: conversationId, subject: null, now: ctx.now }),
  ])
  const after = toMessage(await requireMessage(ctx, id), null)
  emit(ctx, ['message.updated', after, toMessage(before, null)])
  return changed
}

async function requireMessage({ db, actor }: ActorContext, id: string): Promise<MessageRow> {
  const [row] = await messageById(db, { workspaceId: actor.workspaceId, id })
  if (!row) throw notFound('message', id)
  return row
}

function changesOf(before: MessageRow, mail: Mail, writer: MailWriter, files: InboundFiles) {
  const content = contentOf(mail, writer, before.contactId)
  return {
    ...content,
    messageType: typeOf(content.message, files.kept),
    droppedAttachments: files.dropped,
    // Reply-To counts by who took part in the thread when the mail came
    headers: { ...mail.headers, replyTo: before.headers?.replyTo ?? [] },
  }
}

/** Returns the members of an attached file that a mail decides, in one order. */
function namedFile({ fileId, name, mimeType, contentId, isInline }: AttachedFile) {
  return [fileId, name, mimeType, contentId ?? null, isInline ?? false]
}

function noOriginal(): ApiError {
  return ruleViolated('The mail of the message is not kept as it came.')
}
