import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { autoReplyReceiver, isAutoReply } from '../../db/schema/messages.ts'

/** The destination of a public comment on a ticket. */
export interface Answered {
  /** The contact of the ticket; null when it was deleted. */
  readonly contactId: string | null
  /** The subject of a conversation with the contact, and the type of its channel if there are several. */
  readonly title: string
  readonly channel: string
  readonly conversationId: string | null
  /** Whether the ticket has ended, and its conversation with it. */
  readonly isDone: boolean
}

/**
 * The newest conversation with the contact of a ticket that is linked to it, an open one before a closed one: what
 * answers a contact does not go to the one that the ticket had before. Chats
 * have one open conversation for each contact and channel, so an open one replaces a closed one.
 */
export const answeredOf = statement<{ workspaceId: string; ticketId: string }, Answered>(
  (_, $) => sql`
    select c.id as "contactId", t.title, t.channel, coalesce(o.id, v.id) as "conversationId",
      t.status in ('resolved', 'closed') and coalesce(v.mode = 'on', false) as "isDone"
    from tickets t
    left join lateral (
      select v.*, n.ticketing ->> 'mode' as mode from conversation_tickets x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        and v.kind <> 'group' and v.contact_id = t.contact_id
      join channels n on n.workspace_id = v.workspace_id and n.id = v.channel_id
        and n.deleted_at is null
      where x.workspace_id = t.workspace_id and x.ticket_id = t.id
      order by v.status = 'closed', v.position desc limit 1) v on true
    left join conversations o on v.status = 'closed' and v.kind <> 'email'
      and o.workspace_id = v.workspace_id and o.channel_id = v.channel_id
      and o.contact_id = v.contact_id and o.status <> 'closed'
    left join contacts c on c.workspace_id = t.workspace_id
      and c.id = t.contact_id and c.deleted_at is null
    where t.workspace_id = ${$.workspaceId} and t.id = ${$.ticketId}`,
)

/** The messages of some comments that wait to be sent, locked until the transaction ends. */
export const waitingOf = statement<{ workspaceId: string; ids: readonly string[] }, { id: string }>(
  (_, $) => sql`
    select id from messages
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      and status in ('scheduled', 'queued')
    order by id for no key update`,
)

export const cancelMessages = statement<
  { workspaceId: string; ids: readonly string[]; now: string },
  never
>(
  (_, $) => sql`
    update messages set status = 'canceled', due_at = null, version = version + 1,
      updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
)

/**
 * Whether no automatic reply may be sent: one of the last 24 hours is in the conversation, a receiver has had ten of them,
 * since mails of a program that do not say so open a conversation each, or the channel has sent as many as it may in an
 * hour.
 */
export const hasHadReplies = statement<
  {
    workspaceId: string
    conversationId: string
    channelId: string
    receiver: string
    maxPerHour: number
    now: string
  },
  { isEnough: boolean }
>(
  (_, $) => sql`
    select coalesce(count(*) >= 10 or bool_or(conversation_id = ${$.conversationId}::uuid), false)
      or (select count(*) from (
        select from messages
        where workspace_id = ${$.workspaceId} and channel_id = ${$.channelId}::uuid
          and created_at > ${$.now}::timestamptz - interval '1 hour' and ${isAutoReply}
        limit ${$.maxPerHour}::int) sent) >= ${$.maxPerHour}::int as "isEnough"
    from (
      select conversation_id from messages
      where workspace_id = ${$.workspaceId} and ${autoReplyReceiver} = ${$.receiver}
        and created_at > ${$.now}::timestamptz - interval '24 hours' and ${isAutoReply}
      limit 10) replies`,
)
