import { sql } from 'drizzle-orm'
import { bigint, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, workspaceId } from '../columns.ts'

/** Lists whose rows are numbered for each workspace by a sequence of its own (src/db/sql/positions.sql). */
export const numberedLists = pgTable('numbered_lists', {
  list: text('list').primaryKey(),
})

/** What lists are counted by: `all`, a column, or the `table.column` of links. */
export const listDimensions = pgTable(
  'list_dimensions',
  {
    list: text('list').notNull(),
    dimension: text('dimension').notNull(),
  },
  (t) => [primaryKey({ name: 'list_dimensions_pkey', columns: [t.list, t.dimension] })],
)

/**
 * The keys of a list whose rows are counted: all of them, or those with one value in a dimension.
 * Small ones are not here: reading all of their rows is as cheap.
 */
export const listKeys = pgTable(
  'list_keys',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    dimension: text('dimension').notNull(),
    value: text('value'),
    /** When a reader last asked for it without finding it built. */
    wantedAt: instant('wanted_at').notNull(),
    /** Null: not built yet, so not counted. */
    builtAt: instant('built_at'),
  },
  (t) => [
    primaryKey({ name: 'list_keys_pkey', columns: [t.workspaceId, t.list, t.key] }),
    index('list_keys_workspace_id_wanted_idx')
      .on(t.workspaceId, t.wantedAt)
      .where(sql`built_at is null`),
    index('list_keys_workspace_id_built_idx')
      .on(t.workspaceId, t.wantedAt)
      .where(sql`built_at is not null`),
  ],
)

/** How many rows of a key lie in a block of positions: of 2^10 at level 1, 2^17 at 2, 2^24 at 3. */
export const listNodes = pgTable(
  'list_nodes',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    key: bigint('key', { mode: 'bigint' }).notNull(),
    level: smallint('level').notNull(),
    node: bigint('node', { mode: 'number' }).notNull(),
    count: integer('count').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'list_nodes_pkey',
      columns: [t.workspaceId, t.list, t.key, t.level, t.node],
    }),
  ],
)

/** Changes that are not folded into the nodes yet: the keys that a row gained and lost. */
export const listDeltas = pgTable(
  'list_deltas',
  {
    workspaceId: workspaceId(),
    list: text('list').notNull(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    position: bigint('position', { mode: 'number' }).notNull(),
    gained: bigint('gained', { mode: 'bigint' }).array().notNull(),
    lost: bigint('lost', { mode: 'bigint' }).array().notNull(),
  },
  (t) => [primaryKey({ name: 'list_deltas_pkey', columns: [t.workspaceId, t.list, t.id] })],
)
