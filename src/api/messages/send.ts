import type { Schema } from '../../../generated/operations.ts'
import { messageIdOf } from '../../platform/adapters/email.ts'
import { isAnswerSubject } from '../../platform/mail/subject.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, memberRefused, unknownReference } from '../../errors.ts'
import { type ActorContext, actorTypeOf } from '../../auth/actor.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { newId } from '../../lib/ids.ts'
import { addHours, isAfter } from '../../lib/time.ts'
import { beginningOf } from '../../lib/text.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { type Destination, destinationOf } from './destination.ts'
import { filesToSend } from './files.ts'
import { storeMessage } from './store-message.ts'
import { keptLocation, message } from './message.ts'
import { recipientsOf, requireDeliverable } from './recipients.ts'
import { messageById, messageByRequest } from './queries.ts'
import { lockForMessage } from './send-queries.ts'

/** The members of a message but for its destination, its files and its request. */
type Content = Omit<
  Schema<'MessageSend'>,
  'contactId' | 'conversationId' | 'groupId' | 'channelId' | 'attachments' | 'clientRequestId'
>

/** A message that is to be sent. */
export interface Draft extends Content {
  readonly id: string
  /** Files that the sender may attach, and that are held until the transaction ends. */
  readonly fileIds: string[]
  /** The public comment that it contains. */
  readonly commentId?: string
  readonly isAutomatic?: boolean
  /** Identifies the request of a token that must not send it twice. */
  readonly request?: { readonly tokenId: string; readonly clientRequestId: string }
}

const mailMembers = ['html', 'subject', 'to', 'cc', 'bcc'] as const

export const sendMessage: HandlersFor<'messages'>['sendMessage'] = async (ctx, { body }) => {
  if (body.scheduledAt && !isAfter(body.scheduledAt, ctx.now)) {
    throw memberRefused('/scheduledAt', 'must be in the future.')
  }
  const { clientRequestId } = body
  const { tokenId } = ctx.actor
  const request = clientRequestId === undefined ? undefined : { tokenId, clientRequestId }
  if (request) {
    const earlier = await earlierOf(ctx, request)
    if (earlier !== undefined) return { status: 200, body: await message.reply(ctx, earlier) }
  }

  const destination = await destinationOf(ctx, body)
  const fileIds = await filesToSend(ctx, body)
  const row = await storeAndSend(ctx, destination, {
    ...body,
    id: newId(),
    fileIds,
    ...(request && { request }),
  })
  return { status: 201, body: message.replyWith(ctx, row) }
}

/**
 * Sends a message in the name of the actor: checks what the channel can do now, stores the message, updates its
 * conversation and emits the events of both. Throws 422.
 */
export async function storeAndSend(ctx: ActorContext, destination: Destination, draft: Draft) {
  const { workspaceId } = ctx.actor
  const { conversationId, isNew = false, contactId, isReply = false, channel } = destination
  const { staysClosed } = destination
  const key = { workspaceId, id: conversationId }
  const [held] = destination.held ? [destination.held] : await lockForMessage(ctx.db, key)
  if (!held) throw unknownReference('/conversationId', 'conversation', conversationId)
  requireCapable(channel, draft)
  if (draft.to && held.kind === 'group') {
    throw memberRefused('/to', 'must be absent for a message to a group.')
  }
  requireOpenWindow(ctx, channel, held.lastInboundAt)
  await requireSameConversation(ctx, draft.replyToMessageId, conversationId)

  const { id, fileIds, request } = draft
  const scheduledAt = draft.scheduledAt ?? null
  const isMail = channel?.type === 'email'
  const isThread = isMail && held.kind === 'email'
  if (!isThread) {
    await requireDeliverable(ctx, [...(draft.cc ?? []), ...(draft.bcc ?? [])], draft.force)
  }
  const envelope = isThread
    ? await recipientsOf(ctx, { conversationId, contactId, isReply }, draft)
    : { to: [], cc: draft.cc?.map((address) => ({ address, name: '' })) ?? [] }
  return storeMessage(
    ctx,
    { id: conversationId, isNew, held, staysClosed },
    {
      id,
      contactId,
      channelId: channel?.id ?? null,
      direction: 'outbound',
      messageType: draft.messageType,
      message: draft.message ?? null,
      html: draft.html,
      subject: isMail ? (draft.subject ?? subjectAfter(held, channel)) : null,
      fromAddress: isMail ? channel.address : null,
      to: envelope.to.map(({ address }) => address),
      cc: envelope.cc.map(({ address }) => address),
      bcc: draft.bcc ?? [],
      leftOut: destination.leftOut ?? [],
      location: keptLocation(draft.location),
      isAutomatic: draft.isAutomatic ?? false,
      metadata: draft.metadata ?? {},
      senderType: actorTypeOf(ctx.actor),
      senderId: ctx.actor.id,
      commentId: draft.commentId,
      status: scheduledAt ? 'scheduled' : channel ? 'queued' : 'sent',
      externalId: isMail ? messageIdOf(id, channel.address ?? '') : null,
      clientRequestId: request?.clientRequestId,
      tokenId: request?.tokenId,
      replyToMessageId: draft.replyToMessageId,
      scheduledAt,
      traceparent: ctx.traceparent,
      createdAt: ctx.now,
    },
    {
      files: fileIds.map((fileId) => ({ fileId })),
      participants: isThread ? { from: null, ...envelope } : undefined,
      references: [],
    },
  )
}

