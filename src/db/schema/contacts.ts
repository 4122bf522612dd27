import { sql } from 'drizzle-orm'
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, deletedAt, id, position, updatedAt, version, workspaceId } from '../columns.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export const contacts = pgTable(
  'contacts',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    username: text('username').notNull(),
    name: text('name').notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    avatarUrl: text('avatar_url'),
    address: text('address'),
    jobTitle: text('job_title'),
    channel: text('channel').notNull(),
    notes: text('notes'),
    language: text('language'),
    timezone: text('timezone'),
    country: text('country'),
    externalId: text('external_id'),
    socialProfileUrl: text('social_profile_url'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    marketingConsent: jsonb('marketing_consent').$type<Record<string, string>>().notNull(),
    ownerId: uuid('owner_id'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primaryKey({ name: 'contacts_pkey', columns: [t.workspaceId, t.id] }),
    unique('contacts_workspace_id_position_key').on(t.workspaceId, t.position),
    uniqueIndex('contacts_workspace_id_username_key')
      .on(t.workspaceId, t.username)
      .where(sql`deleted_at is null`),
    uniqueIndex('contacts_workspace_id_external_id_key')
      .on(t.workspaceId, t.externalId)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_name_idx').on(t.workspaceId, t.name, t.position),
    index('contacts_workspace_id_updated_at_idx').on(t.workspaceId, t.updatedAt, t.position),
    foreignKey({
      name: 'contacts_workspace_id_owner_id_fkey',
      columns: [t.workspaceId, t.ownerId],
      foreignColumns: [users.workspaceId, users.id],
    }),
  ],
)

export const contactEmails = pgTable(
  'contact_emails',
  {
    workspaceId: workspaceId(),
    id: id(),
    contactId: uuid('contact_id').notNull(),
    email: text('email').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    isVerified: boolean('is_verified').notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** False while the contact is deleted, so that its address can be used again. */
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'contact_emails_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('contact_emails_workspace_id_email_key')
      .on(t.workspaceId, sql`lower(${t.email})`)
      .where(sql`is_live`),
    index('contact_emails_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId),
    foreignKey({
      name: 'contact_emails_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
)

export const contactPhones = pgTable(
  'contact_phones',
  {
    workspaceId: workspaceId(),
    id: id(),
    contactId: uuid('contact_id').notNull(),
    phone: text('phone').notNull(),
    isPrimary: boolean('is_primary').notNull(),
    type: text('type', { enum: ['mobile', 'work', 'home', 'other'] }).notNull(),
    sortOrder: integer('sort_order').notNull(),
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'contact_phones_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('contact_phones_workspace_id_phone_key')
      .on(t.workspaceId, t.phone)
      .where(sql`is_live`),
    index('contact_phones_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId),
    foreignKey({
      name: 'contact_phones_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
)
