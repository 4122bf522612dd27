import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { NewValues } from '../../db/query/insert.ts'
import { survivorsWith } from '../../db/query/merged-contacts.ts'
import { columnsBut, type Key, revival, rowById, rowsByIds } from '../../db/query/rows.ts'
import { nameJson } from '../../db/query/names.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { groupMembers } from '../../db/schema/groups.ts'
import { contactTags } from '../../db/schema/tags.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import { anyValue, linkedByName, linkedTo, oneValue } from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { truncatedJson, truncatedText } from '../../lists/truncate.ts'
import { listing } from '../../lists/listing.ts'
import { fieldConditions } from '../custom-fields/filters.ts'
import { fieldRows } from '../custom-fields/queries.ts'
import { tagIdsByName, tagsOf } from '../tags/queries.ts'

export const columns = {
  ...columnsBut(
    contacts,
    'workspaceId',
    'position',
    'companyId',
    'mergedIntoId',
    'search',
    'nameForm',
    'addresses',
  ),
  emails: sql<Array<Schema<'ContactEmail'>>>`array_to_json(array(
    select json_build_object('id', e.id, 'email', e.email,
      'isPrimary', e.is_primary, 'isVerified', e.is_verified,
      'isBouncing', e.bounced_at is not null)
    from contact_emails e
    where e.workspace_id = contacts.workspace_id and e.contact_id = contacts.id
    order by e.sort_order))`.as('emails'),
  phones: sql<Array<Schema<'ContactPhone'>>>`array_to_json(array(
    select json_build_object('id', p.id, 'phone', p.phone,
      'isPrimary', p.is_primary, 'type', p.type)
    from contact_phones p
    where p.workspace_id = contacts.workspace_id and p.contact_id = contacts.id
    order by p.sort_order))`.as('phones'),
  tags: tagsOf(contactTags.contactId, contacts).as('tags'),
  customFields: fieldRows('contact').as('field_rows'),
  company: nameJson('companies', contacts.companyId).as('company'),
  identities: sql<Array<Schema<'ContactIdentity'>>>`array_to_json(array(
    select json_build_object('id', i.id, 'type', i.type,
      'platformId', i.platform_id, 'displayName', i.display_name)
    from contact_identities i
    where i.workspace_id = contacts.workspace_id and i.contact_id = contacts.id
    order by i.sort_order, i.id))`.as('identities'),
}

const listedColumns = {
  ...columns,
  notes: truncatedText<string | null>(contacts.notes),
  customFields: fieldRows('contact', truncatedJson).as('field_rows'),
}

export const contactById = rowById(contacts, columns)

export const contactsByIds = rowsByIds(contacts, columns)

type Bouncing = { workspaceId: string; addresses: string[]; isBouncing: boolean; now: string }

/** Marks addresses, in lower case, of contacts as bouncing, or as no longer so. Returns those that were not yet. */
export const setBouncing = statement<Bouncing, { emailId: string; contactId: string }>(
  (_, $) => sql`
    with marked as (
      update contact_emails set bounced_at = case when ${$.isBouncing}::boolean
        then ${$.now}::timestamptz end
      where workspace_id = ${$.workspaceId} and is_live
        and lower(email) = any(${arrayParameter($.addresses)}::text[])
        and (bounced_at is null) = ${$.isBouncing}::boolean
      returning workspace_id, id, contact_id),
    touched as (
      update contacts c set version = version + 1, updated_at = ${$.now}::timestamptz
      where c.workspace_id = ${$.workspaceId} and c.id in (select contact_id from marked))
    select id as "emailId", contact_id as "contactId" from marked`,
)

export const contactPage = listing<'listContacts'>()({
  table: contacts,
  unordered: ['customFields', 'equalFields', 'absentFields', 'email', 'phone', 'companyName'],
  indexed: ['updatedAt', 'name', 'lastSeenAt'],
  created: { createdFrom: 'since', createdTo: 'before' },
  rows: (db, onPage) => db.select(listedColumns).from(contacts).where(onPage),
  filters: {
    q: isFound,
    keyword: {},
    // Ids first: the planner takes the contacts of an address for many
    email: (list, $) => sql`${contacts.id} = any(array(select e.contact_id from contact_emails e
      where e.workspace_id = ${$['workspaceId'] as Placeholder}
        and e.is_live and lower(e.email) = any(lower(${arrayParameter(list)})::text[])))`,
    phone: (list, $) => sql`${contacts.id} = any(array(select p.contact_id from contact_phones p
      where p.workspace_id = ${$['workspaceId'] as Placeholder}
        and p.is_live and p.phone = any(${arrayParameter(list)}::text[])))`,
    username: (list, $) => sql`(${anyOf(contacts.username, list)} or ${contacts.id} = any(array(
      select s.id from (${survivorsWith($['workspaceId'] as Placeholder, 'username', list)}) s)))`,
    externalId: (list, $) => sql`(${anyOf(contacts.externalId, list)} or ${contacts.id} = any(array(
      select s.id from (${survivorsWith($['workspaceId'] as Placeholder, 'external_id', list)}) s)))`,
    tagId: linkedTo(contacts, contactTags.contactId, contactTags.tagId),
    tag: linkedByName(contacts, contactTags.contactId, contactTags.tagId, tagIdsByName),
    channel: anyValue(contacts.channel),
    companyName: (list, $) => sql`${contacts.companyId} = any(array(select k.id from companies k
      where k.workspace_id = ${$['workspaceId'] as Placeholder}
        and name_key(k.name) = any(array(select name_key(n) from unnest(${arrayParameter(list)}::text[]) n))))`,
    isBlocked: oneValue(contacts.isBlocked),
    groupId: linkedTo(contacts, groupMembers.contactId, groupMembers.groupId),
    customFields: fieldConditions(contacts.customFields),
    ...within('created', contacts.createdAt),
    ...within('updated', contacts.updatedAt),
  },
  sorts: {
    createdAt: contacts.position,
    updatedAt: contacts.updatedAt,
    // As people order names, whatever the order of the database is
    name: sql`${contacts.name} collate "und-x-icu"`,
    lastSeenAt: contacts.lastSeenAt,
  },
})

