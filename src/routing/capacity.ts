import type { WorkKind } from '../db/schema/automation-queues.ts'
import { pipeline } from '../db/query/pipeline.ts'
import { ApiError } from '../errors.ts'
import type { ActorContext } from '../auth/actor.ts'
import { lockAgents } from './agent-locks.ts'
import { hasCapacity } from './queries.ts'

const names: Readonly<Record<WorkKind, string>> = {
  voice: 'calls',
  chat: 'chats',
  email: 'mails',
  task: 'tasks',
}

/**
 * Throws 422 if a user has no capacity for one more piece of work of a kind. Locks the user against other assignments
 * until the transaction ends. Callers lock the work afterwards, since users are locked first.
 */
export async function requireCapacity(
  { db, actor: { workspaceId } }: ActorContext,
  userId: string,
  kind: WorkKind,
): Promise<void> {
  const [, [found]] = await pipeline(db, [
    () => lockAgents(db, { workspaceId, userIds: [userId] }),
    () => hasCapacity(db, { workspaceId, userId, kind }),
  ])
  if (found?.hasCapacity === false) throw atCapacity(kind)
}

/** Returns the 422 for a user without capacity. The `remedy` is a sentence about what the caller can do. */
export function atCapacity(
  kind: WorkKind,
  remedy = 'Set "force" to true to assign more.',
): ApiError {
  return new ApiError(
    'agent_at_capacity',
    `The user has reached the capacity for ${names[kind]}. ${remedy}`,
  )
}
