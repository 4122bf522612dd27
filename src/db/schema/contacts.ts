import { sql } from 'drizzle-orm'
import {
  bigint,
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
import {
  createdAt,
  deletedAt,
  id,
  instant,
  position,
  tsvector,
  updatedAt,
  version,
  workspaceId,
} from '../columns.ts'
import { companies } from './companies.ts'
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
    companyId: uuid('company_id'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    blockedReason: text('blocked_reason'),
    lastSeenAt: instant('last_seen_at'),
    lastContactedAt: instant('last_contacted_at'),
    /** Set on a contact that was merged into another; it is deleted as well. */
    mergedIntoId: uuid('merged_into_id'),
    /** The words that `q` finds by their beginnings. `q` also finds parts of `name` and `addresses`. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`to_tsvector('simple', name || ' ' || username || ' ' || coalesce(first_name, '') || ' '
          || coalesce(last_name, '') || ' ' || coalesce(external_id, '') || ' '
          || coalesce(notes, ''))
          || jsonb_to_tsvector('simple', custom_fields, '["string", "numeric"]')`,
      ),
    /**
     * The e-mail addresses in lower case and then the phone numbers, each after a newline, in their order. It is
     * derived from `contact_emails` and `contact_phones` for `q`, by whoever writes these (docs/decisions/0098).
     */
    addresses: text('addresses').notNull().default(''),
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
    // Over the few deleted ones, for upserts that must not make them anew
    index('contacts_workspace_id_username_deleted_idx')
      .on(t.workspaceId, t.username)
      .where(sql`deleted_at is not null`),
    index('contacts_workspace_id_external_id_deleted_idx')
      .on(t.workspaceId, t.externalId)
      .where(sql`deleted_at is not null`),
    index('contacts_workspace_id_name_idx')
      .on(t.workspaceId, sql`${t.name} COLLATE "C"`, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_updated_at_idx')
      .on(t.workspaceId, t.updatedAt, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_last_seen_at_idx')
      .on(t.workspaceId, t.lastSeenAt, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_owner_id_idx').on(t.workspaceId, t.ownerId),
    // By each filter that is counted; with the live and the deleted ones apart
    index('contacts_workspace_id_live_idx')
      .on(t.workspaceId, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_deleted_idx')
      .on(t.workspaceId, t.position)
      .where(sql`deleted_at is not null`),
    index('contacts_workspace_id_channel_idx')
      .on(t.workspaceId, t.channel, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_is_blocked_idx')
      .on(t.workspaceId, t.isBlocked, t.position)
      .where(sql`deleted_at is null`),
    index('contacts_workspace_id_company_id_idx').on(t.workspaceId, t.companyId, t.position),
    index('contacts_workspace_id_search_idx').using('gin', t.workspaceId, t.search),
    index('contacts_workspace_id_name_trgm_idx').using(
      'gin',
      t.workspaceId,
      t.name.op('gin_trgm_ops'),
    ),
    index('contacts_workspace_id_addresses_trgm_idx').using(
      'gin',
      t.workspaceId,
      t.addresses.op('gin_trgm_ops'),
    ),
    // Nothing is put off: each of many look-ups would read all of it, 3 ms with 40,000 new rows
    index('contacts_workspace_id_custom_fields_idx')
      .using('gin', t.workspaceId, t.customFields.op('jsonb_path_ops'))
      .with({ fastupdate: false }),
    foreignKey({
      name: 'contacts_workspace_id_owner_id_fkey',
      columns: [t.workspaceId, t.ownerId],
      foreignColumns: [users.workspaceId, users.id],
    }),
    foreignKey({
      name: 'contacts_workspace_id_company_id_fkey',
      columns: [t.workspaceId, t.companyId],
      foreignColumns: [companies.workspaceId, companies.id],
    }),
    foreignKey({
      name: 'contacts_workspace_id_merged_into_id_fkey',
      columns: [t.workspaceId, t.mergedIntoId],
      foreignColumns: [t.workspaceId, t.id],
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
    /** When a mail to it was last returned; null again once a mail from it arrives. */
    bouncedAt: instant('bounced_at'),
    sortOrder: integer('sort_order').notNull(),
    /** False while the contact is deleted, so that its address can be used again. */
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'contact_emails_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('contact_emails_workspace_id_email_key')
      .on(t.workspaceId, sql`lower(${t.email})`)
      .where(sql`is_live`),
    index('contact_emails_workspace_id_email_deleted_idx')
      .on(t.workspaceId, sql`lower(${t.email})`)
      .where(sql`not is_live`),
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
    index('contact_phones_workspace_id_phone_deleted_idx')
      .on(t.workspaceId, t.phone)
      .where(sql`not is_live`),
    index('contact_phones_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId),
    foreignKey({
      name: 'contact_phones_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
)

/** Who a contact is on other platforms. */
export const contactIdentities = pgTable(
  'contact_identities',
  {
    workspaceId: workspaceId(),
    id: id(),
    contactId: uuid('contact_id').notNull(),
    type: text('type').notNull(),
    platformId: text('platform_id').notNull(),
    displayName: text('display_name'),
    sortOrder: integer('sort_order').notNull(),
    isLive: boolean('is_live').notNull().default(true),
  },
  (t) => [
    primaryKey({ name: 'contact_identities_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('contact_identities_workspace_id_platform_id_key')
      .on(t.workspaceId, sql`(${t.type} || ' ' || ${t.platformId})`)
      .where(sql`is_live`),
    index('contact_identities_workspace_id_platform_id_deleted_idx')
      .on(t.workspaceId, sql`(${t.type} || ' ' || ${t.platformId})`)
      .where(sql`not is_live`),
    index('contact_identities_workspace_id_contact_id_idx').on(t.workspaceId, t.contactId),
    foreignKey({
      name: 'contact_identities_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }).onDelete('cascade'),
  ],
)

/** Which contacts were merged into which, by whom. */
export const contactMerges = pgTable(
  'contact_merges',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** Creation order; of one sequence for all. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    targetId: uuid('target_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    actorType: text('actor_type', { enum: ['user', 'token'] }).notNull(),
    actorId: uuid('actor_id').notNull(),
    mergedAt: instant('merged_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'contact_merges_pkey', columns: [t.workspaceId, t.id] }),
    index('contact_merges_workspace_id_target_id_idx').on(t.workspaceId, t.targetId, t.position),
    unique('contact_merges_workspace_id_source_id_key').on(t.workspaceId, t.sourceId),
    foreignKey({
      name: 'contact_merges_workspace_id_target_id_fkey',
      columns: [t.workspaceId, t.targetId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }),
    foreignKey({
      name: 'contact_merges_workspace_id_source_id_fkey',
      columns: [t.workspaceId, t.sourceId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }),
  ],
)
