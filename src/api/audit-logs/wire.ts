import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { shortened } from '../../events/log/change-rows.ts'
import { differencesOf } from '../../events/log/audit-redaction.ts'
import { iso } from '../../lib/time.ts'
import type { auditLogById } from './queries.ts'

export function toAuditLog(row: RowFrom<typeof auditLogById>): Schema<'AuditLog'> {
  const { type, id, name, email } = row.actor
  return {
    id: row.id,
    occurredAt: iso(row.occurredAt),
    actor: { type, id, name, email },
    action: row.action,
    resourceType: row.resourceType,
    resourceId: row.resourceId,
    changes: differencesOf(row).map(([path, old, is]) => ({
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
