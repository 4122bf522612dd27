import { foreignKey, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { workspaceId } from '../columns.ts'
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
    primaryKey({
      name: 'comment_attachments_pkey',
      columns: [t.workspaceId, t.commentId, t.fileId],
    }),
    index('comment_attachments_workspace_id_file_id_idx').on(t.workspaceId, t.fileId),
    foreignKey({
      name: 'comment_attachments_workspace_id_comment_id_fkey',
      columns: [t.workspaceId, t.commentId],
      foreignColumns: [comments.workspaceId, comments.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comment_attachments_workspace_id_file_id_fkey',
      columns: [t.workspaceId, t.fileId],
      foreignColumns: [mediaFiles.workspaceId, mediaFiles.id],
    }),
  ],
)

export const messageAttachments = pgTable(
  'message_attachments',
  {
    workspaceId: workspaceId(),
    messageId: uuid('message_id').notNull(),
    fileId: uuid('file_id').notNull(),
    sortOrder: smallint('sort_order').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'message_attachments_pkey',
      columns: [t.workspaceId, t.messageId, t.fileId],
    }),
    index('message_attachments_workspace_id_file_id_idx').on(t.workspaceId, t.fileId),
    foreignKey({
      name: 'message_attachments_workspace_id_message_id_fkey',
      columns: [t.workspaceId, t.messageId],
      foreignColumns: [messages.workspaceId, messages.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'message_attachments_workspace_id_file_id_fkey',
      columns: [t.workspaceId, t.fileId],
      foreignColumns: [mediaFiles.workspaceId, mediaFiles.id],
    }),
  ],
)

export const ticketAttachments = pgTable(
  'ticket_attachments',
  {
    workspaceId: workspaceId(),
    ticketId: uuid('ticket_id').notNull(),
    fileId: uuid('file_id').notNull(),
    sortOrder: smallint('sort_order').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'ticket_attachments_pkey',
      columns: [t.workspaceId, t.ticketId, t.fileId],
    }),
    index('ticket_attachments_workspace_id_file_id_idx').on(t.workspaceId, t.fileId),
    foreignKey({
      name: 'ticket_attachments_workspace_id_ticket_id_fkey',
      columns: [t.workspaceId, t.ticketId],
      foreignColumns: [tickets.workspaceId, tickets.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'ticket_attachments_workspace_id_file_id_fkey',
      columns: [t.workspaceId, t.fileId],
      foreignColumns: [mediaFiles.workspaceId, mediaFiles.id],
    }),
  ],
)
