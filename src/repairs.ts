import { queueRules } from './api/automation-queues/repair.ts'
import { commentRules } from './api/comments/repair.ts'
import { contactRules } from './api/contacts/repair.ts'
import { ticketRules } from './api/tickets/repair.ts'
import { caseRules } from './api/cx-logs/repair.ts'
import type { RepairRule } from './repair.ts'

/** The derived data that `npx switchboard repair` corrects, by name. */
export const repairs = {
  contacts: contactRules,
  comments: commentRules,
  tickets: ticketRules,
  cases: caseRules,
  queues: queueRules,
} as const satisfies Record<string, readonly RepairRule[]>
