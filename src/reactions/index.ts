import {
  advanceCases,
  keepCallCases,
  moveTicketCases,
  openConversationCases,
  openTicketCases,
  recordQueueSteps,
} from '../api/cx-logs/reactions.ts'
import type { Reactions } from '../events/reactions.ts'

/**
 * All that one area does because of events of another. Reactions to one event run in the order in which they
 * are listed; so do those of one transaction, by where each is listed first.
 */
export const reactions: Reactions = {
  'ticket.created': [openTicketCases],
  'conversation.created': [openConversationCases],
  'cdr.created': [keepCallCases],
  'cdr.updated': [keepCallCases],

  'queue.entry_entered': [recordQueueSteps],
  'queue.entry_left': [recordQueueSteps],
  'reservation.accepted': [recordQueueSteps],
  'reservation.offered': [recordQueueSteps],
  'reservation.rejected': [recordQueueSteps],
  'reservation.timed_out': [recordQueueSteps],
  'reservation.wrap_up_ended': [advanceCases],

  'ticket.status_changed': [advanceCases],
  'ticket.assigned': [advanceCases],
  'ticket.unassigned': [advanceCases],
  'ticket.deleted': [advanceCases],
  'ticket.restored': [advanceCases],
  'ticket.queue_changed': [moveTicketCases],
  'ticket.updated': [moveTicketCases],

  'conversation.assigned': [advanceCases],
  'conversation.closed': [advanceCases],
  'conversation.held': [advanceCases],
  'conversation.reopened': [advanceCases],
  'conversation.resumed': [advanceCases],
  'conversation.transferred': [advanceCases],

  'message.due': [advanceCases],
  'message.queued': [advanceCases],
  'message.received': [advanceCases],
  'message.sent': [advanceCases],
  'comment.created': [advanceCases],
}
