import type { Schema } from '../../../generated/operations.ts'
import { iso, isoOrNull } from '../../lib/time.ts'
import { type FieldRow, toCustomFieldValue } from '../custom-fields/wire.ts'

interface TicketRow {
  id: string
  ticketNumber: number
  title: string
  description: string | null
  type: string
  channel: string
  priority: string
  status: string
  creatorId: string
  assigneeId: string | null
  reasonToAssign: string | null
  assignee: Schema<'UserName'> | null
  contact: Schema<'ContactName'>
  tags: Array<Schema<'TagName'>>
  customFields: FieldRow[]
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

export function toTicket(row: TicketRow): Schema<'Ticket'> {
  return {
    id: row.id,
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    deletedAt: isoOrNull(row.deletedAt),
    title: row.title,
    description: row.description,
    type: row.type as Schema<'TicketType'>,
    channel: row.channel as Schema<'ChannelType'>,
    priority: row.priority as Schema<'TicketPriority'>,
    status: row.status as Schema<'TicketStatus'>,
    contactId: row.contact.id,
    creatorId: row.creatorId,
    assigneeId: row.assigneeId,
    reasonToAssign: row.reasonToAssign,
    ticketNumber: row.ticketNumber,
    assignee: row.assignee,
    contact: row.contact,
    tags: row.tags,
    customFields: row.customFields.map(toCustomFieldValue),
  }
}
