import { contacts } from '../../db/schema/contacts.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { DroppedAttachment, MailHeaders } from '../../db/schema/messages.ts'
import { notFound, ruleViolated } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { latestInstant } from '../../lib/time.ts'
import { subjectLine, withoutPrefixes } from '../../platform/mail/subject.ts'
import { channelDisabled } from '../channels/channel.ts'
import { lockChannelForReference, ownAddressesOf } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { senderById } from '../contacts/queries.ts'
import { conversationFor, groupConversation } from './conversation-of.ts'
import { type Sender, senderOf } from './inbound-sender.ts'
import { type Belongings, type ConversationOfMessage, storeMessage } from './store-message.ts'
import type { Mail } from '../../platform/mail/mail.ts'
import type { AttachedFile } from './attachments.ts'
import { isBlockedContact } from './blocked.ts'
import { identityOf } from './identity.ts'
import { keptLocation, message } from './message.ts'
import { messageByExternalId, type NewMessage } from './queries.ts'
import { type LockedConversation, lockOpenConversation } from './send-queries.ts'
import { threadFor } from './threads.ts'
import {
  followedReplyTo,
  type MailSender,
  type MailWriter,
  namedAddresses,
  userOfAddress,
  writerOf,
} from './writer.ts'

/** Members of a mail that other messages do not have, or not always. */
type OfMail = 'digest' | 'from' | 'headers' | 'senderClaims' | 'forwarded' | 'parts' | 'others'

/** A message as it came, by whichever way. */
export interface Inbound extends Omit<Mail, OfMail> {
  /** Digest of the content of a mail; null of other messages. */
  readonly digest: string | null
  readonly contact: Schema<'InboundContact'>
  /** Null: by what is in it. */
  readonly messageType: Schema<'MessageType'> | null
  /** The sender of a mail as it is named there; null when the sender is known otherwise. */
  readonly mailSender: MailSender | null
  readonly headers: MailHeaders | null
  readonly location: Schema<'MessageLocation'> | undefined
  readonly metadata: Record<string, string>
  /** The group that the sender wrote to, where the channel names it. */
  readonly groupId: string | undefined
  /** The files that came with it, made or found once it is known to be new. */
  files(): Promise<InboundFiles>
}

export interface InboundFiles {
  readonly kept: ReadonlyArray<AttachedFile & { readonly mimeType: string }>
  readonly dropped: readonly DroppedAttachment[]
  readonly original?: Belongings['original']
}

/** The channel if messages can come on it; `isMail` of a mail. Throws 404, 409, 422. */
export function requireReceiving(
  channel: ChannelRow | undefined,
  id: string,
  isMail: boolean,
): ChannelRow {
  if (!channel) throw notFound('channel', id)
  if (channel.status === 'disabled') throw channelDisabled()
  if (isMail && channel.type !== 'email') {
    throw ruleViolated('Only a channel of the type email accepts mails.')
  }
  return channel
}

/** Keeps a message that came on a channel, or finds it when it has come before. */
export async function receive(
  ctx: Context,
  channelId: string,
  inbound: Inbound,
): Promise<Operations['receiveMessage']['reply']> {
  const { externalId, digest, mailSender, contact } = inbound
  const found = await lockForInbound(ctx, channelId, inbound)
  const channel = requireReceiving(found.channel, channelId, mailSender !== null)
  const named = { workspaceId: ctx.actor.workspaceId, channelId, externalId }
  const identity = await identityOf(ctx.db, named, digest, found.earlier)
  if (identity.earlier) return { status: 200, body: await message.reply(ctx, identity.earlier.id) }

  const isMail = channel.type === 'email'
  const writer = mailSender && writerOf(mailSender, channel, found)
  const { contactId, from } = await senderOf(ctx, channel, writer ? writer.mailbox : contact, {
    isOwn: isMail && found.own.has(writer?.mailbox.address ?? contact.email ?? ''),
    sender: found.sender,
  })
  const received: Received = {
    ...{ inbound, channel, externalId: identity.externalId, writer, contactId, from },
    content: contentOf(inbound, writer, contactId),
    isBlocked: contactId !== null && (await isBlockedContact(ctx, contactId)),
    isTrusted: writer?.verified !== 'fail',
  }
  const target = await conversationOf(ctx, received, found.open)
  const files = await inbound.files()
  const row = await storeMessage(ctx, target, newMessage(received, target, files), {
    files: files.kept,
    original: files.original,
    participants: isMail && received.isTrusted ? peopleOf(received, target) : undefined,
    references: isMail && received.isTrusted ? inbound.references : [],
  })
  return { status: 201, body: message.replyWith(ctx, row) }
}

/** Locks what a message refers to, and finds what its workspace knows of it. */
async function lockForInbound(
  { db, actor: { workspaceId } }: Context,
  channelId: string,
  { externalId, references, contact, mailSender }: Inbound,
) {
  // With what it answers, so that the messages of one thread take turns
  const values = [externalId, ...references].map((name) => `inbound ${channelId} ${name}`)
  const named = contact.id === undefined ? undefined : { workspaceId, id: contact.id }
  const addresses = mailSender ? namedAddresses(mailSender) : [contact.email ?? []].flat()
  const user = mailSender?.forwarded && { workspaceId, address: mailSender.from.address }
  const [[channel], , [earlier], own, [found], , [sender], [open]] = await pipeline(db, [
    () => lockChannelForReference(db, { workspaceId, id: channelId }),
    () => lockValues(db, { workspaceId, values }),
    () => messageByExternalId(db, { workspaceId, channelId, externalId }),
    () => ownAddressesOf(db, { workspaceId, addresses }),
    () => (user ? userOfAddress(db, user) : []),
    // The contact stays locked until the transaction ends
    () => named && lockRow(db, contacts, named),
    () => (named ? senderById(db, named) : []),
    () => (named ? lockOpenConversation(db, { workspaceId, channelId, contactId: named.id }) : []),
  ])
  const ownAddresses = new Set(own.map((one) => one.address))
  return { channel, earlier, own: ownAddresses, isUser: found !== undefined, sender, open }
}

