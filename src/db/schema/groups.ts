import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, id, instant, position, workspaceId } from './columns.ts'
import { ginBy, indexBy, primary, refersTo, uniquePosition } from './keys.ts'
import { contacts } from './contacts.ts'
import { conversations } from './conversations.ts'
import { workspaces } from './workspaces.ts'

export const groups = pgTable(
  'groups',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    name: text('name').notNull(),
    description: text('description'),
    avatarUrl: text('avatar_url'),
    conversationId: uuid('conversation_id').notNull(),
    archivedAt: instant('archived_at'),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    refersTo(t, t.conversationId, conversations),
    ginBy(t, 'name_trgm', sql`search_form(${t.name}) gin_trgm_ops`),
    indexBy(t, 'conversation_id', t.conversationId),
  ],
)

export const groupMembers = pgTable(
  'group_members',
  {
    workspaceId: workspaceId(),
    groupId: uuid('group_id').notNull(),
    contactId: uuid('contact_id').notNull(),
    addedAt: instant('added_at').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** The contact's; triggers keep both. */
    position: position().default(0),
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primary(t, t.groupId, t.contactId),
    indexBy(t, 'group_id', t.groupId, t.isLive, t.position),
    indexBy(t, 'contact_id', t.contactId),
    refersTo(t, t.groupId, groups).onDelete('cascade'),
    refersTo(t, t.contactId, contacts),
  ],
)
