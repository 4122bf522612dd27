import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { statusById } from './status-queries.ts'

export type StatusRow = RowFrom<typeof statusById>

export function toPresenceStatus(row: StatusRow): Schema<'PresenceStatus'> {
  return {
    id: row.id,
    systemName: row.systemName,
    displayName: row.displayName,
    emoji: row.emoji,
    color: row.color,
    category: row.category,
    routable: row.routable,
    requiresReason: row.requiresReason,
    maxMinutes: row.maxMinutes,
    isSystem: row.isSystem,
    isDefault: row.isDefault,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}
