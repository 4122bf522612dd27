import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import {
  changing,
  deletedAt,
  id,
  instant,
  position,
  sequence,
  tsvector,
  workspaceId,
} from './columns.ts'
import { ginBy, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
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
    channel: text('channel').$type<Schema<'ChannelType'>>().notNull(),
    notes: text('notes'),
    language: text('language'),
    timezone: text('timezone'),
    country: text('country'),
    externalId: text('external_id'),
    socialProfileUrl: text('social_profile_url'),
    customFields: jsonb('custom_fields').$type<Record<string, unknown>>().notNull(),
    ownerId: uuid('owner_id'),
    companyId: uuid('company_id'),
    isBlocked: boolean('is_blocked').notNull().default(false),
    blockedReason: text('blocked_reason'),
    lastSeenAt: instant('last_seen_at'),
    lastContactedAt: instant('last_contacted_at'),
    /** Set on a contact that was merged into another; it is deleted as well. */
    mergedIntoId: uuid('merged_into_id'),
    /** The words that `q` finds by their beginnings. `q` also finds parts of `nameForm` and `addresses`. */
    search: tsvector('search')
      .notNull()
      .generatedAlwaysAs(
        sql`search_words(name || ' ' || username || ' ' || coalesce(first_name, '') || ' '
          || coalesce(last_name, '') || ' ' || coalesce(external_id, '') || ' '
          || coalesce(notes, '') || ' ' || search_values(custom_fields))`,
      ),
    /** The searchable form of `name`, of which `q` finds any part. */
    nameForm: text('name_form')
      .notNull()
      .generatedAlwaysAs(sql`search_form(name)`),
    /**
     * The e-mail addresses in lower case and then the phone numbers, each after a newline, in their order. It is
     * derived from `contact_emails` and `contact_phones` for `q`, by the statements that write these
     * (docs/decisions/search.md).
     */
    addresses: text('addresses').notNull().default(''),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'username', t.username).where(sql`deleted_at is null`),
    uniqueBy(t, 'external_id', t.externalId).where(sql`deleted_at is null`),
    // Over the few deleted ones, for upserts that must not create them again
    indexBy(t, 'username_deleted', t.username).where(sql`deleted_at is not null`),
    indexBy(t, 'external_id_deleted', t.externalId).where(sql`deleted_at is not null`),
    indexBy(t, 'name', sql`${t.name} COLLATE "und-x-icu"`, t.position).where(
      sql`deleted_at is null`,
    ),
    indexBy(t, 'updated_at', t.updatedAt, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'last_seen_at', t.lastSeenAt, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'owner_id', t.ownerId),
    // By each filter that is counted; with the live and the deleted ones apart
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'deleted', t.position).where(sql`deleted_at is not null`),
    indexBy(t, 'channel', t.channel, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'is_blocked', t.isBlocked, t.position).where(sql`deleted_at is null`),
    indexBy(t, 'company_id', t.companyId, t.position),
    ginBy(t, 'search', t.search),
    ginBy(t, 'name_form_trgm', t.nameForm.op('gin_trgm_ops')),
    ginBy(t, 'addresses_trgm', t.addresses.op('gin_trgm_ops')),
    // Nothing is put off: each of many look-ups would read all of it, 3 ms with 40,000 new rows
    ginBy(t, 'custom_fields', t.customFields.op('jsonb_path_ops'))
      .with({ fastupdate: false })
      .where(sql`custom_fields <> '{}'`),
    refersTo(t, t.ownerId, users),
    refersTo(t, t.companyId, companies),
    refersTo(t, t.mergedIntoId, t),
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
    primary(t, t.id),
    uniqueBy(t, 'email', sql`lower(${t.email})`).where(sql`is_live`),
    indexBy(t, 'email_deleted', sql`lower(${t.email})`).where(sql`not is_live`),
    indexBy(t, 'contact_id', t.contactId),
    refersTo(t, t.contactId, contacts).onDelete('cascade'),
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
    primary(t, t.id),
    uniqueBy(t, 'phone', t.phone).where(sql`is_live`),
    indexBy(t, 'phone_deleted', t.phone).where(sql`not is_live`),
    indexBy(t, 'contact_id', t.contactId),
    refersTo(t, t.contactId, contacts).onDelete('cascade'),
  ],
)

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
    primary(t, t.id),
    uniqueBy(t, 'platform_id', sql`(${t.type} || ' ' || ${t.platformId})`).where(sql`is_live`),
    indexBy(t, 'platform_id_deleted', sql`(${t.type} || ' ' || ${t.platformId})`).where(
      sql`not is_live`,
    ),
    indexBy(t, 'contact_id', t.contactId),
    refersTo(t, t.contactId, contacts).onDelete('cascade'),
  ],
)

export const contactMerges = pgTable(
  'contact_merges',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    /** Creation order; of one sequence for all. */
    position: sequence(),
    targetId: uuid('target_id').notNull(),
    sourceId: uuid('source_id').notNull(),
    actorType: text('actor_type', { enum: ['user', 'token'] }).notNull(),
    actorId: uuid('actor_id').notNull(),
    mergedAt: instant('merged_at').notNull(),
  },
  (t) => [
    primary(t, t.id),
    indexBy(t, 'target_id', t.targetId, t.position),
    unique('contact_merges_workspace_id_source_id_key').on(t.workspaceId, t.sourceId),
    refersTo(t, t.targetId, contacts),
    refersTo(t, t.sourceId, contacts),
  ],
)
