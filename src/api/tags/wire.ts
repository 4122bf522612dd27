import type { Schema } from '../../../generated/operations.ts'
import { iso, isoOrNull } from '../../lib/time.ts'

interface TagRow {
  id: string
  name: string
  color: string | null
  description: string | null
  sortOrder: number
  ticketCount: number
  contactCount: number
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export function toTag(row: TagRow): Schema<'Tag'> {
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
