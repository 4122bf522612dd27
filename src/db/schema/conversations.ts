import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { changing, id, instant, position, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { automationQueues } from './automation-queues.ts'
import { channels } from './channels.ts'
import { contacts } from './contacts.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export const conversations = pgTable(
  'conversations',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    kind: text('kind', { enum: ['direct', 'email', 'group'] }).notNull(),
    status: text('status', { enum: ['open', 'hold', 'closed'] })
      .notNull()
      .default('open'),
    channelId: uuid('channel_id'),
    /** Null for a group, whose contacts are its members, and for a thread that a mailbox of the workspace opened. */
    contactId: uuid('contact_id'),
    subject: text('subject'),
    /** Conversation whose message this thread answers without joining it. */
    relatedConversationId: uuid('related_conversation_id'),
    assigneeId: uuid('assignee_id'),
    queueId: uuid('queue_id'),
    disposition: text('disposition'),
    lastMessageAt: instant('last_message_at'),
    lastInboundAt: instant('last_inbound_at'),
    lastMessagePreview: text('last_message_preview'),
    unreadCount: integer('unread_count').notNull().default(0),
    closedAt: instant('closed_at'),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    // A contact has one conversation at a time on a channel, but any number of mail threads
    uniqueBy(t, 'channel_id_contact_id', t.channelId, t.contactId).where(
      sql`status <> 'closed' and kind = 'direct'`,
    ),
    indexBy(t, 'related_conversation_id', t.relatedConversationId).where(
      sql`related_conversation_id is not null`,
    ),
    index('conversations_workspace_id_subject_idx').using(
      'gin',
      t.workspaceId,
      sql`search_words(coalesce(subject, ''))`,
    ),
    indexBy(t, 'contact_id', t.contactId, t.position),
    indexBy(t, 'assignee_id', t.assigneeId, t.position),
    indexBy(t, 'queue_id', t.queueId, t.position),
    // What an agent has at this time
    indexBy(t, 'assignee_id_open', t.assigneeId).where(sql`status <> 'closed'`),
    indexBy(t, 'last_message_at', sql`coalesce(last_message_at, created_at)`, t.position),
    indexBy(t, 'updated_at', t.updatedAt, t.position),
    refersTo(t, t.channelId, channels),
    refersTo(t, t.contactId, contacts),
    refersTo(t, t.assigneeId, users),
    refersTo(t, t.queueId, automationQueues),
    refersTo(t, t.relatedConversationId, t),
    checkValues(t, t.kind),
    checkValues(t, t.status),
    check(
      'conversations_contact_check',
      sql`(kind = 'group') = (channel_id is null)
        and case kind when 'group' then contact_id is null when 'direct' then contact_id is not null
          else true end`,
    ),
    check('conversations_closed_at_check', sql`(status = 'closed') = (closed_at is not null)`),
  ],
)

/** The addresses in From, To or Cc of the mails of a thread. */
export const conversationParticipants = pgTable(
  'conversation_participants',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    /** In lower case. */
    address: text('address').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: ['from', 'to', 'cc'] }).notNull(),
    sortOrder: integer('sort_order').notNull(),
    /** When a mail of the conversation to the address was returned, until a mail from it is added. It counts for an address without a contact. */
    bouncedAt: instant('bounced_at'),
  },
  (t) => [
    primary(t, t.conversationId, t.address),
    refersTo(t, t.conversationId, conversations).onDelete('cascade'),
    checkValues(t, t.role),
  ],
)

/** The Message-IDs of mails that a thread answers although the channel never had them, each for the first thread that did. */
export const threadReferences = pgTable(
  'thread_references',
  {
    workspaceId: workspaceId(),
    channelId: uuid('channel_id').notNull(),
    messageId: text('message_id').notNull(),
    conversationId: uuid('conversation_id').notNull(),
  },
  (t) => [
    primary(t, t.channelId, t.messageId),
    indexBy(t, 'conversation_id', t.conversationId),
    refersTo(t, t.conversationId, conversations).onDelete('cascade'),
  ],
)

export const conversationTickets = pgTable(
  'conversation_tickets',
  {
    workspaceId: workspaceId(),
    conversationId: uuid('conversation_id').notNull(),
    ticketId: uuid('ticket_id').notNull(),
  },
  (t) => [
    primary(t, t.conversationId, t.ticketId),
    indexBy(t, 'ticket_id', t.ticketId),
    refersTo(t, t.conversationId, conversations).onDelete('cascade'),
    refersTo(t, t.ticketId, tickets).onDelete('cascade'),
  ],
)
