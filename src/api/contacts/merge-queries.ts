import { and, type SQL, sql } from 'drizzle-orm'
import { actorJson } from '../../db/query/actors.ts'
import { listing } from '../../lists/listing.ts'
import { contactMerges, contacts } from '../../db/schema/contacts.ts'
import { columnsBut } from '../../db/query/rows.ts'
import { inWorkspace } from '../../db/query/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/query/statement.ts'

/** The live contacts of some ids, locked against everything until the transaction ends. */
export const lockContacts = statement((db, $: Values<{ workspaceId: string; ids: string[] }>) =>
  db
    .select(columnsBut(contacts, 'workspaceId', 'position', 'search', 'nameForm', 'addresses'))
    .from(contacts)
    .where(
      and(
        inWorkspace(contacts, $.workspaceId),
        anyOf(contacts.id, $.ids),
        sql`${contacts.deletedAt} is null`,
      ),
    )
    // In one order whatever the direction, so that two merges across each other cannot deadlock
    .orderBy(contacts.id)
    .for('update'),
)

type Move = { workspaceId: string; sourceIds: string[]; targetId: string; now: string }

/** Parts come after the target's own; the first is its primary one if it had none. */
export const moveEmails = statement<Move, never>((_, $) => moveParts('contact_emails', $, true))
export const movePhones = statement<Move, never>((_, $) => moveParts('contact_phones', $, true))
export const moveIdentities = statement<Move, never>((_, $) =>
  moveParts('contact_identities', $, false),
)

function moveParts(table: string, $: Values<Move>, hasPrimary: boolean): SQL<never> {
  const name = sql.identifier(table)
  const primary = sql`, is_primary = own.count = 0 and moved.nth = 0`
  return sql<never>`
    update ${name} p set contact_id = ${$.targetId}::uuid, sort_order = own.next + moved.nth
      ${hasPrimary ? primary : sql``}
    from (select count(*), coalesce(max(o.sort_order) + 1, 0) as next from ${name} o
        where o.workspace_id = ${$.workspaceId} and o.contact_id = ${$.targetId}::uuid) own,
      (select x.id, row_number() over (order by ${hasPrimary ? sql`x.is_primary desc,` : sql``}
          x.contact_id, x.sort_order, x.id) - 1 as nth
        from ${name} x
        where x.workspace_id = ${$.workspaceId}
          and x.contact_id = any(${arrayParameter($.sourceIds)}::uuid[])) moved
    where p.workspace_id = ${$.workspaceId} and p.id = moved.id`
}

export const moveTags = statement<Move, never>(
  (_, $) => sql`
    with gone as (
      delete from contact_tags where workspace_id = ${$.workspaceId}
        and contact_id = any(${arrayParameter($.sourceIds)}::uuid[]) returning tag_id)
    insert into contact_tags (workspace_id, contact_id, tag_id)
    select distinct ${$.workspaceId}::uuid, ${$.targetId}::uuid, tag_id from gone
    on conflict do nothing`,
)

/** The target takes the sources' places in some groups, which are locked. */
export const moveMemberships = statement<Move & { groupIds: string[] }, never>(
  (_, $) => sql`
    with gone as (
      delete from group_members where workspace_id = ${$.workspaceId}
        and contact_id = any(${arrayParameter($.sourceIds)}::uuid[])
        and group_id = any(${arrayParameter($.groupIds)}::uuid[])
      returning group_id, added_at, sort_order),
    changed as (
      update groups set version = version + 1, updated_at = ${$.now}::timestamptz
      where workspace_id = ${$.workspaceId} and id in (select group_id from gone))
    insert into group_members (workspace_id, group_id, contact_id, added_at, sort_order)
    select ${$.workspaceId}::uuid, group_id, ${$.targetId}::uuid, min(added_at), min(sort_order)
    from gone group by group_id
    on conflict do nothing`,
)

/** The sources now lead to the target. */
export const endSources = statement<Move, never>(
  (_, $) => sql`
    update contacts set merged_into_id = ${$.targetId}::uuid, version = version + 1,
      deleted_at = coalesce(deleted_at, ${$.now}::timestamptz), updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.sourceIds)}::uuid[])`,
)

type NewMerges = Move & { ids: string[]; actorType: string; actorId: string }

/** One entry for each source. */
export const insertMerges = statement<NewMerges, never>(
  (_, $) => sql`
    insert into contact_merges
      (workspace_id, id, target_id, source_id, actor_type, actor_id, merged_at)
    select ${$.workspaceId}::uuid, given.id, ${$.targetId}::uuid, given.source_id, ${$.actorType},
      ${$.actorId}::uuid, ${$.now}::timestamptz
    from unnest(${arrayParameter($.ids)}::uuid[], ${arrayParameter($.sourceIds)}::uuid[])
      as given (id, source_id)`,
)

type Inherited = { workspaceId: string; ids: string[]; targetId: string; now: string }

/** Earlier merges into a source count as the target's too, and the contacts merged by them lead to the target. */
export const inheritMerges = statement<Inherited, never>(
  (_, $) => sql`
    with inherited as (
      update contact_merges set target_id = ${$.targetId}::uuid
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      returning source_id)
    update contacts set merged_into_id = ${$.targetId}::uuid, version = version + 1,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id in (select source_id from inherited)`,
)

export const mergePage = listing<'listContactMergeHistory', 'targetId'>()({
  table: contactMerges,
  rows: (db, onPage) =>
    db
      .select({
        id: contactMerges.id,
        sourceId: contactMerges.sourceId,
        sourceName: sql<string>`(select c.name from contacts c
          where c.workspace_id = contact_merges.workspace_id
            and c.id = contact_merges.source_id)`.as('source_name'),
        actor: actorJson(sql`contact_merges.workspace_id`, sql`contact_merges.actor_id`).as(
          'actor',
        ),
        mergedAt: contactMerges.mergedAt,
      })
      .from(contactMerges)
      .where(onPage),
  filters: { targetId: (list) => anyOf(contactMerges.targetId, list) },
  sorts: { createdAt: contactMerges.position },
})
