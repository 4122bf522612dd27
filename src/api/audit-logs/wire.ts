import type { Schema } from '../../../generated/operations.ts'
import type { ActorRow } from '../../db/actors.ts'
import { shortened } from '../../events/change-rows.ts'
import { differencesOf, type Recorded } from '../../events/recorded.ts'
import { iso } from '../../lib/time.ts'

interface AuditLogRow extends Recorded {
  id: string
  occurredAt: string
  actor: ActorRow
  action: string
  resourceType: string
  resourceId: string
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
