import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import type { DroppedAttachment } from '../../db/schema/messages.ts'
import { invalid, notFound, unknownReference } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { channelDisabled } from '../channels/channel.ts'
import { holdChannel } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { contactOf, type Identity } from '../contacts/identify.ts'
import { contactById, holdContacts, lockValues } from '../contacts/queries.ts'
import { conversationEvents } from '../conversations/conversation.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { attach } from '../media-manager/attachments.ts'
import { messageEvents, keptLocation, message, previewOf } from './message.ts'
import { insertMessage, messageByExternalId, noteMessage } from './queries.ts'
import { lockRecent, openConversation, openOn, threadOf } from './send-queries.ts'

/** A message as it came, by whichever way. */
export interface Inbound {
  readonly externalId: string
  readonly contact: Schema<'InboundContact'>
  /** Null: by what is in it. */
  readonly messageType: Schema<'MessageType'> | null
  readonly message: string | null
  readonly html: string | null
  readonly subject: string | null
  readonly cc: readonly string[]
  readonly location: Schema<'MessageLocation'> | undefined
  /** What the messages that it answers are called. */
  readonly references: string[]
  readonly occurredAt: string
  readonly metadata: Record<string, string>
  /** The files that came with it, made or found once it is known to be new. */
  files(): Promise<InboundFiles>
}

export interface InboundFiles {
  readonly kept: ReadonlyArray<{ readonly id: string; readonly mimeType: string }>
  readonly dropped: readonly DroppedAttachment[]
}

/** Keeps a message that came on a channel, or finds it when it has come before. */
export async function receive(
  ctx: Context,
  channelId: string,
  inboundOf: (channel: ChannelRow) => Inbound,
): Promise<Operations['receiveMessage']['reply']> {
  const { workspaceId } = ctx.actor
  const [channel] = await holdChannel(ctx.db, { workspaceId, id: channelId })
  if (!channel) throw notFound('channel', channelId)
  if (channel.status === 'disabled') throw channelDisabled()
  const inbound = inboundOf(channel)

  const { externalId } = inbound
  const [, [earlier]] = await pipeline(ctx.db, [
    () => lockValues(ctx.db, { workspaceId, values: [`inbound ${channel.id} ${externalId}`] }),
    () => messageByExternalId(ctx.db, { workspaceId, channelId: channel.id, externalId }),
  ])
  if (earlier) return { status: 200, body: await message.reply(ctx, earlier.id) }

  const contactId = await senderOf(ctx, channel, inbound.contact)
  const { id: conversationId, isNew } = await conversationFor(
    ctx,
    channel,
    contactId,
    inbound.references,
  )
  const { kept, dropped } = await inbound.files()
  const id = newId()
  const place = { workspaceId, id: conversationId }
  const [, [before], , , , [after]] = await pipeline(ctx.db, [
    () => lockConversation(ctx.db, place),
    () => conversationById(ctx.db, place),
    () =>
      insertMessage(ctx.db, {
        workspaceId,
        id,
        conversationId,
        contactId,
        channelId: channel.id,
        direction: 'inbound',
        messageType: inbound.messageType ?? typeOf(inbound.message, kept),
        message: inbound.message,
        html: inbound.html,
        subject: inbound.subject,
        cc: inbound.cc,
        bcc: [],
        droppedAttachments: dropped,
        location: keptLocation(inbound.location),
        isAutomatic: false,
        metadata: inbound.metadata,
        senderType: 'contact',
        senderId: contactId,
        commentId: null,
        status: 'received',
        externalId,
        clientRequestId: null,
        tokenId: null,
        replyToMessageId: null,
        scheduledAt: null,
        createdAt: inbound.occurredAt,
        now: ctx.now,
      }),
    () =>
      kept.length > 0 &&
      attach(ctx.db, messageAttachments.messageId, {
        workspaceId,
        id,
        fileIds: kept.map((file) => file.id),
      }),
    () =>
      noteMessage(ctx.db, {
        workspaceId,
        id: conversationId,
        isInbound: true,
        saidAt: inbound.occurredAt,
        preview: previewOf(inbound.message),
        subject: inbound.subject,
        now: ctx.now,
      }),
    () => conversationById(ctx.db, place),
  ])

  const reply = await message.reply(ctx, id)
  const opened = after ? conversationEvents(after, isNew ? undefined : before) : []
  emit(ctx, ...opened, ...messageEvents(reply.data))
  return { status: 201, body: reply }
}

/** What a message is that does not say so: a text, or else what all of its files are. */
function typeOf(text: string | null, files: InboundFiles['kept']): Schema<'MessageType'> {
  if (text !== null || files.length === 0) return 'text'
  const all = (kind: string) => files.every(({ mimeType }) => mimeType.startsWith(`${kind}/`))
  return (['image', 'video', 'audio'] as const).find(all) ?? 'file'
}

/** The contact who wrote, locked until the transaction ends. */
async function senderOf(
  ctx: Context,
  channel: ChannelRow,
  contact: Schema<'InboundContact'>,
): Promise<string> {
  const { id, email, phone, platformId, name } = contact
  if ([id, email, phone, platformId].filter((value) => value !== undefined).length !== 1) {
    throw invalid(
      'body',
      '/contact',
      'must have exactly one of "id", "email", "phone" and "platformId"',
    )
  }
  const { workspaceId } = ctx.actor
  if (id !== undefined) {
    const [, [known]] = await pipeline(ctx.db, [
      () => holdContacts(ctx.db, { workspaceId, ids: [id] }),
      () => contactById(ctx.db, { workspaceId, id }),
    ])
    if (!known) throw unknownReference('/contact/id', 'contact', id)
    return id
  }
  const type = (channel.config['identityType'] ?? channel.type) as Schema<'ChannelType'>
  const identity: Identity =
    email !== undefined
      ? { kind: 'email', type, value: email, name }
      : phone !== undefined
        ? { kind: 'phone', type, value: phone, name }
        : { kind: 'platform', type, value: platformId ?? '', name }
  return contactOf(ctx, identity, channel.type)
}

/** The conversation that a message belongs to, opened if need be. The contact is locked. */
async function conversationFor(
  { db, actor: { workspaceId }, now }: Context,
  channel: ChannelRow,
  contactId: string,
  references: string[],
): Promise<{ id: string; isNew: boolean }> {
  const on = { workspaceId, channelId: channel.id, contactId }
  const [[open], [thread]] = await pipeline(db, [
    () => openOn(db, on),
    () => (references.length > 0 ? threadOf(db, { ...on, references }) : []),
  ])
  // Another one cannot open beside the one that is
  if (thread && (thread.status !== 'closed' || (thread.isRecent && !open))) {
    return { id: thread.id, isNew: false }
  }
  if (open) return { id: open.id, isNew: false }

  const [recent] = await lockRecent(db, on)
  if (recent) return { id: recent.id, isNew: false }
  const kind = channel.type === 'email' ? 'email' : 'direct'
  const id = newId()
  const [opened] = await openConversation(db, { ...on, id, kind, subject: null, now })
  if (!opened) throw new Error('neither opened nor found a conversation')
  return { id: opened.id, isNew: opened.id === id }
}
