import type { WorkKind } from '../db/schema/automation-queues.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { ApiError } from '../errors.ts'
import type { ActorContext } from '../auth/actor.ts'
import { holdAgents } from './agent-locks.ts'
import { hasRoom } from './queries.ts'

const names: Readonly<Record<WorkKind, string>> = {
  voice: 'calls',
  chat: 'chats',
  email: 'mails',
  task: 'tasks',
}

/**
 * Throws 422 when a user has no capacity for one more piece of work of a kind. Nobody else gives work to the same
 * user until the transaction ends, so it is to be called before what is to be assigned is locked.
 */
export async function requireRoom(
  { db, actor: { workspaceId } }: ActorContext,
  userId: string,
  kind: WorkKind,
): Promise<void> {
  const [, [found]] = await pipeline(db, [
    () => holdAgents(db, { workspaceId, userIds: [userId] }),
    () => hasRoom(db, { workspaceId, userId, kind }),
  ])
  if (found?.hasRoom === false) throw atCapacity(kind)
}

/** 422: the user has as much open work of a kind as is allowed; `remedy` is what the caller can do. */
export function atCapacity(
  kind: WorkKind,
  remedy = 'Set "force" to true to assign more.',
): ApiError {
  return new ApiError(
    'agent_at_capacity',
    `The user has reached the capacity for ${names[kind]}. ${remedy}`,
  )
}
