import { getTableName } from 'drizzle-orm'
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core'
import type { CountedInstant, CountedList } from '../../src/lists/counted-lists.ts'
import { dimensionsOf } from '../../src/lists/dimensions.ts'
import { linkDimension } from '../../src/lists/tables.ts'

// list_key('all', NULL) as a literal: PL/pgSQL would compute it again in every transaction
const allRows = '-995150415703991694'

/**
 * The functions and triggers that record the changes of counted lists, the functions that read their rows, and the
 * dimensions of the lists.
 */
export function listsSql(lists: readonly CountedList[]): string {
  return (
    [
      `-- Written by \`npm run generate\` from src/lists/counted-lists.ts. Do not edit.
--
-- Each change of a counted list's row inserts a row of list_deltas: the keys that it gained and lost at its
-- position, and when it was created. ${allRows} is
-- list_key('all', NULL), the key of all rows of a list. Each counted column has a trigger of its own, so that
-- a change pays only for the columns that it changes. Inserted rows are recorded once for each statement
-- (docs/decisions/lists.md).`,
      ...lists.flatMap(listSql),
      dimensionsSql(lists),
    ].join('\n\n') + '\n'
  )
}

function listSql(one: CountedList): string[] {
  const { table, columns, members, links, created, instants = [] } = one
  const list = getTableName(table)
  const names = columns.map(({ name }) => name)
  const hasDeleted = table.deletedAt !== undefined
  const isLive = (row: string) => `${row}.deleted_at IS NULL`
  const keys = (row: string) =>
    `ARRAY[${[allRows, ...names.map((name) => keyOf(name, `${row}.${name}`))].join(',\n      ')}]${
      members ? ` || ${membersOf(members.name, row)}` : ''
    }${instants.map((instant) => ` || ${instantOf(instant, row)}`).join('')}`
  const gained = insertDelta('NEW', list, keys('NEW'), "'{}'")
  const lost = insertDelta('OLD', list, "'{}'", keys('OLD'))
  const inserted = insertAdded(
    list,
    keys('added'),
    hasDeleted ? isLive('added') : undefined,
    created,
  )

  const body = hasDeleted
    ? `  IF ${isLive('OLD')} THEN
${indent(lost, 4)}
  ELSIF TG_OP = 'UPDATE' THEN
${indent(gained, 4)}
  END IF;${links.length > 0 ? `\n${carried(links)}` : ''}`
    : indent(lost, 2)
  return [
    `-- Records that a row of ${list} is deleted${hasDeleted ? ', soft-deleted or restored' : ''}.
CREATE OR REPLACE FUNCTION count_${list}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${body}
  RETURN NULL;
END $$;`,
    `-- Counter: A row that is deleted changes the totals of ${list}.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON ${list}
  FOR EACH ROW EXECUTE FUNCTION count_${list}();`,
    ...insertedSql(list, `rows of ${list}`, inserted, `the totals of ${list}`),
    ...(hasDeleted
      ? [
          `-- Counter: A row that is soft-deleted or restored changes the totals of ${list}.
CREATE OR REPLACE TRIGGER count_life AFTER UPDATE OF deleted_at ON ${list}
  FOR EACH ROW WHEN ((OLD.deleted_at IS NULL) <> (NEW.deleted_at IS NULL))
  EXECUTE FUNCTION count_${list}();`,
        ]
      : []),
    ...changesSql(list, hasDeleted, [
      ...names.map((name) => ofColumn(name)),
      ...(members ? [ofMembers(members.name)] : []),
      ...instants.map((instant) => ofInstant(instant)),
    ]),
    ...links.flatMap((link) => linkSql(list, hasDeleted, link)),
    rowsSql(one),
    ...(created ? [createdSql(one, created)] : []),
    ...(instants.length > 0 ? [periodsSql(one, instants)] : []),
  ]
}

/**
 * Throws for a counted column of many values without an index that begins with it: as long as a value has few rows, they are
 * read by the index, and each reader would scan the table.
 */
