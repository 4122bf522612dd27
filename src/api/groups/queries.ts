import { and, asc, desc, eq, gt, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { survivorsWith } from '../../db/query/merged-contacts.ts'
import { type Key, rowById, type RowFrom } from '../../db/query/rows.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { groupMembers, groups } from '../../db/schema/groups.ts'
import { nameHolds } from '../../db/query/search.ts'
import { inWorkspace, inWorkspaceById } from '../../db/query/scope.ts'
import { arrayParameter, statement, statements, type Values } from '../../db/query/statement.ts'
import type { Db } from '../../db/pool/client.ts'
import { readItems } from '../../lists/truncate.ts'

const columnsWith = (membership: SQL) => ({
  id: groups.id,
  name: groups.name,
  description: groups.description,
  avatarUrl: groups.avatarUrl,
  conversationId: groups.conversationId,
  members: sql<Array<Schema<'GroupContact'>>>`array_to_json(array(
    select json_build_object('id', c.id, 'username', c.username,
      'display_name', c.name,
      'avatar_url', c.avatar_url,
      'phone_number', (select p.phone from contact_phones p where p.workspace_id = c.workspace_id
        and p.contact_id = c.id and p.is_primary limit 1),
      'email', (select e.email from contact_emails e where e.workspace_id = c.workspace_id
        and e.contact_id = c.id and e.is_primary limit 1),
      'added_at', floor(extract(epoch from m.added_at))::bigint)
    from (${membership}) m
    join contacts c on c.workspace_id = m.workspace_id and c.id = m.contact_id
    order by m.sort_order, m.contact_id))`.as('members'),
  createdAt: groups.createdAt,
  archivedAt: groups.archivedAt,
  version: groups.version,
})
const itsMembers = sql`select * from group_members g
  where g.workspace_id = groups.workspace_id and g.group_id = groups.id`
const columns = columnsWith(itsMembers)
const listedColumns = columnsWith(
  sql`${itsMembers} order by g.sort_order, g.contact_id limit ${readItems}`,
)

export const groupById = rowById(groups, columns)

type Cursor = { older: number; newer: number }

/**
 * Returns the positions below which the groups older than a group are and above which the newer ones. A group that was
 * deleted is between those whose ids are next to its own. Returns no row for an id that no group has had.
 */
export const groupCursor = statement<Key, Cursor>(
  (_, $) => sql`
    select coalesce(own.position, next.position + 1, 0)::float8 as older,
      coalesce(own.position, next.position, 0)::float8 as newer
    from (select 1) one
    left join groups own on own.workspace_id = ${$.workspaceId} and own.id = ${$.id}
    left join lateral (select n.position from groups n
      where own.id is null and n.workspace_id = ${$.workspaceId} and n.id < ${$.id}
      order by n.id desc limit 1) next on true
    where own.id is not null or exists (select 1 from changes d
      where d.workspace_id = ${$.workspaceId} and d.resource_id = ${$.id} and d.resource_type = 'group')`,
)

type CursorPage = {
  workspaceId: string
  limit: number
  position?: number | undefined
  q?: string | undefined
  contactIds?: string[] | undefined
}
const cursorPages = statements<CursorPage, GroupRow>()

/**
 * Returns up to `limit` groups, newest first, from the newest or next to a position; when walking towards newer ones the
 * nearest come first.
 */
export function groupsFrom(
  db: Db,
  archived: boolean | undefined,
  direction: keyof Cursor,
  page: CursorPage,
): Promise<GroupRow[]> {
  const { position, q, contactIds } = page
  const variant = [
    archived,
    direction,
    position !== undefined,
    q !== undefined,
    contactIds !== undefined,
  ].join(':')
  const run = cursorPages(variant, (builder, $) => {
    const cursor = sql`${$.position as never}::bigint`
    return builder
      .select(listedColumns)
      .from(groups)
      .where(
        and(
          inWorkspace(groups, $.workspaceId),
          archived === undefined
            ? undefined
            : archived
              ? isNotNull(groups.archivedAt)
              : isNull(groups.archivedAt),
          position === undefined
            ? undefined
            : direction === 'older'
              ? lt(groups.position, cursor)
              : gt(groups.position, cursor),
          q === undefined ? undefined : nameHolds(groups.name, $.q as never),
          contactIds === undefined
            ? undefined
            : sql`exists (select 1 from group_members m
                where m.workspace_id = ${groups.workspaceId} and m.group_id = ${groups.id}
                  and m.contact_id = any(${arrayParameter($.contactIds as never)}::uuid[]))`,
        ),
      )
      .orderBy(direction === 'older' ? desc(groups.position) : asc(groups.position))
      .limit($.limit)
  })
  return run(db, page)
}

export const deleteGroupRow = statement((db, $: Values<Key>) =>
  db.delete(groups).where(inWorkspaceById(groups, $.workspaceId, $.id)),
)

type Referred = { workspaceId: string; groupId: string | null; ids: string[]; usernames: string[] }

/** The contacts with one of some usernames, live or deleted: each of the two has an index. */
const withUsername = ($: Values<Referred>, state: SQL) => sql`
  select c.id from contacts c where c.workspace_id = ${$.workspaceId} and c.deleted_at ${state}
    and c.username = any(${arrayParameter($.usernames)}::text[])`

/**
 * The contacts that are named, but for deleted ones who are not members of the group already, each with its username
 * and those of the `usernames` that contacts merged into it had.
 */
export const contactsReferred = statement((db, $: Values<Referred>) =>
  db
    .select({
      id: contacts.id,
      usernames: sql<string[]>`array_to_json(array(select ${contacts.username} union all
        select s.key from (${survivorsWith($.workspaceId, 'username', $.usernames)}) s
        where s.id = ${contacts.id}))`.as('usernames'),
    })
    .from(contacts)
    .where(
      and(
        inWorkspace(contacts, $.workspaceId),
        sql`(${contacts.deletedAt} is null or exists (select 1 from group_members m
          where m.workspace_id = ${$.workspaceId} and m.group_id = ${$.groupId}::uuid
            and m.contact_id = ${contacts.id}))`,
        sql`${contacts.id} = any(array(
          select unnest(${arrayParameter($.ids)}::uuid[])
          union all ${withUsername($, sql`is null`)}
          union all ${withUsername($, sql`is not null`)}
          union all
          select s.id from (${survivorsWith($.workspaceId, 'username', $.usernames)}) s))`,
      ),
    )
    // In one order whatever the request's, so that two cannot deadlock
    .orderBy(contacts.id)
    .for('key share'),
)

type Members = { workspaceId: string; groupId: string; contactIds: string[]; now: string }

export const addMembers = statement<Members, never>(
  (_, $) => sql`
    insert into group_members (workspace_id, group_id, contact_id, added_at, sort_order)
    select ${$.workspaceId}::uuid, ${$.groupId}::uuid, given.contact_id, ${$.now}::timestamptz,
      given.nth + (select coalesce(max(m.sort_order), 0) from group_members m
        where m.workspace_id = ${$.workspaceId} and m.group_id = ${$.groupId})
    from unnest(${arrayParameter($.contactIds)}::uuid[]) with ordinality as given (contact_id, nth)
    on conflict do nothing`,
)

export const removeOtherMembers = statement<Members, never>(
  (_, $) => sql`
    delete from group_members
    where workspace_id = ${$.workspaceId} and group_id = ${$.groupId}
      and contact_id <> all(${arrayParameter($.contactIds)}::uuid[])`,
)

type Membership = { workspaceId: string; groupId: string; contactId: string }

export const removeMember = statement((db, $: Values<Membership>) =>
  db
    .delete(groupMembers)
    .where(
      and(
        eq(groupMembers.workspaceId, $.workspaceId),
        eq(groupMembers.groupId, $.groupId),
        eq(groupMembers.contactId, $.contactId),
      ),
    )
    .returning({ contactId: groupMembers.contactId }),
)

export type GroupRow = RowFrom<typeof groupById>
