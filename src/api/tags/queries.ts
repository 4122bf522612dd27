import { and, eq, getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import type { NewValues } from '../../db/query/insert.ts'
import { columnsBut, rowById } from '../../db/query/rows.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { contactTags, tags, ticketTags } from '../../db/schema/tags.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { nameHolds } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { requestBitmaps } from '../../lists/requests.ts'
import { within } from '../../lists/time-filters.ts'
import { bitmapThreshold } from '../../lists/plan.ts'
import { listing } from '../../lists/listing.ts'
import { linkDimension } from '../../lists/tables.ts'

/** The number of objects of a list with a tag, from the counts of the list, or else from its links. */
function usageOf(
  list: typeof tickets | typeof contacts,
  links: typeof ticketTags | typeof contactTags,
) {
  const dimension = linkDimension(links.tagId)
  const known = sql`(select c.total from list_total(${tags}.workspace_id, ${getTableName(list)},
    array[list_key(${dimension}, ${tags}.id::text)]) c)`
  const counted = sql`(select count(*) from ${links} x
    where x.workspace_id = ${tags}.workspace_id and x.tag_id = ${tags}.id and x.is_live)`
  const total = sql<number>`coalesce(${known}, ${counted})`.mapWith(Number)
  return { list, dimension, known, total }
}
const usage = { tickets: usageOf(tickets, ticketTags), contacts: usageOf(contacts, contactTags) }

const columns = {
  ...columnsBut(tags, 'workspaceId', 'position'),
  ticketCount: usage.tickets.total.as('ticket_count'),
  contactCount: usage.contacts.total.as('contact_count'),
}

/**
 * The tags of a row as JSON. Each is looked up by its key: OFFSET keeps the planner from reading all tags of
 * the workspace instead, which it takes for few.
 */
export function tagsOf(own: PgColumn, row: PgTable) {
  return sql<Array<{ id: string; name: string }>>`array_to_json(array(
    select json_build_object('id', g.id, 'name', g.name)
    from ${own.table} x
    cross join lateral (select t.id, t.name, t.sort_order, t.position from tags t
      where t.workspace_id = x.workspace_id and t.id = x.tag_id offset 0) g
    where x.workspace_id = ${row}.workspace_id and x.${sql.identifier(own.name)} = ${row}.id
    order by g.sort_order, g.position))`
}

/** The ids of tags with one of some names, for a filter by their links. */
export function tagIdsByName(names: Placeholder, $: Values): SQL {
  return sql`select g.id from tags g
    where g.workspace_id = ${$['workspaceId'] as Placeholder} and g.deleted_at is null
      and name_key(g.name) = any(array(select name_key(n) from unnest(${arrayParameter(names)}::text[]) n))`
}

const usedTags = listing<'listTags'>()({
  table: tags,
  rows: (db, onPage) =>
    db
      .select({
        ...columns,
        isCounted: sql<boolean>`${usage.tickets.known} + ${usage.contacts.known} is not null`.as(
          'is_counted',
        ),
      })
      .from(tags)
      .where(onPage),
  filters: {
    ...within('updated', tags.updatedAt),
    q: (value) => nameHolds(tags.name, value),
  },
  sorts: {
    position: tags.sortOrder,
    name: sql`${tags.name} collate "und-x-icu"`,
    usageCount: sql`${usage.tickets.total} + ${usage.contacts.total}`,
    createdAt: tags.position,
    updatedAt: tags.updatedAt,
  },
})

/** A page of tags; the use of those that are used much is counted from then on. */
export async function tagPage(
  db: Db,
  query: { workspaceId: string } & Operations['listTags']['query'],
) {
  const page = await usedTags(db, query)
  const ids = page.rows
    .filter((row) => !row.isCounted && row.ticketCount + row.contactCount > bitmapThreshold)
    .map(({ id }) => id)
  if (ids.length > 0) {
    for (const { list, dimension } of Object.values(usage)) {
      const keys = JSON.stringify([ids.map(() => dimension), ids])
      await requestBitmaps(db, list, query.workspaceId, keys)
    }
  }
  return page
}

export const tagById = rowById(tags, columns)

/** A place in the order of tags: the one that is given, or the one behind the last. */
export function behindTheLast($: NewValues<typeof tags>): SQL {
  return sql`coalesce(${$.sortOrder}::int, (
    select coalesce(max(t.sort_order), 0) + 1 from tags t
    where t.workspace_id = ${$.workspaceId} and t.deleted_at is null))`
}

// In one order whatever the direction, so that two merges across each other cannot deadlock
export const lockTags = statement((db, $: Values<{ workspaceId: string; ids: string[] }>) =>
  db
    .select({ id: tags.id, version: tags.version })
    .from(tags)
    .where(
      and(
        eq(tags.workspaceId, $.workspaceId),
        anyOf(tags.id, $.ids),
        sql`${tags.deletedAt} is null`,
      ),
    )
    .orderBy(tags.id)
    .for('update'),
)

type Referred = { workspaceId: string; ids: string[]; names: string[] }

/** Live tags by id or by name, with those of the names that mean each; they stay so until the transaction ends. */
export const tagsReferred = statement((db, $: Values<Referred>) =>
  db
    .select({
      id: tags.id,
      names: sql<
        string[]
      >`array_to_json(array(select n from unnest(${arrayParameter($.names)}::text[]) n
        where name_key(n) = name_key(${tags.name})))`.as('names'),
    })
    .from(tags)
    .where(
      and(
        eq(tags.workspaceId, $.workspaceId),
        sql`${tags.deletedAt} is null`,
        sql`(${anyOf(tags.id, $.ids)}
          or name_key(${tags.name}) = any(array(select name_key(n) from unnest(${arrayParameter($.names)}::text[]) n)))`,
      ),
    )
    .for('key share'),
)
