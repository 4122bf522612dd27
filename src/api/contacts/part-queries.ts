import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/statement.ts'

/** What the column `addresses` of the contact `x` has to be. */
export const derivedAddresses = sql`(
  coalesce((select string_agg(E'\\n' || lower(e.email), '' order by e.sort_order, e.id)
    from contact_emails e where e.workspace_id = x.workspace_id and e.contact_id = x.id), '')
  || coalesce((select string_agg(E'\\n' || p.phone, '' order by p.sort_order, p.id)
    from contact_phones p where p.workspace_id = x.workspace_id and p.contact_id = x.id), ''))`

/** Derives `addresses` of contacts whose e-mail addresses or phone numbers were changed. */
export const setAddresses = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    update contacts c set addresses = derived.addresses
    from (select x.id, ${derivedAddresses} as addresses from contacts x
      where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])) derived
    where c.workspace_id = ${$.workspaceId} and c.id = derived.id
      and c.id = any(${arrayParameter($.ids)}::uuid[]) and c.addresses <> derived.addresses`,
)

/**
 * `given`: JSON array of rows by column name; nulls keep what is, but for a display name that
 * `is_named`. `isAdding`: those that are new come after those that the contact has, and never before
 * its primary one.
 */
type GivenRows = { workspaceId: string; contactId: string; given: string; isAdding: boolean }

export const removeOtherEmails = statement<GivenRows, never>(
  (_, $) => sql`
    delete from contact_emails
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId} and lower(email) not in
      (select lower(x.email) from jsonb_to_recordset(${$.given}::jsonb) as x(email text))`,
)

export const updateEmails = statement<GivenRows, never>(
  (_, $) => sql`
    update contact_emails e set email = x.email, is_primary = x.is_primary,
      is_verified = coalesce(x.is_verified, e.is_verified), sort_order = x.sort_order
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(email text, is_primary boolean, is_verified boolean, sort_order int)
    where e.workspace_id = ${$.workspaceId} and e.contact_id = ${$.contactId}
      and lower(e.email) = lower(x.email)`,
)

export const insertEmails = statement<GivenRows, never>(
  (_, $) => sql`
    insert into contact_emails
      (workspace_id, id, contact_id, email, is_primary, is_verified, sort_order)
    select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid, x.email,
      x.is_primary and (not ${$.isAdding}::boolean or present.count = 0),
      coalesce(x.is_verified, false), x.sort_order + present.next * ${$.isAdding}::int
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(id uuid, email text, is_primary boolean, is_verified boolean, sort_order int),
      (select count(*), coalesce(max(e.sort_order) + 1, 0) as next from contact_emails e
        where e.workspace_id = ${$.workspaceId} and e.contact_id = ${$.contactId}) present
    where not exists (select 1 from contact_emails e
      where e.workspace_id = ${$.workspaceId} and e.contact_id = ${$.contactId}
        and lower(e.email) = lower(x.email))
    order by lower(x.email)`,
)

export const removeOtherPhones = statement<GivenRows, never>(
  (_, $) => sql`
    delete from contact_phones
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId} and phone not in
      (select x.phone from jsonb_to_recordset(${$.given}::jsonb) as x(phone text))`,
)

export const updatePhones = statement<GivenRows, never>(
  (_, $) => sql`
    update contact_phones p set is_primary = x.is_primary, type = coalesce(x.type, p.type),
      sort_order = x.sort_order
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(phone text, is_primary boolean, type text, sort_order int)
    where p.workspace_id = ${$.workspaceId} and p.contact_id = ${$.contactId}
      and p.phone = x.phone`,
)

export const insertPhones = statement<GivenRows, never>(
  (_, $) => sql`
    insert into contact_phones (workspace_id, id, contact_id, phone, is_primary, type, sort_order)
    select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid, x.phone,
      x.is_primary and (not ${$.isAdding}::boolean or present.count = 0),
      coalesce(x.type, 'other'), x.sort_order + present.next * ${$.isAdding}::int
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(id uuid, phone text, is_primary boolean, type text, sort_order int),
      (select count(*), coalesce(max(p.sort_order) + 1, 0) as next from contact_phones p
        where p.workspace_id = ${$.workspaceId} and p.contact_id = ${$.contactId}) present
    where not exists (select 1 from contact_phones p
      where p.workspace_id = ${$.workspaceId} and p.contact_id = ${$.contactId}
        and p.phone = x.phone)
    order by x.phone`,
)

export const removeOtherIdentities = statement<GivenRows, never>(
  (_, $) => sql`
    delete from contact_identities i
    where i.workspace_id = ${$.workspaceId} and i.contact_id = ${$.contactId} and not exists (
      select 1 from jsonb_to_recordset(${$.given}::jsonb) as x(type text, platform_id text)
      where x.type = i.type and x.platform_id = i.platform_id)`,
)

export const updateIdentities = statement<GivenRows, never>(
  (_, $) => sql`
    update contact_identities i set
      display_name = case when x.is_named then x.display_name else i.display_name end,
      sort_order = case when ${$.isAdding}::boolean then i.sort_order else x.sort_order end
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(type text, platform_id text, display_name text, is_named boolean, sort_order int)
    where i.workspace_id = ${$.workspaceId} and i.contact_id = ${$.contactId}
      and i.type = x.type and i.platform_id = x.platform_id`,
)

export const insertIdentities = statement<GivenRows, never>(
  (_, $) => sql`
    insert into contact_identities
      (workspace_id, id, contact_id, type, platform_id, display_name, sort_order)
    select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid, x.type, x.platform_id,
      x.display_name, x.sort_order + present.next * ${$.isAdding}::int
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(id uuid, type text, platform_id text, display_name text, sort_order int),
      (select count(*), coalesce(max(i.sort_order) + 1, 0) as next from contact_identities i
        where i.workspace_id = ${$.workspaceId} and i.contact_id = ${$.contactId}) present
    where not exists (select 1 from contact_identities i
      where i.workspace_id = ${$.workspaceId} and i.contact_id = ${$.contactId}
        and i.type = x.type and i.platform_id = x.platform_id)
    order by x.type, x.platform_id`,
)

type IdentityKey = { workspaceId: string; contactId: string; id: string }

export const removeIdentity = statement<IdentityKey, { id: string }>(
  (_, $) => sql`
    delete from contact_identities
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId} and id = ${$.id}
    returning id`,
)

type ContactTagIds = { workspaceId: string; contactId: string; tagIds: string[] }

export const attachTags = statement<ContactTagIds, never>(
  (_, $) => sql`
    insert into contact_tags (workspace_id, contact_id, tag_id)
    select ${$.workspaceId}::uuid, ${$.contactId}::uuid, unnest(${arrayParameter($.tagIds)}::uuid[])
    on conflict do nothing`,
)

export const detachOtherTags = statement<ContactTagIds, never>(
  (_, $) => sql`
    delete from contact_tags
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId}
      and tag_id <> all(${arrayParameter($.tagIds)}::uuid[])`,
)

type TagChange = {
  workspaceId: string
  contactId: string
  add: string[]
  remove: string[]
  replace: boolean
}

/** Puts tags on a contact and takes others off. */
export const changeTags = statement<TagChange, never>(
  (_, $) => sql`
    with removed as (
      delete from contact_tags where workspace_id = ${$.workspaceId}
        and contact_id = ${$.contactId}
        and ((${$.replace}::boolean and tag_id <> all(${arrayParameter($.add)}::uuid[]))
          or tag_id = any(${arrayParameter($.remove)}::uuid[])))
    insert into contact_tags (workspace_id, contact_id, tag_id)
    select ${$.workspaceId}::uuid, ${$.contactId}::uuid, unnest(${arrayParameter($.add)}::uuid[])
    on conflict do nothing`,
)
