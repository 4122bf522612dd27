import { and, sql } from 'drizzle-orm'
import { listing } from '../../db/listing.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { nextPosition, owned } from '../../db/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/statement.ts'
import { fieldRows } from '../custom-fields/queries.ts'

export interface EmailRow {
  id: string
  email: string
  isPrimary: boolean
  isVerified: boolean
}

export interface PhoneRow {
  id: string
  phone: string
  isPrimary: boolean
  type: 'mobile' | 'work' | 'home' | 'other'
}

const columns = {
  id: contacts.id,
  username: contacts.username,
  name: contacts.name,
  firstName: contacts.firstName,
  lastName: contacts.lastName,
  avatarUrl: contacts.avatarUrl,
  emails: sql<EmailRow[]>`(
    select coalesce(json_agg(json_build_object('id', e.id, 'email', e.email,
      'isPrimary', e.is_primary, 'isVerified', e.is_verified) order by e.sort_order), '[]'::json)
    from contact_emails e
    where e.workspace_id = contacts.workspace_id and e.contact_id = contacts.id)`.as('emails'),
  phones: sql<PhoneRow[]>`(
    select coalesce(json_agg(json_build_object('id', p.id, 'phone', p.phone,
      'isPrimary', p.is_primary, 'type', p.type) order by p.sort_order), '[]'::json)
    from contact_phones p
    where p.workspace_id = contacts.workspace_id and p.contact_id = contacts.id)`.as('phones'),
  address: contacts.address,
  jobTitle: contacts.jobTitle,
  channel: contacts.channel,
  notes: contacts.notes,
  language: contacts.language,
  timezone: contacts.timezone,
  country: contacts.country,
  externalId: contacts.externalId,
  socialProfileUrl: contacts.socialProfileUrl,
  tags: sql<Array<{ id: string; name: string }>>`(
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name)
      order by g.sort_order, g.position), '[]'::json)
    from contact_tags x
    join tags g on g.workspace_id = x.workspace_id and g.id = x.tag_id
    where x.workspace_id = contacts.workspace_id and x.contact_id = contacts.id)`.as('tags'),
  customFields: fieldRows('contacts', 'contact').as('field_rows'),
  marketingConsent: sql<
    Partial<Record<'email' | 'sms' | 'whatsapp', 'granted' | 'denied' | 'unknown'>>
  >`marketing_consent`.as('marketing_consent'),
  ownerId: contacts.ownerId,
  version: contacts.version,
  createdAt: contacts.createdAt,
  updatedAt: contacts.updatedAt,
  deletedAt: contacts.deletedAt,
}

type ContactKey = { workspaceId: string; id: string }

export const contactById = statement((db, $: Values<ContactKey>) =>
  db
    .select(columns)
    .from(contacts)
    .where(and(owned(contacts, $.workspaceId, $.id), sql`${contacts.deletedAt} is null`)),
)

export const contactPage = listing({
  table: contacts,
  rows: (db, onPage) => db.select(columns).from(contacts).where(onPage),
  filters: {
    email: (list) => sql`exists (select 1 from contact_emails e
      where e.workspace_id = ${contacts.workspaceId} and e.contact_id = ${contacts.id}
        and e.is_live and lower(e.email) = any(lower(${arrayParameter(list)})::text[]))`,
    phone: (list) => sql`exists (select 1 from contact_phones p
      where p.workspace_id = ${contacts.workspaceId} and p.contact_id = ${contacts.id}
        and p.is_live and p.phone = any(${arrayParameter(list)}::text[]))`,
    username: (list) => anyOf(contacts.username, list),
    externalId: (list) => anyOf(contacts.externalId, list),
    tagId: (list) => sql`exists (select 1 from contact_tags x
      where x.workspace_id = ${contacts.workspaceId} and x.contact_id = ${contacts.id}
        and x.tag_id = any(${arrayParameter(list)}::uuid[]))`,
    createdFrom: (instant) => sql`${contacts.createdAt} >= ${instant}::timestamptz`,
    createdTo: (instant) => sql`${contacts.createdAt} < ${instant}::timestamptz`,
    updatedFrom: (instant) => sql`${contacts.updatedAt} >= ${instant}::timestamptz`,
    updatedTo: (instant) => sql`${contacts.updatedAt} < ${instant}::timestamptz`,
  },
  sorts: { createdAt: contacts.position, updatedAt: contacts.updatedAt, name: contacts.name },
})

type NewContact = ContactKey & {
  username: string
  name: string
  firstName: string | null
  lastName: string | null
  avatarUrl: string | null
  address: string | null
  jobTitle: string | null
  channel: string
  notes: string | null
  language: string | null
  timezone: string | null
  country: string | null
  externalId: string | null
  socialProfileUrl: string | null
  customFields: Record<string, unknown>
  marketingConsent: Record<string, string>
  ownerId: string | null
  now: string
}

export const insertContact = statement((db, $: Values<NewContact>) =>
  db.insert(contacts).values({
    workspaceId: $.workspaceId,
    id: $.id,
    position: nextPosition(contacts, $.workspaceId),
    username: $.username,
    name: $.name,
    firstName: $.firstName,
    lastName: $.lastName,
    avatarUrl: $.avatarUrl,
    address: $.address,
    jobTitle: $.jobTitle,
    channel: $.channel,
    notes: $.notes,
    language: $.language,
    timezone: $.timezone,
    country: $.country,
    externalId: $.externalId,
    socialProfileUrl: $.socialProfileUrl,
    customFields: $.customFields,
    marketingConsent: $.marketingConsent,
    ownerId: $.ownerId,
    createdAt: $.now,
    updatedAt: $.now,
  }),
)

export const reviveContact = statement<ContactKey & { now: string }, { id: string }>(
  (_, $) => sql`
    update contacts set deleted_at = null, version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = ${$.id} and deleted_at is not null
    returning id`,
)

type Live = { workspaceId: string; contactId: string; isLive: boolean }

export const setEmailsLive = statement<Live, never>(
  (_, $) => sql`
    update contact_emails set is_live = ${$.isLive}::boolean
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId}`,
)

export const setPhonesLive = statement<Live, never>(
  (_, $) => sql`
    update contact_phones set is_live = ${$.isLive}::boolean
    where workspace_id = ${$.workspaceId} and contact_id = ${$.contactId}`,
)

/** `given`: JSON array of {id, email, is_primary, is_verified, sort_order}; nulls keep what is. */
type GivenRows = { workspaceId: string; contactId: string; given: string }

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
    select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid, x.email, x.is_primary,
      coalesce(x.is_verified, false), x.sort_order
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(id uuid, email text, is_primary boolean, is_verified boolean, sort_order int)
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
    select ${$.workspaceId}::uuid, x.id, ${$.contactId}::uuid, x.phone, x.is_primary,
      coalesce(x.type, 'other'), x.sort_order
    from jsonb_to_recordset(${$.given}::jsonb)
      as x(id uuid, phone text, is_primary boolean, type text, sort_order int)
    where not exists (select 1 from contact_phones p
      where p.workspace_id = ${$.workspaceId} and p.contact_id = ${$.contactId}
        and p.phone = x.phone)
    order by x.phone`,
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
