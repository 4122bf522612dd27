import type { Schema } from '../../../generated/operations.ts'
import type { SessionRow } from './queries.ts'

export function toSession(row: SessionRow, currentId: string): Schema<'Session'> {
  return {
    id: row.id,
    device: row.device,
    address: row.lastUsedIp,
    isCurrent: row.id === currentId,
    createdAt: row.createdAt,
    lastUsedAt: row.lastUsedAt,
    expiresAt: row.expiresAt,
  }
}
