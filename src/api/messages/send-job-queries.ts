import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import type { Batch } from '../../platform/jobs/batch.ts'
import { type Leased, leaseTime } from '../../platform/jobs/leased-job.ts'
import { attachmentsOf, type AttachmentRow } from '../media-manager/attachments.ts'
import { instantJson, type Key } from '../../db/query/rows.ts'
import { messageAttachments } from '../../db/schema/attachments.ts'
import type { AdapterChannel, Outgoing } from '../../platform/adapters/adapter.ts'
import { identity, reaches } from '../../platform/adapters/identity.ts'

export interface Try extends Leased {
  readonly channelId: string
  /** The number of tries before, since the message was last sent by hand. */
  readonly earlier: number
  /** The facts of a message that was scheduled until now. */
  readonly due: {
    readonly conversationId: string
    readonly senderType: 'user' | 'token' | 'contact' | 'system'
    readonly senderId: string | null
    readonly contactId: string | null
    readonly at: string
  } | null
}

type Claim = {
  workspaceId: string
  batch: number
  perChannel: number
  busy: string[]
}

/**
 * Begins to send due messages, some of each channel that is not disabled or `busy`. Channels are found by leaps along
 * an index, so that a long queue of one does not slow down the others. In a conversation the earliest message goes
 * first; messages that wait for a retry let others pass.
 *
 * A scheduled message becomes the last one of its conversation, whose row is locked with it. If another transaction
 * has locked the conversation, the message stays scheduled until the next tick: a deletion of a message locks its
 * conversation first and the message second. The conversations of other messages are not locked.
 */
export const claimDue = statement<Claim, Try>(
  (_, $) => sql`
    with recursive waiting as (
      (select m.channel_id from messages m
        where m.workspace_id = ${$.workspaceId} and m.due_at is not null
          and m.channel_id is not null
        order by m.channel_id limit 1)
      union all
      select next.channel_id from waiting
      cross join lateral (
        select m.channel_id from messages m
        where m.workspace_id = ${$.workspaceId} and m.due_at is not null
          and m.channel_id > waiting.channel_id
        order by m.channel_id limit 1) next),
    due as (
      select picked.workspace_id, picked.id, picked.status, picked.conversation_id from waiting
      join channels n on n.workspace_id = ${$.workspaceId} and n.id = waiting.channel_id
        and n.status <> 'disabled' and not n.id = any(${arrayParameter($.busy)}::uuid[])
      cross join lateral (
        select m.workspace_id, m.id, m.status, m.conversation_id from messages m
        where m.workspace_id = n.workspace_id and m.channel_id = n.id and m.due_at <= now()
          and not exists (select 1 from messages e
            where e.workspace_id = m.workspace_id and e.conversation_id = m.conversation_id
              and e.due_at is not null and e.position < m.position
              and (e.status = 'sending' or e.due_at <= now()))
        order by m.due_at limit ${$.perChannel}::int for update skip locked) picked
      limit ${$.batch}::int),
    held as (
      select v.id from conversations v
      where v.workspace_id = ${$.workspaceId} and v.id = any(array(
        select due.conversation_id from due where due.status = 'scheduled'))
      for no key update of v skip locked)
    update messages set status = 'sending', attempt = attempt + 1,
      due_at = now() + ${leaseTime}, version = version + 1,
      updated_at = now()
    from due where messages.workspace_id = due.workspace_id and messages.id = due.id
      and (due.status <> 'scheduled' or due.conversation_id in (select held.id from held))
    returning messages.workspace_id as "workspaceId", messages.id,
      messages.channel_id as "channelId", messages.attempt,
      messages.attempt - messages.attempt_base - 1 as earlier,
      case when due.status = 'scheduled' then json_build_object(
        'conversationId', messages.conversation_id, 'senderType', messages.sender_type,
        'senderId', messages.sender_id, 'contactId', messages.contact_id, 'at', ${instantJson(sql`now()`)}) end as due`,
)

/**
 * Marks messages as sent that were scheduled for a group without a channel, but for those whose conversation somebody
 * else holds: they are left for the next tick, as by `claimDue`.
 */