/** The message that an earlier request of this id sent; another one at this time is waited for. */
async function earlierOf(
  { db, actor }: Context,
  { tokenId, clientRequestId }: NonNullable<Draft['request']>,
) {
  const { workspaceId } = actor
  const [, [earlier]] = await pipeline(db, [
    () => lockValues(db, { workspaceId, values: [`request ${tokenId} ${clientRequestId}`] }),
    () => messageByRequest(db, { workspaceId, tokenId, clientRequestId }),
  ])
  return earlier?.id
}

function requireCapable(channel: ChannelRow | undefined, draft: Draft): void {
  const capable = (can: boolean, pointer: string, what: string) => {
    if (can) return
    throw new ApiError('channel_capability_missing', `The channel does not support ${what}.`, {
      members: { pointer },
    })
  }
  if (channel) {
    const { messageType } = draft
    const can = (what: Schema<'ChannelCapability'>) => channel.capabilities.includes(what)
    capable(can(messageType), '/messageType', `${messageType} messages`)
    const isBare = messageType !== 'text' || draft.fileIds.length === 0
    capable(isBare || can('file'), '/attachments', 'attachments of a text message')
  }
  for (const member of mailMembers) {
    capable(draft[member] === undefined || channel?.type === 'email', `/${member}`, `"${member}"`)
  }
}

function requireOpenWindow(
  { now }: ActorContext,
  channel: ChannelRow | undefined,
  lastInboundAt: string | null,
): void {
  const hours = channel?.messageWindowHours
  if (!hours) return
  const expiresAt = lastInboundAt === null ? undefined : addHours(lastInboundAt, hours)
  if (expiresAt !== undefined && !isAfter(now, expiresAt)) return
  throw new ApiError(
    'message_window_closed',
    'The message window of the channel is closed because the contact has not written recently. The contact must write first.',
    { members: expiresAt === undefined ? {} : { expiresAt } },
  )
}

async function requireSameConversation(
  { db, actor }: ActorContext,
  id: string | null | undefined,
  conversationId: string,
): Promise<void> {
  if (!id) return
  const [replied] = await messageById(db, { workspaceId: actor.workspaceId, id })
  if (!replied) throw unknownReference('/replyToMessageId', 'message', id)
  if (replied.conversationId !== conversationId) {
    throw memberRefused('/replyToMessageId', 'must be a message of the same conversation.')
  }
}

/** The subject of a mail that was given none. */
function subjectAfter(
  conversation: { subject: string | null; lastMessageAt: string | null },
  channel: ChannelRow,
): string {
  const { subject, lastMessageAt } = conversation
  if (subject === null) return channel.name
  if (lastMessageAt === null || isAnswerSubject(subject)) return subject
  return beginningOf(`Re: ${subject}`, 500)
}
