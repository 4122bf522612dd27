import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { emit } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { conversationEvents } from '../conversations/conversation.ts'
import { conversationById } from '../conversations/queries.ts'
import { contactBlocked, message } from './message.ts'
import { previewOf } from './preview.ts'
import { recordMessage } from './queries.ts'
import { lockContact, lockForMessage, lockOpenConversation } from './send-queries.ts'
import { toMessage } from './wire.ts'

/** Whether a contact, whom it locks until the transaction ends, is blocked. */
export async function isBlockedContact(
  { db, actor: { workspaceId } }: Context,
  id: string,
): Promise<boolean> {
  const [contact] = await lockContact(db, { workspaceId, id })
  return contact?.isBlocked === true
}

/** Has everything follow from a kept message of a blocked contact that follows from a received one. */
export const unblockMessage: HandlersFor<'messages'>['unblockMessage'] = async (
  ctx,
  { params },
) => {
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const { conversationId, contactId, channelId } = await message.require(ctx, params.id)
  if (contactId !== null && (await isBlockedContact(ctx, contactId))) throw contactBlocked()
  const key = { workspaceId, id: conversationId }
  const [held] = await lockForMessage(db, key)
  await message.lock(ctx, params.id)
  const row = await message.require(ctx, params.id)
  if (!row.isBlocked || row.redactedAt !== null) return message.reply(ctx, params.id)

  const on = { workspaceId, channelId: channelId ?? '', contactId: contactId ?? '' }
  const [other] = held?.kind === 'direct' ? await lockOpenConversation(db, on) : []
  const isOther = other !== undefined && other.id !== conversationId
  const opens = held?.status !== 'open' && !isOther && !row.isAutomatic
  const [, [before], , [after], released] = await pipeline(db, [
    () => message.patch(ctx, params.id, { isBlocked: false }),
    () => conversationById(db, key),
    () =>
      recordMessage(db, {
        ...key,
        isInbound: true,
        opens,
        saidAt: row.createdAt,
        preview: previewOf(row.message),
        subject: row.subject,
        now,
      }),
    () => conversationById(db, key),
    () => message.require(ctx, params.id),
  ])
  const opened = after && before ? conversationEvents(after, before) : []
  if (after?.status === 'closed') emitInternally(ctx, 'message.unblocked', { conversationId })
  emit(ctx, ...opened, ['message.received', toMessage(released, null)])
  ctx.setVersion(released.version)
  return dataReply(toMessage(released, ctx.publicUrl))
}
