import { createHash, randomUUID } from 'node:crypto'

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
  customFields: Record<string, unknown>
  dueAt: Date | string | null
  snoozedUntil: Date | string | null
  firstResponseAt: Date | string | null
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

/** What the API answers for a ticket. */
export function toTicket(
  ticket: TicketColumns,
  contact: Named,
  assignee: (Named & { email: string }) | null | undefined,
  tags: readonly Named[],
  fields: readonly Field[],
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
    statusCategory: ticket.status,
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
    // The data has none, so the peers are spared looking for them
    attachments: [],
    version: ticket.version,
  }
}

export function toPage<T>(page: number, pageSize: number, total: number, data: readonly T[]) {
  return { total, page, pageSize, lastPage: Math.max(1, Math.ceil(total / pageSize)), data }
}

/** What is kept of a bearer token. */
export function tokenHash(authorization: string | undefined): Buffer {
  return createHash('sha256')
    .update((authorization ?? '').replace(/^Bearer /, ''))
    .digest()
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

/** What the log keeps of a change: a row with what differs, and one with the ticket as it is now. */
export function loggedOf(
  actor: { id: string; workspaceId: string },
  ticket: { id: string },
  history: ReturnType<typeof historyOf>,
  occurredAt: string,
) {
  const types = [
    ...(history.some(({ field }) => field !== 'priority') ? ['ticket.updated'] : []),
    ...(history.some(({ field }) => field === 'priority') ? ['ticket.priority_changed'] : []),
  ]
  const previous = Object.fromEntries(history.map(({ field, from }) => [field, from]))
  const content = Buffer.from(JSON.stringify({ data: ticket, previous }))
  const common = {
    workspaceId: actor.workspaceId,
    // The last four digits number the events of the change
    id: `${randomUUID().slice(0, -4)}0000`,
    occurredAt,
  }
  return {
    change: {
      ...common,
      retention: 'history' as const,
      resourceType: 'ticket',
      resourceId: ticket.id,
      action: types[0] ?? null,
      eventTypes: types.join(' '),
      actorType: 'token' as const,
      actorId: actor.id,
      tokenId: actor.id,
      requestId: randomUUID(),
      differences: history.map(({ field, from, to }): [string, unknown, unknown] => [
        `/${field}`,
        from,
        to,
      ]),
    },
    // A zero stands for what is not compressed
    data: {
      ...common,
      size: content.length,
      events: types.length,
      content: Buffer.concat([Buffer.of(0), content]),
    },
  }
}

function time(value: Date | string | null): string | null {
  return value === null ? null : new Date(value).toISOString()
}

function valueId(ticketId: string, fieldId: string): string {
  const hex = createHash('md5')
    .update(ticketId + fieldId)
    .digest('hex')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
