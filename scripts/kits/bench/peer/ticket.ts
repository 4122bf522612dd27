import { createHash } from 'node:crypto'
// The form of ids is the project's own, so that its rows are the same ones
import { caseIdOf, newChangeId, newId } from '../../../../src/lib/ids.ts'

/** A ticket's own columns, as each peer has read them. */
export interface TicketColumns {
  id: string
  position: number | string
  title: string
  description: string | null
  type: string
  channel: string
  priority: string
  status: string
  statusReason: string | null
  resolutionCode: string | null
  resolutionNote: string | null
  contactId: string
  creatorId: string
  assigneeId: string | null
  reasonToAssign: string | null
  categoryId: string | null
  queueId: string | null
  externalId: string | null
  followUpOfId: string | null
  cxLogId: string | null
  customFields: Record<string, unknown>
  dueAt: Date | string | null
  snoozedUntil: Date | string | null
  firstResponseAt: Date | string | null
  deliveryFailedAt: Date | string | null
  resolvedAt: Date | string | null
  closedAt: Date | string | null
  reopenCount: number
  version: number
  createdAt: Date | string
  updatedAt: Date | string
  deletedAt: Date | string | null
}

/** A field's definition; a ticket holds the values of its workspace's fields by their names. */
export interface Field {
  id: string
  systemName: string
  displayName: string
  type: string
}

interface Named {
  id: string
  name: string
}

/** The parts of a ticket. */
export interface TicketParts {
  contact: Named
  assignee: (Named & { email: string | null }) | null | undefined
  tags: readonly Named[]
  /** The definitions of all custom fields of tickets. */
  fields: readonly Field[]
  /** In the order in which they began. */
  conversationIds: readonly string[]
}

/** As many of the newest conversations does a ticket name. */
const mostConversations = 50

/** Returns a ticket as the API answers it. */
export function toTicket(
  ticket: TicketColumns,
  { contact, assignee, tags, fields, conversationIds }: TicketParts,
) {
  return {
    id: ticket.id,
    createdAt: time(ticket.createdAt),
    updatedAt: time(ticket.updatedAt),
    deletedAt: time(ticket.deletedAt),
    title: ticket.title,
    description: ticket.description,
    type: ticket.type,
    channel: ticket.channel,
    priority: ticket.priority,
    status: ticket.status,
    contactId: ticket.contactId,
    creatorId: ticket.creatorId,
    assigneeId: ticket.assigneeId,
    reasonToAssign: ticket.reasonToAssign,
    ticketNumber: Number(ticket.position),
    assignee: assignee ? { id: assignee.id, name: assignee.name, email: assignee.email } : null,
    contact: { id: contact.id, name: contact.name },
    tags: tags.map(({ id, name }) => ({ id, name })),
    customFields: fields
      .filter(({ systemName }) => systemName in ticket.customFields)
      .map(({ id, systemName, displayName, type }) => ({
        id: valueId(ticket.id, id),
        textValue: String(ticket.customFields[systemName]),
        value: ticket.customFields[systemName],
        attribute: { id, systemName, displayName, type },
      })),
    statusReason: ticket.statusReason,
    resolution:
      ticket.resolutionCode === null
        ? null
        : { code: ticket.resolutionCode, note: ticket.resolutionNote },
    categoryId: ticket.categoryId,
    queueId: ticket.queueId,
    externalId: ticket.externalId,
    dueAt: time(ticket.dueAt),
    snoozedUntil: time(ticket.snoozedUntil),
    firstResponseAt: time(ticket.firstResponseAt),
    resolvedAt: time(ticket.resolvedAt),
    closedAt: time(ticket.closedAt),
    reopenCount: ticket.reopenCount,
    followUpOfId: ticket.followUpOfId,
    deliveryFailedAt: time(ticket.deliveryFailedAt),
    currentCxLogId: ticket.cxLogId ?? caseIdOf(ticket.id),
    conversationIds: conversationIds.slice(-mostConversations),
    // The data has none, so the peers are spared looking for them
    attachments: [],
    version: ticket.version,
  }
}

export function toPage<T>(page: number, pageSize: number, total: number, data: readonly T[]) {
  return { total, page, pageSize, lastPage: Math.max(1, Math.ceil(total / pageSize)), data }
}

/** Returns the hash of a bearer token, which is stored in its place. */
export function tokenHash(authorization: string | undefined): Buffer {
  return createHash('sha256')
    .update((authorization ?? '').replace(/^Bearer /, ''))
    .digest()
}

/** The actor of a request, and its address. */
export interface Actor {
  /** Id of the token. */
  id: string
  workspaceId: string
  ip: string | null
  userAgent: string | null
}

/** A new ticket, as each peer has validated it. It is open. */
export interface NewTicket {
  title: string
  description?: string | null | undefined
  type: string
  channel: string
  priority: string
  contact_id: string
  assigneeId?: string | null | undefined
  tags?: string[] | undefined
}

