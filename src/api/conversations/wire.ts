import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { caseIdOf } from '../../lib/ids.ts'
import type { Expandable } from './expand.ts'
import type { conversationById, expandedConversation } from './queries.ts'

export type ConversationRow = RowFrom<typeof conversationById>

export function toConversation(row: ConversationRow): Schema<'Conversation'> {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    channelId: row.channelId,
    channel: row.channel,
    contactId: row.contactId,
    groupId: row.groupId,
    subject: row.subject,
    participants: row.participants,
    relatedConversationId: row.relatedConversationId,
    assigneeId: row.assigneeId,
    queueId: row.queueId,
    disposition: row.disposition,
    lastMessageAt: row.lastMessageAt,
    lastInboundAt: row.lastInboundAt,
    lastMessagePreview: row.lastMessagePreview,
    unreadCount: row.unreadCount,
    messageWindowExpiresAt: row.messageWindowExpiresAt,
    currentCxLogId: row.kind === 'group' ? null : caseIdOf(row.id),
    ticketIds: row.ticketIds,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    closedAt: row.closedAt,
    version: row.version,
  }
}

/** The conversation with the members that a request asks for. */
export function toExpanded(
  row: ConversationRow & Partial<Pick<RowFrom<typeof expandedConversation>, Expandable>>,
  expand: readonly Expandable[],
): Schema<'Conversation'> {
  const shown = toConversation(row)
  if (expand.includes('contact')) shown.contact = row.contact ?? null
  if (expand.includes('assignee')) shown.assignee = row.assignee ?? null
  if (expand.includes('queue')) shown.queue = row.queue ?? null
  return shown
}
