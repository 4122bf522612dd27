import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, position, updatedAt, version, workspaceId } from '../columns.ts'
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
    /** What the contract calls a tag's `position`; people set it. */
    sortOrder: integer('sort_order').notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'tags_pkey', columns: [t.workspaceId, t.id] }),
    unique('tags_workspace_id_position_key').on(t.workspaceId, t.position),
    uniqueIndex('tags_workspace_id_name_key')
      .on(t.workspaceId, sql`lower(${t.name})`)
      .where(sql`deleted_at is null`),
    index('tags_workspace_id_sort_order_idx').on(t.workspaceId, t.sortOrder, t.position),
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
    primaryKey({ name: 'ticket_tags_pkey', columns: [t.workspaceId, t.ticketId, t.tagId] }),
    index('ticket_tags_workspace_id_tag_id_idx').on(t.workspaceId, t.tagId, t.isLive, t.position),
    foreignKey({
      name: 'ticket_tags_workspace_id_ticket_id_fkey',
      columns: [t.workspaceId, t.ticketId],
      foreignColumns: [tickets.workspaceId, tickets.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'ticket_tags_workspace_id_tag_id_fkey',
      columns: [t.workspaceId, t.tagId],
      foreignColumns: [tags.workspaceId, tags.id],
    }),
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
    primaryKey({ name: 'contact_tags_pkey', columns: [t.workspaceId, t.contactId, t.tagId] }),
    index('contact_tags_workspace_id_tag_id_idx').on(t.workspaceId, t.tagId, t.isLive, t.position),
    foreignKey({
      name: 'contact_tags_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'contact_tags_workspace_id_tag_id_fkey',
      columns: [t.workspaceId, t.tagId],
      foreignColumns: [tags.workspaceId, tags.id],
    }),
  ],
)