export function requireIndexes(lists: readonly CountedList[]): void {
  const counted = lists.flatMap(({ columns, few = [], links }) => [
    ...columns.filter((column) => !few.includes(column)),
    ...links.map(({ other }) => other),
  ])
  for (const column of counted) {
    const begins = ({ config }: Index) => {
      const [, part] = config.columns
      return part !== undefined && 'name' in part && part.name === column.name
    }
    const { name, indexes } = getTableConfig(column.table)
    if (indexes.some(begins)) continue
    throw new Error(
      `src/lists/counted-lists.ts: ${name}.${column.name} has no index. Add indexBy(t, '${column.name}', …, t.position) to ` +
        `${name} in src/db/schema, or name the column in "few" if it has few values.`,
    )
  }
}

type Index = ReturnType<typeof getTableConfig>['indexes'][number]

/**
 * Reads the rows of a value of members by their index, as far as it is asked to: for so few rows, of a condition whose share it
 * does not know, the planner would rather read the table, all of it when the value is rare.
 */
function membersRead(list: string, live: string, column: string): string {
  return `RETURN QUERY WITH found AS MATERIALIZED (
      SELECT t.position FROM ${list} t
      WHERE t.workspace_id = workspace${live} AND t.${column} <> '{}' AND t.${column} @@ (SELECT list_member_path(value)))
    SELECT f.position FROM found f LIMIT most;`
}

type Read = readonly [dimension: string, statement: string]

/** The function that reads the rows of a key. */
function rowsSql({ table, columns, members, instants = [], links }: CountedList): string {
  const list = getTableName(table)
  const live = table.deletedAt ? ' AND t.deleted_at IS NULL' : ''
  const readFrom = (source: string, condition: string) =>
    `RETURN QUERY SELECT t.position FROM ${source} t
    WHERE t.workspace_id = workspace${condition} LIMIT most;`
  const read = (condition: string) => readFrom(list, `${live} AND ${condition}`)
  const readOrNull = (isNullable: boolean, column: string, condition: string) =>
    isNullable
      ? `IF value IS NULL THEN
${indent(`    ${read(`${column} IS NULL`)}`, 2)}
    ELSE
${indent(`    ${read(condition)}`, 2)}
    END IF;`
      : read(condition)
  const reads: readonly Read[] = [
    ['all', readFrom(list, live)],
    ...columns.map((column): Read => {
      const own = `t.${column.name}`
      const equal = `${own} = value::${column.getSQLType()}`
      return [column.name, readOrNull(!column.notNull, own, equal)]
    }),
    ...(members ? [[members.name, membersRead(list, live, members.name)] satisfies Read] : []),
    ...instants.flatMap((instant): Read[] => {
      const { name } = instant.column
      const at = valueOf(instant, 't')
      const between = `${at} >= list_start(value) AND ${at} < list_start(value, 1)`
      const part = `${at} >= split_part(value, '/', 1)::timestamptz
      AND ${at} < split_part(value, '/', 2)::timestamptz`
      return [
        [name, readOrNull(isNullable(instant), at, between)],
        [`${name}:part`, read(part)],
      ]
    }),
    ...links.map(({ table: source, other }): Read => {
      const equal = ` AND t.${other.name} = value::${other.getSQLType()} AND t.is_live`
      return [linkDimension(other), readFrom(getTableName(source), equal)]
    }),
  ]
  return `-- Returns the positions of the rows of ${list} that have a value in a dimension, \`most\` of them at most.
CREATE OR REPLACE FUNCTION rows_of_${list}(workspace uuid, dimension text, value text, most bigint)
RETURNS SETOF bigint LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
${reads.map(([dimension, statement]) => `  WHEN '${dimension}' THEN\n    ${statement}`).join('\n')}
  END CASE;
END $$;`
}

