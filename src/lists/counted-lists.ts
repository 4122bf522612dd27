import type { PgColumn } from 'drizzle-orm/pg-core'
import { contacts } from '../db/schema/contacts.ts'
import { conversations } from '../db/schema/conversations.ts'
import { groupMembers } from '../db/schema/groups.ts'
import { mediaFiles } from '../db/schema/media.ts'
import { messages } from '../db/schema/messages.ts'
import { contactTags, ticketTags } from '../db/schema/tags.ts'
import { cdrs } from '../db/schema/telephony.ts'
import { tickets } from '../db/schema/tickets.ts'
import type { LinkTable, ListedTable } from './tables.ts'

/** A list whose rows are counted: all of them, and those with each value in some columns. */
export interface CountedList {
  readonly table: ListedTable
  /** The columns by which rows are counted; each is a dimension. */
  readonly columns: readonly PgColumn[]
  /** Columns among them with few values. All others need an index, by which the rows of a value are read. */
  readonly few?: readonly PgColumn[]
  /** A jsonb column whose members count: each short value that one of them has, or that is in its array. */
  readonly members?: PgColumn
  /** The instant of a row's creation, by whose intervals the list is read. */
  readonly created?: PgColumn
  /** Instants by which the list is sorted, or read by intervals; each is a dimension of periods and days. */
  readonly instants?: readonly CountedInstant[]
  /** Tables that tie the rows to values of another kind; each is a dimension named `table.column`. */
  readonly links: ReadonlyArray<{
    readonly table: LinkTable
    /** The column with the id of the list's row. */
    readonly own: PgColumn
    /** The column with the value. */
    readonly other: PgColumn
  }>
}

/** An instant that an index has in order, with the position behind it. */
export interface CountedInstant {
  readonly column: PgColumn
  /** Column that replaces it in rows without a value. */
  readonly or?: PgColumn
}

/**
 * Every counted list (README.md). `npm run generate` writes the triggers that record the changes of their
 * rows, and the functions that read them, to generated/lists.sql, where they can be read; `npm run db:generate` puts them into a migration.
 */
export const countedLists: readonly CountedList[] = [
  {
    table: cdrs,
    columns: [cdrs.status, cdrs.direction, cdrs.agentId, cdrs.contactId, cdrs.queueId],
    few: [cdrs.status, cdrs.direction, cdrs.queueId],
    links: [],
  },
  {
    table: contacts,
    columns: [contacts.channel, contacts.isBlocked],
    members: contacts.customFields,
    created: contacts.createdAt,
    links: [
      { table: contactTags, own: contactTags.contactId, other: contactTags.tagId },
      { table: groupMembers, own: groupMembers.contactId, other: groupMembers.groupId },
    ],
  },
  {
    table: conversations,
    columns: [
      conversations.status,
      conversations.kind,
      conversations.channelId,
      conversations.contactId,
      conversations.assigneeId,
      conversations.queueId,
    ],
    few: [conversations.status, conversations.kind, conversations.channelId, conversations.queueId],
    created: conversations.createdAt,
    instants: [{ column: conversations.lastMessageAt, or: conversations.createdAt }],
    links: [],
  },
  { table: mediaFiles, columns: [mediaFiles.folderId], links: [] },
  {
    table: messages,
    columns: [
      messages.conversationId,
      messages.contactId,
      messages.channelId,
      messages.direction,
      messages.status,
      messages.messageType,
    ],
    few: [messages.channelId, messages.direction, messages.status, messages.messageType],
    links: [],
  },
  {
    table: tickets,
    columns: [
      tickets.status,
      tickets.priority,
      tickets.type,
      tickets.channel,
      tickets.contactId,
      tickets.assigneeId,
      tickets.creatorId,
      tickets.categoryId,
      tickets.queueId,
    ],
    few: [tickets.status, tickets.priority, tickets.type, tickets.channel, tickets.creatorId],
    members: tickets.customFields,
    created: tickets.createdAt,
    instants: [{ column: tickets.updatedAt }, { column: tickets.dueAt }],
    links: [{ table: ticketTags, own: ticketTags.ticketId, other: ticketTags.tagId }],
  },
]
