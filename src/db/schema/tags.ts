import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, deletedAt, id, position, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { contacts } from './contacts.ts'
import { tickets } from './tickets.ts'
import { workspaces } from './workspaces.ts'

export const tags = pgTable(
  'tags',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    name: text('name').notNull(),
    color: text('color'),
    description: text('description'),
    /** The `position` of a tag in the contract, which people set. */
    sortOrder: integer('sort_order').notNull(),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'name', sql`name_key(${t.name})`).where(sql`deleted_at is null`),
    indexBy(t, 'sort_order', t.sortOrder, t.position),
  ],
)

export const ticketTags = pgTable(
  'ticket_tags',
  {
    workspaceId: workspaceId(),
    ticketId: uuid('ticket_id').notNull(),
    tagId: uuid('tag_id').notNull(),
    /** The ticket's; triggers keep both. */
    position: position().default(0),
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primary(t, t.ticketId, t.tagId),
    indexBy(t, 'tag_id', t.tagId, t.isLive, t.position),
    refersTo(t, t.ticketId, tickets).onDelete('cascade'),
    refersTo(t, t.tagId, tags),
  ],
)

export const contactTags = pgTable(
  'contact_tags',
  {
    workspaceId: workspaceId(),
    contactId: uuid('contact_id').notNull(),
    tagId: uuid('tag_id').notNull(),
    /** The contact's; triggers keep both. */
    position: position().default(0),
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primary(t, t.contactId, t.tagId),
    indexBy(t, 'tag_id', t.tagId, t.isLive, t.position),
    refersTo(t, t.contactId, contacts).onDelete('cascade'),
    refersTo(t, t.tagId, tags),
  ],
)
