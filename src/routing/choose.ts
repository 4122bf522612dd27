import type { Strategy } from '../db/schema/automation-queues.ts'
import {
  type Candidate,
  evaluate,
  mergedSkills,
  nameOfStrategy,
  pick,
  type WorkRequest,
  type Eligibility,
} from './strategies.ts'
import type { FoundEntry, RoutedQueue } from './queries.ts'

export interface Choice {
  /** Several only under the strategy `broadcast`. */
  readonly selected: readonly Candidate[]
  /** Whether stickiness chose the user, and not the strategy. */
  readonly isSticky: boolean
  readonly evaluated: readonly Eligibility[]
}

/**
 * Returns the members of a queue to whom it would offer or assign an entry. Who had transferred work gets it only if no
 * other member is eligible.
 */
export function chooseFor(
  queue: Pick<RoutedQueue, 'strategy' | 'requiredSkills' | 'stickyAssignment'>,
  entry: WorkRequest & Pick<FoundEntry, 'lastAgentId' | 'ownerId' | 'formerId'>,
  candidates: readonly Candidate[],
  lastPosition: number,
): Choice {
  const evaluated = evaluate(queue.strategy, candidates, requestFor(queue, entry), lastPosition)
  const wanted =
    queue.stickyAssignment === 'last_agent'
      ? entry.lastAgentId
      : queue.stickyAssignment === 'owner'
        ? entry.ownerId
        : null
  const eligible = new Set(evaluated.flatMap((one) => (one.eligible ? [one.userId] : [])))
  const others = candidates.filter(
    ({ userId }) => eligible.has(userId) && userId !== entry.formerId,
  )
  const pickable = others.length > 0 ? others : candidates
  const isSticky =
    queue.strategy !== 'manual' &&
    queue.strategy !== 'broadcast' &&
    pickable.some(({ userId }) => userId === wanted && eligible.has(userId))
  const selected = isSticky
    ? candidates.filter(({ userId }) => userId === wanted)
    : pick(queue.strategy, pickable, evaluated)
  return { selected, isSticky, evaluated }
}

export function requestFor(
  queue: Pick<RoutedQueue, 'requiredSkills'>,
  entry: WorkRequest,
): WorkRequest {
  return { ...entry, requiredSkills: mergedSkills(queue.requiredSkills, entry.requiredSkills) }
}

/** Returns the text by which a ticket explains how it was assigned. */
export function reasonToAssign(queue: string, strategy: Strategy): string {
  return `Queue ${queue}: ${nameOfStrategy(strategy)}`
}
