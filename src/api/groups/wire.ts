import type { Schema } from '../../../generated/operations.ts'
import { unix, unixOrNull } from '../../lib/time.ts'
import type { GroupRow, MemberRow } from './queries.ts'

export function toGroup(row: GroupRow): Schema<'Group'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    avatar_url: row.avatarUrl,
    conversation_id: row.conversationId,
    contacts: row.members.map(toGroupContact),
    created_at: unix(row.createdAt),
    archived_at: unixOrNull(row.archivedAt),
  }
}

function toGroupContact(row: MemberRow): Schema<'GroupContact'> {
  return {
    id: row.id,
    username: row.username,
    display_name: row.name,
    avatar_url: row.avatarUrl,
    phone_number: row.phone,
    email: row.email,
    added_at: row.addedAt,
  }
}
