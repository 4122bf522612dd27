import {
  endQueueEntries,
  prioritiseQueueEntries,
  wakeChangedAgents,
  wakeChangedQueues,
  wakePresentAgents,
} from '../api/automation-queues/reactions.ts'
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
  'reservation.rejected': [wakeChangedAgents, recordQueueSteps],
  'reservation.timed_out': [wakeChangedAgents, recordQueueSteps],
  'reservation.wrap_up_ended': [wakeChangedAgents, advanceCases],

  'ticket.status_changed': [endQueueEntries, advanceCases],
  'ticket.assigned': [endQueueEntries, advanceCases],
  'ticket.unassigned': [endQueueEntries, advanceCases],
  'ticket.deleted': [endQueueEntries, advanceCases],
  'ticket.restored': [advanceCases],
  'ticket.priority_changed': [prioritiseQueueEntries],
  'ticket.queue_changed': [endQueueEntries, moveTicketCases],
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

  'queue.updated': [wakeChangedQueues],
  'queue.member_added': [wakeChangedQueues],
  'queue.member_changed': [wakeChangedQueues],
  'queue.entry_waiting': [wakeChangedQueues],
  'queue.entry_changed': [wakeChangedQueues],

  'agent.presence_changed': [wakeChangedAgents],
  'presence_status.routing_changed': [wakePresentAgents],
  'user.updated': [wakeChangedAgents],
  'user.suspended': [wakeChangedAgents],
  'user.deleted': [wakeChangedAgents],
}