/** The kind of channel that a case counts as, where it is not `chat`. */
const channelTypes: Readonly<Record<string, 'email' | 'voice' | 'social' | 'other'>> = {
  email: 'email',
  phone: 'voice',
  facebook_feed: 'social',
  web_form: 'other',
}

/**
 * The rows of a new ticket, of its tags, of its case and of what has happened in that: those that the product writes.
 * Tickets and cases have a position as well, the next one of the workspace. Foreign keys alone look after what a
 * ticket refers to: the product asks before whether it is deleted, and whether the assignee has room.
 */
export function rowsOfNew(actor: Actor, given: NewTicket, now: string) {
  const { workspaceId } = actor
  const id = newId()
  const cxLogId = caseIdOf(id)
  const { contact_id: contactId, assigneeId = null } = given
  const step = (kind: string, detail: { agentId?: string }) => ({
    workspaceId,
    id: newId(),
    cxLogId,
    kind,
    at: now,
    actorType: 'token' as const,
    actorId: actor.id,
    detail,
  })
  return {
    ticket: {
      workspaceId,
      id,
      title: given.title,
      description: given.description ?? null,
      type: given.type,
      channel: given.channel,
      priority: given.priority,
      status: 'open',
      contactId,
      creatorId: actor.id,
      assigneeId,
      customFields: {},
      createdAt: now,
      updatedAt: now,
    },
    tags: (given.tags ?? []).map((tagId) => ({ workspaceId, ticketId: id, tagId })),
    case: {
      workspaceId,
      id: cxLogId,
      kind: 'ticket' as const,
      contactId,
      channelType: channelTypes[given.channel] ?? ('chat' as const),
      direction: 'inbound' as const,
      firstAssigneeId: assigneeId,
      agentId: assigneeId,
      startedAt: now,
      assignedAt: assigneeId === null ? null : now,
      stateSince: now,
      createdAt: now,
      updatedAt: now,
    },
    steps: [
      step('created', {}),
      ...(assigneeId === null ? [] : [step('assigned', { agentId: assigneeId })]),
    ],
  }
}

/** The history of a change: one entry for each field that has another value than before. */
export function historyOf<T extends object>(
  before: T,
  changes: Partial<T>,
): Array<{ field: string; from: unknown; to: unknown }> {
  return (Object.keys(changes) as Array<keyof T & string>)
    .filter((field) => changes[field] !== undefined && changes[field] !== before[field])
    .map((field) => ({ field, from: before[field], to: changes[field] }))
}

type Difference = [path: string, old: unknown, now: unknown]

/** Returns the rows of the log for a change: one with the differences, and one with the ticket after it. */
export function loggedChange(
  actor: Actor,
  ticket: { id: string },
  history: ReturnType<typeof historyOf>,
  now: string,
) {
  const types = [
    ...(history.some(({ field }) => field !== 'priority') ? ['ticket.updated'] : []),
    ...(history.some(({ field }) => field === 'priority') ? ['ticket.priority_changed'] : []),
  ]
  const previous = Object.fromEntries(history.map(({ field, from }) => [field, from]))
  const differences = history.map(({ field, from, to }): Difference => [`/${field}`, from, to])
  return logged(actor, ticket, { types, previous, differences }, now)
}

/** Returns the rows of the log for a new ticket. */
export function loggedCreation(actor: Actor, ticket: { id: string }, now: string) {
  return logged(actor, ticket, { types: ['ticket.created'], previous: null, differences: [] }, now)
}

function logged(
  actor: Actor,
  ticket: { id: string },
  of: {
    types: readonly string[]
    /** Null for a new ticket. */
    previous: object | null
    differences: Difference[]
  },
  occurredAt: string,
) {
  const { types, previous, differences } = of
  const { id: actorId, workspaceId, ip, userAgent } = actor
  const members = Object.entries(ticket).filter(([, value]) => !isEmpty(value))
  const data = Object.fromEntries(members)
  const content = { data, previous }
  const common = { workspaceId, id: newChangeId(), occurredAt }
  return {
    change: {
      ...common,
      retention: 'history' as const,
      resourceType: 'ticket',
      resourceId: ticket.id,
      action: types[0] ?? null,
      eventTypes: types.join(' '),
      actorType: 'token' as const,
      actorId,
      tokenId: actorId,
      requestId: newId(),
      ip,
      userAgent,
      object: previous === null ? data : null,
      differences: previous === null ? null : differences,
    },
    data: {
      ...common,
      size: Buffer.byteLength(JSON.stringify(content)),
      events: types.length,
      content: previous === null ? null : content,
    },
  }
}

/** Whether the log leaves a member out. */
function isEmpty(value: unknown): boolean {
  return value === null || (Array.isArray(value) && value.length === 0)
}

function time(value: Date | string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}

function valueId(ticketId: string, fieldId: string): string {
  const hex = createHash('md5')
    .update(ticketId + fieldId)
    .digest('hex')
  // Version 8 of RFC 9562
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})/, '$1-$2-8$3-a$4-')
}
