import type { Schema } from '../../../generated/operations.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import { messages } from '../../db/schema/messages.ts'
import { patch } from '../../db/patch.ts'
import { notFound } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { attach } from '../media-manager/attachments.ts'
import { current, illegalMove, lock, previewOf } from './message.ts'
import {
  conversationMessagePage,
  messageById,
  messagePage,
  refreshPreview,
  requeue,
} from './queries.ts'
import { receiveHandlers } from './receive.ts'
import { redactMessage } from './redact.ts'
import { sendMessage } from './send.ts'
import { toMessage } from './wire.ts'

const waiting: ReadonlyArray<Schema<'MessageStatus'>> = ['scheduled', 'queued']

export const messageHandlers: HandlersFor<'messages'> = {
  ...receiveHandlers,
  sendMessage,

  async listConversationMessages({ db, actor: { workspaceId }, publicUrl }, { params, query }) {
    const [[conversation], found] = await Promise.all([
      conversationById(db, { workspaceId, id: params.id }),
      conversationMessagePage(db, { workspaceId, ...query, conversationId: [params.id] }),
    ])
    if (!conversation) throw notFound('conversation', params.id)

    return page(query, found, (row) => toMessage(row, publicUrl))
  },

  async listMessages({ db, actor, publicUrl }, { query }) {
    const found = await messagePage(db, { workspaceId: actor.workspaceId, ...query })
    return page(query, found, (row) => toMessage(row, publicUrl))
  },

  async getMessage(ctx, { params }) {
    return current(ctx, params.id)
  },

  async deleteMessage(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const key = { workspaceId, id: params.id }
    const [found] = await messageById(ctx.db, key)
    if (!found) throw notFound('message', params.id)
    // First, as by whoever deletes the conversation with its messages
    await lockConversation(ctx.db, { workspaceId, id: found.conversationId })
    const { status, redactedAt } = await lock(ctx, params.id)
    if (status === 'sending') throw illegalMove(status, 'canceled', ['sent', 'failed', 'queued'])
    if (redactedAt !== null) return

    const isCanceled = waiting.includes(status)
    const [, , , [row]] = await Promise.all([
      patch(ctx.db, messages, key, {
        message: null,
        html: null,
        subject: null,
        cc: [],
        bcc: [],
        droppedAttachments: [],
        location: null,
        metadata: {},
        redactedAt: ctx.now,
        ...(isCanceled && { status: 'canceled', dueAt: null }),
        updatedAt: ctx.now,
      }),
      attach(ctx.db, messageAttachments.messageId, { ...key, fileIds: [] }),
      redactMessage(ctx.db, {
        ...key,
        conversationId: found.conversationId,
        preview: previewOf(found.message),
      }),
      messageById(ctx.db, key),
      refreshPreview(ctx.db, { workspaceId, id: found.conversationId, now: ctx.now }),
    ])
    if (!row) return
    const message = toMessage(row, null)
    // Without what it was, since that is what it said
    emit(ctx, ['message.redacted', message])
    if (isCanceled) emit(ctx, ['message.canceled', message, { ...message, status }])
  },

  async cancelMessage(ctx, { params }) {
    const { status } = await lock(ctx, params.id)
    if (status === 'canceled') return current(ctx, params.id)
    if (!waiting.includes(status)) {
      throw illegalMove(status, 'canceled', status === 'failed' ? ['queued'] : [])
    }
    const canceling = patch(
      ctx.db,
      messages,
      { workspaceId: ctx.actor.workspaceId, id: params.id },
      { status: 'canceled', dueAt: null, updatedAt: ctx.now },
    )

    return current(ctx, params.id, canceling)
  },

  async retryMessage(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const { status, redactedAt } = await lock(ctx, params.id)
    if ((status !== 'failed' && status !== 'queued') || redactedAt !== null) {
      throw illegalMove(status, 'queued', status === 'scheduled' ? ['canceled'] : [])
    }
    const key = { workspaceId, id: params.id }
    const [[row]] = await Promise.all([
      messageById(ctx.db, key),
      requeue(ctx.db, { ...key, now: ctx.now }),
    ])

    const reply = await current(ctx, params.id)
    if (row) emit(ctx, ['message.queued', reply.data, toMessage(row, null)])
    return reply
  },
}
