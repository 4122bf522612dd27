import type { Schema } from '../../../generated/operations.ts'
import { deleteShownLinks } from '../../auth/shown-links.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { notFound, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { type HandlersFor, unmanaged } from '../../http/handler.ts'
import { isAfter } from '../../lib/time.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import { requireFiles } from '../media-manager/attachments.ts'
import { type Inbound, receive } from './inbound.ts'
import { messageEvents, message } from './message.ts'
import { advanceStatus, lockMessage, messageByExternalId, messageById } from './queries.ts'
import { sanitize } from '../../platform/mail/workers.ts'
import { receiveMail, receiveStoredMail } from './receive-mail.ts'

type Receive = Pick<
  HandlersFor<'messages'>,
  'receiveMessage' | 'receiveStoredMail' | 'updateMessageStatus'
>

export const receiveHandlers: Receive = {
  receiveMessage: unmanaged(
    async (ctx, { params, body }) => {
      if (Buffer.isBuffer(body)) return receiveMail(ctx, params.id, body)
      const { html, message: text, externalId, replyToExternalId } = body
      const texts = [text, html, externalId, replyToExternalId]
      await deleteShownLinks(ctx.db, ctx.actor.workspaceId, texts)
      const safe = html === undefined ? null : await sanitize(html, ctx.actor.workspaceId)
      return ctx.transaction((inner) => receive(inner, params.id, fromJson(inner, body, safe)))
    },
    { isTransaction: (contentType) => contentType.startsWith('application/json') },
  ),

  receiveStoredMail: unmanaged((ctx, { params, body }) =>
    receiveStoredMail(ctx, params.id, body.fileId),
  ),

  async updateMessageStatus(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const [channel] = await lockChannelForReference(ctx.db, { workspaceId, id: params.id })
    if (!channel) throw notFound('channel', params.id)
    const id = await sentOn(ctx, channel.id, body)

    const receipt = {
      workspaceId,
      id,
      status: body.status,
      at: pastInstant(body.occurredAt, ctx.now),
      errorCode: body.errorCode ?? null,
      errorMessage: body.errorMessage ?? null,
      now: ctx.now,
    }
    const key = { workspaceId, id }
    const [, before] = await pipeline(ctx.db, [
      () => lockMessage(ctx.db, key),
      () => message.require(ctx, id),
      () => advanceStatus(ctx.db, receipt),
    ])

    return message.reply(ctx, id, messageEvents, before)
  },
}

function fromJson(
  ctx: Context,
  body: Schema<'InboundMessage'>,
  sanitizedHtml: string | null,
): Inbound {
  return {
    externalId: body.externalId,
    digest: null,
    contact: body.contact,
    messageType: body.messageType,
    message: body.message ?? null,
    quotedText: null,
    html: body.html ?? null,
    sanitizedHtml,
    subject: body.subject ?? null,
    mailSender: null,
    to: [],
    cc: [],
    headers: null,
    isAutomatic: body.isAutomatic ?? false,
    suppressAutoReply: body.isAutomatic ?? false,
    location: body.location,
    references: body.replyToExternalId === undefined ? [] : [body.replyToExternalId],
    occurredAt: pastInstant(body.occurredAt, ctx.now),
    metadata: body.metadata ?? {},
    groupId: body.groupId,
    files: async () => {
      const files = await requireFiles(ctx, body.attachments)
      return { kept: files.map(({ id, mimeType }) => ({ fileId: id, mimeType })), dropped: [] }
    },
  }
}

/** An instant that is not in the future: now for none, and for one of a clock that is ahead. */
function pastInstant(given: string | undefined, now: string): string {
  return given === undefined || isAfter(given, now) ? now : given
}

/** The id of a message that was sent on a channel; 422 for one that was not. */
async function sentOn(
  { db, actor: { workspaceId } }: Context,
  channelId: string,
  { messageId, externalId }: Schema<'MessageReceipt'>,
): Promise<string> {
  if (externalId !== undefined) {
    const [found] = await messageByExternalId(db, { workspaceId, channelId, externalId })
    if (!found) throw unknownReference('/externalId', 'message', externalId)
    return found.id
  }
  const id = messageId ?? ''
  const [found] = await messageById(db, { workspaceId, id })
  if (found?.channelId !== channelId) throw unknownReference('/messageId', 'message', id)
  return id
}