/**
 * Returns the condition that a text finds a contact by the starts of words, by its name, or by an address or a
 * number. The patterns are made once, not for each row.
 */
function isFound(text: Placeholder): SQL {
  return sql`(${contacts.search} @@ (select search_query(${text}::text))
    or ${contacts.nameForm} like (select name_pattern(${text}::text))
    or ${contacts.addresses} like (select address_pattern(${text}::text))
    or ${contacts.addresses} like (select address_number_pattern(${text}::text)))`
}

/** The addresses of a contact in lower case. By PostgreSQL, since other letters have a lower case elsewhere. */
export const lowered = ($: NewValues<typeof contacts>) => sql`lower(${$.addresses})`

/**
 * Records when contacts last wrote and were last written to, to the minute: a row of a contact has many indexes, and
 * a message costs a third more when it writes them all. Earlier times than the recorded ones change nothing.
 */
export const touchContacts = statement<
  { workspaceId: string; ids: string[]; talks: string },
  never
>(
  (_, $) => sql`
    update contacts c set last_seen_at = greatest(c.last_seen_at, n.seen_at),
      last_contacted_at = greatest(c.last_contacted_at, n.contacted_at)
    from (
      select id, max("seenAt") as seen_at, max("contactedAt") as contacted_at
      from json_to_recordset(${$.talks}::json)
        as g (id uuid, "seenAt" timestamptz, "contactedAt" timestamptz)
      group by id) n
    where c.workspace_id = ${$.workspaceId} and c.id = n.id
      and c.id = any(${arrayParameter($.ids)}::uuid[])
      and (n.seen_at >= coalesce(c.last_seen_at, '-infinity') + interval '1 minute'
        or n.contacted_at >= coalesce(c.last_contacted_at, '-infinity') + interval '1 minute')`,
)

export const reviveContact = revival(contacts, sql`and merged_into_id is null`)

/** The statements that say of each kind of parts of a contact whether it is live. */
export const settingLive = ['contact_emails', 'contact_phones', 'contact_identities'].map((table) =>
  statement<{ workspaceId: string; contactId: string; isLive: boolean }, never>(
    (_, $) => sql`
      update ${sql.identifier(table)} set is_live = ${$.isLive}::boolean
      where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId}`,
  ),
)

/** Why a contact does not exist; for a merge with its time and target. */
export const contactState = statement<
  Key,
  { isLive: boolean; mergedIntoId: string | null; mergedAt: string | null }
>(
  (_, $) => sql`
    select c.deleted_at is null as "isLive", case when c.merged_into_id is not null
        then surviving_contact(c.workspace_id, c.id) end as "mergedIntoId",
      m.merged_at as "mergedAt"
    from contacts c
    left join contact_merges m on m.workspace_id = c.workspace_id and m.source_id = c.id
    where c.workspace_id = ${$.workspaceId} and c.id = ${$.id}`,
)

/** The id of the company of this name, by the key of the name; made when it is new. */
export const companyByName = statement<
  { workspaceId: string; id: string; name: string; now: string },
  { id: string }
>(
  (_, $) => sql`
    insert into companies (workspace_id, id, name, created_at)
    values (${$.workspaceId}::uuid, ${$.id}::uuid, ${$.name}, ${$.now}::timestamptz)
    on conflict (workspace_id, name_key(name)) do update set name = companies.name
    returning id`,
)

/** A live contact with its name and main address. */
export const senderById = statement<Key, { name: string; address: string | null }>(
  (_, $) => sql`
    select c.name, (select e.email from contact_emails e
      where e.workspace_id = c.workspace_id and e.contact_id = c.id and e.is_primary limit 1) as address
    from contacts c
    where c.workspace_id = ${$.workspaceId} and c.id = ${$.id} and c.deleted_at is null`,
)