/** The functions that read the rows of strips by their creation. */
function createdSql({ table }: CountedList, created: PgColumn): string {
  const list = getTableName(table)
  return `-- Returns the positions of the rows of ${list} in some strips that were created from \`since\` on and before \`before\`.
CREATE OR REPLACE FUNCTION created_${list}(workspace uuid, strips int[], since timestamptz, before timestamptz)
RETURNS SETOF bigint LANGUAGE sql STABLE AS $$
  SELECT t.position FROM unnest(strips) s (strip) CROSS JOIN LATERAL (
    SELECT r.position FROM ${list} r
    WHERE r.workspace_id = workspace AND r.position >= s.strip::bigint << 10
      AND r.position < (s.strip::bigint + 1) << 10
      AND r.${created.name} >= coalesce(since, '-infinity') AND r.${created.name} < coalesce(before, 'infinity')
    OFFSET 0) t
$$;

-- Returns between which instants the rows of each strip of ${list} were created.
CREATE OR REPLACE FUNCTION spans_of_${list}(workspace uuid)
RETURNS TABLE (strip int, first timestamptz, last timestamptz) LANGUAGE sql STABLE AS $$
  SELECT list_strip(t.position), min(t.${created.name}), max(t.${created.name}) FROM ${list} t
  WHERE t.workspace_id = workspace GROUP BY 1
$$;`
}

/** A change of a row that stays in the list. */
interface Change {
  /** The column by which it is named. */
  readonly column: string
  /** The columns that change with it, if there are several. */
  readonly columns?: readonly string[]
  readonly isChanged?: string
  /** The keys that the row gains and loses. */
  readonly gained: string
  readonly lost: string
}

function ofColumn(column: string): Change {
  const key = (row: string) => `ARRAY[${keyOf(column, `${row}.${column}`)}]`
  return { column, gained: key('NEW'), lost: key('OLD') }
}

/** Other members in a column. */
function ofMembers(column: string): Change {
  return { column, ...differences((row) => `list_members('${column}', ${row}.${column})`) }
}

/** An instant on another day. */
function ofInstant(instant: CountedInstant): Change {
  return {
    column: instant.column.name,
    columns: [instant.column, ...(instant.or ? [instant.or] : [])].map(({ name }) => name),
    isChanged: `list_day(${valueOf(instant, 'OLD')}) IS DISTINCT FROM list_day(${valueOf(instant, 'NEW')})`,
    ...differences((row) => instantOf(instant, row)),
  }
}

/** The keys of a row that only the new one has, and those that only the old one has, by an array of keys. */
function differences(keysOf: (row: string) => string): Pick<Change, 'gained' | 'lost'> {
  const without = (one: string, other: string) =>
    `ARRAY(SELECT unnest(${keysOf(one)}) EXCEPT SELECT unnest(${keysOf(other)}))`
  return { gained: without('NEW', 'OLD'), lost: without('OLD', 'NEW') }
}

/** The triggers of columns that note what a row gains and loses by a change, and their one function. */
function changesSql(list: string, hasDeleted: boolean, changes: readonly Change[]): string[] {
  if (changes.length === 0) return []
  const branches = changes.map(
    ({ column, gained, lost }) =>
      `  WHEN '${column}' THEN\n${indent(insertDelta('NEW', list, gained, lost), 4)}`,
  )
  const stays = hasDeleted
    ? `  IF OLD.deleted_at IS NOT NULL OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
`
    : ''
  return [
    `-- Records that a row of ${list} has another value in the column that the trigger names.
CREATE OR REPLACE FUNCTION count_${list}_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${stays}  CASE TG_ARGV[0]
${branches.join('\n')}
  END CASE;
  RETURN NULL;
END $$;`,
    ...changes.map(
      ({
        column,
        columns = [column],
        isChanged = `OLD.${column} IS DISTINCT FROM NEW.${column}`,
      }) =>
        `-- Counter: A row with another ${column} changes the totals of ${list} by ${column}.
CREATE OR REPLACE TRIGGER count_${column} AFTER UPDATE OF ${columns.join(', ')} ON ${list}
  FOR EACH ROW WHEN (${isChanged})
  EXECUTE FUNCTION count_${list}_changed('${column}');`,
    ),
  ]
}

