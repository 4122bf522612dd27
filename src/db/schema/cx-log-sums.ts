import { bigint, date, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { workspaceId } from './columns.ts'
import { indexBy, primary } from './keys.ts'
import { workspaces } from './workspaces.ts'

/** The cases of one group that started on one day in UTC, summed up. */
export const cxLogDays = pgTable(
  'cx_log_days',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    grouping: text('grouping', { enum: ['all', 'queue', 'agent', 'channel'] }).notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** The id of the queue or agent, or the type and the id of the channel, with nothing in place of null. */
    key: text('key').notNull(),
    opened: integer('opened').notNull(),
    closed: integer('closed').notNull(),
    inbound: integer('inbound').notNull(),
    outbound: integer('outbound').notNull(),
    internal: integer('internal').notNull(),
    /** The buckets of durations that have values (src/api/cx-logs/sums/days.ts). */
    buckets: integer('buckets').array().notNull(),
    /** How many values each of these buckets has. */
    counts: integer('counts').array().notNull(),
    /** The sum of the values of each of these buckets. */
    seconds: bigint('seconds', { mode: 'number' }).array().notNull(),
  },
  (t) => [primary(t, t.grouping, t.day, t.key)],
)

/** Days of which a case has changed since they were summed: one row for each change, so that no change waits for another. */
export const cxLogChangedDays = pgTable(
  'cx_log_changed_days',
  { workspaceId: workspaceId(), day: date('day', { mode: 'string' }).notNull() },
  (t) => [indexBy(t, 'day', t.day)],
)
