import { type SQL, sql } from 'drizzle-orm'
import {
  bigint,
  customType,
  index,
  integer,
  json,
  jsonb,
  pgSequence,
  pgTable,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, instant, workspaceId } from './columns.ts'
import { indexBy, primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

/** One member that differs, by its JSON pointer. */
export interface AuditChange {
  readonly path: string
  readonly old: unknown
  readonly new: unknown
}

/** A value of a member that is replaced wherever the log shows it. */
export interface Replacement {
  readonly member: string
  readonly values: readonly string[]
  readonly by: string | null
}

/** The removal from the log of some objects: all of their content, or some values of members. */
export type Redaction = 'content' | readonly Replacement[]

/** How long a change is kept (`log_tables` in src/db/sql/log.sql). */
export type Retention = 'history' | 'audit' | 'event'

export const changesPosition = pgSequence('changes_position_seq')

const uuids = customType<{ data: string[] }>({ dataType: () => 'uuid[]' })

// The tables of this file are partitioned by time, the first one by retention before (docs/decisions/log-of-changes.md).
// They have no foreign keys: checking one would lock the workspace's row in every change

/** Returns the hash by which a request is found: clients may choose long identifiers, and those of other workspaces. */
export const requestHash = (workspaceId: SQL, id: SQL): SQL =>
  sql`hashtextextended(${id}, uuid_hash_extended(${workspaceId}, 0))`

/** The log of changes: the source of ticket history, the audit log and the event feed. */
export const changes = pgTable(
  'changes',
  {
    workspaceId: workspaceId(),
    /** Ends with four zeros, in whose place the ids of its events and of its entries of history have a number. */
    id: id(),
    /** Order of insertion in all workspaces. Of one object it is the order of its changes. */
    position: bigint('position', { mode: 'number' })
      .notNull()
      .default(sql`nextval('changes_position_seq')`),
    /** The transaction, as `transaction_number()` counts them. */
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`transaction_number()`),
    occurredAt: instant('occurred_at').notNull(),
    retention: text('retention').$type<Retention>().notNull(),
    resourceType: text('resource_type').notNull(),
    resourceId: uuid('resource_id').notNull(),
    /** Null for a change that is not in the audit log. */
    action: text('action'),
    /** Types of its events in their order, separated by spaces. Null without events. */
    eventTypes: text('event_types'),
    /** The event that caused the change by a reaction. */
    causeType: text('cause_type'),
    causeId: uuid('cause_id'),
    actorType: text('actor_type', { enum: ['user', 'token', 'contact', 'system'] }).notNull(),
    actorId: uuid('actor_id'),
    /** The token of the request. Null for a change that is not in the audit log. */
    tokenId: uuid('token_id'),
    requestId: text('request_id'),
    /** Trace that its deliveries continue (W3C Trace Context). */
    traceparent: text('traceparent'),
    /** Null, like `user_agent`, for a change that is not in the audit log. */
    ip: text('ip'),
    userAgent: text('user_agent'),
    /**
     * Differences as `[path, old, new]`. Null for a change that is not in the audit log, and where there is an object.
     */
    differences: json('differences').$type<Array<[string, unknown, unknown]>>(),
    /** A new object without members that are null or empty lists, unless it is long: the audit log and its event are both read from it. */
    object: json('object').$type<Readonly<Record<string, unknown>>>(),
  },
  (t) => [
    // Without the workspace where what is looked up belongs to one workspace only
    index('changes_id_idx').on(t.id),
    index('changes_resource_id_idx').on(t.resourceId, t.position),
    indexBy(t, 'occurred_at', t.occurredAt).where(sql`action is not null`),
    indexBy(t, 'actor_id', t.actorId, t.occurredAt).where(sql`action is not null`),
    index('changes_request_id_hash_idx')
      .on(requestHash(sql`workspace_id`, sql`request_id`))
      .where(sql`action is not null and request_id is not null`),
  ],
)

/** The object of a change that has events, as it was and became; kept as long as these. */
export const changeData = pgTable(
  'change_data',
  {
    workspaceId: workspaceId(),
    id: id(),
    position: bigint('position', { mode: 'number' }).notNull(),
    transaction: bigint('transaction', { mode: 'number' })
      .notNull()
      .default(sql`transaction_number()`),
    occurredAt: instant('occurred_at').notNull(),
    /** Bytes of the content, so that they are known before it is read. */
    size: integer('size').notNull(),
    events: smallint('events').notNull(),
    /**
     * The `{ data, previous }` of the events, `data` without members that are null or empty lists (`withEmpty()` adds them); null where
     * the change has the object.
     */
    content: json('content').$type<object>(),
  },
  (t) => [
    indexBy(t, 'transaction', t.transaction, t.position),
    // What is new in all workspaces
    index('change_data_transaction_idx').on(t.transaction),
  ],
)

/** Redactions of more changes than one transaction rewrites. A row is deleted with the last change that it concerns. */
export const redactions = pgTable(
  'redactions',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    resourceIds: uuids('resource_ids').notNull(),
    /** The removed content. */
    redaction: jsonb('redaction').$type<Redaction>().notNull(),
    /** Position to which the changes of the objects are redacted. */
    after: bigint('after', { mode: 'number' }).notNull(),
  },
  (t) => [primary(t, t.id)],
)

/** Events that were numbered together: their ids in the order of their sequence. */
export const eventBatches = pgTable(
  'event_batches',
  {
    workspaceId: workspaceId(),
    numberedAt: instant('numbered_at').notNull(),
    firstSequence: bigint('first_sequence', { mode: 'number' }).notNull(),
    eventIds: uuids('event_ids').notNull(),
  },
  (t) => [indexBy(t, 'first_sequence', t.firstSequence), indexBy(t, 'numbered_at', t.numberedAt)],
)

/** How far the events of a workspace are numbered and dispatched to webhooks. */
export const eventCursors = pgTable(
  'event_cursors',
  {
    workspaceId: workspaceId()
      .primaryKey()
      .references(() => workspaces.id, { onDelete: 'cascade' }),
    numbered: bigint('numbered', { mode: 'number' }).notNull().default(0),
    dispatched: bigint('dispatched', { mode: 'number' }).notNull().default(0),
    /** Events of transactions from this one on are not numbered yet. */
    nextTransaction: bigint('next_transaction', { mode: 'number' }).notNull().default(0),
    /** Transactions before it that were not finished when the last events were numbered. */
    openTransactions: bigint('open_transactions', { mode: 'number' }).array().notNull().default([]),
  },
  (t) => [
    index('event_cursors_waiting_idx')
      .on(t.workspaceId)
      .where(sql`numbered > dispatched`),
  ],
)

/**
 * The number that is added to PostgreSQL's transaction ids, in the only row. Another cluster, in which a dump was
 * restored, counts its transactions from the start.
 */
export const transactionShift = pgTable('transaction_shift', {
  shift: bigint('shift', { mode: 'number' }).notNull().default(0),
  /** The cluster that the shift is for; null before the first start. */
  systemIdentifier: text('system_identifier'),
})
