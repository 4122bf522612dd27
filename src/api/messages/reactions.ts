import type { Schema } from '../../../generated/operations.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, memberRefused } from '../../errors.ts'
import { type ActorContext, asSystem } from '../../auth/actor.ts'
import { emit } from '../../events/log/emit.ts'
import {
  causedBy,
  type EventsOf,
  emitsNothing,
  type ReactionContext,
} from '../../events/reactions.ts'
import { newId } from '../../lib/ids.ts'
import { lockChannelForReference } from '../channels/queries.ts'
import { toAutoReply } from '../channels/wire.ts'
import { linkToConversation } from '../tickets/queries.ts'
import { answeredOf, cancelMessages, hasHadReplies, waitingOf } from './answer-queries.ts'
import { channelFor, type Destination, destinationOf } from './destination.ts'
import { withoutTag } from '../../lib/email.ts'
import { addHours, isAfter } from '../../lib/time.ts'
import { without } from '../../lib/without.ts'
import { requireSize } from './files.ts'
import { previewOf } from './preview.ts'
import { messagesByIds, recordMessage } from './queries.ts'
import { type Draft, storeAndSend } from './send.ts'
import { toMessage } from './wire.ts'

const mostText = 65_535

/**
 * A public comment on a ticket is sent to the contact: in the newest conversation that is linked to the ticket, or in
 * one that is opened and linked.
 */
export async function sendComments(
  ctx: ReactionContext,
  events: EventsOf<'comment.created' | 'comment.mail_composed'>,
): Promise<void> {
  const composed = new Map(
    events.flatMap(({ type, data }) => {
      if (type !== 'comment.mail_composed') return []
      const { commentId, ...mail } = data
      return [[commentId, mail] as const]
    }),
  )
  // One request writes one of them; only a bulk operation writes more
  for (const { type, data } of events) {
    if (type !== 'comment.created') continue
    const { id: commentId, ticketId, messageId, attachments } = data
    if (ticketId === null || messageId === null) continue
    try {
      requireSize(attachments)
      const destination = await destinationFor(ctx, ticketId).catch(throwWithoutPointer)
      await storeAndSend(ctx, destination, {
        id: messageId,
        commentId,
        messageType: 'text',
        message: textOf(data),
        fileIds: attachments.map(({ fileId }) => fileId),
        ...composed.get(commentId),
      })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // A bulk operation may have commented on many tickets
      throw error.with({ resource: 'ticket', id: ticketId, ...error.members })
    }
  }
}
sendComments.emits = [
  ...(['conversation.created', 'conversation.reopened', 'conversation.resumed'] as const),
  'message.queued',
] as const

/** Throws an error without its pointer, since a comment has no member for a contact, a conversation or a channel. */
function throwWithoutPointer(error: unknown): never {
  if (!(error instanceof ApiError)) throw error
  const { code, message, headers, cause } = error
  const members = without(error.members, ['pointer'])
  throw new ApiError(code, message, { members, headers, cause })
}

const ticketRemedy = 'Link a conversation with the contact to the ticket, on one of "candidates".'

/** The channels of a type if there is one alone, else all of them. */
function fitting(channel: string) {
  return <T extends { readonly channelType: string }>(candidates: T[]): T[] => {
    const found = candidates.filter(({ channelType }) => channelType === channel)
    return found.length === 1 ? found : candidates
  }
}

async function destinationFor(ctx: ReactionContext, ticketId: string): Promise<Destination> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const [found] = await answeredOf(db, { workspaceId, ticketId })
  if (!found) throw new Error('a comment on a ticket that is not there')
  const { contactId, conversationId, isDone } = found
  if (contactId === null) {
    throw new ApiError('contact_unreachable', 'The contact of the ticket was deleted.')
  }
  const target = conversationId
    ? { conversationId }
    : {
        contactId,
        channelId: await channelFor(ctx, contactId, fitting(found.channel), ticketRemedy),
        subject: found.title,
      }
  const destination = await destinationOf(ctx, target)
  const link = { workspaceId, ticketId, conversationId: destination.conversationId }
  db.sendWithCommit(linkToConversation(db, link))
  return { ...destination, staysClosed: isDone }
}

/** The text of a comment with names instead of the placeholders of mentions. Throws 422 when it is too long. */
function textOf({ text, mentions }: Schema<'Comment'>): string {
  const names = new Map(mentions.map(({ index, user }) => [index, user.name]))
  const named = text.replace(
    /\{(\d{1,2})\}/g,
    (placeholder, index: string) => names.get(Number(index)) ?? placeholder,
  )
  if (named.length <= mostText) return named
  throw memberRefused(
    '/text',
    `with the names of the mentioned users must have at most ${mostText} characters.`,
  )
}

/**
 * A contact's message that opens or reopens a conversation gets the automatic reply of the channel, at most once in 24
 * hours to a receiver in a conversation. A mail is answered at its From alone, with a subject of the channel.
 */
