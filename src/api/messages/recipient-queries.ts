import type { Key } from '../../db/query/rows.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import { identity, obstacle } from '../../platform/adapters/identity.ts'
import { arrayParameter, statement, type Values } from '../../db/query/statement.ts'

type Recipient = Schema<'MessageRecipient'>

/** Records the recipients of messages to groups: the members who can be reached now, and whose mails do not return. */
export const recordRecipients = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    insert into message_recipients (workspace_id, message_id, contact_id, address, status)
    select m.workspace_id, m.id, c.id, ${identity}, 'queued'
    from messages m
    join groups g on g.workspace_id = m.workspace_id and g.conversation_id = m.conversation_id
    join channels n on n.workspace_id = m.workspace_id and n.id = m.channel_id
    join group_members x on x.workspace_id = g.workspace_id and x.group_id = g.id
    join contacts c on c.workspace_id = x.workspace_id and c.id = x.contact_id
    where m.workspace_id = ${$.workspaceId} and m.id = any(${arrayParameter($.ids)}::uuid[])
      and ${obstacle} is null
    on conflict do nothing`,
)

/**
 * Marks the recipients as failed who were blocked or deleted, or whose mail was returned, after an attempt that did not
 * reach them. Who sends a message again by hand has decided about returned mails.
 */
export const failUnreachable = statement<{ workspaceId: string; ids: string[] }, never>(
  (_, $) => sql`
    update message_recipients r set status = 'failed', failed_at = now(),
      error_code = 'contact_unreachable',
      error_message = 'The contact was blocked or deleted, or a mail to the address was returned.'
    from contacts c, messages m
    where r.workspace_id = ${$.workspaceId} and r.message_id = any(${arrayParameter($.ids)}::uuid[])
      and r.status = 'queued' and c.workspace_id = r.workspace_id and c.id = r.contact_id
      and m.workspace_id = r.workspace_id and m.id = r.message_id
      and (c.deleted_at is not null or c.is_blocked or m.attempt_base = 0 and exists (
        select from contact_emails e where e.workspace_id = r.workspace_id
          and lower(e.email) = lower(r.address) and e.is_live and e.bounced_at > m.ingested_at))`,
)

// Another attempt may have begun meanwhile
const isNow = (isStatus: SQL, $: Values<Key>) => sql`exists (
  select 1 from messages m where m.workspace_id = ${$.workspaceId} and m.id = ${$.id}::uuid
    and m.status ${isStatus})`

type Sent = Key & {
  rejected: string
  /** Addresses, in lower case, of the rejected who have another attempt. */
  waiting: string[]
  /** The statuses of the message after its attempt. */
  statuses: string[]
}

/** Marks a message as sent to its recipients except for those that the server rejected, given as JSON. */
export const markRecipientsSent = statement<Sent, never>(
  (_, $) => sql`
    update message_recipients r set
      status = case when x.address is null then 'sent' else 'failed' end,
      sent_at = case when x.address is null then now() end,
      failed_at = case when x.address is not null then now() end,
      error_code = x.code, error_message = x.message
    from message_recipients q
    left join json_to_recordset(${$.rejected}::json) as x (address text, code text, message text)
      on lower(x.address) = lower(q.address)
    where q.workspace_id = ${$.workspaceId} and q.message_id = ${$.id}::uuid
      and q.status = 'queued' and ${isNow(sql`= any(${arrayParameter($.statuses)}::text[])`, $)}
      and (q.address is null or lower(q.address) <> all(${arrayParameter($.waiting)}::text[]))
      and r.workspace_id = q.workspace_id
      and r.message_id = q.message_id and r.contact_id = q.contact_id`,
)

type Failed = Key & { code: string; reason: string }

/** Marks a message as failed for all recipients to whom it was still to be sent. */
export const markRecipientsFailed = statement<Failed, never>(
  (_, $) => sql`
    update message_recipients set status = 'failed', failed_at = now(), error_code = ${$.code},
      error_message = ${$.reason}
    where workspace_id = ${$.workspaceId} and message_id = ${$.id} and status = 'queued'
      and ${isNow(sql`= 'failed'`, $)}`,
)

type Bounced = Failed & { addresses: string[] }

/**
 * Marks recipients by address, to whom a message was not delivered, as failed. Returns whether it reached any other.
 */
export const markRecipientsBounced = statement<Bounced, { reachedOthers: boolean }>(
  (_, $) => sql`
    with bounced as (
      update message_recipients set status = 'failed', failed_at = now(),
        error_code = ${$.code}, error_message = ${$.reason}
      where workspace_id = ${$.workspaceId} and message_id = ${$.id}
        and lower(address) = any(${arrayParameter($.addresses)}::text[])
      returning contact_id)
    select exists (
      select 1 from message_recipients r
      where r.workspace_id = ${$.workspaceId} and r.message_id = ${$.id} and r.status <> 'failed'
        and r.contact_id not in (select contact_id from bounced)) as "reachedOthers"`,
)

/** The addresses, in lower case, of recipients of a message whose last mail was returned. */
export const bouncingRecipients = statement<Key, { address: string }>(
  (_, $) => sql`
    select lower(r.address) as address from message_recipients r
    where r.workspace_id = ${$.workspaceId} and r.message_id = ${$.id} and exists (
      select from contact_emails e where e.workspace_id = r.workspace_id
        and lower(e.email) = lower(r.address) and e.is_live and e.bounced_at is not null)`,
)

/** Sends a message again to the recipients whom it did not reach, without some addresses in lower case. */
export const requeueRecipients = statement<Key & { without: string[] }, never>(
  (_, $) => sql`
    update message_recipients set status = 'queued', failed_at = null, error_code = null,
      error_message = null
    where workspace_id = ${$.workspaceId} and message_id = ${$.id} and status = 'failed'
      and (address is null or lower(address) <> all(${arrayParameter($.without)}::text[]))`,
)

/** The recipients of a message. Those of one that is not to a group have its status, unless a mail server refused some. */
export const recipientsOfMessage = statement<Key, Recipient>(
  (_, $) => sql`
    select r.contact_id as "contactId", r.address, r.status, r.error_code as "errorCode",
      r.error_message as "errorMessage", r.sent_at as "sentAt", r.failed_at as "failedAt"
    from message_recipients r
    join contacts c on c.workspace_id = r.workspace_id and c.id = r.contact_id
    where r.workspace_id = ${$.workspaceId} and r.message_id = ${$.id}::uuid
    union all
    (select coalesce(e.contact_id, case when a.address is null then m.contact_id end), a.address,
      case when s.is_reached then 'sent' when not s.is_reached then 'failed' else m.status end,
      case when s.is_reached is null then m.error_code else s.code end,
      case when s.is_reached is null then m.error_message else s.message end,
      case when s.is_reached is null then m.sent_at when s.is_reached then s.at end,
      case when s.is_reached is null then m.failed_at when not s.is_reached then s.at end
    from messages m
    left join lateral unnest(m.to_addresses || m.cc || m.bcc) with ordinality a (address, nth)
      on true
    left join contact_emails e on e.workspace_id = m.workspace_id
      and lower(e.email) = lower(a.address) and e.is_live
    left join lateral (
      select x.code, x.message, x.at, x.code is null as is_reached
      from jsonb_to_recordset(m.settled) x (address text, code text, message text, at timestamptz)
      where x.address = lower(a.address) limit 1) s on true
    where m.workspace_id = ${$.workspaceId} and m.id = ${$.id}::uuid and m.direction = 'outbound'
      and not exists (select 1 from groups g where g.workspace_id = m.workspace_id
        and g.conversation_id = m.conversation_id)
    order by a.nth)
    limit 1000`,
)
