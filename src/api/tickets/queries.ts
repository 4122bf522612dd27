import { idsWithin } from '../../db/query/category-path.ts'
import { type Placeholder, sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/pool/client.ts'
import {
  columnsBut,
  type Key,
  revival,
  rowById,
  type RowFrom,
  rowsByIds,
} from '../../db/query/rows.ts'
import { nameJson, userJson } from '../../db/query/names.ts'
import { ticketAttachments } from '../../db/schema/attachments.ts'
import { ticketTags } from '../../db/schema/tags.ts'
import { rankOfPriority, rankOfStatus, tickets } from '../../db/schema/tickets.ts'
import { anyOf, arrayParameter, statement } from '../../db/query/statement.ts'
import {
  anyValue,
  countedNullable,
  linkedByName,
  linkedTo,
  rankedBy,
  valueAmong,
} from '../../lists/counted.ts'
import { within } from '../../lists/time-filters.ts'
import { foundIn } from '../../lists/search.ts'
import { truncatedJson, truncatedText } from '../../lists/truncate.ts'
import { listing } from '../../lists/listing.ts'
import { fieldConditions } from '../custom-fields/filters.ts'
import { fieldRows } from '../custom-fields/queries.ts'
import { attachmentsOf } from '../media-manager/attachments.ts'
import { tagIdsByName, tagsOf } from '../tags/queries.ts'
import { sources } from './found.ts'
import { type Expandable, expandable } from './expand.ts'

const ticketReading = {
  ...columnsBut(tickets, 'workspaceId', 'position', 'overdueFor', 'search', 'sourceMessageId'),
  ticketNumber: tickets.position,
  assignee: userJson(tickets.assigneeId).as('assignee'),
  contact: nameJson<Schema<'ContactName'>>('contacts', tickets.contactId).as('contact'),
  tags: tagsOf(ticketTags.ticketId, tickets).as('tags'),
  attachments: attachmentsOf(ticketAttachments.ticketId, tickets).as('attachments'),
  customFields: fieldRows('ticket').as('field_rows'),
  conversationIds: sql<string[]>`array_to_json(array(
    select v.id from (
      select v.id, v.position from conversation_tickets x
      join conversations v on v.workspace_id = x.workspace_id and v.id = x.conversation_id
      where x.workspace_id = tickets.workspace_id and x.ticket_id = tickets.id
      order by v.position desc limit 50) v
    order by v.position))`.as('conversation_ids'),
}

const listed = {
  ...ticketReading,
  description: truncatedText<string | null>(tickets.description),
  customFields: fieldRows('ticket', truncatedJson).as('field_rows'),
}

export const ticketById = rowById(tickets, ticketReading)

const expandedById = rowById(tickets, { ...ticketReading, ...expandable })

/** Returns a ticket with what `expand` names, for which the expandable columns have a placeholder. */
export async function readTicket(
  db: Db,
  asked: Key & { expand: readonly Expandable[] },
): Promise<TicketRow[]> {
  return asked.expand.length > 0 ? expandedById(db, asked) : ticketById(db, asked)
}

export const ticketsByIds = rowsByIds(tickets, ticketReading)

/** The live ticket's state, with the row locked until the transaction ends. */
export const lockTicket = rowById(
  tickets,
  { status: tickets.status, version: tickets.version },
  'no key update',
)

const priorityRank = rankOfPriority(sql`${tickets.priority}`)
const statusRank = rankOfStatus(sql`${tickets.status}`)

export const ticketPage = listing<'listTickets'>()({
  table: tickets,
  unordered: ['customFields', 'equalFields', 'absentFields'],
  indexed: ['updatedAt', 'dueAt'],
  sources,
  created: { createdFrom: 'since', createdTo: 'before' },
  ranked: {
    priority: rankedBy(tickets.priority),
    status: rankedBy(tickets.status),
  },
  instants: [
    {
      dimension: tickets.updatedAt.name,
      sort: 'updatedAt',
      bounds: { updatedFrom: 'since', updatedTo: 'before' },
    },
    { dimension: tickets.dueAt.name, sort: 'dueAt', bounds: { dueFrom: 'since', dueTo: 'before' } },
  ],
  rows: (db, onPage) => db.select(listed).from(tickets).where(onPage),
  expanded: (db, onPage) =>
    db
      .select({ ...listed, ...expandable })
      .from(tickets)
      .where(onPage),
  filters: {
    q: foundIn(sources),
    status: anyValue(tickets.status),
    priority: anyValue(tickets.priority),
    type: anyValue(tickets.type),
    channel: anyValue(tickets.channel),
    contactId: anyValue(tickets.contactId),
    conversationId: (list, $) => sql`${tickets.id} = any(array(
      select x.ticket_id from conversation_tickets x
      where x.workspace_id = ${$['workspaceId'] as Placeholder}
        and x.conversation_id = any(${arrayParameter(list)}::uuid[])))`,
    creatorId: anyValue(tickets.creatorId),
    assigneeId: countedNullable('assigneeId', tickets.assigneeId),
    categoryId: countedNullable('categoryId', tickets.categoryId),
    categoryWithin: valueAmong(tickets.categoryId, idsWithin),
    queueId: countedNullable('queueId', tickets.queueId),
    externalId: (list) => anyOf(tickets.externalId, list),
    ticketNumber: (list) => anyOf(tickets.position, list),
    tagId: linkedTo(tickets, ticketTags.ticketId, ticketTags.tagId),
    tag: linkedByName(tickets, ticketTags.ticketId, ticketTags.tagId, tagIdsByName),
    ...within('due', tickets.dueAt),
    ...within('resolved', tickets.resolvedAt),
    ...within('closed', tickets.closedAt),
    ...within('firstResponse', tickets.firstResponseAt),
    hasFirstResponse: (value) => sql`(${tickets.firstResponseAt} is not null) = ${value}::boolean`,
    isSnoozed: (value) => sql`(${tickets.snoozedUntil} is not null) = ${value}::boolean`,
    ...within('snoozedUntil', tickets.snoozedUntil),
    followUpOfId: (list) => anyOf(tickets.followUpOfId, list),
    ...within('created', tickets.createdAt),
    ...within('updated', tickets.updatedAt),
    customFields: fieldConditions(tickets.customFields),
  },
  sorts: {
    createdAt: tickets.position,
    ticketNumber: tickets.position,
    updatedAt: tickets.updatedAt,
    priority: priorityRank,
    status: statusRank,
    dueAt: tickets.dueAt,
  },
})

export const contactTicketPage = ticketPage.as<'listContactTickets', 'contactId'>()

export const reviveTicket = revival(tickets)

/** The fields that the ticket `t` still lacks before it can be resolved, or closed without that. */
export const missingFields = sql<string[]>`to_json(array(
  select f.system_name from custom_fields f
  where f.workspace_id = t.workspace_id and f.entity = 'ticket' and f.is_required_to_resolve
    and not f.is_archived and not t.custom_fields ? f.system_name
  order by f.sort_order, f.id))`

export const missingToResolve = statement<Key, { fields: string[] }>(
  (_, $) => sql`
    select ${missingFields} as fields from tickets t
    where t.workspace_id = ${$.workspaceId} and t.id = ${$.id}`,
)

export const linkToConversation = statement<
  { workspaceId: string; ticketId: string; conversationId: string },
  never
>(
  (_, $) => sql`
    insert into conversation_tickets (workspace_id, conversation_id, ticket_id)
    values (${$.workspaceId}::uuid, ${$.conversationId}::uuid, ${$.ticketId}::uuid)
    on conflict do nothing`,
)

/** A ticket as it is read. Members that can be expanded are undefined unless they were asked for. */
export type TicketRow = RowFrom<typeof ticketById> &
  Partial<Pick<RowFrom<typeof expandedById>, keyof typeof expandable>>
