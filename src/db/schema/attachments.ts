import { boolean, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { workspaceId } from './columns.ts'
import { indexBy, primary, refersTo } from './keys.ts'
import { comments } from './comments.ts'
import { mediaFiles } from './media.ts'
import { messages } from './messages.ts'
import { tickets } from './tickets.ts'

// Triggers keep a row of media_references for each row (src/db/sql/media-manager.sql)

export const commentAttachments = pgTable(
  'comment_attachments',
  {
    workspaceId: workspaceId(),
    commentId: uuid('comment_id').notNull(),
    fileId: uuid('file_id').notNull(),
    sortOrder: smallint('sort_order').notNull(),
  },
  (t) => [
    primary(t, t.commentId, t.fileId),
    indexBy(t, 'file_id', t.fileId),
    refersTo(t, t.commentId, comments).onDelete('cascade'),
    refersTo(t, t.fileId, mediaFiles),
  ],
)

export const messageAttachments = pgTable(
  'message_attachments',
  {
    workspaceId: workspaceId(),
    messageId: uuid('message_id').notNull(),
    fileId: uuid('file_id').notNull(),
    sortOrder: smallint('sort_order').notNull(),
    /** Name that the file has in a mail. Null stands for the file's own name. */
    name: text('name'),
    /** Media type that the file has in a mail. Null stands for the file's own. */
    mimeType: text('mime_type'),
    contentId: text('content_id'),
    isInline: boolean('is_inline').notNull().default(false),
  },
  (t) => [
    // The files of a mail may have the same bytes
    primary(t, t.messageId, t.sortOrder),
    indexBy(t, 'file_id', t.fileId),
    refersTo(t, t.messageId, messages).onDelete('cascade'),
    refersTo(t, t.fileId, mediaFiles),
  ],
)

export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    workspaceId: workspaceId(),
    ticketId: uuid('ticket_id').notNull(),
    fileId: uuid('file_id').notNull(),
    sortOrder: smallint('sort_order').notNull(),
    /** Name that the file has in the mail of which the ticket was made. Null stands for the file's own name. */
    name: text('name'),
    /** Media type that the file has in that mail. Null stands for the file's own. */
    mimeType: text('mime_type'),
  },
  (t) => [
    primary(t, t.ticketId, t.fileId),
    indexBy(t, 'file_id', t.fileId),
    refersTo(t, t.ticketId, tickets).onDelete('cascade'),
    refersTo(t, t.fileId, mediaFiles),
  ],
)
