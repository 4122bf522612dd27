import {
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position, updatedAt, version, workspaceId } from '../columns.ts'
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
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'groups_pkey', columns: [t.workspaceId, t.id] }),
    unique('groups_workspace_id_position_key').on(t.workspaceId, t.position),
    foreignKey({
      name: 'groups_workspace_id_conversation_id_fkey',
      columns: [t.workspaceId, t.conversationId],
      foreignColumns: [conversations.workspaceId, conversations.id],
    }),
    index('groups_workspace_id_name_trgm_idx').using(
      'gin',
      t.workspaceId,
      t.name.op('gin_trgm_ops'),
    ),
    index('groups_workspace_id_conversation_id_idx').on(t.workspaceId, t.conversationId),
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
    primaryKey({ name: 'group_members_pkey', columns: [t.workspaceId, t.groupId, t.contactId] }),
    index('group_members_workspace_id_group_id_idx').on(
      t.workspaceId,
      t.groupId,
      t.isLive,
      t.position,
    ),
    index('group_members_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId),
    foreignKey({
      name: 'group_members_workspace_id_group_id_fkey',
      columns: [t.workspaceId, t.groupId],
      foreignColumns: [groups.workspaceId, groups.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'group_members_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }),
  ],
)
