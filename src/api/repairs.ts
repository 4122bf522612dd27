import { queueRules } from './automation-queues/repair.ts'
import { commentRules } from './comments/repair.ts'
import { contactRules } from './contacts/repair.ts'
import { conversationRules } from './conversations/repair.ts'
import { ticketRules } from './tickets/repair.ts'
import { caseRules } from './cx-logs/repair.ts'
import type { RepairRule } from '../db/repair.ts'

/** The derived data that `npx switchboard repair` corrects, by name. */
export const repairs = {
  contacts: contactRules,
  comments: commentRules,
  conversations: conversationRules,
  tickets: ticketRules,
  cases: caseRules,
  queues: queueRules,
} as const satisfies Record<string, readonly RepairRule[]>
