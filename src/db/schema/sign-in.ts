import { sql } from 'drizzle-orm'
import { index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo } from './keys.ts'
import { users } from './users.ts'
import { bytea, workspaces } from './workspaces.ts'

/** Passwords of users, apart from the users so that nothing that reads a user reads them. */
export const userPasswords = pgTable(
  'user_passwords',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** Argon2id in the PHC string format, with its salt and parameters. */
    hash: text('hash').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (t) => [primary(t, t.userId), refersTo(t, t.userId, users).onDelete('cascade')],
)

/** The person at an OpenID provider as whom each user signs in, since addresses pass from one person to another. */
export const userIdentities = pgTable(
  'user_identities',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    userId: uuid('user_id').notNull(),
    /** SHA-256 of the issuer and the client. */
    provider: bytea('provider').notNull(),
    /** SHA-256 of the issuer, the client and the `sub` of the person. */
    person: bytea('person').notNull(),
    boundAt: instant('bound_at').notNull(),
  },
  (t) => [
    primary(t, t.userId),
    refersTo(t, t.userId, users).onDelete('cascade'),
    indexBy(t, 'person', t.person),
  ],
)

/** One-time links by which users choose a password, each by the hash of its token. */
export const signInLinks = pgTable(
  'sign_in_links',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    userId: uuid('user_id').notNull(),
    /** Address of the user when the link was created; the link is void when it changes. */
    email: text('email').notNull(),
    /** SHA-256 of the token; null until the worker makes the token of a mail. */
    hash: bytea('hash'),
    /** Scopes that the invited user had when the token was shown to a caller, who had them too; null for other links. */
    rights: text('rights').array(),
    expiresAt: instant('expires_at').notNull(),
    /** Time at which a mail with the link is due, or its lease ends; null for no mail. */
    mailDueAt: instant('mail_due_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    createdAt: createdAt(),
  },
  (t) => [
    primary(t, t.id),
    // Global on purpose: the token decides the workspace
    unique('sign_in_links_hash_key').on(t.hash),
    refersTo(t, t.userId, users).onDelete('cascade'),
    indexBy(t, 'user_id', t.userId),
    indexBy(t, 'mail_due_at', t.mailDueAt).where(sql`mail_due_at is not null`),
  ],
)

/**
 * Failed attempts to sign in, by SHA-256 of an address, of an account, and of both. It has no workspace, since an
 * address may try all of them, and accounts that do not exist are counted as well.
 */
export const signInAttempts = pgTable(
  'sign_in_attempts',
  {
    key: bytea('key').primaryKey(),
    count: integer('count').notNull(),
    /** Beginning of the time in which they are counted. */
    since: instant('since').notNull(),
  },
  (t) => [index('sign_in_attempts_since_idx').on(t.since)],
)
