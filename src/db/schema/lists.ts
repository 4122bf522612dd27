import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { bitVarying, instant, workspaceId } from './columns.ts'
import { indexBy, primary } from './keys.ts'

/** Lists whose rows are numbered for each workspace by a sequence of its own (src/db/sql/positions.sql). */
export const numberedLists = pgTable('numbered_lists', {
  list: text('list').primaryKey(),
})

/** The dimensions by which lists are counted: `all`, a column, or the `table.column` of links. */
export const listDimensions = pgTable(
  'list_dimensions',
  {
    list: text('list').notNull(),
    dimension: text('dimension').notNull(),
    /** Whether its keys have bitmaps however few rows they have: those of few values, which no index has, and of instants. */
    isOfFew: boolean('is_of_few').notNull(),
  },
  (t) => [primaryKey({ name: 'list_dimensions_pkey', columns: [t.list, t.dimension] })],
)

/**
 * The keys of a list whose rows are counted: all of them, or those with one value in a dimension.
 * Those that never had many rows are not here: reading all of them is as cheap.
 */
export const listKeys = pgTable(
  'list_keys',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    dimension: text('dimension').notNull(),
    value: text('value'),
    /** When a reader first asked for it. */
    wantedAt: instant('wanted_at').notNull(),
    /** Null: not built yet, so not counted. */
    builtAt: instant('built_at'),
  },
  (t) => [
    primary(t, t.list, t.key),
    indexBy(t, 'wanted', t.wantedAt).where(sql`built_at is null`),
    // Version 0.1.0 finds by it the keys whose rows have become few
    indexBy(t, 'built', t.wantedAt).where(sql`built_at is not null`),
  ],
)

/** The part of a key's bitmap in a block of 2^14 positions, and how many of its bits are set. */
export const listCells = pgTable(
  'list_cells',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    block: integer('block').notNull(),
    count: integer('count').notNull(),
    bits: bitVarying('bits').notNull(),
  },
  (t) => [primary(t, t.list, t.key, t.block)],
)

/** Between which instants the rows of a strip of 2^10 positions were created; deleted rows leave them as they are. */
export const listSpans = pgTable(
  'list_spans',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    strip: integer('strip').notNull(),
    first: instant('first').notNull(),
    last: instant('last').notNull(),
  },
  (t) => [primary(t, t.list, t.strip)],
)

/** Changes that are not applied to the cells yet: the keys that a row gained and lost. */
export const listDeltas = pgTable(
  'list_deltas',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    position: bigint('position', { mode: 'number' }).notNull(),
    gained: bigint('gained', { mode: 'bigint' }).array().notNull(),
    lost: bigint('lost', { mode: 'bigint' }).array().notNull(),
    /** When the row was created, if it was just inserted into a list that is read by intervals of creation. */
    createdAt: instant('created_at'),
  },
  (t) => [primary(t, t.list, t.id)],
)
