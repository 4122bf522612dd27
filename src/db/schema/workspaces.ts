import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, workspaceId } from '../columns.ts'

export const bytea = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const workspaces = pgTable(
  'workspaces',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull(),
    suspendedAt: instant('suspended_at'),
    /** Grows with every change of who may do what; triggers keep it. */
    accessVersion: bigint('access_version', { mode: 'number' }).notNull().default(1),
    createdAt: createdAt(),
  },
  (t) => [unique('workspaces_name_key').on(t.name)],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 over method, path and body, and over the token where the reply holds a secret. */
    fingerprint: bytea('fingerprint').notNull(),
    status: integer('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** Encrypted with a key that only the caller has where the reply holds a secret. */
    body: bytea('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'idempotency_keys_pkey', columns: [t.workspaceId, t.key] }),
    index('idempotency_keys_workspace_id_created_at_idx').on(t.workspaceId, t.createdAt),
    // Finds the replies about an object, whose id they begin with (src/events/replies.ts)
    index('idempotency_keys_workspace_id_beginning_idx').on(
      t.workspaceId,
      sql`encode(substring(${t.body} from 1 for 66), 'escape')`,
    ),
  ],
)
