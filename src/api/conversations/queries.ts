import { type Placeholder, sql } from 'drizzle-orm'
import { channelTypeOf, groupIdOf } from '../../db/query/names.ts'
import { columnsBut, type Key, rowById, rowsByIds } from '../../db/query/rows.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { anyValue, countedNullable } from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { listing } from '../../lists/listing.ts'
import { foundIn } from '../../lists/search.ts'
import { expandable } from './expand.ts'
import { sources } from './found.ts'
import { participants } from './participants.ts'

const columns = {
  ...columnsBut(conversations, 'workspaceId', 'position'),
  channel: channelTypeOf(conversations.channelId).as('channel'),
  groupId: groupIdOf(conversations.id).as('group_id'),
  participants: participants.as('participants'),
  messageWindowExpiresAt: sql<string | null>`(
    select conversations.last_inbound_at + make_interval(hours => n.message_window_hours)
    from channels n
    where n.workspace_id = conversations.workspace_id and n.id = conversations.channel_id)`.as(
    'message_window_expires_at',
  ),
  ticketIds: sql<string[]>`array_to_json(array(
    select t.id from (
      select t.id, t.position from conversation_tickets x
      join tickets t on t.workspace_id = x.workspace_id and t.id = x.ticket_id
        and t.deleted_at is null
      where x.workspace_id = conversations.workspace_id and x.conversation_id = conversations.id
      order by t.position desc limit 50) t
    order by t.position))`.as('ticket_ids'),
}

export const conversationById = rowById(conversations, columns)

export const expandedConversation = rowById(conversations, { ...columns, ...expandable })

export const conversationsByIds = rowsByIds(conversations, columns)

/** The state of a conversation, with its row locked until the transaction ends. */
export const lockConversation = rowById(
  conversations,
  {
    kind: conversations.kind,
    status: conversations.status,
    unreadCount: conversations.unreadCount,
    version: conversations.version,
  },
  'no key update',
)

type About = Key & { ticketIds: string[] }

/** Leaves a conversation about these tickets and no others. */
export const setTickets = statement<About, never>(
  (_, $) => sql`
    with removed as (
      delete from conversation_tickets
      where workspace_id = ${$.workspaceId} and conversation_id = ${$.id}
        and ticket_id <> all(${arrayParameter($.ticketIds)}::uuid[]))
    insert into conversation_tickets (workspace_id, conversation_id, ticket_id)
    select ${$.workspaceId}::uuid, ${$.id}::uuid, unnest(${arrayParameter($.ticketIds)}::uuid[])
    on conflict do nothing`,
)

/** The first of some tickets that a conversation would newly be about, but that is not of its contact. */
export const strayTickets = statement<About, { index: number }>(
  (_, $) => sql`
    select (named.nth - 1)::int as index
    from unnest(${arrayParameter($.ticketIds)}::uuid[]) with ordinality as named (id, nth)
    join tickets t on t.workspace_id = ${$.workspaceId} and t.id = named.id
    join conversations v on v.workspace_id = t.workspace_id and v.id = ${$.id}
    where t.contact_id is distinct from v.contact_id and not exists (
      select from conversation_tickets x
      where x.workspace_id = v.workspace_id and x.conversation_id = v.id and x.ticket_id = t.id)
    order by named.nth limit 1`,
)

export const conversationPage = listing<'listConversations'>()({
  table: conversations,
  indexed: ['lastMessageAt', 'updatedAt'],
  sources,
  created: { createdFrom: 'since', createdTo: 'before' },
  instants: [{ dimension: conversations.lastMessageAt.name, sort: 'lastMessageAt' }],
  rows: (db, onPage) => db.select(columns).from(conversations).where(onPage),
  expanded: (db, onPage) =>
    db
      .select({ ...columns, ...expandable })
      .from(conversations)
      .where(onPage),
  filters: {
    q: foundIn(sources),
    status: anyValue(conversations.status),
    kind: anyValue(conversations.kind),
    contactId: anyValue(conversations.contactId),
    groupId: (list, $) => sql`${conversations.id} = any(array(
      select g.conversation_id from groups g where g.workspace_id = ${$['workspaceId'] as Placeholder}
        and g.id = any(${arrayParameter(list)}::uuid[])))`,
    ticketId: (list, $) => sql`${conversations.id} = any(array(
      select x.conversation_id from conversation_tickets x
      where x.workspace_id = ${$['workspaceId'] as Placeholder}
        and x.ticket_id = any(${arrayParameter(list)}::uuid[])))`,
    channelId: anyValue(conversations.channelId),
    assigneeId: countedNullable('assigneeId', conversations.assigneeId),
    queueId: countedNullable('queueId', conversations.queueId),
    unread: (value) => sql`(${conversations.unreadCount} > 0) = ${value}::boolean`,
    ...within('closed', conversations.closedAt),
    ...within('created', conversations.createdAt),
    ...within('updated', conversations.updatedAt),
  },
  sorts: {
    createdAt: conversations.position,
    updatedAt: conversations.updatedAt,
    lastMessageAt: sql`coalesce(${conversations.lastMessageAt}, ${conversations.createdAt})`,
  },
})

export const openConversationsOf = statement<Key, { count: number }>(
  (_, $) => sql`
    select count(*)::int as count from conversations
    where workspace_id = ${$.workspaceId} and assignee_id = ${$.id} and status <> 'closed'`,
)

/**
 * Assigns some conversations, which are locked, to another user, or unassigns them. Returns their earlier assignees.
 */
export const reassignConversations = statement<
  { workspaceId: string; ids: string[]; toId: string | null; now: string },
  { id: string; assigneeId: string | null }
>(
  (_, $) => sql`
    with before as (
      select id, assignee_id from conversations
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[]))
    update conversations c set assignee_id = ${$.toId}::uuid, version = c.version + 1,
      updated_at = ${$.now}::timestamptz
    from before where c.workspace_id = ${$.workspaceId} and c.id = before.id
    returning c.id, before.assignee_id as "assigneeId"`,
)

type Closing = { workspaceId: string; ids: readonly string[]; now: string }

/** Closes those that are not closed; their rows are locked. */
export const closeConversations = statement<Closing, never>(
  (_, $) => sql`
    update conversations set status = 'closed', closed_at = ${$.now}::timestamptz,
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      and status <> 'closed'`,
)

/** Opens those that are closed; their rows are locked. */
export const reopenConversations = statement<Closing, never>(
  (_, $) => sql`
    update conversations set status = 'open', closed_at = null, disposition = null,
      version = version + 1, updated_at = ${$.now}::timestamptz
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])
      and status = 'closed'`,
)
