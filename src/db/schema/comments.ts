import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, deletedAt, id, instant, sequence, tsvector, workspaceId } from './columns.ts'
import { ginBy, indexBy, primary, refersTo, uniqueBy } from './keys.ts'
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
    position: sequence(),
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
    externalId: text('external_id'),
    /** The message that it is sent as. */
    messageId: uuid('message_id'),
    editedAt: instant('edited_at'),
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(sql`search_words(text)`),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniqueBy(t, 'external_id', t.externalId).where(
      sql`deleted_at is null and external_id is not null`,
    ),
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
    ginBy(t, 'search', t.search),
    indexBy(t, 'parent_id', t.parentId).where(sql`parent_id is not null`),
    refersTo(t, t.ticketId, tickets).onDelete('cascade'),
    refersTo(t, t.roomId, conversations).onDelete('cascade'),
    refersTo(t, t.parentId, t),
    check('comments_place_check', sql`(ticket_id is null) <> (room_id is null)`),
    check('comments_author_check', sql`(author_type = 'system') = (author_id is null)`),
  ],
)
