import type { Api } from '../http/handler.ts'
import { agentActivityHandlers } from './agent-activities/handlers.ts'
import { apiTokenHandlers } from './api-tokens/handlers.ts'
import { auditLogHandlers } from './audit-logs/handlers.ts'
import { automationQueueHandlers } from './automation-queues/handlers.ts'
import { categoryHandlers } from './categories/handlers.ts'
import { commentHandlers } from './comments/handlers.ts'
import { contactHandlers } from './contacts/handlers.ts'
import { customFieldHandlers } from './custom-fields/handlers.ts'
import { eventHandlers } from './events/handlers.ts'
import { groupHandlers } from './groups/handlers.ts'
import { mediaManagerHandlers } from './media-manager/handlers.ts'
import { roleHandlers } from './roles/handlers.ts'
import { tagHandlers } from './tags/handlers.ts'
import { ticketHandlers } from './tickets/handlers.ts'
import { userHandlers } from './users/handlers.ts'
import { webhookHandlers } from './webhooks/handlers.ts'

/** Every operation of the contract; one that is missing, extra or mistyped does not compile. */
export const api: Api = {
  'agent-activities': agentActivityHandlers,
  'api-tokens': apiTokenHandlers,
  'audit-logs': auditLogHandlers,
  'automation-queues': automationQueueHandlers,
  categories: categoryHandlers,
  comments: commentHandlers,
  contacts: contactHandlers,
  'custom-fields': customFieldHandlers,
  events: eventHandlers,
  groups: groupHandlers,
  'media-manager': mediaManagerHandlers,
  roles: roleHandlers,
  tags: tagHandlers,
  tickets: ticketHandlers,
  users: userHandlers,
  webhooks: webhookHandlers,
}
