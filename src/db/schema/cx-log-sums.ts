import {
  bigint,
  date,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '../columns.ts'
import { bytea, workspaces } from './workspaces.ts'

/** Up to which instant, a midnight in UTC, the cases of a workspace are summed, by when they started. */
export const cxLogSummed = pgTable('cx_log_summed', {
  workspaceId: workspaceId()
    .primaryKey()
    .references(() => workspaces.id, { onDelete: 'cascade' }),
  until: instant('until').notNull(),
})

/** Sums of the cases of one group that started in a day, or in a period of 32 days, in UTC. */
export const cxLogSums = pgTable(
  'cx_log_sums',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    grouping: text('grouping', { enum: ['all', 'queue', 'agent', 'channel'] }).notNull(),
    /** 1 or 32. Periods begin at multiples of 32 days after 1970-01-01. */
    days: smallint('days').notNull(),
    starts: date('starts', { mode: 'string' }).notNull(),
    /** The id of the queue or agent, or the type and the id of the channel, with nothing in place of null. */
    key: text('key').notNull(),
    opened: integer('opened').notNull(),
    closed: integer('closed').notNull(),
    inbound: integer('inbound').notNull(),
    outbound: integer('outbound').notNull(),
    internal: integer('internal').notNull(),
    /** A total and a histogram of each duration (src/api/cx-logs/sums/cell.ts). */
    durations: bytea('durations').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'cx_log_sums_pkey',
      columns: [t.workspaceId, t.grouping, t.days, t.starts, t.key],
    }),
  ],
)

/**
 * Changes of cases that are old enough to be summed and are not applied to the sums yet: what a case was,
 * with the sign -1, and what it became, with the sign 1.
 */
export const cxLogDeltas = pgTable(
  'cx_log_deltas',
  {
    workspaceId: workspaceId(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    sign: smallint('sign').notNull(),
    queueId: uuid('queue_id'),
    agentId: uuid('agent_id'),
    channelType: text('channel_type').notNull(),
    channelId: uuid('channel_id'),
    direction: text('direction').notNull(),
    startedAt: instant('started_at').notNull(),
    assignedAt: instant('assigned_at'),
    firstRepliedAt: instant('first_replied_at'),
    closedAt: instant('closed_at'),
    wrapUpEndedAt: instant('wrap_up_ended_at'),
    holdSeconds: integer('hold_seconds').notNull(),
    handledSeconds: integer('handled_seconds').notNull(),
  },
  (t) => [primaryKey({ name: 'cx_log_deltas_pkey', columns: [t.workspaceId, t.startedAt, t.id] })],
)
