import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, createdAt, id, instant, position, tsvector, workspaceId } from './columns.ts'
import { checkValues, ginBy, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { channels } from './channels.ts'
import { comments } from './comments.ts'
import { contacts } from './contacts.ts'
import { conversations } from './conversations.ts'

export type Location = Required<Schema<'MessageLocation'>>

/** The header fields of a mail that say how it is to be treated. */
export type MailHeaders = Schema<'MessageHeaders'>

/** An attachment of a mail that could not be stored. */
export type DroppedAttachment = Schema<'DroppedAttachment'>

/** The outcome of a mail for one of its recipients. */
export interface SettledRecipient {
  /** In lower case. */
  readonly address: string
  /** RFC 3339. */
  readonly at: string
  /** Why the recipient was not reached; null if the mail server has accepted the mail. */
  readonly code: string | null
  readonly message: string | null
}

/** A member of a group whom a message to the group does not go to. */
export type LeftOutMember = Schema<'LeftOutMember'>

/** The receiver of an automatic reply: the address without its tag (RFC 5233), or the contact of another message. */
export const autoReplyReceiver = sql`coalesce(regexp_replace(lower(to_addresses[1]), '\\+[^@]*@', '@'), contact_id::text)`

/** True for an automatic reply of a channel. */
export const isAutoReply = sql`direction = 'outbound' and sender_type = 'system' and is_automatic`

export const messages = pgTable(
  'messages',
  {
    workspaceId: workspaceId(),
    id: id(),
    position: position(),
    conversationId: uuid('conversation_id').notNull(),
    /** Whom it is from or for; null when it is for a group. */
    contactId: uuid('contact_id'),
    /** Null when it is only stored. */
    channelId: uuid('channel_id'),
    direction: text('direction', { enum: ['inbound', 'outbound'] }).notNull(),
    messageType: text('message_type').$type<Schema<'MessageType'>>().notNull(),
    message: text('message'),
    /** Quoted text of a mail, and its signature. */
    quotedText: text('quoted_text'),
    html: text('html'),
    sanitizedHtml: text('sanitized_html'),
    subject: text('subject'),
    /** Sender of a mail. */
    fromAddress: text('from_address'),
    to: text('to_addresses').array().notNull().default([]),
    cc: text('cc').array().notNull(),
    bcc: text('bcc').array().notNull(),
    location: jsonb('location').$type<Location>(),
    /**
     * Recipients who have a mail, or whom a mail server has refused for good, where some were refused; other attempts
     * leave them out. The members of a group are in rows of their own.
     */
    settled: jsonb('settled').$type<SettledRecipient[]>().notNull().default([]),
    droppedAttachments: jsonb('dropped_attachments')
      .$type<DroppedAttachment[]>()
      .notNull()
      .default([]),
    /** Members of the group whom the channel did not reach when the message was made. */
    leftOut: jsonb('left_out').$type<LeftOutMember[]>().notNull().default([]),
    /** Written by a program by itself, such as an absence notice. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** Came while its contact was blocked, and has not been unblocked since. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    /** Not to be answered by a program. */
    suppressAutoReply: boolean('suppress_auto_reply').notNull().default(false),
    /** Result of the check whether the domain in From has sent a received mail; null for other messages. */
    senderVerified: text('sender_verified', { enum: ['pass', 'fail', 'unknown'] }),
    headers: jsonb('headers').$type<MailHeaders>(),
    metadata: jsonb('metadata').$type<Record<string, string>>().notNull(),
    senderType: text('sender_type', { enum: ['contact', 'user', 'token', 'system'] }).notNull(),
    senderId: uuid('sender_id'),
    /** The public comment on a ticket that it contains. */
    commentId: uuid('comment_id'),
    status: text('status').$type<Schema<'MessageStatus'>>().notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    /** Id in the channel, which is the Message-ID of a mail. */
    externalId: text('external_id'),
    /** Digest of the sender, date, subject and body of a mail, which distinguishes mails with one Message-ID. */
    mailDigest: text('mail_digest'),
    clientRequestId: text('client_request_id'),
    /** Token whose request `clientRequestId` names. */
    tokenId: uuid('token_id'),
    replyToMessageId: uuid('reply_to_message_id'),
    scheduledAt: instant('scheduled_at'),
    sentAt: instant('sent_at'),
    deliveredAt: instant('delivered_at'),
    readAt: instant('read_at'),
    failedAt: instant('failed_at'),
    /** Tries so far; who ends a try must name it, so that one whose time ran out cannot. */
    attempt: integer('attempt').notNull().default(0),
    /** Tries before it was last sent again by hand. */
    attemptBase: integer('attempt_base').notNull().default(0),
    /**
     * Time at which the worker handles it: its scheduled time, its next attempt, or the end of an abandoned attempt.
     */
    dueAt: instant('due_at'),
    /** Trace that the sending continues (W3C Trace Context). */
    traceparent: text('traceparent'),
    ingestedAt: instant('ingested_at').notNull(),
    redactedAt: instant('redacted_at'),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_words(coalesce(subject, '') || ' ' || coalesce(message, '') || ' '
          || coalesce(quoted_text, ''))`,
      ),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'channel_id_external_id', t.channelId, t.externalId).where(
      sql`external_id is not null`,
    ),
    uniqueBy(t, 'token_id_client_request_id', t.tokenId, t.clientRequestId).where(
      sql`client_request_id is not null`,
    ),
    indexBy(t, 'created_at', t.createdAt, t.position),
    indexBy(t, 'conversation_id', t.conversationId, t.createdAt, t.position),
    indexBy(t, 'contact_id', t.contactId, t.createdAt, t.position),
    // The automatic replies of late to a receiver and of a channel: a sender decides how many other messages there are
    indexBy(t, 'receiver_automatic', autoReplyReceiver, t.createdAt).where(isAutoReply),
    indexBy(t, 'channel_id_automatic', t.channelId, t.createdAt).where(isAutoReply),
    indexBy(t, 'reply_to_message_id', t.replyToMessageId).where(
      sql`reply_to_message_id is not null`,
    ),
    // Workspaces and channels with something to send are found by leaps, then what is due on each
    indexBy(t, 'channel_id_due_at', t.channelId, t.dueAt).where(sql`due_at is not null`),
    indexBy(t, 'due_at', t.dueAt).where(sql`due_at is not null and channel_id is not null`),
    indexBy(t, 'kept_at', t.dueAt).where(sql`due_at is not null and channel_id is null`),
    // What goes before a message of its conversation, and what is to be marked as read
    indexBy(t, 'conversation_id_due', t.conversationId, t.position).where(sql`due_at is not null`),
    indexBy(t, 'conversation_id_received', t.conversationId).where(sql`status = 'received'`),
    ginBy(t, 'search', t.search),
    refersTo(t, t.conversationId, conversations).onDelete('cascade'),
    refersTo(t, t.contactId, contacts),
    refersTo(t, t.channelId, channels),
    refersTo(t, t.replyToMessageId, t),
    refersTo(t, t.commentId, comments),
    check('messages_sender_check', sql`(sender_type = 'system') = (sender_id is null)`),
    checkValues(t, t.senderVerified),
    checkValues(t, t.direction),
    check(
      'messages_status_check',
      sql`case direction when 'inbound' then status in ('received', 'read') else status in
        ('scheduled', 'queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'canceled') end`,
    ),
    check(
      'messages_due_at_check',
      sql`(due_at is not null) = (status in ('scheduled', 'queued', 'sending'))`,
    ),
  ],
)

/** Whom a message to a group is sent to, and what became of it for each of them. */
export const messageRecipients = pgTable(
  'message_recipients',
  {
    workspaceId: workspaceId(),
    messageId: uuid('message_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    /** Null where the channel needs none. */
    address: text('address'),
    status: text('status', { enum: ['queued', 'sent', 'failed'] }).notNull(),
    errorCode: text('error_code'),
    errorMessage: text('error_message'),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
  },
  (t) => [
    primary(t, t.messageId, t.contactId),
    indexBy(t, 'contact_id', t.contactId),
    refersTo(t, t.messageId, messages).onDelete('cascade'),
    refersTo(t, t.contactId, contacts).onDelete('cascade'),
    checkValues(t, t.status),
  ],
)

/**
 * The received mails as they came; their bytes are in the store, under the workspace and `upload_id`. A table of its
 * own: a column of the messages would write each message with all its index entries again when its original expires.
 */
export const messageOriginals = pgTable(
  'message_originals',
  {
    workspaceId: workspaceId(),
    messageId: uuid('message_id').notNull(),
    uploadId: uuid('upload_id').notNull(),
    size: integer('size').notNull(),
    /** In hexadecimal digits. */
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primary(t, t.messageId),
    uniqueBy(t, 'upload_id', t.uploadId),
    indexBy(t, 'created_at', t.createdAt, t.messageId),
    refersTo(t, t.messageId, messages).onDelete('cascade'),
  ],
)
