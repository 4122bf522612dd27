/** The events after which an agent may get other work. */
export type AgentChange =
  | 'agent.presence_changed'
  | 'reservation.rejected'
  | 'reservation.rescinded'
  | 'reservation.timed_out'
  | 'reservation.wrap_up_ended'
  | 'user.deleted'
  | 'user.suspended'
  | 'user.updated'

const routed: ReadonlySet<string> = new Set(['/status', '/skills', '/capacity', '/deletedAt'])

/** Returns whether a changed member of a user concerns the work that the user gets. */
export function isRouted({ path }: { readonly path: string }): boolean {
  return routed.has(path)
}
