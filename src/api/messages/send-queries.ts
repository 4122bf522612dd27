import { and, sql } from 'drizzle-orm'
import { identityType, obstacle, reaches } from '../../platform/adapters/identity.ts'
import { groupIdOf } from '../../db/query/names.ts'
import { type Key, rowById } from '../../db/query/rows.ts'
import type { AdapterType } from '../../db/schema/channels.ts'
import { contacts } from '../../db/schema/contacts.ts'
import { conversations } from '../../db/schema/conversations.ts'
import { groups } from '../../db/schema/groups.ts'
import type { LeftOutMember } from '../../db/schema/messages.ts'
import { inWorkspace, nextPosition } from '../../db/query/scope.ts'
import { statement, type Values } from '../../db/query/statement.ts'

/**
 * A live contact, locked until the transaction ends: its row stores when it was last written to, and a transaction
 * that locked the conversation first would wait for an inbound message that waits for the conversation.
 */
export const lockContact = rowById(
  contacts,
  { id: contacts.id, isBlocked: contacts.isBlocked },
  'no key update',
)

/** A group, kept from being archived or deleted until the transaction ends. */
export const lockGroupForReference = rowById(
  groups,
  { conversationId: groups.conversationId, archivedAt: groups.archivedAt },
  'share',
)

export const targetOf = rowById(conversations, {
  channelId: conversations.channelId,
  contactId: conversations.contactId,
  groupId: groupIdOf(conversations.id).as('group_id'),
})

const held = {
  id: conversations.id,
  kind: conversations.kind,
  status: conversations.status,
  subject: conversations.subject,
  lastMessageAt: conversations.lastMessageAt,
  lastInboundAt: conversations.lastInboundAt,
}

/** The facts of a conversation that a new message needs. Its row is locked until the transaction ends. */
export type LockedConversation = Awaited<ReturnType<typeof lockForMessage>>[number]

/** A conversation, kept as it is until the transaction ends. */
export const lockForMessage = rowById(conversations, held, 'no key update')

type OnChannel = { workspaceId: string; channelId: string; contactId: string }

export const reachOf = statement<OnChannel, { isReachable: boolean }>(
  (_, $) => sql`
    select ${reaches} as "isReachable" from channels n
    join contacts c on c.workspace_id = n.workspace_id and c.id = ${$.contactId}::uuid
    where n.workspace_id = ${$.workspaceId} and n.id = ${$.channelId}::uuid`,
)

/** The number of members of a group whom a channel reaches, and the others with the reasons. */
export const groupReachOf = statement<
  { workspaceId: string; channelId: string; groupId: string },
  { count: number; leftOut: LeftOutMember[] }
>(
  (_, $) => sql`
    select count(*) filter (where x.reason is null)::int as count,
      coalesce(json_agg(json_build_object('contactId', x.id, 'reason', x.reason) order by x.id)
        filter (where x.reason is not null), '[]'::json) as "leftOut"
    from (
      select c.id, ${obstacle} as reason from channels n
      join group_members m on m.workspace_id = n.workspace_id and m.group_id = ${$.groupId}::uuid
      join contacts c on c.workspace_id = m.workspace_id and c.id = m.contact_id
      where n.workspace_id = ${$.workspaceId} and n.id = ${$.channelId}::uuid) x`,
)

type Membership = { workspaceId: string; groupId: string; contactId: string | null }

/** One row if a contact is a member of a group. */
export const memberOfGroup = statement<Membership, { contactId: string }>(
  (_, $) => sql`
    select contact_id as "contactId" from group_members
    where workspace_id = ${$.workspaceId} and group_id = ${$.groupId}::uuid
      and contact_id = ${$.contactId}::uuid`,
)

export interface Candidate {
  readonly channelId: string
  readonly type: AdapterType
  readonly name: string
  /** The type of channel as contacts know it, such as `whatsapp`. */
  readonly channelType: string
  /** Whether the contact has a conversation there that is not closed. */
  readonly isOpen: boolean
}

export const candidatesOf = statement<{ workspaceId: string; contactId: string }, Candidate>(
  (_, $) => sql`
    select n.id as "channelId", n.type, n.name, ${identityType} as "channelType",
      exists (select 1 from conversations v where v.workspace_id = n.workspace_id
        and v.channel_id = n.id and v.contact_id = c.id and v.status <> 'closed') as "isOpen"
    from contacts c
    join channels n on n.workspace_id = c.workspace_id and n.deleted_at is null
      and n.status <> 'disabled'
    where c.workspace_id = ${$.workspaceId} and c.id = ${$.contactId}::uuid and ${reaches}
    order by n.position limit 100`,
)

/** The open conversation with a contact on a channel that has no threads, kept as it is until the transaction ends. */
export const lockOpenConversation = statement((db, $: Values<OnChannel>) =>
  db
    .select(held)
    .from(conversations)
    .where(
      and(
        inWorkspace(conversations, $.workspaceId),
        sql`${conversations.channelId} = ${$.channelId}::uuid`,
        sql`${conversations.contactId} = ${$.contactId}::uuid`,
        // The conditions are those of the index
        sql`${conversations.status} <> 'closed' and ${conversations.kind} = 'direct'`,
      ),
    )
    .for('no key update'),
)

/** Opens a conversation that is no thread of mails, unless somebody was faster; the id of the one that is open. */
export const openConversation = statement<Key & OnChannel & { now: string }, { id: string }>(
  (_, $) => sql`
    insert into conversations
      (workspace_id, id, position, kind, channel_id, contact_id, created_at, updated_at)
    values (${$.workspaceId}::uuid, ${$.id}::uuid, ${nextPosition(conversations, $.workspaceId)},
      'direct', ${$.channelId}::uuid, ${$.contactId}::uuid, ${$.now}::timestamptz,
      ${$.now}::timestamptz)
    on conflict (workspace_id, channel_id, contact_id)
      where status <> 'closed' and kind = 'direct'
      do update set updated_at = conversations.updated_at
    returning id`,
)

/** The contact's last conversation on a channel, if it was closed within 24 hours. */
export const lockRecent = statement<OnChannel & { now: string }, { id: string }>(
  (_, $) => sql`
    select id from conversations
    where workspace_id = ${$.workspaceId} and status = 'closed' and id = (
      select v.id from conversations v where v.workspace_id = ${$.workspaceId}
        and v.channel_id = ${$.channelId}::uuid and v.contact_id = ${$.contactId}::uuid
        and v.closed_at > ${$.now}::timestamptz - interval '24 hours'
      order by v.closed_at desc, v.position desc limit 1)
    for no key update`,
)
