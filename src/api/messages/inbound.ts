import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/pipeline.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import type { DroppedAttachment, MailHeaders } from '../../db/schema/messages.ts'
import { notFound, unknownReference } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { channelDisabled } from '../channels/channel.ts'
import { holdChannel, mailboxOf } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import type { ContactRow } from '../contacts/wire.ts'
import { contactOf, type Identity } from '../contacts/identify.ts'
import { contactById, holdContacts, lockValues } from '../contacts/queries.ts'
import { conversationEvents } from '../conversations/conversation.ts'
import { addParticipants } from '../conversations/participants.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { attach } from '../media-manager/attachments.ts'
import type { Mailbox } from './mail.ts'
import { messageEvents, keptLocation, message, previewOf } from './message.ts'
import { insertMessage, messageByExternalId, noteMessage } from './queries.ts'
import { lockRecent, openConversation, openOn } from './send-queries.ts'
import { groupAnswered, noteReferences, threadFor } from './threads.ts'

/** A message as it came, by whichever way. */
export interface Inbound {
  readonly externalId: string
  readonly contact: Schema<'InboundContact'>
  /** Null: by what is in it. */
  readonly messageType: Schema<'MessageType'> | null
  readonly message: string | null
  /** What a mail repeats of others, and its signature. */
  readonly quotedText: string | null
  readonly html: string | null
  readonly sanitizedHtml: string | null
  readonly subject: string | null
  /** Of a mail; null when the sender is known otherwise. */
  readonly from: Mailbox | null
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly headers: MailHeaders | null
  readonly isAutomatic: boolean
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

  const { externalId, references } = inbound
  const isMail = channel.type === 'email'
  // With what a mail answers, so that the mails of one thread take turns
  const names = isMail ? [externalId, ...references] : [externalId]
  const givenId = inbound.contact.id
  const [, [earlier], [mailbox], , known] = await pipeline(ctx.db, [
    () =>
      lockValues(ctx.db, {
        workspaceId,
        values: names.map((name) => `inbound ${channel.id} ${name}`),
      }),
    () => messageByExternalId(ctx.db, { workspaceId, channelId: channel.id, externalId }),
    () => (isMail ? mailboxOf(ctx.db, { workspaceId, address: inbound.contact.email ?? '' }) : []),
    () => givenId !== undefined && holdContacts(ctx.db, { workspaceId, ids: [givenId] }),
    () => (givenId === undefined ? [] : contactById(ctx.db, { workspaceId, id: givenId })),
  ])
  if (earlier) return { status: 200, body: await message.reply(ctx, earlier.id) }

  const { contactId, from } = await senderOf(ctx, channel, inbound, {
    isOwn: mailbox !== undefined,
    known: known[0],
  })
  const isAutomatic = inbound.isAutomatic || contactId === null
  const { id: conversationId, isNew } =
    contactId === null || isMail
      ? await threadFor(ctx, {
          channelId: channel.id,
          contactId,
          messageIds: names,
          address: from?.address ?? '',
          isOwn: contactId === null,
          isAutomatic,
          subject: inbound.subject,
        })
      : await conversationFor(ctx, channel, contactId, references)
  const { kept, dropped } = await inbound.files()
  const id = newId()
  const place = { workspaceId, id: conversationId }
  const [, [before], , , , , , [after], reply] = await pipeline(ctx.db, [
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
        quotedText: inbound.quotedText,
        html: inbound.html,
        sanitizedHtml: inbound.sanitizedHtml,
        subject: inbound.subject,
        fromAddress: from?.address ?? null,
        to: inbound.to.map(({ address }) => address),
        cc: inbound.cc.map(({ address }) => address),
        bcc: [],
        droppedAttachments: dropped,
        location: keptLocation(inbound.location),
        isAutomatic,
        headers: inbound.headers,
        metadata: inbound.metadata,
        senderType: contactId === null ? 'system' : 'contact',
        senderId: contactId,
        commentId: null,
        status: 'received',
        externalId,
        clientRequestId: null,
        tokenId: null,
        replyToMessageId: null,
        scheduledAt: null,
        traceparent: null,
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
        isAutomatic,
        saidAt: inbound.occurredAt,
        preview: previewOf(inbound.message),
        subject: inbound.subject,
        now: ctx.now,
      }),
    () => isMail && addParticipants(ctx.db, workspaceId, conversationId, { ...inbound, from }),
    () =>
      references.length > 0 &&
      isMail &&
      noteReferences(ctx.db, {
        workspaceId,
        channelId: channel.id,
        conversationId,
        messageIds: references,
      }),
    () => conversationById(ctx.db, place),
    () => message.reply(ctx, id),
  ])

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

interface Writer {
  /** Locked until the transaction ends; null for a mailbox of the workspace. */
  readonly contactId: string | null
  /** Of a mail: where it came from. */
  readonly from: Mailbox | null
}

interface Found {
  /** Whether a mailbox of the workspace sent the message. */
  readonly isOwn: boolean
  /** The contact that the message names by its id, which is locked. */
  readonly known: ContactRow | undefined
}

/** Who wrote a message. Only of a mail that a mailbox of the workspace sent there is no contact. */
async function senderOf(
  ctx: Context,
  channel: ChannelRow,
  { contact, from }: Inbound,
  { isOwn, known }: Found,
): Promise<Writer> {
  const { id, email, phone, platformId, name } = contact
  if (id !== undefined) {
    if (!known) throw unknownReference('/contact/id', 'contact', id)
    const address = known.emails.find(({ isPrimary }) => isPrimary)?.email
    return { contactId: id, from: senderMailbox(channel, address, known.name) }
  }
  const mailbox = from ?? senderMailbox(channel, email, name ?? '')
  if (isOwn) return { contactId: null, from: mailbox }
  const type = (channel.config['identityType'] ?? channel.type) as Schema<'ChannelType'>
  const identity: Identity =
    email !== undefined
      ? { kind: 'email', type, value: email, name }
      : phone !== undefined
        ? { kind: 'phone', type, value: phone, name }
        : { kind: 'platform', type, value: platformId ?? '', name }
  return { contactId: await contactOf(ctx, identity, channel.type), from: mailbox }
}

function senderMailbox(
  { type }: ChannelRow,
  address: string | undefined,
  name: string,
): Mailbox | null {
  return type === 'email' && address !== undefined ? { address, name } : null
}

/**
 * The conversation of a message on a channel that has no threads: that of the group whose message it answers, else
 * the one with the contact, opened if need be. The contact is locked.
 */
async function conversationFor(
  ctx: Context,
  channel: ChannelRow,
  contactId: string,
  references: string[],
): Promise<{ id: string; isNew: boolean }> {
  const { db, now } = ctx
  const answer = { channelId: channel.id, contactId, messageIds: references }
  const groupConversation = await groupAnswered(ctx, answer)
  if (groupConversation !== undefined) return { id: groupConversation, isNew: false }

  const on = { workspaceId: ctx.actor.workspaceId, channelId: channel.id, contactId }
  const [open] = await openOn(db, on)
  if (open) return { id: open.id, isNew: false }
  const [recent] = await lockRecent(db, { ...on, now })
  if (recent) return { id: recent.id, isNew: false }
  const id = newId()
  const [opened] = await openConversation(db, { ...on, id, now })
  if (!opened) throw new Error('neither opened nor found a conversation')
  return { id: opened.id, isNew: opened.id === id }
}
