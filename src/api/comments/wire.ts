import type { Schema } from '../../../generated/operations.ts'
import type { ActorRow } from '../../db/actors.ts'
import { iso, isoOrNull } from '../../lib/time.ts'

export interface MentionRow {
  index: number
  userId: string
  name: string
}

export interface CommentRow {
  id: string
  roomId: string | null
  ticketId: string | null
  text: string
  mentions: MentionRow[]
  type: 'comment' | 'system'
  visibility: 'internal' | 'public'
  author: ActorRow
  parentId: string | null
  editedAt: string | null
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export function toComment(row: CommentRow): Schema<'Comment'> {
  const { type, id, name, email } = row.author
  return {
    id: row.id,
    roomId: row.roomId,
    ticketId: row.ticketId,
    text: row.text,
    mentions: row.mentions.map((mention) => ({
      index: mention.index,
      userId: mention.userId,
      user: { id: mention.userId, name: mention.name },
    })),
    type: row.type,
    visibility: row.visibility,
    author: { type, id, name, email },
    parentId: row.parentId,
    editedAt: isoOrNull(row.editedAt),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: isoOrNull(row.deletedAt),
  }
}
