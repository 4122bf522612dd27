import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { illegalMove, notFound } from '../../errors.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type HandlersFor, unmanaged } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { unblockMessage } from './blocked.ts'
import { detachFiles } from './attachments.ts'
import { withUrls } from './inline-images.ts'
import { deleteOriginal, originalContent, originalOf } from './originals.ts'
import { message, messageEvents } from './message.ts'
import { previewOf, refreshPreview } from './preview.ts'
import { bouncingRecipients, recipientsOfMessage, requeueRecipients } from './recipient-queries.ts'
import {
  conversationMessagePage,
  messageById,
  messagePage,
  ownSubject,
  requeue,
} from './queries.ts'
import { requireDeliverable } from './recipients.ts'
import { receiveHandlers } from './receive.ts'
import { reparseMessage } from './reparse.ts'
import { redactMessage } from './redact.ts'
import { sendMessage } from './send.ts'
import { toMessage } from './wire.ts'

const waiting: ReadonlyArray<Schema<'MessageStatus'>> = ['scheduled', 'queued']

export const messageHandlers: HandlersFor<'messages'> = {
  ...receiveHandlers,
  sendMessage,
  unblockMessage,

  async listConversationMessages({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[conversation], found] = await pipeline(db, [
      () => conversationById(db, { workspaceId, id: params.id }),
      () => conversationMessagePage(db, { workspaceId, ...query, conversationId: [params.id] }),
    ])
    if (!conversation) throw notFound('conversation', params.id)

    return page(query, found, (row) => toMessage(row, publicUrl))
  },

  async listMessages({ db, actor, publicUrl }, { query }) {
    const found = await messagePage(db, { workspaceId: actor.workspaceId, ...query })
    return page(query, found, (row) => toMessage(row, publicUrl))
  },

  async listMessageRecipients({ db, actor: { workspaceId } }, { params }) {
    const key = { workspaceId, id: params.id }
    const [[found], recipients] = await pipeline(db, [
      () => messageById(db, key),
      () => recipientsOfMessage(db, key),
    ])
    if (!found) throw notFound('message', params.id)
    return { success: true, data: recipients }
  },

  async getMessage(ctx, { params, query }) {
    const row = await message.require(ctx, params.id)
    return message.replyWith(ctx, query.inline === 'urls' ? withUrls(row, ctx.publicUrl) : row)
  },

  getMessageOriginal: unmanaged(async ({ db, actor: { workspaceId }, storage }, { params }) => {
    const key = { workspaceId, id: params.id }
    const [original] = await originalOf(db, key)
    if (!original) throw notFound('message_original', params.id)
    return originalContent(storage.store, key, original)
  }),

  reparseMessage: unmanaged((ctx, { params }) => reparseMessage(ctx, params.id)),

  async deleteMessage(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    const found = await message.require(ctx, params.id)
    // The conversation is locked first, in the order in which it is deleted with its messages
    await lockConversation(ctx.db, { workspaceId, id: found.conversationId })
    const { status, redactedAt } = await message.lock(ctx, params.id)
    if (status === 'sending')
      throw illegalMove('message', status, 'canceled', ['sent', 'failed', 'queued'])
    if (redactedAt !== null) return

    const isCanceled = waiting.includes(status)
    const { conversationId, message: said } = found
    const [own] = await ownSubject(ctx.db, { ...key, conversationId })
    const subject = own?.subject ?? null
    const shown = { lastMessagePreview: previewOf(said), subject }
    const [, , , , row] = await pipeline(ctx.db, [
      () =>
        message.patch(ctx, params.id, {
          message: null,
          quotedText: null,
          html: null,
          sanitizedHtml: null,
          subject: null,
          fromAddress: null,
          to: [],
          cc: [],
          bcc: [],
          settled: [],
          droppedAttachments: [],
          location: null,
          headers: null,
          metadata: {},
          redactedAt: ctx.now,
          ...(isCanceled && { status: 'canceled', dueAt: null }),
        }),
      () => detachFiles(ctx.db, key),
      () => deleteOriginal(ctx.db, key),
      () => redactMessage(ctx.db, key, conversationId, shown),
      () => message.require(ctx, params.id),
      () => refreshPreview(ctx.db, { workspaceId, id: conversationId, subject, now: ctx.now }),
    ])
    const redacted = toMessage(row, null)
    // Without what it was, since that is what it said
    emit(ctx, ['message.redacted', redacted])
    const { id: messageId, messageType } = redacted
    const fileIds = found.attachments.map(({ fileId }) => fileId)
    const erased = { messageId, conversationId, messageType, message: said, subject, fileIds }
    emitInternally(ctx, 'message.content_erased', erased)
    if (isCanceled) emit(ctx, ['message.canceled', redacted, { ...redacted, status }])
  },

  async cancelMessage(ctx, { params }) {
    const { status } = await message.lock(ctx, params.id)
    if (status === 'canceled') return message.reply(ctx, params.id)
    if (!waiting.includes(status)) {
      throw illegalMove('message', status, 'canceled', status === 'failed' ? ['queued'] : [])
    }
    return message.update(ctx, params.id, { status: 'canceled', dueAt: null }, messageEvents)
  },

  async retryMessage(ctx, { params, query }) {
    const { workspaceId } = ctx.actor
    const { status, redactedAt } = await message.lock(ctx, params.id)
    if ((status !== 'failed' && status !== 'queued') || redactedAt !== null) {
      throw illegalMove('message', status, 'queued', status === 'scheduled' ? ['canceled'] : [])
    }
    const key = { workspaceId, id: params.id }
    const [before, bouncing] = await pipeline(ctx.db, [
      () => message.require(ctx, params.id),
      () => (query.force ? [] : bouncingRecipients(ctx.db, key)),
    ])
    const { to, cc, bcc, settled, conversationId } = before
    const reached = new Set(settled.flatMap(({ address, code }) => (code === null ? address : [])))
    const left = [...to, ...cc, ...bcc].filter((one) => !reached.has(one.toLowerCase()))
    await requireDeliverable(ctx, left, query.force, conversationId)
    await pipeline(ctx.db, [
      () => requeue(ctx.db, { ...key, now: ctx.now }),
      () => requeueRecipients(ctx.db, { ...key, without: bouncing.map(({ address }) => address) }),
    ])

    return message.reply(ctx, params.id, 'message.queued', before)
  },
}
