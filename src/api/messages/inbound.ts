import { contacts } from '../../db/schema/contacts.ts'
import { lockRow } from '../../db/query/lock-row.ts'
import type { Operations, Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { DroppedAttachment, MailHeaders } from '../../db/schema/messages.ts'
import { notFound, ruleViolated, unknownReference } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { newId } from '../../lib/ids.ts'
import { latestInstant } from '../../lib/time.ts'
import { withoutPrefixes } from '../../platform/mail/subject.ts'
import { channelDisabled } from '../channels/channel.ts'
import { lockChannelForReference, ownAddressesOf } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { contactOf } from '../contacts/identify.ts'
import { lockValues } from '../../db/query/lock-values.ts'
import { senderById } from '../contacts/queries.ts'
import { conversationFor, groupConversation } from './conversation-of.ts'
import { type Belongings, storeMessage } from './store-message.ts'
import type { Mailbox } from '../../platform/mail/mail.ts'
import type { AttachedFile } from './attachments.ts'
import { isBlockedContact } from './blocked.ts'
import { identityOf } from './identity.ts'
import { keptLocation, message } from './message.ts'
import { messageByExternalId } from './queries.ts'
import { lockOpenConversation } from './send-queries.ts'
import { threadFor } from './threads.ts'
import {
  followedReplyTo,
  type MailSender,
  type MailWriter,
  namedAddresses,
  userOfAddress,
  writerOf,
} from './writer.ts'

/** A message as it came, by whichever way. */
export interface Inbound {
  readonly externalId: string
  /** Digest of the content of a mail; null of other messages. */
  readonly digest: string | null
  readonly contact: Schema<'InboundContact'>
  /** Null: by what is in it. */
  readonly messageType: Schema<'MessageType'> | null
  readonly message: string | null
  /** The quoted text and the signature of a mail. */
  readonly quotedText: string | null
  readonly html: string | null
  readonly sanitizedHtml: string | null
  readonly subject: string | null
  /** The sender of a mail as it is named there; null when the sender is known otherwise. */
  readonly mailSender: MailSender | null
  readonly to: readonly Mailbox[]
  readonly cc: readonly Mailbox[]
  readonly headers: MailHeaders | null
  readonly isAutomatic: boolean
  readonly suppressAutoReply: boolean
  readonly location: Schema<'MessageLocation'> | undefined
  /** The external ids of the messages that it answers. */
  readonly references: string[]
  readonly occurredAt: string
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
  const { workspaceId } = ctx.actor
  const { externalId, references, contact } = inbound
  // With what it answers, so that the messages of one thread take turns
  const names = [externalId, ...references]
  const named = contact.id === undefined ? undefined : { workspaceId, id: contact.id }
  const { mailSender } = inbound
  const addresses = mailSender ? namedAddresses(mailSender) : (contact.email ?? [])
  const user = mailSender?.forwarded && { workspaceId, address: mailSender.from.address }
  const [[found], , [earlier], own, [isUser], , [sender], [open]] = await pipeline(ctx.db, [
    () => lockChannelForReference(ctx.db, { workspaceId, id: channelId }),
    () =>
      lockValues(ctx.db, {
        workspaceId,
        values: names.map((name) => `inbound ${channelId} ${name}`),
      }),
    () => messageByExternalId(ctx.db, { workspaceId, channelId, externalId }),
    () => ownAddressesOf(ctx.db, { workspaceId, addresses: [addresses].flat() }),
    () => (user ? userOfAddress(ctx.db, user) : []),
    // The contact stays locked until the transaction ends
    () => named && lockRow(ctx.db, contacts, named),
    () => (named ? senderById(ctx.db, named) : []),
    () =>
      named ? lockOpenConversation(ctx.db, { workspaceId, channelId, contactId: named.id }) : [],
  ])
  const channel = requireReceiving(found, channelId, mailSender !== null)
  const identity = await identityOf(
    ctx.db,
    { workspaceId, channelId, externalId },
    inbound.digest,
    earlier,
  )
  if (identity.earlier) return { status: 200, body: await message.reply(ctx, identity.earlier.id) }

  const isMail = channel.type === 'email'
  const ownSet = new Set(own.map((one) => one.address))
  const writer =
    mailSender && writerOf(mailSender, channel, { own: ownSet, isUser: isUser !== undefined })
  const { contactId, from } = await senderOf(ctx, channel, writer ? writer.mailbox : contact, {
    isOwn: isMail && ownSet.has(writer?.mailbox.address ?? contact.email ?? ''),
    sender,
  })
  const isBlocked = contactId !== null && (await isBlockedContact(ctx, contactId))
  const isTrusted = writer?.verified !== 'fail'
  const isAutomatic = inbound.isAutomatic || contactId === null
  const { subject, message: text, quotedText } = contentOf(inbound, writer)
  const target =
    inbound.groupId !== undefined
      ? await groupConversation(ctx, inbound.groupId, contactId)
      : contactId === null || isMail
        ? await threadFor(ctx, {
            channelId,
            contactId,
            messageIds: names,
            address: from?.address ?? '',
            sentId: contactId === null ? sentIdOf(externalId) : null,
            isAutomatic,
            isTrusted,
            subject,
          })
        : await conversationFor(ctx, channelId, contactId, references, open)
  const { kept, dropped, original } = await inbound.files()
  const row = await storeMessage(
    ctx,
    target,
    {
      id: newId(),
      contactId,
      channelId,
      direction: 'inbound',
      messageType: inbound.messageType ?? typeOf(text, kept),
      message: text,
      quotedText,
      html: inbound.html,
      sanitizedHtml: inbound.sanitizedHtml,
      subject,
      fromAddress: from?.address ?? null,
      to: inbound.to.map((one) => one.address),
      cc: inbound.cc.map((one) => one.address),
      bcc: [],
      droppedAttachments: dropped,
      location: keptLocation(inbound.location),
      isAutomatic,
      isBlocked,
      suppressAutoReply:
        inbound.suppressAutoReply || isAutomatic || writer?.isFrom === false || !isTrusted,
      senderVerified: writer?.verified ?? null,
      headers: inbound.headers && {
        ...inbound.headers,
        // Who joins a thread takes part in it
        replyTo: writer ? followedReplyTo(writer, !target.isNew) : [],
      },
      metadata: inbound.metadata,
      senderType: contactId === null ? 'system' : 'contact',
      senderId: contactId,
      status: 'received',
      externalId: identity.externalId,
      mailDigest: inbound.digest,
      // Nothing is older than what it answers, whatever the clock of its sender says
      createdAt:
        latestInstant([inbound.occurredAt, target.answeredAt ?? null]) ?? inbound.occurredAt,
    },
    {
      files: kept.map(({ mimeType: _, ...file }) => file),
      original,
      participants: isMail && isTrusted ? { ...inbound, from } : undefined,
      references: isMail && isTrusted ? references : [],
    },
  )
  return { status: 201, body: message.replyWith(ctx, row) }
}

/** Returns the type of a message that names none: a text, or else the common kind of all of its files. */
export function typeOf(text: string | null, files: InboundFiles['kept']): Schema<'MessageType'> {
  if (text !== null || files.length === 0) return 'text'
  const all = (kind: string) => files.every(({ mimeType }) => mimeType.startsWith(`${kind}/`))
  return (['image', 'video', 'audio'] as const).find(all) ?? 'file'
}

type Content = Pick<Inbound, 'subject' | 'message' | 'quotedText'>

/** Returns what the writer of a message says. Of a mail that a user handed on, it is what the customer wrote. */
export function contentOf(inbound: Content, writer: MailWriter | null): Content {
  if (!writer?.forwarded) return inbound
  const { message: text, note, subject } = writer.forwarded
  const bare = withoutPrefixes(inbound.subject ?? '')
  return { message: text, quotedText: note, subject: bare || subject }
}

/** The id of the message that a mail with a Message-ID of our own is; null for any other. */
function sentIdOf(externalId: string): string | null {
  return /^<([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})@/.exec(externalId)?.[1] ?? null
}

interface Writer {
  /** Locked until the transaction ends; null for a mailbox of the workspace. */
  readonly contactId: string | null
  /** The address that a mail came from; null for other messages. */
  readonly from: Mailbox | null
}

interface Found {
  /** Whether a mailbox of the workspace sent the message. */
  readonly isOwn: boolean
  /** The contact that the message names by its id, which is locked. */
  readonly sender: { readonly name: string; readonly address: string | null } | undefined
}

/** Returns the sender of a message. Only a mail that a mailbox of the workspace sent has no contact. */
async function senderOf(
  ctx: Context,
  channel: ChannelRow,
  given: Schema<'InboundContact'> | Mailbox,
  { isOwn, sender }: Found,
): Promise<Writer> {
  const { id, email, phone, platformId, name } =
    'address' in given ? { email: given.address, name: given.name || undefined } : given
  if (id !== undefined) {
    if (!sender) throw unknownReference('/contact/id', 'contact', id)
    return { contactId: id, from: senderMailbox(channel, sender.address, sender.name) }
  }
  const mailbox = senderMailbox(channel, email, name ?? '')
  if (isOwn) return { contactId: null, from: mailbox }
  const type = (channel.config['identityType'] ?? channel.type) as Schema<'ChannelType'>
  const contactId = await contactOf(ctx, { type, email, phone, platformId, name }, channel.type)
  return { contactId, from: mailbox }
}

function senderMailbox(
  { type }: ChannelRow,
  address: string | null | undefined,
  name: string,
): Mailbox | null {
  return type === 'email' && typeof address === 'string' ? { address, name } : null
}