export const keepDue = statement<Batch, { id: string; now: string }>(
  (_, $) => sql`
    with due as (
      select m.workspace_id, m.id from messages m
      join conversations v on v.workspace_id = m.workspace_id and v.id = m.conversation_id
      where m.workspace_id = ${$.workspaceId} and m.due_at <= now() and m.channel_id is null
      order by m.due_at limit ${$.batch}::int
      for update of m skip locked for no key update of v skip locked)
    update messages set status = 'sent', sent_at = now(), due_at = null, version = version + 1,
      updated_at = now()
    from due where messages.workspace_id = due.workspace_id and messages.id = due.id
    returning messages.id, now() as now`,
)

/** With files as they are kept. */
type Kept = Omit<Outgoing, 'attachments'> & { readonly attachments: readonly AttachmentRow[] }

/**
 * True for an address of a contact `e`, or of a participant `p` without a contact, whose mail was returned after a message
 * `m` was accepted, unless `m` was sent again by hand.
 */
const hasBounced = sql`coalesce(m.attempt_base = 0
  and case when e.contact_id is null then p.bounced_at else e.bounced_at end > m.ingested_at, false)`

/** True for an address `a` whose part of a message `m` is settled: each copy names the same recipients. */
const isSettled = sql`m.settled @> jsonb_build_array(jsonb_build_object('address', lower(a.address)))`

/** The participant `p` of the conversation of a message `m` who has an address `a`. */
const participant = sql`left join conversation_participants p on p.workspace_id = m.workspace_id
    and p.conversation_id = m.conversation_id and p.address = lower(a.address)`

/**
 * Addresses that a mail `m` on a channel `n` goes to, unless its contact was blocked or deleted meanwhile. OFFSET has
 * each address looked up by its index (docs/decisions/statements.md).
 */
const addressed = sql`(
  select coalesce(json_agg(json_build_object('contactId', e.contact_id,
    'name', coalesce(nullif(p.name, ''), c.name, ''), 'identity', a.address) order by a.nth), '[]'::json)
  from unnest(m.to_addresses) with ordinality a (address, nth)
  ${participant}
  left join lateral (
    select x.workspace_id, x.contact_id, x.bounced_at from contact_emails x where x.workspace_id = m.workspace_id
      and lower(x.email) = lower(a.address) and x.is_live offset 0) e on true
  left join contacts c on c.workspace_id = e.workspace_id and c.id = e.contact_id
  where ${isSettled} or c.is_blocked is not true and not ${hasBounced} and (m.contact_id is null or exists (
    select 1 from contacts k where k.workspace_id = m.workspace_id and k.id = m.contact_id
      and k.deleted_at is null and not k.is_blocked)))`

/** Returns the addresses of a column, as JSON, without those of contacts who were blocked, and those that bounced, meanwhile. */
const unblocked = (addresses: SQL) => sql`(
  select coalesce(json_agg(a.address order by a.nth), '[]'::json)
  from unnest(${addresses}) with ordinality a (address, nth)
  ${participant}
  left join lateral (
    select x.contact_id, c.is_blocked, x.bounced_at from contact_emails x
    join contacts c on c.workspace_id = x.workspace_id and c.id = x.contact_id
    where x.workspace_id = m.workspace_id and lower(x.email) = lower(a.address) and x.is_live
    offset 0) e on true
  where ${isSettled} or e.is_blocked is not true and not ${hasBounced})`

const asJson = sql`coalesce(json_agg(json_build_object('contactId', c.id, 'name', c.name,
  'identity', ${identity}) order by c.position), '[]'::json)`

/** The contact that a message `m` is for, if a channel `n` reaches it. */
const contact = sql`(
  select ${asJson} from contacts c
  where c.workspace_id = m.workspace_id and c.id = m.contact_id and c.deleted_at is null
    and not c.is_blocked and ${reaches})`

/** The members of a group that a message `m` is still to be sent to. */
const members = sql`(
  select ${asJson} from message_recipients r
  join contacts c on c.workspace_id = r.workspace_id and c.id = r.contact_id
  where r.workspace_id = m.workspace_id and r.message_id = m.id and r.status = 'queued'
    and c.deleted_at is null and not c.is_blocked and ${reaches})`

/** The messages before a message `m` in its conversation that were received or sent; the first one names the thread. */
const earlierMessages = sql`select e.id, e.position, e.external_id from messages e
  where e.workspace_id = m.workspace_id and e.conversation_id = m.conversation_id
    and e.channel_id = m.channel_id and e.position < m.position and e.external_id is not null
    and e.status in ('received', 'sent', 'delivered', 'read')`

