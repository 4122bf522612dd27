import type { Schema } from '../../../generated/operations.ts'
import { iso, isoOrNull } from '../../lib/time.ts'
import type { SessionRow } from './queries.ts'

export function toSession(row: SessionRow, currentId: string): Schema<'Session'> {
  return {
    id: row.id,
    device: row.device,
    address: row.lastUsedIp,
    isCurrent: row.id === currentId,
    createdAt: iso(row.createdAt),
    lastUsedAt: isoOrNull(row.lastUsedAt),
    expiresAt: iso(row.expiresAt),
  }
}
