import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import type { messageById } from './queries.ts'

export type MessageRow = RowFrom<typeof messageById>

/** `publicUrl` is null in events, which contain no links. */
export function toMessage(row: MessageRow, publicUrl: string | null): Schema<'Message'> {
  return {
    id: row.id,
    conversationId: row.conversationId,
    contactId: row.contactId,
    groupId: row.groupId,
    channelId: row.channelId,
    channel: row.channel,
    direction: row.direction,
    messageType: row.messageType,
    message: row.message,
    quotedText: row.quotedText,
    html: row.html,
    // An event has the HTML once
    sanitizedHtml: publicUrl === null ? null : row.sanitizedHtml,
    subject: row.subject,
    from: row.fromAddress,
    to: row.to,
    cc: row.cc,
    bcc: row.bcc,
    attachments: row.attachments.map((one) => toAttachment(one, publicUrl)),
    droppedAttachments: row.droppedAttachments,
    leftOut: row.leftOut,
    location: row.location,
    sender: { type: row.senderType, id: row.senderId, name: row.senderName },
    status: row.status,
    errorCode: row.errorCode,
    errorMessage: row.errorMessage,
    externalId: row.externalId,
    clientRequestId: row.clientRequestId,
    replyToMessageId: row.replyToMessageId,
    commentId: row.commentId,
    scheduledAt: row.scheduledAt,
    sentAt: row.sentAt,
    deliveredAt: row.deliveredAt,
    readAt: row.readAt,
    failedAt: row.failedAt,
    isAutomatic: row.isAutomatic,
    isBlocked: row.isBlocked,
    suppressAutoReply: row.suppressAutoReply,
    senderVerified: row.senderVerified,
    hasOriginal: row.hasOriginal,
    headers: row.headers,
    metadata: row.metadata,
    createdAt: row.createdAt,
    ingestedAt: row.ingestedAt,
    updatedAt: row.updatedAt,
    deletedAt: row.redactedAt,
    version: row.version,
  }
}
