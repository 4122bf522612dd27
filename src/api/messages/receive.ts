import type { Schema } from '../../../generated/operations.ts'
import { invalid, notFound, ruleViolated, unknownReference } from '../../errors.ts'
import { emit } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { newId } from '../../lib/ids.ts'
import { isAfter, utcOf } from '../../lib/time.ts'
import { channelDisabled } from '../channels/channel.ts'
import { holdChannel } from '../channels/queries.ts'
import type { ChannelRow } from '../channels/wire.ts'
import { contactOf, type Identity } from '../contacts/identify.ts'
import { contactById, holdContacts, lockValues } from '../contacts/queries.ts'
import { happeningsOfMessage } from '../conversations/conversation.ts'
import { conversationById, lockConversation } from '../conversations/queries.ts'
import { parseMail } from './mail.ts'
import { current, happenings, keptLocation, previewOf, requireContent } from './message.ts'
import {
  advance,
  insertMessage,
  lockMessage,
  messageByExternalId,
  messageById,
  noteMessage,
} from './queries.ts'
import { lockRecent, noteSeen, openConversation, openOn, threadOf } from './send-queries.ts'
import { toMessage } from './wire.ts'

type Receive = Pick<HandlersFor<'messages'>, 'receiveMessage' | 'updateMessageStatus'>

/** A message as it came, by whichever way. */
interface Inbound {
  readonly externalId: string
  readonly contact: Schema<'InboundContact'>
  readonly messageType: Schema<'MessageType'>
  readonly message: string | null
  readonly html: string | null
  readonly subject: string | null
  readonly cc: readonly string[]
  readonly location: Schema<'MessageLocation'> | undefined
  /** What the messages that it answers are called. */
  readonly references: string[]
  readonly occurredAt: string
  readonly metadata: Record<string, string>
}

export const receiveHandlers: Receive = {
  async receiveMessage(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const [channel] = await holdChannel(ctx.db, { workspaceId, id: params.id })
    if (!channel) throw notFound('channel', params.id)
    if (channel.status === 'disabled') throw channelDisabled()
    const inbound =
      typeof body === 'string' ? await fromMail(ctx, channel, body) : fromJson(ctx, body)

    const { externalId } = inbound
    const [, [earlier]] = await Promise.all([
      lockValues(ctx.db, { workspaceId, values: [`inbound ${channel.id} ${externalId}`] }),
      messageByExternalId(ctx.db, { workspaceId, channelId: channel.id, externalId }),
    ])
    if (earlier) return { status: 200, body: await current(ctx, earlier.id) }

    const contactId = await senderOf(ctx, channel, inbound.contact)
    const { id: conversationId, isNew } = await conversationFor(
      ctx,
      channel,
      contactId,
      inbound.references,
    )
    const id = newId()
    const place = { workspaceId, id: conversationId }
    const [, [before], , , , [after]] = await Promise.all([
      lockConversation(ctx.db, place),
      conversationById(ctx.db, place),
      insertMessage(ctx.db, {
        workspaceId,
        id,
        conversationId,
        contactId,
        channelId: channel.id,
        direction: 'inbound',
        messageType: inbound.messageType,
        message: inbound.message,
        html: inbound.html,
        subject: inbound.subject,
        cc: inbound.cc,
        bcc: [],
        location: keptLocation(inbound.location),
        metadata: inbound.metadata,
        senderType: 'contact',
        senderId: contactId,
        status: 'received',
        externalId,
        clientRequestId: null,
        tokenId: null,
        replyToMessageId: null,
        scheduledAt: null,
        createdAt: inbound.occurredAt,
        now: ctx.now,
      }),
      noteMessage(ctx.db, {
        workspaceId,
        id: conversationId,
        isInbound: true,
        saidAt: inbound.occurredAt,
        preview: previewOf(inbound.message),
        subject: inbound.subject,
        now: ctx.now,
      }),
      noteSeen(ctx.db, { workspaceId, id: contactId, at: inbound.occurredAt }),
      conversationById(ctx.db, place),
    ])

    const reply = await current(ctx, id)
    const opened = after ? happeningsOfMessage(after, isNew ? undefined : before) : []
    emit(ctx, ...opened, ...happenings(reply.data))
    return { status: 201, body: reply }
  },

  async updateMessageStatus(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const [channel] = await holdChannel(ctx.db, { workspaceId, id: params.id })
    if (!channel) throw notFound('channel', params.id)
    const id = await sentOn(ctx, channel.id, body)

    const receipt = {
      workspaceId,
      id,
      channelId: channel.id,
      status: body.status,
      at: instantWithin(body.occurredAt, ctx.now, '/occurredAt'),
      errorCode: body.errorCode ?? null,
      errorMessage: body.errorMessage ?? null,
      now: ctx.now,
    }
    const key = { workspaceId, id }
    const [, [row]] = await Promise.all([
      lockMessage(ctx.db, key),
      messageById(ctx.db, key),
      advance(ctx.db, receipt),
    ])

    const reply = await current(ctx, id)
    if (row) emit(ctx, ...happenings(reply.data, toMessage(row)))
    return reply
  },
}

