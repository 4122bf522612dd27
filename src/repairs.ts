import { caseRules } from './api/cx-logs/repair.ts'
import type { RepairRule } from './repair.ts'

/** What `npm run repair` puts right, by name. */
export const repairs = {
  cases: caseRules,
} as const satisfies Record<string, readonly RepairRule[]>
