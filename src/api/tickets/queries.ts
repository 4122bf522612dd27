import { and, eq, sql } from 'drizzle-orm'
import { listing } from '../../db/listing.ts'
import { ticketTags } from '../../db/schema/tags.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { nextPosition, owned } from '../../db/scope.ts'
import { anyOf, arrayParameter, statement, type Values } from '../../db/statement.ts'
import { fieldRows } from '../custom-fields/queries.ts'

const columns = {
  id: tickets.id,
  ticketNumber: tickets.position,
  title: tickets.title,
  description: tickets.description,
  type: tickets.type,
  channel: tickets.channel,
  priority: tickets.priority,
  status: tickets.status,
  creatorId: tickets.creatorId,
  assigneeId: tickets.assigneeId,
  reasonToAssign: tickets.reasonToAssign,
  assignee: sql<{ id: string; name: string; email: string } | null>`(
    select json_build_object('id', u.id, 'name', u.name, 'email', u.email) from users u
    where u.workspace_id = tickets.workspace_id and u.id = tickets.assignee_id)`.as('assignee'),
  contact: sql<{ id: string; name: string }>`(
    select json_build_object('id', c.id, 'name', c.name) from contacts c
    where c.workspace_id = tickets.workspace_id and c.id = tickets.contact_id)`.as('contact'),
  tags: sql<Array<{ id: string; name: string }>>`(
    select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name)
      order by g.sort_order, g.position), '[]'::json)
    from ticket_tags x
    join tags g on g.workspace_id = x.workspace_id and g.id = x.tag_id
    where x.workspace_id = tickets.workspace_id and x.ticket_id = tickets.id)`.as('tags'),
  customFields: fieldRows('tickets', 'ticket').as('field_rows'),
  version: tickets.version,
  createdAt: tickets.createdAt,
  updatedAt: tickets.updatedAt,
  deletedAt: tickets.deletedAt,
}

type TicketKey = { workspaceId: string; id: string }

export const ticketById = statement((db, $: Values<TicketKey>) =>
  db
    .select(columns)
    .from(tickets)
    .where(and(owned(tickets, $.workspaceId, $.id), sql`${tickets.deletedAt} is null`)),
)

export const ticketPage = listing({
  table: tickets,
  rows: (db, onPage) => db.select(columns).from(tickets).where(onPage),
  filters: {
    status: (list) => anyOf(tickets.status, list),
    priority: (list) => anyOf(tickets.priority, list),
    type: (list) => anyOf(tickets.type, list),
    channel: (list) => anyOf(tickets.channel, list),
    contactId: (list) => anyOf(tickets.contactId, list),
    assigneeId: (list) => anyOf(tickets.assigneeId, list),
    unassigned: () => sql`${tickets.assigneeId} is null`,
    assigneeIdOrNone: (list) =>
      sql`(${anyOf(tickets.assigneeId, list)} or ${tickets.assigneeId} is null)`,
    ticketNumber: (list) => anyOf(tickets.position, list),
    tagId: (list) => sql`exists (select 1 from ticket_tags x
      where x.workspace_id = ${tickets.workspaceId} and x.ticket_id = ${tickets.id}
        and x.tag_id = any(${arrayParameter(list)}::uuid[]))`,
    createdFrom: (instant) => sql`${tickets.createdAt} >= ${instant}::timestamptz`,
    createdTo: (instant) => sql`${tickets.createdAt} < ${instant}::timestamptz`,
    updatedFrom: (instant) => sql`${tickets.updatedAt} >= ${instant}::timestamptz`,
    updatedTo: (instant) => sql`${tickets.updatedAt} < ${instant}::timestamptz`,
  },
  sorts: {
    createdAt: tickets.position,
    ticketNumber: tickets.position,
    updatedAt: tickets.updatedAt,
  },
})

type NewTicket = TicketKey & {
  title: string
  description: string | null
  type: string
  channel: string
  priority: string
  status: string
  contactId: string
  creatorId: string
  assigneeId: string | null
  reasonToAssign: string | null
  customFields: Record<string, unknown>
  now: string
}

export const insertTicket = statement((db, $: Values<NewTicket>) =>
  db.insert(tickets).values({
    workspaceId: $.workspaceId,
    id: $.id,
    position: nextPosition(tickets, $.workspaceId),
    title: $.title,
    description: $.description,
    type: $.type,
    channel: $.channel,
    priority: $.priority,
    status: $.status,
    contactId: $.contactId,
    creatorId: $.creatorId,
    assigneeId: $.assigneeId,
    reasonToAssign: $.reasonToAssign,
    customFields: $.customFields,
    createdAt: $.now,
    updatedAt: $.now,
  }),
)

type TicketTagIds = { workspaceId: string; ticketId: string; tagIds: string[] }

export const attachTags = statement<TicketTagIds, never>(
  (_, $) => sql`
    insert into ticket_tags (workspace_id, ticket_id, tag_id)
    select ${$.workspaceId}::uuid, ${$.ticketId}::uuid, unnest(${arrayParameter($.tagIds)}::uuid[])
    on conflict do nothing`,
)

export const detachOtherTags = statement((db, $: Values<TicketTagIds>) =>
  db
    .delete(ticketTags)
    .where(
      and(
        eq(ticketTags.workspaceId, $.workspaceId),
        eq(ticketTags.ticketId, $.ticketId),
        sql`${ticketTags.tagId} <> all(${arrayParameter($.tagIds)}::uuid[])`,
      ),
    ),
)
