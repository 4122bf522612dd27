import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, instant, updatedAt, version, workspaceId } from '../columns.ts'
import { conversations } from './conversations.ts'
import { tickets } from './tickets.ts'
import { workspaces } from './workspaces.ts'

export interface Mention {
  readonly index: number
  readonly userId: string
}

export const comments = pgTable(
  'comments',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** Creation order; of one sequence for all, so that comments do not wait for one another. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Either of a ticket or of a room, which is a conversation. */
    ticketId: uuid('ticket_id'),
    roomId: uuid('room_id'),
    text: text('text').notNull(),
    mentions: jsonb('mentions').$type<Mention[]>().notNull(),
    type: text('type', { enum: ['comment', 'system'] }).notNull(),
    visibility: text('visibility', { enum: ['internal', 'public'] }).notNull(),
    authorType: text('author_type', { enum: ['user', 'token', 'system'] }).notNull(),
    authorId: uuid('author_id'),
    parentId: uuid('parent_id'),
    /** The message that it is sent as. */
    messageId: uuid('message_id'),
    editedAt: instant('edited_at'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'comments_pkey', columns: [t.workspaceId, t.id] }),
    // For the foreign keys, which deleted comments have too
    index('comments_ticket_id_idx').on(t.ticketId),
    index('comments_room_id_idx')
      .on(t.roomId)
      .where(sql`room_id is not null`),
    // With all that counting them, and passing those before a page, look at
    index('comments_ticket_id_live_idx')
      .on(t.ticketId, t.createdAt, t.position, t.id, t.workspaceId)
      .where(sql`ticket_id is not null and deleted_at is null`),
    index('comments_room_id_live_idx')
      .on(t.roomId, t.createdAt, t.position, t.id, t.workspaceId)
      .where(sql`room_id is not null and deleted_at is null`),
    index('comments_workspace_id_parent_id_idx')
      .on(t.workspaceId, t.parentId)
      .where(sql`parent_id is not null`),
    foreignKey({
      name: 'comments_workspace_id_ticket_id_fkey',
      columns: [t.workspaceId, t.ticketId],
      foreignColumns: [tickets.workspaceId, tickets.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comments_workspace_id_room_id_fkey',
      columns: [t.workspaceId, t.roomId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'comments_workspace_id_parent_id_fkey',
      columns: [t.workspaceId, t.parentId],
      foreignColumns: [t.workspaceId, t.id],
    }),
    check('comments_place_check', sql`(ticket_id is null) <> (room_id is null)`),
    check('comments_author_check', sql`(author_type = 'system') = (author_id is null)`),
  ],
)
