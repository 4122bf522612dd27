import { sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, instant, workspaceId } from './columns.ts'
import { indexBy, primary } from './keys.ts'

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

/** The bytes that were written for a workspace on a day (UTC), as far as processes have noted them (src/db/query/volume.ts). */
export const workspaceVolumes = pgTable(
  'workspace_volumes',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    day: date('day').notNull(),
    bytes: bigint('bytes', { mode: 'number' }).notNull(),
  },
  (t) => [primary(t, t.day)],
)

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** SHA-256 over the operation, its input and its caller (src/http/idempotency.ts). */
    fingerprint: bytea('fingerprint').notNull(),
    status: integer('status').notNull(),
    headers: jsonb('headers').$type<Record<string, string>>().notNull(),
    /** The object of the reply, if an operation reads it by its id. */
    objectId: uuid('object_id'),
    /** Encrypted with a key that only the caller has where the reply holds a secret. Null if the object is read instead. */
    body: bytea('body'),
    /** SHA-256 of `body`. */
    digest: bytea('digest'),
    createdAt: createdAt(),
  },
  (t) => [
    primary(t, t.key),
    indexBy(t, 'created_at', t.createdAt),
    // Finds the replies about an object (src/events/log/redact-queries.ts)
    indexBy(t, 'object_id', t.objectId).where(sql`object_id is not null`),
  ],
)
