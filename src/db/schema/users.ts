import { sql } from 'drizzle-orm'
import { check, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { changing, deletedAt, id, instant, position, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { bytea, workspaces } from './workspaces.ts'

export const users = pgTable(
  'users',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    status: text('status', { enum: ['invited', 'active', 'suspended'] })
      .notNull()
      .default('active'),
    phone: text('phone'),
    extension: text('extension'),
    avatarUrl: text('avatar_url'),
    language: text('language'),
    timezone: text('timezone'),
    /** Each name once, upper and lower case alike; levels from 1 to 5. */
    skills: jsonb('skills').$type<Array<{ name: string; level: number }>>().notNull().default([]),
    /** How much of each kind of work the user takes at once. */
    capacity: jsonb('capacity')
      .$type<{ voice: number; chat: number; email: number; task: number }>()
      .notNull()
      .default({ voice: 1, chat: 5, email: 20, task: 20 }),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'email', sql`lower(${t.email})`).where(sql`deleted_at is null`),
    indexBy(t, 'live', t.position).where(sql`deleted_at is null`),
    indexBy(t, 'status', t.status, t.position).where(sql`deleted_at is null`),
    checkValues(t, t.status),
  ],
)

export const roles = pgTable(
  'roles',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    name: text('name').notNull(),
    /** Set on the built-in roles, whose permissions stand in the code. */
    systemName: text('system_name'),
    description: text('description'),
    permissions: text('permissions').array().notNull(),
    ...changing(),
    /** Set while its users receive another role; then its row is deleted. */
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniqueBy(t, 'name', sql`name_key(${t.name})`).where(sql`deleted_at is null`),
  ],
)

export const userRoles = pgTable(
  'user_roles',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    roleId: uuid('role_id').notNull(),
  },
  (t) => [
    primary(t, t.userId, t.roleId),
    refersTo(t, t.userId, users).onDelete('cascade'),
    refersTo(t, t.roleId, roles),
    indexBy(t, 'role_id', t.roleId),
  ],
)

export const apiTokens = pgTable(
  'api_tokens',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    name: text('name').notNull(),
    kind: text('kind', { enum: ['personal', 'service', 'session'] }).notNull(),
    userId: uuid('user_id'),
    /** The user who created it, also by way of a service token of theirs; null for none. */
    creatorId: uuid('creator_id'),
    /** SHA-256 of the secret, which itself is stored nowhere. */
    hash: bytea('hash').notNull(),
    preview: text('preview').notNull(),
    scopes: text('scopes').array().notNull(),
    expiresAt: instant('expires_at'),
    lastUsedAt: instant('last_used_at'),
    lastUsedIp: text('last_used_ip'),
    /** Device of a session, as it named itself. */
    device: text('device'),
    revokedAt: instant('revoked_at'),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    // Global on purpose: the token decides the workspace
    unique('api_tokens_hash_key').on(t.hash),
    refersTo(t, t.userId, users),
    indexBy(t, 'user_id', t.userId),
    indexBy(t, 'expires_at', sql`coalesce(${t.expiresAt}, 'infinity')`).where(
      sql`revoked_at is null`,
    ),
    indexBy(t, 'creator_id', t.creatorId),
    check('api_tokens_kind_check', sql`(kind = 'service') = (user_id is null)`),
  ],
)
