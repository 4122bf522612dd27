import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import type { commentById } from './queries.ts'

type CommentRow = RowFrom<typeof commentById>

/** `publicUrl` is null in events, which contain no links and nothing that changes without the comment. */
export function toComment(row: CommentRow, publicUrl: string | null): Schema<'Comment'> {
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
    attachments: row.attachments.map((one) => toAttachment(one, publicUrl)),
    type: row.type,
    visibility: row.visibility,
    author: row.author,
    parentId: row.parentId,
    externalId: row.externalId,
    messageId: row.messageId,
    delivery: publicUrl === null ? null : row.delivery,
    editedAt: row.editedAt,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
  }
}
