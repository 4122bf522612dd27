import type { Schema } from '../../../generated/operations.ts'
import { messageIdOf } from '../../channels/email.ts'
import { pipeline } from '../../db/pipeline.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import { ApiError, invalid, ruleViolated, unknownReference } from '../../errors.ts'
import { actorTypeOf } from '../../events/actor.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { newId } from '../../lib/ids.ts'
import { addHours, isAfter, iso } from '../../lib/time.ts'
import { holdChannel } from '../channels/queries.ts'
import { channelDisabled } from '../channels/channel.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { lockValues } from '../contacts/queries.ts'
import { attach } from '../media-manager/attachments.ts'
import { conversationEvents } from '../conversations/conversation.ts'
import { conversationById } from '../conversations/queries.ts'
import { messageEvents, keptLocation, message, previewOf, requireContent } from './message.ts'
import { filesToSend } from './files.ts'
import { insertMessage, messageById, messageByRequest, noteMessage } from './queries.ts'
import {
  candidatesOf,
  groupReachOf,
  holdContact,
  holdConversation,
  holdGroup,
  openConversation,
  openOn,
  reachOf,
  targetOf,
} from './send-queries.ts'

type Send = Schema<'MessageSend'>

/** Where a message goes. */
interface Destination {
  readonly conversationId: string
  /** Opened by this message. */
  readonly isNew?: boolean
  /** Null for a group. */
  readonly contactId: string | null
  /** Undefined when it is only kept. */
  readonly channel: ChannelRow | undefined
}

const mailMembers = ['html', 'subject', 'cc', 'bcc'] as const

export const sendMessage: HandlersFor<'messages'>['sendMessage'] = async (ctx, { body }) => {
  requireContent(body)
  const { workspaceId, tokenId } = ctx.actor
  const scheduledAt = body.scheduledAt ?? null
  if (scheduledAt && !isAfter(scheduledAt, ctx.now)) {
    throw ruleViolated('"scheduledAt" must be in the future.', '/scheduledAt')
  }
  const { clientRequestId } = body
  if (clientRequestId !== undefined) {
    const earlier = await earlierOf(ctx, clientRequestId)
    if (earlier !== undefined) return { status: 200, body: await message.reply(ctx, earlier) }
  }

  const { conversationId, isNew = false, contactId, channel } = await destinationOf(ctx, body)
  const place = { workspaceId, id: conversationId }
  const [[conversation], [before]] = await pipeline(ctx.db, [
    () => holdConversation(ctx.db, place),
    () => conversationById(ctx.db, place),
  ])
  if (!conversation) throw unknownReference('/conversationId', 'conversation', conversationId)
  requireCapable(channel, body)
  requireOpenWindow(ctx, channel, conversation.lastInboundAt)
  await requireSameConversation(ctx, body.replyToMessageId, conversationId)

  const fileIds = await filesToSend(ctx, body)

  const id = newId()
  const isMail = channel?.type === 'email'
  const subject = isMail ? (body.subject ?? subjectAfter(conversation, channel)) : null
  const [, , , [after]] = await pipeline(ctx.db, [
    () =>
      insertMessage(ctx.db, {
        workspaceId,
        id,
        conversationId,
        contactId,
        channelId: channel?.id ?? null,
        direction: 'outbound',
        messageType: body.messageType,
        message: body.message ?? null,
        html: body.html ?? null,
        subject,
        cc: body.cc ?? [],
        bcc: body.bcc ?? [],
        droppedAttachments: [],
        location: keptLocation(body.location),
        isAutomatic: false,
        metadata: body.metadata ?? {},
        senderType: actorTypeOf(ctx.actor),
        senderId: ctx.actor.id,
        status: scheduledAt ? 'scheduled' : channel ? 'queued' : 'sent',
        externalId: isMail ? messageIdOf(id, channel.address ?? '') : null,
        clientRequestId: clientRequestId ?? null,
        tokenId: clientRequestId === undefined ? null : tokenId,
        replyToMessageId: body.replyToMessageId ?? null,
        scheduledAt,
        createdAt: ctx.now,
        now: ctx.now,
      }),
    () =>
      fileIds.length > 0 &&
      attach(ctx.db, messageAttachments.messageId, { workspaceId, id, fileIds }),
    () =>
      noteMessage(ctx.db, {
        workspaceId,
        id: conversationId,
        isInbound: false,
        saidAt: ctx.now,
        preview: previewOf(body.message ?? null),
        subject,
        now: ctx.now,
      }),
    () => conversationById(ctx.db, place),
  ])

  const reply = await message.reply(ctx, id)
  const opened = after ? conversationEvents(after, isNew ? undefined : before) : []
  emit(ctx, ...opened, ...messageEvents(reply.data))
  return { status: 201, body: reply }
}

