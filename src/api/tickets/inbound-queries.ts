import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { ChannelTicketing } from '../../db/schema/channels.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { identityType } from '../../platform/adapters/identity.ts'
import { type Moved, moved } from './status/moved.ts'
import { type Keys, rowById } from '../../db/query/rows.ts'
import { tickets } from '../../db/schema/tickets.ts'

/** The context of a contact's message: its conversation, the channel, the settings and the linked tickets. */
export interface Found {
  readonly conversationId: string
  /** The conversation that the tickets are linked to: this one, or the closed one that it continues. */
  readonly sourceId: string
  readonly contactId: string | null
  readonly subject: string | null
  /** Kind of the channel; for a `custom` channel, the kind that its contacts have. */
  readonly channel: Schema<'ChannelType'>
  readonly ticketing: ChannelTicketing
  readonly followUpOnClosed: boolean
  /** Linked tickets, the earliest end first. */
  readonly tickets: ReadonlyArray<{ readonly id: string; readonly state: LinkedState }>
}

/**
 * `open`: somebody works on it. `answered`: it waits for the contact, or was resolved within the window for reopening.
 * `ended`: it stays as it is.
 */
type LinkedState = 'open' | 'answered' | 'ended'

/** Whether a message of the contact opens the ticket `t`, by the settings `s`. */
const isAnswered = sql`(t.status = 'pending'
  or t.status not in ('resolved', 'closed') and t.snoozed_until is not null
  or t.status = 'resolved'
    and t.resolved_at > ${sql.placeholder('now')}::timestamptz - make_interval(days => s.reopen_window_days))`

type Answering = { workspaceId: string; ids: readonly string[]; now: string }

/** The contexts of messages, by the ids of their conversations. */
export const conversationsForMessages = statement<Answering, Found>(
  (_, $) => sql`
    select v.id as "conversationId", source.id as "sourceId", v.contact_id as "contactId", v.subject,
      ${identityType} as channel, n.ticketing,
      s.follow_up_on_closed as "followUpOnClosed",
      (select coalesce(json_agg(json_build_object('id', t.id, 'state', case
            when ${isAnswered} then 'answered'
            when t.status in ('resolved', 'closed') then 'ended' else 'open' end)
          order by coalesce(t.closed_at, t.resolved_at), t.position), '[]'::json)
        from conversation_tickets x
        join tickets t on t.workspace_id = x.workspace_id and t.id = x.ticket_id
          and t.deleted_at is null
        where x.workspace_id = v.workspace_id and x.conversation_id = source.id)
        as tickets
    from conversations v
    join channels n on n.workspace_id = v.workspace_id and n.id = v.channel_id
    join settings s on s.workspace_id = v.workspace_id
    cross join lateral (
      select coalesce((
        select r.id from conversations r
        where r.workspace_id = v.workspace_id and r.id = v.related_conversation_id
          and r.contact_id = v.contact_id and not exists (
            select from conversation_tickets own
            where own.workspace_id = v.workspace_id and own.conversation_id = v.id)), v.id) as id
    ) source
    where v.workspace_id = ${$.workspaceId} and v.id = any(${arrayParameter($.ids)}::uuid[])`,
)

/** Opens tickets that a message answers, and returns what they were. */
export const reopenAnswered = statement<Answering, Moved>((_, $) =>
  moved(
    sql`tickets t join settings s on s.workspace_id = t.workspace_id
      where t.workspace_id = ${$.workspaceId} and t.id = any(${arrayParameter($.ids)}::uuid[])
        and t.deleted_at is null and ${isAnswered}
      order by t.id for no key update of t`,
    sql`status = 'open', resolved_at = null, resolution_code = null, resolution_note = null,
      reopen_count = tickets.reopen_count + (before.status = 'resolved')::int`,
    sql`${$.now}::timestamptz`,
  ),
)

/** The values that a follow-up takes over from its ticket. */
export const ticketToFollow = rowById(tickets, {
  title: tickets.title,
  type: tickets.type,
  channel: tickets.channel,
  priority: tickets.priority,
  contactId: tickets.contactId,
  categoryId: tickets.categoryId,
  queueId: tickets.queueId,
  tags: sql<string[]>`to_json(array(select x.tag_id from ticket_tags x
    where x.workspace_id = tickets.workspace_id and x.ticket_id = tickets.id))`.as('tag_ids'),
})

/** A conversation or call with the values of its ticket; only one of a contact can become a ticket. */
export interface UnansweredWork {
  readonly id: string
  readonly contactId: string
  readonly channel: Schema<'ChannelType'>
  readonly subject: string | null
  readonly messageId: string | null
  readonly message: string | null
  readonly ticketing: ChannelTicketing
  readonly isCall: boolean
}

export const overflowedWork = statement<Keys, UnansweredWork>(
  (_, $) => sql`
    select v.id, v.contact_id as "contactId", v.subject, n.ticketing, false as "isCall",
      ${identityType} as channel,
      m.id as "messageId", m.message
    from conversations v
    left join lateral (
      select m.id, m.message from messages m
      where m.workspace_id = v.workspace_id and m.conversation_id = v.id
        and m.direction = 'inbound' and not m.is_blocked
      order by m.created_at desc, m.id desc limit 1) m on true
    join channels n on n.workspace_id = v.workspace_id and n.id = v.channel_id
    where v.workspace_id = ${$.workspaceId} and v.id = any(${arrayParameter($.ids)}::uuid[])
      and v.contact_id is not null
    union all
    select d.id, d.contact_id, 'Call from ' || coalesce(d.call_from, 'an unknown number'), '{}', true,
      'phone', null, null
    from cdrs d
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and d.contact_id is not null`,
)

/**
 * Returns missed calls that make tickets to call back, which wait in the queue that the call was in last. A call that has
 * a ticket makes no other one.
 */
export const callsToReturn = statement<Keys & { now: string }, UnansweredWork>(
  (_, $) => sql`
    select d.id, d.contact_id as "contactId",
      'Missed call from ' || coalesce(d.call_from, 'an unknown number') as subject,
      json_build_object('queueId', q.id) as ticketing, true as "isCall", 'phone' as channel,
      null::uuid as "messageId", null::text as message
    from cdrs d
    cross join lateral (
      select coalesce((
        select e.queue_id from queue_entries e
        where e.workspace_id = d.workspace_id and e.entity_id = d.id
        order by e.id desc limit 1), d.queue_id) as id) last
    join automation_queues q on q.workspace_id = d.workspace_id and q.id = last.id
      and q.ticket_on_missed_call and q.deleted_at is null
    where d.workspace_id = ${$.workspaceId} and d.id = any(${arrayParameter($.ids)}::uuid[])
      and d.direction = 'inbound' and d.contact_id is not null and d.ticket_id is null
      and not d.is_blocked and d.ended_at > ${$.now}::timestamptz - interval '1 day'`,
)
