import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import {
  changing,
  createdAt,
  deletedAt,
  id,
  idByDefault,
  instant,
  position,
  workspaceId,
} from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

type Routing = 'yes' | 'transfers' | 'no'

export const presenceStatuses = pgTable(
  'presence_statuses',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    systemName: text('system_name').notNull(),
    displayName: text('display_name').notNull(),
    emoji: text('emoji'),
    color: text('color'),
    category: text('category', { enum: ['available', 'busy', 'away', 'offline'] }).notNull(),
    routable: jsonb('routable')
      .$type<{ voice: Routing; chat: Routing; email: Routing }>()
      .notNull(),
    requiresReason: boolean('requires_reason').notNull().default(false),
    maxMinutes: integer('max_minutes'),
    isSystem: boolean('is_system').notNull().default(false),
    isDefault: boolean('is_default').notNull().default(false),
    sortOrder: integer('sort_order').notNull(),
    ...changing(),
    /** Past activities keep a deleted status. */
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniqueBy(t, 'system_name', t.systemName).where(sql`deleted_at is null`),
    uniqueIndex('presence_statuses_workspace_id_default_key')
      .on(t.workspaceId)
      .where(sql`is_default`),
    checkValues(t, t.category),
  ],
)

/** The current presence of users. Only `change_presence()` writes it, except heartbeats. */
export const agentPresence = pgTable(
  'agent_presence',
  {
    workspaceId: workspaceId(),
    userId: uuid('user_id').notNull(),
    presenceStatusId: uuid('presence_status_id').notNull(),
    reason: text('reason'),
    since: instant('since').notNull(),
    until: instant('until'),
    /** The `until` of the presence before a call, which the user has again after the call. */
    earlierUntil: instant('earlier_until'),
    /** Null while offline, when no heartbeat is expected. */
    heartbeatAt: instant('heartbeat_at'),
  },
  (t) => [
    primary(t, t.userId),
    refersTo(t, t.userId, users).onDelete('cascade'),
    refersTo(t, t.presenceStatusId, presenceStatuses),
    indexBy(t, 'presence_status_id', t.presenceStatusId),
    indexBy(t, 'until', t.until).where(sql`until is not null`),
    indexBy(t, 'heartbeat_at', t.heartbeatAt).where(sql`heartbeat_at is not null`),
  ],
)

/** The earlier presences of users. A row is only ever ended; those of a user never overlap. */
export const agentActivities = pgTable(
  'agent_activities',
  {
    workspaceId: workspaceId(),
    id: idByDefault(),
    position: position(),
    userId: uuid('user_id').notNull(),
    previousPresenceStatusId: uuid('previous_presence_status_id'),
    presenceStatusId: uuid('presence_status_id').notNull(),
    category: text('category', { enum: ['available', 'busy', 'away', 'offline'] }).notNull(),
    source: text('source').$type<Schema<'AgentActivitySource'>>().notNull(),
    reason: text('reason'),
    startedAt: instant('started_at').notNull(),
    endedAt: instant('ended_at'),
    createdAt: createdAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    refersTo(t, t.userId, users).onDelete('cascade'),
    refersTo(t, t.presenceStatusId, presenceStatuses),
    refersTo(t, t.previousPresenceStatusId, presenceStatuses),
    indexBy(t, 'started_at', t.startedAt, t.position),
    indexBy(t, 'user_id_position', t.userId, t.position),
    // Contains all that a summary reads
    indexBy(
      t,
      'user_id_started_at_ended_at',
      t.userId,
      t.startedAt,
      t.endedAt,
      t.presenceStatusId,
      t.category,
    ),
    uniqueBy(t, 'user_id_open', t.userId).where(sql`ended_at is null`),
    check('agent_activities_ended_at_check', sql`ended_at >= started_at`),
  ],
)
