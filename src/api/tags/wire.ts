import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { iso, isoOrNull } from '../../lib/time.ts'
import type { tagById } from './queries.ts'

export function toTag(row: RowFrom<typeof tagById>): Schema<'Tag'> {
  return {
    id: row.id,
    name: row.name,
    color: row.color,
    description: row.description,
    position: row.sortOrder,
    usageCount: { tickets: row.ticketCount, contacts: row.contactCount },
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: isoOrNull(row.deletedAt),
  }
}
