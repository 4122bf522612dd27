import type { EventOf, EventsOf } from '../../events/reactions.ts'

/** The events after which an agent may get other work. */
export type AgentChange =
  | 'agent.presence_changed'
  | 'reservation.rejected'
  | 'reservation.rescinded'
  | 'reservation.timed_out'
  | 'reservation.wrap_up_ended'
  | 'user.deleted'
  | 'user.role_replaced'
  | 'user.suspended'
  | 'user.updated'

const routed: ReadonlySet<string> = new Set([
  '/status',
  '/roleIds',
  '/skills',
  '/capacity',
  '/deletedAt',
])

type AgentEvent = EventOf<AgentChange>

/** Whether a change of a user concerns the work that the user gets. */
export function isRouted({ type, changes }: AgentEvent): boolean {
  return type !== 'user.updated' || changes.some(({ path }) => routed.has(path))
}

/** Whether a user goes offline, or cannot work any more. */
export function isAway({ type, data }: AgentEvent): boolean {
  if (type === 'agent.presence_changed') return data.category === 'offline'
  return type === 'user.suspended' || type === 'user.deleted'
}

export function usersOf(events: EventsOf<AgentChange>): string[] {
  return [...new Set(events.map(({ data }) => ('userId' in data ? data.userId : data.id)))]
}
