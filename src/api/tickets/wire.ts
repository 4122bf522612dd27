import type { Schema } from '../../../generated/operations.ts'
import { caseIdOf } from '../../lib/ids.ts'
import { toCustomFieldValue } from '../custom-fields/wire.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import type { Expandable } from './expand.ts'
import type { TicketRow } from './queries.ts'

/** Adds each member that can be expanded. */
const expanders: Record<Expandable, (ticket: Schema<'Ticket'>, row: TicketRow) => void> = {
  creator(ticket, row) {
    if (row.creator) ticket.creator = row.creator
  },
  category(ticket, row) {
    ticket.category = row.category ?? null
  },
  contact(ticket, row) {
    if (row.contactDetails) ticket.contact = row.contactDetails
  },
  queue(ticket, row) {
    ticket.queue = row.queue ?? null
  },
  conversations(ticket, row) {
    ticket.conversations = row.conversations ?? []
  },
}

/** `publicUrl` is null in events, which contain no links. */
export function toTicket(
  row: TicketRow,
  publicUrl: string | null,
  expand: readonly Expandable[] = [],
): Schema<'Ticket'> {
  const ticket: Schema<'Ticket'> = {
    id: row.id,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    title: row.title,
    description: row.description,
    type: row.type,
    channel: row.channel,
    priority: row.priority,
    status: row.status,
    contactId: row.contactId,
    creatorId: row.creatorId,
    assigneeId: row.assigneeId,
    reasonToAssign: row.reasonToAssign,
    ticketNumber: row.ticketNumber,
    assignee: row.assignee,
    contact: row.contact,
    tags: row.tags,
    customFields: row.customFields.map(toCustomFieldValue),
    statusReason: row.statusReason,
    resolution: toResolution(row),
    categoryId: row.categoryId,
    queueId: row.queueId,
    externalId: row.externalId,
    dueAt: row.dueAt,
    snoozedUntil: row.snoozedUntil,
    firstResponseAt: row.firstResponseAt,
    resolvedAt: row.resolvedAt,
    closedAt: row.closedAt,
    reopenCount: row.reopenCount,
    followUpOfId: row.followUpOfId,
    deliveryFailedAt: row.deliveryFailedAt,
    currentCxLogId: row.cxLogId ?? caseIdOf(row.id),
    conversationIds: row.conversationIds,
    attachments: row.attachments.map((one) => toAttachment(one, publicUrl)),
    version: row.version,
  }
  for (const member of expand) expanders[member](ticket, row)
  return ticket
}

function toResolution({
  resolutionCode: code,
  resolutionNote: note,
}: TicketRow): Schema<'TicketResolution'> | null {
  return code === null ? null : { code: code as Schema<'TicketResolution'>['code'], note }
}
