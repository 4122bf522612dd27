import {
  type Candidate,
  judge,
  mergedSkills,
  pick,
  type Sought,
  type Strategy,
  type Verdict,
} from './pick.ts'
import type { FoundEntry, RoutedQueue } from './queries.ts'

export interface Choice {
  /** Several only under the strategy `broadcast`. */
  readonly selected: readonly Candidate[]
  /** Chosen by stickiness rather than by the strategy. */
  readonly isSticky: boolean
  readonly verdicts: readonly Verdict[]
}

type Chooser = Pick<RoutedQueue, 'strategy' | 'requiredSkills' | 'stickyAssignment'>

/** Whom a queue would give an entry to. */
export function chooseFor(
  queue: Chooser,
  entry: Pick<FoundEntry, keyof Sought | 'lastAgentId' | 'ownerId'>,
  candidates: readonly Candidate[],
  lastPosition: number,
): Choice {
  const verdicts = judge(queue.strategy, candidates, soughtBy(queue, entry), lastPosition)
  const wanted =
    queue.stickyAssignment === 'last_agent'
      ? entry.lastAgentId
      : queue.stickyAssignment === 'owner'
        ? entry.ownerId
        : null
  const isSticky =
    queue.strategy !== 'manual' &&
    queue.strategy !== 'broadcast' &&
    verdicts.some(({ userId, eligible }) => userId === wanted && eligible)
  const selected = isSticky
    ? candidates.filter(({ userId }) => userId === wanted)
    : pick(queue.strategy, candidates, verdicts)
  return { selected, isSticky, verdicts }
}

export function soughtBy(
  queue: Pick<RoutedQueue, 'requiredSkills'>,
  entry: Pick<FoundEntry, keyof Sought>,
): Sought {
  return {
    kind: entry.kind,
    isTransfer: entry.isTransfer,
    requiredSkills: mergedSkills(queue.requiredSkills, entry.requiredSkills),
    isRelaxed: entry.isRelaxed,
    declinedBy: entry.declinedBy,
    assigneeId: entry.assigneeId,
  }
}

const strategyNames: Readonly<Record<Strategy, string>> = {
  round_robin: 'round robin',
  least_active: 'least active',
  longest_idle: 'longest idle',
  priority_order: 'priority order',
  skills_based: 'skills',
  weighted: 'weighted',
  random: 'random',
  broadcast: 'first to accept',
  manual: 'pulled',
}

/** What a ticket says about how its assignee got it. */
export function reasonToAssign(queue: string, strategy: Strategy): string {
  return `Queue ${queue}: ${strategyNames[strategy]}`
}