/** The function that finds the periods of instants, each by a leap in the index. */
function periodsSql({ table }: CountedList, instants: readonly CountedInstant[]): string {
  const list = getTableName(table)
  const live = table.deletedAt ? ' AND t.deleted_at IS NULL' : ''
  const leapsOf = (instant: CountedInstant) => {
    const at = valueOf(instant, 't')
    const next = (condition: string) => `SELECT list_day(${at}) >> 5 FROM ${list} t
        WHERE t.workspace_id = workspace${live} AND ${condition}
        ORDER BY ${at}, t.position LIMIT 1`
    return `  WHEN '${instant.column.name}' THEN
    RETURN QUERY WITH RECURSIVE found (period) AS (
      (${next(`${at} > '-infinity'`)})
      UNION ALL
      SELECT n.period FROM found f CROSS JOIN LATERAL (
        ${next(`${at} >= list_start('p' || f.period::text, 1)`)}) n (period))
    SELECT 'p' || f.period FROM found f LIMIT 1001;${isNullable(instant) ? '\n    RETURN NEXT NULL;' : ''}`
  }
  return `-- Returns the periods in which rows of ${list} have an instant, the first one first, up to 1,001, and null at the end where
-- it may be missing.
CREATE OR REPLACE FUNCTION periods_of_${list}(workspace uuid, dimension text) RETURNS SETOF text
LANGUAGE plpgsql STABLE AS $$
BEGIN
  CASE dimension
${instants.map(leapsOf).join('\n')}
  END CASE;
END $$;`
}

/** The rows of a table of links, which have the position of the list's row and whether it is in the list. */
function linkSql(list: string, hasDeleted: boolean, link: CountedList['links'][number]): string[] {
  const [table, own, other] = [getTableName(link.table), link.own.name, link.other.name]
  const dimension = linkDimension(link.other)
  const key = (row: string) => `ARRAY[${keyOf(dimension, `${row}.${other}`)}]`
  return [
    `-- Gives a new link the position of its row in ${list}. FOR SHARE, since whoever soft-deletes or restores the
-- row meanwhile must wait, or be waited for: that UPDATE takes FOR NO KEY UPDATE, with which FOR KEY SHARE
-- does not conflict, so the link would keep an is_live that is no longer true.
CREATE OR REPLACE FUNCTION place_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.position, ${hasDeleted ? 'r.deleted_at IS NULL' : 'true'} INTO NEW.position, NEW.is_live FROM ${list} r
  WHERE r.workspace_id = NEW.workspace_id AND r.id = NEW.${own} FOR SHARE;
  -- Without the row the foreign key refuses the link
  NEW.position := coalesce(NEW.position, 0);
  NEW.is_live := coalesce(NEW.is_live, false);
  RETURN NEW;
END $$;`,
    `-- Position: A link is listed at the position of its row in ${list}, while that row is not soft-deleted.
CREATE OR REPLACE TRIGGER place_row BEFORE INSERT ON ${table}
  FOR EACH ROW EXECUTE FUNCTION place_${table}();`,
    `-- Records that a row of ${list} loses a ${other} by a link, or gains one by the change of a link.
CREATE OR REPLACE FUNCTION count_${table}() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD.is_live THEN
${indent(insertDelta('OLD', list, "'{}'", key('OLD')), 4)}
  END IF;
  IF TG_OP = 'UPDATE' AND NEW.is_live THEN
${indent(insertDelta('NEW', list, key('NEW'), "'{}'"), 4)}
  END IF;
  RETURN NULL;
END $$;`,
    `-- Counter: A link that is deleted changes the totals of ${list} by ${dimension}.
CREATE OR REPLACE TRIGGER count_rows AFTER DELETE ON ${table}
  FOR EACH ROW EXECUTE FUNCTION count_${table}();`,
    ...insertedSql(
      table,
      `links of ${table}`,
      insertAdded(list, key('added'), 'added.is_live'),
      `the totals of ${list} by ${dimension}`,
    ),
    `-- Counter: A link whose row is soft-deleted or restored, or that leads to another ${other}, changes the totals
-- of ${list} by ${dimension}.
CREATE OR REPLACE TRIGGER count_changes AFTER UPDATE OF is_live, ${other} ON ${table}
  FOR EACH ROW WHEN (OLD.is_live <> NEW.is_live OR OLD.${other} <> NEW.${other})
  EXECUTE FUNCTION count_${table}();`,
  ]
}

/**
 * The trigger that records the rows that a statement inserts, all of them by one statement: for each row alone, the
 * start of a statement takes several times as long as the keys of the row.
 */