/** The message that an earlier request of this id sent; another one at this time is waited for. */
async function earlierOf({ db, actor }: Context, clientRequestId: string) {
  const { workspaceId, tokenId } = actor
  const [, [earlier]] = await pipeline(db, [
    () => lockValues(db, { workspaceId, values: [`request ${tokenId} ${clientRequestId}`] }),
    () => messageByRequest(db, { workspaceId, tokenId, clientRequestId }),
  ])
  return earlier?.id
}

/** Everything it names is held until the transaction ends: contact or group first, then channel. */
async function destinationOf(ctx: Context, body: Send): Promise<Destination> {
  const { workspaceId } = ctx.actor
  const targets = [body.contactId, body.conversationId, body.groupId].filter((id) => id)
  if (targets.length !== 1) {
    throw invalid(
      'body',
      '',
      'must have exactly one of "contactId", "conversationId" and "groupId"',
    )
  }
  if (body.groupId !== undefined) return toGroup(ctx, body, body.groupId, '/groupId')
  if (body.contactId !== undefined) return toContact(ctx, body, body.contactId)

  const id = body.conversationId ?? ''
  const [target] = await targetOf(ctx.db, { workspaceId, id })
  if (!target) throw unknownReference('/conversationId', 'conversation', id)
  if (target.groupId !== null) return toGroup(ctx, body, target.groupId, '/conversationId')
  const { contactId, channelId } = target
  if (contactId === null || channelId === null) throw new Error('a conversation without a contact')
  await requireContact(ctx, contactId, '/conversationId')
  const channel = await requireChannel(ctx, body.channelId ?? channelId)
  if (channel.id !== channelId) {
    throw ruleViolated('"channelId" must be the channel of the conversation.', '/channelId')
  }
  await requireReach(ctx, channel, contactId)
  return { conversationId: id, contactId, channel }
}

async function toGroup(
  ctx: Context,
  body: Send,
  groupId: string,
  pointer: string,
): Promise<Destination> {
  const { workspaceId } = ctx.actor
  const [group] = await holdGroup(ctx.db, { workspaceId, id: groupId })
  if (!group) throw unknownReference(pointer, 'group', groupId)
  if (group.archivedAt !== null) {
    throw new ApiError('group_archived', 'The group is archived. Restore it first.')
  }
  const { conversationId } = group
  if (body.channelId === undefined) return { conversationId, contactId: null, channel: undefined }

  const channel = await requireChannel(ctx, body.channelId)
  const [reach] = await groupReachOf(ctx.db, { workspaceId, channelId: channel.id, groupId })
  if (!reach?.count) throw unreachable('No member of the group can be reached on the channel.')
  return { conversationId, contactId: null, channel }
}

async function toContact(ctx: Context, body: Send, contactId: string): Promise<Destination> {
  const { workspaceId } = ctx.actor
  await requireContact(ctx, contactId, '/contactId')
  const channelId = body.channelId ?? (await channelFor(ctx, contactId))
  const channel = await requireChannel(ctx, channelId)
  await requireReach(ctx, channel, contactId)

  const on = { workspaceId, channelId: channel.id, contactId }
  const [open] = await openOn(ctx.db, on)
  if (open) return { conversationId: open.id, contactId, channel }
  const kind = channel.type === 'email' ? 'email' : 'direct'
  const id = newId()
  const [opened] = await openConversation(ctx.db, { ...on, id, kind, now: ctx.now })
  if (!opened) throw new Error('neither opened nor found a conversation')
  return { conversationId: opened.id, isNew: opened.id === id, contactId, channel }
}

