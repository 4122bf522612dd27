import { emitsNothing, type EventsOf, type ReactionContext } from '../../events/reactions.ts'
import { signalAgents, signalHolders, signalPresent } from '../../routing/queue-signals.ts'
import { type AgentChange, isAway, isRouted, usersOf } from './agent-changes.ts'

/** Signals the queues of an agent who may get more work now, or must not keep all work, as one who goes offline. */
export async function signalChangedAgents(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<AgentChange>,
): Promise<void> {
  const [userIds, awayIds] = [usersOf(events.filter(isRouted)), usersOf(events.filter(isAway))]
  if (userIds.length > 0) db.sendWithCommit(signalAgents(db, { workspaceId, userIds, awayIds }))
}
signalChangedAgents.emits = emitsNothing

/** Signals the queues of all agents who have a role that permits other work now. */
export async function signalAgentsOfRoles(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'role.updated'>,
): Promise<void> {
  const changed = events.filter(({ changes }) =>
    changes.some(({ path }) => path === '/permissions'),
  )
  const roleIds = changed.map(({ data }) => data.id)
  if (roleIds.length > 0) db.sendWithCommit(signalHolders(db, { workspaceId, roleIds }))
}
signalAgentsOfRoles.emits = emitsNothing

/** Signals the queues of all agents who have a presence status with a changed routing. */
export async function signalPresentAgents(
  { db, actor: { workspaceId } }: ReactionContext,
  events: EventsOf<'presence_status.routing_changed'>,
): Promise<void> {
  const statusIds = events.map(({ data }) => data.presenceStatusId)
  db.sendWithCommit(signalPresent(db, { workspaceId, statusIds }))
}
signalPresentAgents.emits = emitsNothing
