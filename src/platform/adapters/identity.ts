import { type SQL, sql } from 'drizzle-orm'

/** By which identity a channel `n` reaches contacts; `api` channels need none. */
export const identityType = sql`coalesce(n.config ->> 'identityType', n.type)`

/** The identity by which a channel `n` reaches a contact `c`, or null. */
export const identity: SQL<string | null> = sql<string | null>`case
  when n.type = 'api' then null
  when ${identityType} = 'email' then (select e.email from contact_emails e
    where e.workspace_id = c.workspace_id and e.contact_id = c.id and e.is_primary limit 1)
  when ${identityType} in ('phone', 'sms') then (select p.phone from contact_phones p
    where p.workspace_id = c.workspace_id and p.contact_id = c.id and p.is_primary limit 1)
  else (select i.platform_id from contact_identities i
    where i.workspace_id = c.workspace_id and i.contact_id = c.id and i.type = ${identityType}
    order by i.sort_order, i.id limit 1) end`

/** True if a channel `n` reaches a contact `c`. */
export const reaches = sql`(n.type = 'api' or ${identity} is not null)`

/** The reason for which a message to a group on a channel `n` does not go to its member `c`, or null. */
export const obstacle = sql`case when c.deleted_at is not null then 'deleted'
  when c.is_blocked then 'blocked'
  when not ${reaches} then 'no_address'
  when n.type = 'email' and exists (
    select from contact_emails b where b.workspace_id = c.workspace_id
      and b.contact_id = c.id and b.is_primary and b.bounced_at is not null) then 'bounced' end`
