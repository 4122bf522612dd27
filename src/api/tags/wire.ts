import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { tagById } from './queries.ts'

export function toTag(row: RowFrom<typeof tagById>): Schema<'Tag'> {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    description: row.description,
    position: row.sortOrder,
    usageCount: { tickets: row.ticketCount, contacts: row.contactCount },
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
  }
}