async function fromMail(ctx: Context, channel: ChannelRow, body: string): Promise<Inbound> {
  if (channel.type !== 'email') throw ruleViolated('Only an e-mail channel takes mails.')
  const mail = await parseMail(Buffer.from(body, 'latin1'), ctx.now)
  const { address: email, name } = mail.from
  return {
    externalId: mail.externalId,
    contact: { email, ...(name !== '' && { name }) },
    messageType: 'text',
    message: mail.message,
    html: mail.html,
    subject: mail.subject,
    cc: mail.cc,
    location: undefined,
    references: mail.references,
    occurredAt: mail.occurredAt,
    metadata: {},
  }
}

function fromJson({ now }: Context, body: Schema<'InboundMessage'>): Inbound {
  requireContent(body)
  return {
    externalId: body.externalId,
    contact: body.contact,
    messageType: body.messageType,
    message: body.message ?? null,
    html: body.html ?? null,
    subject: body.subject ?? null,
    cc: [],
    location: body.location,
    references: body.replyToExternalId === undefined ? [] : [body.replyToExternalId],
    occurredAt: instantWithin(body.occurredAt, now, '/occurredAt'),
    metadata: body.metadata ?? {},
  }
}

/** An instant in UTC; now for none, and for one that another clock puts into the future. */
function instantWithin(given: string | undefined, now: string, pointer: string): string {
  if (given === undefined) return now
  const utc = utcOf(given)
  if (utc === undefined) throw invalid('body', pointer, 'must lie within the years 0 to 9999')
  return isAfter(utc, now) ? now : utc
}

/** The contact who wrote, locked until the transaction ends. */
async function senderOf(
  ctx: Context,
  channel: ChannelRow,
  contact: Schema<'InboundContact'>,
): Promise<string> {
  const { id, email, phone, platformId, name } = contact
  if ([id, email, phone, platformId].filter((value) => value !== undefined).length !== 1) {
    throw invalid('body', '/contact', 'needs exactly one of id, email, phone and platformId')
  }
  const { workspaceId } = ctx.actor
  if (id !== undefined) {
    const [, [known]] = await Promise.all([
      holdContacts(ctx.db, { workspaceId, ids: [id] }),
      contactById(ctx.db, { workspaceId, id }),
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
  const [[open], [thread]] = await Promise.all([
    openOn(db, on),
    references.length > 0 ? threadOf(db, { ...on, references }) : [],
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
  const [opened] = await openConversation(db, { ...on, id, kind, now })
  if (!opened) throw new Error('neither opened nor found a conversation')
  return { id: opened.id, isNew: opened.id === id }
}

/** The id of a message that was sent on a channel; 422 for one that was not. */
async function sentOn(
  { db, actor: { workspaceId } }: Context,
  channelId: string,
  { messageId, externalId }: Schema<'MessageReceipt'>,
): Promise<string> {
  if ((messageId === undefined) === (externalId === undefined)) {
    throw invalid('body', '', 'needs either messageId or externalId')
  }
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
