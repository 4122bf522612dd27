import { sql } from 'drizzle-orm'
import {
  bigint,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, workspaceId } from '../columns.ts'
import { workspaces } from './workspaces.ts'

/** What happened, written by the transaction that did it (docs/decisions/0015). */
export const events = pgTable(
  'events',
  {
    // No foreign key: checking it would lock the workspace's row in every change
    workspaceId: workspaceId(),
    id: id(),
    /** Order of insertion, of one sequence for all: of one object it is the order of its changes. */
    position: bigint('position', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    /** Order of commitment within the workspace, given once it is committed; null until then. */
    sequence: bigint('sequence', { mode: 'number' }),
    type: text('type').notNull(),
    resourceId: uuid('resource_id').notNull(),
    actorType: text('actor_type', { enum: ['user', 'token', 'system'] }).notNull(),
    actorId: uuid('actor_id'),
    requestId: text('request_id'),
    /** As text: jsonb would change the order of members. */
    data: json('data').$type<Record<string, unknown>>().notNull(),
    previous: json('previous').$type<Record<string, unknown>>(),
    /** Bytes of `data` and `previous`, so that readers know it without reading them. */
    size: integer('size')
      .notNull()
      .generatedAlwaysAs(sql`octet_length(data::text) + coalesce(octet_length(previous::text), 0)`),
    occurredAt: instant('occurred_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'events_pkey', columns: [t.workspaceId, t.id] }),
    uniqueIndex('events_workspace_id_sequence_key')
      .on(t.workspaceId, t.sequence)
      .where(sql`sequence is not null`),
    index('events_workspace_id_resource_id_idx').on(t.workspaceId, t.resourceId, t.sequence),
    index('events_unnumbered_idx')
      .on(t.workspaceId, t.position)
      .where(sql`sequence is null`),
    index('events_occurred_at_idx').using('brin', t.occurredAt),
  ],
)

/** How far the events of a workspace are numbered, and turned into deliveries. */
export const eventCursors = pgTable(
  'event_cursors',
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    numbered: bigint('numbered', { mode: 'number' }).notNull().default(0),
    dispatched: bigint('dispatched', { mode: 'number' }).notNull().default(0),
  },
  (t) => [
    index('event_cursors_waiting_idx')
      .on(t.workspaceId)
      .where(sql`numbered > dispatched`),
  ],
)