/** A message of which the sender is known. */
interface Received extends Sender {
  readonly inbound: Inbound
  readonly content: Content
  readonly channel: ChannelRow
  /** The id that is unique, even among mails with the same Message-ID. */
  readonly externalId: string
  /** The writer of a mail; null of other messages. */
  readonly writer: MailWriter | null
  readonly isBlocked: boolean
  readonly isTrusted: boolean
}

/** Returns the people in the header of a mail who take part in its conversation. */
function peopleOf({ inbound, writer, from }: Received, { isNew }: ConversationOfMessage) {
  const { to, cc } = inbound
  const addsAll = isNew || writer === null || writer.addsPeople
  return addsAll ? { from, to, cc } : { from, to: [], cc: [] }
}

/** Finds or opens the conversation that a message belongs to. */
function conversationOf(
  ctx: Context,
  received: Received,
  open: LockedConversation | undefined,
): Promise<ConversationOfMessage> {
  const { inbound, channel, content, contactId, from, isTrusted } = received
  const { externalId, references, groupId } = inbound
  if (groupId !== undefined) return groupConversation(ctx, groupId, contactId)
  if (contactId !== null && channel.type !== 'email') {
    return conversationFor(ctx, channel.id, contactId, references, open)
  }
  return threadFor(ctx, {
    channelId: channel.id,
    contactId,
    messageIds: [externalId, ...references],
    address: from?.address ?? '',
    ...(contactId === null ? sentBy(received.externalId) : { sentAs: null, sentId: null }),
    isAutomatic: content.isAutomatic,
    isTrusted,
    subject: content.subject,
  })
}

function newMessage(
  received: Received,
  target: ConversationOfMessage,
  { kept, dropped }: InboundFiles,
): Omit<NewMessage, 'conversationId'> {
  const { inbound, content, channel, writer, contactId, from } = received
  const { occurredAt } = inbound
  return {
    ...content,
    id: newId(),
    contactId,
    channelId: channel.id,
    direction: 'inbound',
    messageType: inbound.messageType ?? typeOf(content.message, kept),
    fromAddress: from?.address ?? null,
    bcc: [],
    droppedAttachments: dropped,
    location: keptLocation(inbound.location),
    isBlocked: received.isBlocked,
    headers: inbound.headers && {
      ...inbound.headers,
      // Who joins a thread takes part in it
      replyTo: writer ? followedReplyTo(writer, !target.isNew) : [],
    },
    metadata: inbound.metadata,
    senderType: contactId === null ? 'system' : 'contact',
    senderId: contactId,
    status: 'received',
    externalId: received.externalId,
    mailDigest: inbound.digest,
    // Nothing is older than what it answers, whatever the clock of its sender says
    createdAt: latestInstant([occurredAt, target.answeredAt ?? null]) ?? occurredAt,
  }
}

/** Returns the type of a message that names none: a text, or else the common kind of all of its files. */
export function typeOf(text: string | null, files: InboundFiles['kept']): Schema<'MessageType'> {
  if (text !== null || files.length === 0) return 'text'
  const all = (kind: string) => files.every(({ mimeType }) => mimeType.startsWith(`${kind}/`))
  return (['image', 'video', 'audio'] as const).find(all) ?? 'file'
}

type Words = Pick<Inbound, 'subject' | 'message' | 'quotedText'>

/**
 * Returns what the writer of a message says, with its subject as one line. Of a mail that a user handed on, it is what the
 * customer wrote.
 */
function wordsOf({ message: text, quotedText, subject }: Words, writer: MailWriter | null): Words {
  if (!writer?.forwarded) return { message: text, quotedText, subject: subjectLine(subject) }
  const { message: words, note, subject: inner } = writer.forwarded
  const bare = withoutPrefixes(subject ?? '')
  return { message: words, quotedText: note, subject: subjectLine(bare || inner) }
}

type Content = ReturnType<typeof contentOf>

/** Returns the members of a message that what is in it decides, with who wrote it; `contactId` is null of a mailbox of the workspace. */
export function contentOf(
  inbound: Omit<Mail, OfMail>,
  writer: MailWriter | null,
  contactId: string | null,
) {
  const { html, sanitizedHtml } = inbound
  const isAutomatic = inbound.isAutomatic || contactId === null
  const isAnswerable = writer === null || (writer.isFrom && writer.verified !== 'fail')
  return {
    ...wordsOf(inbound, writer),
    ...{ html, sanitizedHtml, isAutomatic },
    to: inbound.to.map(({ address }) => address),
    cc: inbound.cc.map(({ address }) => address),
    suppressAutoReply: inbound.suppressAutoReply || isAutomatic || !isAnswerable,
    senderVerified: writer?.verified ?? null,
  }
}

/** The Message-ID of a mail, and the id of the message that it is if the Message-ID is our own. */
function sentBy(sentAs: string): { sentAs: string; sentId: string | null } {
  const [, sentId = null] = /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(sentAs) ?? []
  return { sentAs, sentId }
}