/** The channel of the contact's only open conversation, else the only one that reaches them. */
async function channelFor({ db, actor }: Context, contactId: string): Promise<string> {
  const found = await candidatesOf(db, { workspaceId: actor.workspaceId, contactId })
  const open = found.filter(({ isOpen }) => isOpen)
  const choice = open.length > 0 ? open : found
  const [only] = choice
  if (!only) throw unreachable('The contact cannot be reached on any channel.')
  if (choice.length === 1) return only.channelId
  throw new ApiError(
    'channel_required',
    'The contact can be reached on several channels. Set "channelId" to one of "candidates".',
    {
      members: {
        pointer: '/channelId',
        candidates: choice.map(({ channelId, type, name }) => ({ channelId, type, name })),
      },
    },
  )
}

async function requireContact(ctx: Context, id: string, pointer: string): Promise<void> {
  const [contact] = await holdContact(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!contact) throw unknownReference(pointer, 'contact', id)
  if (contact.isBlocked) {
    throw new ApiError('contact_blocked', 'The contact is blocked. Unblock it first.', {
      members: { pointer },
    })
  }
}

async function requireChannel(ctx: Context, id: string): Promise<ChannelRow> {
  const [channel] = await holdChannel(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!channel) throw unknownReference('/channelId', 'channel', id)
  if (channel.status === 'disabled') throw channelDisabled()
  return channel
}

async function requireReach({ db, actor }: Context, channel: ChannelRow, contactId: string) {
  const { workspaceId } = actor
  const [reach] = await reachOf(db, { workspaceId, channelId: channel.id, contactId })
  if (!reach?.isReachable)
    throw unreachable('The contact has no identity by which the channel can reach it.')
}

function unreachable(detail: string): ApiError {
  return new ApiError('contact_unreachable', detail)
}

function requireCapable(channel: ChannelRow | undefined, body: Send): void {
  const capable = (can: boolean, pointer: string, what: string) => {
    if (can) return
    throw new ApiError('channel_capability_missing', `The channel does not support ${what}.`, {
      members: { pointer },
    })
  }
  if (channel) {
    const { messageType } = body
    const can = (what: Schema<'ChannelCapability'>) => channel.capabilities.includes(what)
    capable(can(messageType), '/messageType', `${messageType} messages`)
    const isBare = messageType !== 'text' || !body.attachments?.length
    capable(isBare || can('file'), '/attachments', 'attachments of a text message')
  }
  for (const member of mailMembers) {
    capable(body[member] === undefined || channel?.type === 'email', `/${member}`, `"${member}"`)
  }
}

function requireOpenWindow(
  { now }: Context,
  channel: ChannelRow | undefined,
  lastInboundAt: string | null,
): void {
  const hours = channel?.messageWindowHours
  if (!hours) return
  const last = lastInboundAt === null ? null : iso(lastInboundAt)
  const expiresAt = last === null ? undefined : addHours(last, hours)
  if (expiresAt !== undefined && !isAfter(now, expiresAt)) return
  throw new ApiError(
    'message_window_closed',
    'The message window of the channel is closed because the contact has not written recently. The contact must write first.',
    {
      members: expiresAt === undefined ? {} : { expiresAt },
    },
  )
}

async function requireSameConversation(
  { db, actor }: Context,
  id: string | null | undefined,
  conversationId: string,
): Promise<void> {
  if (!id) return
  const [replied] = await messageById(db, { workspaceId: actor.workspaceId, id })
  if (!replied) throw unknownReference('/replyToMessageId', 'message', id)
  if (replied.conversationId !== conversationId) {
    throw ruleViolated(
      '"replyToMessageId" must be a message of the same conversation.',
      '/replyToMessageId',
    )
  }
}

/** The subject of a mail that was given none. */
function subjectAfter(
  conversation: { subject: string | null; lastMessageAt: string | null },
  channel: ChannelRow,
): string {
  const { subject, lastMessageAt } = conversation
  if (subject === null) return channel.name
  if (lastMessageAt === null || /^re:/i.test(subject)) return subject
  return `Re: ${subject}`.slice(0, 500)
}
