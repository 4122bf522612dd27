import type { OperationId } from '../../../generated/operations.ts'
import type { Route } from '../../../generated/routes.ts'

/** Operations that sum up many rows. */
const reports: ReadonlySet<OperationId> = new Set<OperationId>([
  'countConversations',
  'countTickets',
  'getQueueStats',
  'listAgentActivitySummaries',
  'listCxLogMetrics',
])
/** Offset from which on a page counts as a long read. */
const deepPageOffset = 10_000

/**
 * Whether a request reads for long: a report, a search (`q`) or a deep page. Long reads have connections of their own
 * and a limit of their own. Query parameters are not checked yet.
 */
export function isLongRead({ id, method }: Pick<Route, 'id' | 'method'>, given: unknown): boolean {
  if (reports.has(id)) return true
  if (method !== 'GET') return false
  const query = given as Readonly<Record<string, unknown>>
  const { page, pageSize = query['limit'] } = query
  const offset = (Number(page ?? 1) - 1) * Number(pageSize ?? 10)
  return query['q'] !== undefined || offset > deepPageOffset
}
