import type { Schema } from '../../../generated/operations.ts'
import type { EventOf } from '../../events/reactions.ts'
import { isEnd } from '../tickets/status/transitions.ts'

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

/** Whether a move concerns a queue or an agent. A move between two open statuses does not. */
export function isOfQueues({ type, data }: TicketEvent): boolean {
  return type !== 'ticket.status_changed' || !isOpen(data)
}

/** Whether a ticket may have waited or been offered, which happens only in the queue of the ticket. */
export function mayWait({ data, before }: TicketEvent): boolean {
  return data.queueId !== null || (before?.queueId ?? null) !== null
}

/** Whether a ticket may have an entry: an assigned one follows from its assignee. */
export function mayHaveEntry(event: TicketEvent): boolean {
  const { data, before = data } = event
  return mayWait(event) || before.assigneeId !== null
}

/** Returns the user who has one open ticket less after a change, if there is one. */
export function freedBy({ type, data, before = data }: TicketEvent): string[] {
  const wasOpen = type === 'ticket.deleted' ? !isEnd(data.status) : isOpen(before)
  const isKept = type !== 'ticket.deleted' && isOpen(data) && data.assigneeId === before.assigneeId
  return wasOpen && before.assigneeId !== null && !isKept ? [before.assigneeId] : []
}

/** The events by which people move conversations. */
export type ConversationMove =
  | 'conversation.assigned'
  | 'conversation.closed'
  | 'conversation.queue_changed'
  | 'conversation.transferred'

export function idsOf(events: ReadonlyArray<{ readonly data: { readonly id: string } }>): string[] {
  return [...new Set(events.map(({ data }) => data.id))]
}
