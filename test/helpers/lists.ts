import { getTableName } from 'drizzle-orm'
import type postgres from 'postgres'
import { countedLists } from '../../src/lists/counted-lists.ts'

/**
 * Keeps the changes of lists that have been applied, so that `listFaults` can add up all there were
 * since the database was empty.
 */
export const keepApplied = `
  create schema test;
  create table test.list_deltas_applied (like list_deltas);
  create function test.keep_applied() returns trigger language plpgsql as $$
  begin
    insert into test.list_deltas_applied select old.*;
    return null;
  end $$;
  create trigger keep_applied after delete on list_deltas for each row execute function test.keep_applied();`

interface Dimension {
  list: string
  dimension: string
  hasDeleted: boolean
  /** Whether it is of the members of a column. */
  isOfMembers: boolean
}

/** Where what the triggers noted, or a bitmap or count made of it, is not what the tables say. */
export async function listFaults(sql: postgres.Sql): Promise<string[]> {
  const dimensions = await sql<Dimension[]>`
    select d.list, d.dimension, exists (select from pg_attribute a
      where a.attrelid = d.list::regclass and a.attname = 'deleted_at') as "hasDeleted",
      exists (select from pg_attribute a where a.attrelid = d.list::regclass and a.attname = d.dimension
        and a.atttypid = 'jsonb'::regtype) as "isOfMembers"
    from list_dimensions d where d.dimension not like '%:part'`
  const noted = await sql<Array<{ list: string; key: string; node: string; difference: string }>>`
    with deltas as (
      select * from list_deltas union all select * from test.list_deltas_applied),
    noted as (
      select workspace_id, list, unnest(gained) as key, position >> 10 as node, 1 as count from deltas
      union all
      select workspace_id, list, unnest(lost), position >> 10, -1 from deltas
      ${sql.unsafe(dimensions.map(takenAway).join(' '))})
    select list, key::text, node::text, sum(count)::text as difference from noted
    group by workspace_id, list, key, node having sum(count) <> 0 limit 5`
  const bitmaps = await sql<Array<{ list: string; dimension: string; value: string | null }>>`
    select k.list, k.dimension, k.value from list_keys k
    where exists (select from list_faults(k.workspace_id, k.list, k.key)) limit 5`
  const misplaced = await sql<Array<{ table: string }>>`
    ${sql.unsafe(dimensions.filter(isLink).map(misplacedIn).join(' union all '))} limit 5`

  return [
    ...noted.map(
      ({ list, key, node, difference }) => `${list} ${key} ${node}: noted ${difference}`,
    ),
    ...bitmaps.map(
      ({ list, dimension, value }) => `${list} ${dimension}=${value}: the counts differ`,
    ),
    ...misplaced.map(({ table }) => `${table} has a row with another place than what it links`),
  ]
}

function isLink({ dimension }: Pick<Dimension, 'dimension'>): boolean {
  return dimension.includes('.')
}

function takenAway({ list, dimension, hasDeleted, isOfMembers }: Dimension): string {
  const [table, column] = isLink({ dimension })
    ? (dimension.split('.') as [string, string])
    : [list, dimension]
  const live = table !== list ? 'where is_live' : hasDeleted ? 'where deleted_at is null' : ''
  const instant = instantOf(list, dimension)
  const key = instant
    ? `unnest(list_instant('${dimension}', ${instant}))`
    : isOfMembers
      ? `unnest(list_members('${dimension}', ${column}))`
      : `list_key('${dimension}', ${dimension === 'all' ? 'null' : `${column}::text`})`
  return `union all select workspace_id, '${list}', ${key}, position >> 10, -1 from ${table} ${live}`
}

/** The value of a dimension of instants. */
function instantOf(list: string, dimension: string): string | undefined {
  const { instants = [] } = countedLists.find(({ table }) => getTableName(table) === list) ?? {}
  const instant = instants.find(({ column }) => column.name === dimension)
  return instant && `coalesce(${instant.column.name}, ${instant.or?.name ?? 'null'})`
}

/** A link table names what it links after the list. */
function misplacedIn({ list, dimension }: Dimension): string {
  const [table = ''] = dimension.split('.')
  return `select '${table}' as table from ${table} x join ${list} r
    on r.workspace_id = x.workspace_id and r.id = x.${list.replace(/s$/, '')}_id
    where (x.position, x.is_live) is distinct from (r.position, r.deleted_at is null)`
}