/** A message that is about to be sent. */
export interface Found {
  readonly channel: AdapterChannel
  readonly message: Kept
  /** Whether the channel was deleted. */
  readonly isDeleted: boolean
  /** Whether an earlier attempt has reached somebody. */
  readonly hasReached: boolean
}

/** A message with its channel as they are now, or nothing when its conversation was deleted. */
export const outgoingOf = statement<Key, Found>(
  (_, $) => sql`
    select n.deleted_at is not null as "isDeleted",
      exists (select from jsonb_array_elements(m.settled) s where s ->> 'code' is null)
        or exists (select from message_recipients r where r.workspace_id = m.workspace_id
          and r.message_id = m.id and r.status = 'sent') as "hasReached",
      json_build_object('id', n.id, 'type', n.type, 'name', n.name, 'address', n.address,
        'config', n.config, 'secrets', n.secrets) as channel,
      json_build_object('id', m.id, 'conversationId', m.conversation_id,
        'group', (select json_build_object('id', g.id, 'name', g.name) from groups g
          where g.workspace_id = m.workspace_id and g.conversation_id = m.conversation_id),
        'recipients', case when cardinality(m.to_addresses) > 0 then ${addressed}
          when m.contact_id is null then ${members} else ${contact} end,
        'isAutomatic', m.is_automatic, 'messageType', m.message_type, 'message', m.message, 'html', m.html,
        'subject', m.subject, 'cc', ${unblocked(sql`m.cc`)}, 'bcc', ${unblocked(sql`m.bcc`)}, 'location', m.location,
        'settled', (select coalesce(json_agg(s ->> 'address'), '[]'::json) from jsonb_array_elements(m.settled) s),
        'attachments', ${attachmentsOf(messageAttachments.messageId, sql`m`)},
        'metadata', m.metadata, 'externalId', m.external_id,
        'replyToExternalId', (select r.external_id from messages r
          where r.workspace_id = m.workspace_id and r.id = m.reply_to_message_id),
        'references', (
          select coalesce(json_agg(e.external_id order by e.id = m.reply_to_message_id, e.position),
            '[]'::json)
          from (
            (${earlierMessages}
              order by e.id is not distinct from m.reply_to_message_id desc, e.position desc
              limit 20)
            union
            (${earlierMessages} order by e.position limit 1)) e),
        'traceparent', m.traceparent,
        'scheduledAt', ${instantJson(sql`m.scheduled_at`)},
        'createdAt', ${instantJson(sql`m.created_at`)})
        as message
    from messages m
    join channels n on n.workspace_id = m.workspace_id and n.id = m.channel_id
    where m.workspace_id = ${$.workspaceId} and m.id = ${$.id}`,
)

type Ended = Key & { attempt: number }

/** Recipients whose outcome an attempt has shown, as JSON. */
type Settling = Ended & { settled: string }

/** A receipt may have come before the end of the try. */
export const markSent = statement<Settling & { externalId: string | null }, never>(
  (_, $) => sql`
    update messages set status = case status when 'sending' then 'sent' else status end,
      sent_at = coalesce(sent_at, now()), due_at = null, error_code = null, error_message = null,
      external_id = coalesce(external_id, ${$.externalId}), settled = settled || ${$.settled}::jsonb, version = version + 1,
      updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and attempt = ${$.attempt}::int
      and status in ('sending', 'sent', 'delivered', 'read')`,
)

type Failed = Ended & { code: string; reason: string }

export const markFailed = statement<Failed, never>(
  (_, $) => sql`
    update messages set status = 'failed', failed_at = now(), due_at = null,
      error_code = ${$.code}, error_message = ${$.reason}, version = version + 1,
      updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and attempt = ${$.attempt}::int
      and status = 'sending'`,
)

export const postpone = statement<Failed & Settling & { seconds: number }, never>(
  (_, $) => sql`
    update messages set status = 'queued', due_at = now() + make_interval(secs => ${$.seconds}::float8),
      error_code = ${$.code}, error_message = ${$.reason}, settled = settled || ${$.settled}::jsonb,
      version = version + 1,
      updated_at = now()
    where workspace_id = ${$.workspaceId} and id = ${$.id} and attempt = ${$.attempt}::int
      and status = 'sending'`,
)
