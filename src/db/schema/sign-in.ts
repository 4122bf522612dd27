import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from './columns.ts'
import { primary, refersTo } from './keys.ts'
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