function insertedSql(table: string, what: string, inserted: string, totals: string): string[] {
  return [
    `-- Records that ${what} are inserted.
CREATE OR REPLACE FUNCTION count_${table}_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
${indent(inserted, 2)}
  RETURN NULL;
END $$;`,
    `-- Counter: The ${what} that a statement inserts change ${totals}.
CREATE OR REPLACE TRIGGER count_inserted AFTER INSERT ON ${table}
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_${table}_inserted();`,
  ]
}

function carried(links: CountedList['links']): string {
  const updates = links.map(
    ({ table, own }) => `    UPDATE ${getTableName(table)} SET is_live = NEW.deleted_at IS NULL
    WHERE workspace_id = NEW.workspace_id AND ${own.name} = NEW.id;`,
  )
  return `  IF TG_OP = 'UPDATE' THEN\n${updates.join('\n')}\n  END IF;`
}

function insertDelta(row: string, list: string, gained: string, lost: string): string {
  return `INSERT INTO list_deltas (workspace_id, list, position, gained, lost)
VALUES (${row}.workspace_id, '${list}', ${row}.position,
  ${gained},
  ${lost});`
}

/** Returns the statement that inserts a delta for the keys that rows of `added` gain if they fulfil a condition. */
function insertAdded(
  list: string,
  gained: string,
  condition: string | undefined,
  created?: PgColumn,
): string {
  return `INSERT INTO list_deltas (workspace_id, list, position, gained, lost${created ? ', created_at' : ''})
SELECT added.workspace_id, '${list}', added.position,
  ${gained},
  '{}'${created ? `,\n  added.${created.name}` : ''}
FROM added${condition === undefined ? '' : `\nWHERE ${condition}`};`
}

function keyOf(dimension: string, value: string): string {
  return `list_key('${dimension}', ${value}::text)`
}

/** Most rows have none, and a query for them takes longer than seeing that. */
function membersOf(column: string, row: string): string {
  return `CASE WHEN ${row}.${column} = '{}' THEN '{}' ELSE list_members('${column}', ${row}.${column}) END`
}

/** The keys of an instant. */
function instantOf(instant: CountedInstant, row: string): string {
  return `list_instant('${instant.column.name}', ${valueOf(instant, row)})`
}

function isNullable({ column, or }: CountedInstant): boolean {
  return !column.notNull && !or
}

function valueOf({ column, or }: CountedInstant, row: string): string {
  return or ? `coalesce(${row}.${column.name}, ${row}.${or.name})` : `${row}.${column.name}`
}

function indent(text: string, by: number): string {
  return text.replace(/^/gm, ' '.repeat(by))
}

function dimensionsSql(lists: readonly CountedList[]): string {
  const rows = lists.flatMap((list) => {
    const { table, few = [], instants = [] } = list
    const moments = instants.map(({ column }) => column.name)
    // Periods and days have bitmaps however few rows they have
    const ofFew = [...few.map(({ name }) => name), ...moments]
    return ['all', ...dimensionsOf(list)]
      .flatMap((name) => (moments.includes(name) ? [name, `${name}:part`] : [name]))
      .map((name) => `('${getTableName(table)}', '${name}', ${ofFew.includes(name)})`)
  })
  return `-- The dimensions by which each list is counted; those that no longer are lose their row and their bitmaps, which would be
-- wrong if the list were counted by them again.
WITH dimensions (list, dimension, is_of_few) AS (VALUES
    ${rows.join(',\n    ')}),
  former AS (
    DELETE FROM list_dimensions d WHERE NOT EXISTS (
      SELECT FROM dimensions n WHERE n.list = d.list AND n.dimension = d.dimension)
    RETURNING d.list, d.dimension),
  former_keys AS (
    DELETE FROM list_keys k USING former f WHERE k.list = f.list AND k.dimension = f.dimension
    RETURNING k.workspace_id, k.list, k.key),
  former_cells AS (
    DELETE FROM list_cells c USING former_keys k
    WHERE c.workspace_id = k.workspace_id AND c.list = k.list AND c.key = k.key)
INSERT INTO list_dimensions (list, dimension, is_of_few)
SELECT list, dimension, is_of_few FROM dimensions
ON CONFLICT (list, dimension) DO UPDATE SET is_of_few = excluded.is_of_few;`
}
