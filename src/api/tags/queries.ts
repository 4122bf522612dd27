import { and, eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import { ifThereIsRoom } from '../../db/pool/errors.ts'
import type { NewValues } from '../../db/query/insert.ts'
import { columnsBut, rowById } from '../../db/query/rows.ts'
import { contactTags, tags, ticketTags } from '../../db/schema/tags.ts'
import { nameHolds } from '../../db/query/search.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'
import { linkedTo } from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { bitmapThreshold } from '../../lists/plan.ts'
import { listing } from '../../lists/listing.ts'

const bySet = {
  tickets: linkedTo(ticketTags.ticketId, ticketTags.tagId),
  contacts: linkedTo(contactTags.contactId, contactTags.tagId),
}

/** The number of objects with a tag, from the counts of the lists that have it. */
function usageOf(links: typeof ticketTags | typeof contactTags, list: 'tickets' | 'contacts') {
  const known = sql`(select c.total from list_total(${tags}.workspace_id, ${list},
    array[list_key(${bySet[list].dimension}, ${tags}.id::text)]) c)`
  const counted = sql`(select count(*) from ${links} x
    where x.workspace_id = ${tags}.workspace_id and x.tag_id = ${tags}.id and x.is_live)`
  return { known, total: sql<number>`coalesce(${known}, ${counted})`.mapWith(Number) }
}
const usage = {
  tickets: usageOf(ticketTags, 'tickets'),
  contacts: usageOf(contactTags, 'contacts'),
}

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

const wantUsage = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    insert into list_keys (workspace_id, list, key, dimension, value, wanted_at)
    select ${$.workspaceId}::uuid, l.list, list_key(l.dimension, id), l.dimension, id, now()
    from unnest(${arrayParameter($.ids)}::text[]) id
    cross join (values ('tickets', ${bySet.tickets.dimension}),
      ('contacts', ${bySet.contacts.dimension})) l (list, dimension)
    on conflict do nothing`,
)

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
    await ifThereIsRoom(wantUsage(db, { workspaceId: query.workspaceId, ids }))
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
