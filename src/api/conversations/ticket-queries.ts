import { type SQL, sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'

export const createsTickets = (conversation: SQL) => sql`exists (
  select from channels n
  where n.workspace_id = ${conversation}.workspace_id and n.id = ${conversation}.channel_id
    and n.ticketing ->> 'mode' = 'on')`

export const hasOpenTicket = (conversation: SQL) => sql`exists (
  select from conversation_tickets o
  join tickets t on t.workspace_id = o.workspace_id and t.id = o.ticket_id
    and t.deleted_at is null and t.status not in ('resolved', 'closed')
  where o.workspace_id = ${conversation}.workspace_id and o.conversation_id = ${conversation}.id)`

type OfTickets = { workspaceId: string; ids: readonly string[] }

/**
 * The conversations of some tickets that have no open ticket and are not closed, on channels that create tickets.
 */
export const doneWithTickets = statement<OfTickets, { id: string; ticketId: string }>(
  (_, $) => sql`
    select distinct on (v.id) v.id, x.ticket_id as "ticketId" from conversation_tickets x
    join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
      and v.kind <> 'group' and v.status <> 'closed'
    where x.workspace_id = ${$.workspaceId} and x.ticket_id = any(${arrayParameter($.ids)}::uuid[])
      and ${createsTickets(sql`v`)} and not ${hasOpenTicket(sql`v`)}
    order by v.id`,
)

/**
 * The newest conversations of some tickets, on channels that create tickets, of those tickets that have no other open
 * one. Of chats, which have one open conversation for each contact and channel, only one.
 */
export const closedWithTickets = statement<OfTickets, { id: string; ticketId: string }>(
  (_, $) => sql`
    select distinct on (v.contact_id, case v.kind when 'direct' then v.channel_id else v.id end)
      v.id, t.id as "ticketId"
    from unnest(${arrayParameter($.ids)}::uuid[]) t (id)
    cross join lateral (
      select v.* from conversation_tickets x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
        and v.kind <> 'group'
      where x.workspace_id = ${$.workspaceId} and x.ticket_id = t.id
      order by v.status = 'closed', v.position desc limit 1) v
    where v.status = 'closed' and ${createsTickets(sql`v`)} and not exists (
      select from conversations o
      where v.kind = 'direct' and o.workspace_id = ${$.workspaceId} and o.kind = 'direct'
        and o.channel_id = v.channel_id and o.contact_id = v.contact_id and o.status <> 'closed')
    order by v.contact_id, case v.kind when 'direct' then v.channel_id else v.id end,
      v.position desc`,
)

type Assigning = { workspaceId: string; ids: readonly string[]; now: string }

/**
 * Assigns unassigned conversations, other than those that wait in a queue, to the active user who has their newest open
 * ticket, by the ids of conversations and of tickets. A conversation that another transaction has locked is left out,
 * since that one may wait for the ticket: it is assigned with the next message.
 */
export const assignWithTickets = statement<Assigning, { id: string; ticketId: string }>(
  (_, $) => sql`
    with unassigned as (
      select v.id from conversations v
      where v.workspace_id = ${$.workspaceId} and v.status <> 'closed' and v.kind <> 'group'
        and v.assignee_id is null and not exists (
          select from queue_entries e where e.workspace_id = v.workspace_id and e.entity_id = v.id
            and e.status in ('waiting', 'offered'))
        and v.id = any(array(
          select x.conversation_id from conversation_tickets x
          where x.workspace_id = ${$.workspaceId}
            and (x.conversation_id = any(${arrayParameter($.ids)}::uuid[])
              or x.ticket_id = any(${arrayParameter($.ids)}::uuid[]))))
      order by v.id for no key update of v skip locked)
    update conversations set assignee_id = t.assignee_id, version = conversations.version + 1,
      updated_at = ${$.now}::timestamptz
    from unassigned
    cross join lateral (
      select t.id, t.assignee_id from conversation_tickets x
      join tickets t on t.workspace_id = x.workspace_id and t.id = x.ticket_id
        and t.deleted_at is null and t.status not in ('resolved', 'closed')
      join users u on u.workspace_id = t.workspace_id and u.id = t.assignee_id
        and u.deleted_at is null and u.status = 'active'
      where x.workspace_id = ${$.workspaceId} and x.conversation_id = unassigned.id
      order by t.position desc limit 1) t
    where conversations.workspace_id = ${$.workspaceId} and conversations.id = unassigned.id
    returning conversations.id, t.id as "ticketId"`,
)

/** The conversations that wait by some tickets and have the users who had these. */
export const waitingByTickets = statement<{ workspaceId: string; tickets: string }, { id: string }>(
  (_, $) => sql`
    select distinct v.id
    from json_to_recordset(${$.tickets}::json) as r (id uuid, "userId" uuid)
    cross join lateral (select x.conversation_id as id from conversation_tickets x
      where x.workspace_id = ${$.workspaceId} and x.ticket_id = r.id offset 0) x
    join conversations v on v.workspace_id = ${$.workspaceId} and v.id = x.id
      and v.assignee_id = r."userId" and v.status <> 'closed'
    where ${createsTickets(sql`v`)}`,
)
