import type { Schema } from '../../../generated/operations.ts'
import type { ActorRow } from '../../db/actors.ts'
import type { AuditChange } from '../../db/schema/audit-logs.ts'
import { iso } from '../../lib/time.ts'

interface AuditLogRow {
  id: string
  occurredAt: string
  actor: ActorRow
  action: string
  resourceType: string
  resourceId: string
  changes: AuditChange[]
  requestId: string | null
  ip: string | null
  userAgent: string | null
  tokenId: string | null
}

export function toAuditLog(row: AuditLogRow): Schema<'AuditLog'> {
  const { type, id, name, email } = row.actor
  return {
    id: row.id,
    occurredAt: iso(row.occurredAt),
    actor: { type, id, name, email },
    action: row.action,
    resourceType: row.resourceType,
    resourceId: row.resourceId,
    changes: row.changes.map((change) => ({
      path: change.path,
      old: change.old,
      new: change.new,
    })),
    requestId: row.requestId,
    ip: row.ip,
    userAgent: row.userAgent,
    tokenId: row.tokenId,
  }
}
