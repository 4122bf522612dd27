import type { Schema } from '../../../generated/operations.ts'
import type { EventOf } from '../../events/reactions.ts'
import { isEnd } from '../tickets/status/status.ts'

export type TicketMove =
  | 'ticket.assigned'
  | 'ticket.deleted'
  | 'ticket.queue_changed'
  | 'ticket.status_changed'
  | 'ticket.unassigned'

type TicketEvent = EventOf<TicketMove>

function isOpen(ticket: Schema<'Ticket'>): boolean {
  return ticket.deletedAt === null && !isEnd(ticket.status)
}

/** Whether a queue or an agent can be concerned: not by a move between two open statuses. */
export function isOfQueues({ type, data }: TicketEvent): boolean {
  return type !== 'ticket.status_changed' || !isOpen(data)
}

/** Whether a ticket may have waited or been offered; its entry is in the queue of the ticket. */
export function mayWait({ data, before }: TicketEvent): boolean {
  return data.queueId !== null || (before?.queueId ?? null) !== null
}

/** Whether a ticket may have an entry at all: whoever a queue gave it to was its assignee. */
export function mayHaveEntry(event: TicketEvent): boolean {
  const { data, before = data } = event
  return mayWait(event) || before.assigneeId !== null
}

/** The user who no longer has an open ticket by a change of it. */
export function freedBy({ type, data, before = data }: TicketEvent): string[] {
  const wasOpen = type === 'ticket.deleted' ? !isEnd(data.status) : isOpen(before)
  const isKept = type !== 'ticket.deleted' && isOpen(data) && data.assigneeId === before.assigneeId
  return wasOpen && before.assigneeId !== null && !isKept ? [before.assigneeId] : []
}
