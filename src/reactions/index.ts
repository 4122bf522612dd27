import {
  endQueueEntries,
  prioritiseQueueEntries,
  wakeChangedAgents,
  wakeChangedQueues,
  wakePresentAgents,
} from '../api/automation-queues/reactions.ts'
import type { Reactions } from '../events/reactions.ts'

/**
 * All that one area does because of events of another. Reactions to one event run in the order in which they
 * are listed; so do those of one transaction, by where each is listed first.
 */
export const reactions: Reactions = {
  'agent.presence_changed': [wakeChangedAgents],
  'presence_status.routing_changed': [wakePresentAgents],
  'queue.entry_changed': [wakeChangedQueues],
  'queue.entry_waiting': [wakeChangedQueues],
  'queue.member_added': [wakeChangedQueues],
  'queue.member_changed': [wakeChangedQueues],
  'queue.updated': [wakeChangedQueues],
  'reservation.rejected': [wakeChangedAgents],
  'reservation.timed_out': [wakeChangedAgents],
  'reservation.wrap_up_ended': [wakeChangedAgents],
  'ticket.assigned': [endQueueEntries],
  'ticket.deleted': [endQueueEntries],
  'ticket.priority_changed': [prioritiseQueueEntries],
  'ticket.queue_changed': [endQueueEntries],
  'ticket.status_changed': [endQueueEntries],
  'ticket.unassigned': [endQueueEntries],
  'user.deleted': [wakeChangedAgents],
  'user.suspended': [wakeChangedAgents],
  'user.updated': [wakeChangedAgents],
}