export async function sendAutoReplies(
  ctx: ReactionContext,
  events: EventsOf<'conversation.created' | 'conversation.reopened' | 'message.received'>,
): Promise<void> {
  const opened = new Set(
    events.flatMap(({ type, data }) => (type === 'message.received' ? [] : data.id)),
  )
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  for (const event of events) {
    if (event.type !== 'message.received') continue
    const { id: messageId, conversationId, channelId, contactId, groupId, from } = event.data
    const { isAutomatic, suppressAutoReply, createdAt } = event.data
    if (isAutomatic || suppressAutoReply) continue
    // One of an archive, as at the first connection of a mailbox
    if (isAfter(now, addHours(createdAt, 24))) continue
    if (groupId !== null || channelId === null || contactId === null) continue
    if (!opened.delete(conversationId)) continue
    const [channel] = await lockChannelForReference(db, { workspaceId, id: channelId })
    const { enabled, subject, text, maxPerHour } = toAutoReply(channel?.autoReply ?? {})
    if (!channel || !enabled || text === null) continue
    const [had] = await hasHadReplies(db, {
      workspaceId,
      conversationId,
      channelId,
      receiver: from === null ? contactId : withoutTag(from),
      maxPerHour,
      now,
    })
    if (had?.isEnough) continue
    const replying = causedBy(asSystem(ctx), event)
    await sendUnlessRefused(replying, conversationId, contactId, {
      message: text,
      replyToMessageId: messageId,
      ...(from !== null && { to: [from], subject: subject ?? channel.name }),
    })
  }
}
sendAutoReplies.emits = ['message.queued'] as const

/** A chat that is closed because nothing was said in it sends the contact the text of its channel for that, if there is one. */
export async function sendIdleTexts(
  ctx: ReactionContext,
  events: EventsOf<'conversation.idle_ended'>,
): Promise<void> {
  for (const { data } of events) {
    const { conversationId, contactId, text } = data
    if (text !== null) await sendUnlessRefused(ctx, conversationId, contactId, { message: text })
  }
}
sendIdleTexts.emits = ['message.queued'] as const

/** Sends an automatic text, unless the contact cannot be sent it now: what it follows from must not be refused. */
async function sendUnlessRefused(
  ctx: ActorContext,
  conversationId: string,
  contactId: string,
  text: Pick<Draft, 'message' | 'replyToMessageId' | 'to' | 'subject'>,
): Promise<void> {
  try {
    const destination = await destinationOf(ctx, { conversationId })
    await storeAndSend(
      ctx,
      { ...destination, contactId, staysClosed: true },
      { ...text, id: newId(), messageType: 'text', fileIds: [], isAutomatic: true },
    )
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
  }
}

/** A comment that is deleted before its message is sent is not sent any more. */
export async function cancelComments(
  ctx: ReactionContext,
  events: EventsOf<'comment.deleted'>,
): Promise<void> {
  const ids = events.flatMap(({ data }) => data.messageId ?? [])
  if (ids.length === 0) return
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  const waiting = (await waitingOf(db, { workspaceId, ids })).map(({ id }) => id)
  if (waiting.length === 0) return
  const [before, , after] = await pipeline(db, [
    () => messagesByIds(db, { workspaceId, ids: waiting }),
    () => cancelMessages(db, { workspaceId, ids: waiting, now }),
    () => messagesByIds(db, { workspaceId, ids: waiting }),
  ])
  const beforeById = new Map(before.map((row) => [row.id, toMessage(row, null)]))
  emit(
    ctx,
    ...after.map(
      (row) => ['message.canceled', toMessage(row, null), beforeById.get(row.id)] as const,
    ),
  )
}
cancelComments.emits = ['message.canceled'] as const

/** A scheduled message becomes the last message of its conversation when it is sent. */
export async function recordDueMessages(
  { db, actor: { workspaceId }, now }: ReactionContext,
  events: EventsOf<'message.due' | 'message.sent'>,
): Promise<void> {
  const ids = events.flatMap(({ type, data, before }) => {
    if (type === 'message.due') return data.messageId
    // One of a group without a channel is sent when it is due
    return before?.status === 'scheduled' ? data.id : []
  })
  if (ids.length === 0) return
  const due = await messagesByIds(db, { workspaceId, ids })
  // Of several in one conversation, whose row is locked with them, the latest becomes the last one
  due.sort((a, b) => (a.scheduledAt ?? '').localeCompare(b.scheduledAt ?? ''))
  for (const { conversationId: id, message } of due) {
    const said = { isInbound: false, opens: false, saidAt: now, subject: null, now }
    db.sendWithCommit(recordMessage(db, { workspaceId, id, preview: previewOf(message), ...said }))
  }
}
recordDueMessages.emits = emitsNothing
