import type { Schema } from '../../../generated/operations.ts'
import { unix, unixOrNull } from '../../lib/time.ts'
import type { GroupRow } from './queries.ts'

export function toGroup(row: GroupRow): Schema<'Group'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    avatar_url: row.avatarUrl,
    conversation_id: row.conversationId,
    contacts: row.members,
    created_at: unix(row.createdAt),
    archived_at: unixOrNull(row.archivedAt),
  }
}
