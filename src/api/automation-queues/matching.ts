import { pipeline } from '../../db/query/pipeline.ts'
import type { ReactionContext } from '../../events/reactions.ts'
import { firstMatch, matchingQueues } from '../../routing/enqueue.ts'
import { factsOf } from './facts.ts'

/** The events of a reaction that ends entries. */
export const endingEntries = [
  'queue.entry_abandoned',
  'queue.entry_left',
  'reservation.rescinded',
] as const

/** Returns the queue of each conversation or call: its own, or else the first one whose conditions it meets. */
export async function queuesOf(
  { db, actor: { workspaceId } }: ReactionContext,
  entityType: 'conversation' | 'call',
  all: ReadonlyArray<{ readonly id: string; readonly queueId: string | null }>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const { id, queueId } of all) if (queueId !== null) found.set(id, queueId)
  const ids = all.filter(({ id }) => !found.has(id)).map(({ id }) => id)
  if (ids.length === 0) return found
  const [queues, facts] = await pipeline(db, [
    () => matchingQueues(db, { workspaceId }),
    () => factsOf(db, entityType, { workspaceId, ids }),
  ])
  for (const [id, known] of facts) {
    const { queue } = await firstMatch(unrefused, queues, known)
    if (queue) found.set(id, queue.id)
  }
  return found
}

/** An unlimited budget: long conditions of queues must not refuse a message of a contact. Their length is limited. */
const unrefused = { spend: () => Promise.resolve(true) }
