import type { Api } from '../http/handler.ts'
import { agentActivityHandlers } from './agent-activities/handlers.ts'
import { apiTokenHandlers } from './api-tokens/handlers.ts'
import { auditLogHandlers } from './audit-logs/handlers.ts'
import { automationQueueHandlers } from './automation-queues/handlers.ts'
import { categoryHandlers } from './categories/handlers.ts'
import { channelHandlers } from './channels/handlers.ts'
import { commentHandlers } from './comments/handlers.ts'
import { contactHandlers } from './contacts/handlers.ts'
import { roomCommentHandlers } from './conversations/comments.ts'
import { conversationHandlers } from './conversations/handlers.ts'
import { customFieldHandlers } from './custom-fields/handlers.ts'
import { cxLogHandlers } from './cx-logs/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import { groupHandlers } from './groups/handlers.ts'
import { mediaManagerHandlers } from './media-manager/handlers.ts'
import { messageHandlers } from './messages/handlers.ts'
import { markConversationRead } from './messages/mark-read.ts'
import { roleHandlers } from './roles/handlers.ts'
import { sessionHandlers } from './sessions/handlers.ts'
import { settingsHandlers } from './settings/handlers.ts'
import { tagHandlers } from './tags/handlers.ts'
import { telephonyHandlers } from './telephony/handlers.ts'
import { ticketCommentHandlers } from './tickets/comments.ts'
import { ticketHandlers } from './tickets/handlers.ts'
import { listConversationTimeline, listTicketTimeline } from './timelines/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { webhookHandlers } from './webhooks/handlers.ts'

/** Every operation of the contract; one that is missing, extra or mistyped does not compile. */
export const api: Api = {
  'agent-activities': agentActivityHandlers,
  'api-tokens': apiTokenHandlers,
  'audit-logs': auditLogHandlers,
  'automation-queues': automationQueueHandlers,
  categories: categoryHandlers,
  channels: channelHandlers,
  comments: { ...commentHandlers, ...roomCommentHandlers, ...ticketCommentHandlers },
  contacts: contactHandlers,
  conversations: { ...conversationHandlers, listConversationTimeline, markConversationRead },
  'custom-fields': customFieldHandlers,
  'cx-logs': cxLogHandlers,
  events: eventHandlers,
  groups: groupHandlers,
  'media-manager': mediaManagerHandlers,
  messages: messageHandlers,
  roles: roleHandlers,
  sessions: sessionHandlers,
  settings: settingsHandlers,
  tags: tagHandlers,
  telephony: telephonyHandlers,
  tickets: { ...ticketHandlers, listTicketTimeline },
  users: userHandlers,
  webhooks: webhookHandlers,
}
