import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { shortened } from '../../events/log/change-rows.ts'
import { type Difference, differencesOf } from '../../events/log/redaction.ts'
import type { auditLogById } from './queries.ts'

/** Actions that end an object, whose members are recorded as they were last. */
const end = /\.(deleted|member_removed)$/

export function toAuditLog(row: RowFrom<typeof auditLogById>): Schema<'AuditLog'> {
  return {
    id: row.id,
    occurredAt: row.occurredAt,
    actor: row.actor,
    action: row.action,
    resourceType: row.resourceType,
    resourceId: row.resourceId,
    changes: changesOf(row).map(([path, old, is]) => ({
      path,
      old: shortened(old),
      new: shortened(is),
    })),
    requestId: row.requestId,
    ip: row.ip,
    userAgent: row.userAgent,
    tokenId: row.tokenId,
  }
}

function changesOf(row: RowFrom<typeof auditLogById>): readonly Difference[] {
  // Entries of version 0.1.0 have all members of the ticket, as if they were new
  if (row.action === 'ticket.overdue') return []
  const differences = differencesOf(row)
  if (!end.test(row.action)) return differences
  return differences
    .filter(([path, , last]) => path !== '/status' || last !== 'deleted')
    .map(([path, old, last]) =>
      path === '/deletedAt' || old !== null ? [path, old, last] : [path, last, null],
    )
}
