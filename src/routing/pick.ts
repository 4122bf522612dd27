import type { RequiredSkill } from '../db/schema/automation-queues.ts'

export type Strategy =
  'round_robin' | 'least_active' | 'longest_idle' | 'priority_order' | 'skills_based' | 'manual'

/** A member of a queue, as the database has it at this instant. */
export interface Candidate {
  readonly userId: string
  /** The order in which members were added. */
  readonly position: number
  readonly priority: number
  readonly isActive: boolean
  readonly isPaused: boolean
  /** Whether there is a presence other than offline. */
  readonly isPresent: boolean
  readonly isRoutable: boolean
  readonly capacity: number
  /** Open work, offers and wrap-ups. */
  readonly load: number
  /** Levels by lower-case name. */
  readonly skills: Readonly<Record<string, number>>
  /** Since the last piece of work was given or finished; null for none ever. */
  readonly idleSeconds: number | null
}

/** What is to be given to somebody. */
export interface Sought {
  readonly requiredSkills: readonly RequiredSkill[]
  readonly isRelaxed: boolean
  readonly declinedBy: readonly string[]
  readonly assigneeId: string | null
}

export type Reason =
  | 'eligible'
  | 'not_active'
  | 'paused'
  | 'offline'
  | 'not_routable'
  | 'current_assignee'
  | 'declined'
  | 'missing_skill'
  | 'at_capacity'

/** How one candidate was judged, as decisions keep it. */
export interface Verdict {
  readonly userId: string
  readonly eligible: boolean
  readonly reason: Reason
  readonly score: number | null
}

/** The first thing that stands against a candidate; a pull asks neither for presence nor for pauses. */
export function reasonOf(candidate: Candidate, sought: Sought, isPull = false): Reason {
  if (!candidate.isActive) return 'not_active'
  if (!isPull) {
    if (candidate.isPaused) return 'paused'
    if (!candidate.isPresent) return 'offline'
    if (!candidate.isRoutable) return 'not_routable'
  }
  if (sought.assigneeId === candidate.userId) return 'current_assignee'
  if (!isPull && sought.declinedBy.includes(candidate.userId)) return 'declined'
  if (!sought.isRelaxed && !isSkilled(candidate, sought.requiredSkills)) return 'missing_skill'
  return isFull(candidate) ? 'at_capacity' : 'eligible'
}

/** Whether a candidate could get anything at all. */
export function isFree(candidate: Candidate): boolean {
  const anything = { requiredSkills: [], isRelaxed: true, declinedBy: [], assigneeId: null }
  return reasonOf(candidate, anything) === 'eligible'
}

/** How every candidate is judged by a strategy that last served the member at `lastPosition`. */
export function judge(
  strategy: Strategy,
  candidates: readonly Candidate[],
  sought: Sought,
  lastPosition: number,
  isPull = false,
): Verdict[] {
  const places = rotation(candidates, lastPosition)
  return candidates.map((candidate) => {
    const reason = reasonOf(candidate, sought, isPull)
    const eligible = reason === 'eligible'
    const score = eligible ? scoreOf(strategy, candidate, sought, places) : null
    return { userId: candidate.userId, eligible, reason, score }
  })
}

/** The one that a strategy picks of those who are eligible, or undefined. */
export function pick(
  strategy: Strategy,
  candidates: readonly Candidate[],
  verdicts: readonly Verdict[],
): Candidate | undefined {
  if (strategy === 'manual') return undefined
  const scores = new Map(verdicts.map(({ userId, score }) => [userId, score]))
  const eligible = candidates.filter(({ userId }) => scores.get(userId) !== null)
  const better = strategy === 'skills_based' ? -1 : 1
  return [...eligible].sort((a, b) => {
    const byScore =
      strategy === 'longest_idle'
        ? 0
        : ((scores.get(a.userId) ?? 0) - (scores.get(b.userId) ?? 0)) * better
    return byScore || idleOf(b) - idleOf(a) || a.position - b.position
  })[0]
}

/** The skills a queue and an entry ask for, the higher level of each. */
export function mergedSkills(...lists: ReadonlyArray<readonly RequiredSkill[]>): RequiredSkill[] {
  const levels = new Map<string, number>()
  for (const { name, minLevel } of lists.flat()) {
    const key = name.toLowerCase()
    levels.set(key, Math.max(minLevel, levels.get(key) ?? 0))
  }
  return [...levels].map(([name, minLevel]) => ({ name, minLevel }))
}

function scoreOf(
  strategy: Strategy,
  candidate: Candidate,
  { requiredSkills }: Sought,
  places: ReadonlyMap<string, number>,
): number {
  switch (strategy) {
    case 'round_robin':
      return places.get(candidate.userId) ?? 0
    case 'least_active':
      return candidate.load / candidate.capacity
    case 'longest_idle':
      return candidate.idleSeconds === null ? -1 : Math.round(candidate.idleSeconds)
    case 'priority_order':
      return candidate.priority
    case 'skills_based':
      return requiredSkills.reduce((sum, { name }) => sum + levelOf(candidate, name), 0)
    case 'manual':
      return 0
  }
}

/** The place of each candidate, 1 for the one after whom was served last. */
function rotation(candidates: readonly Candidate[], lastPosition: number): Map<string, number> {
  const inOrder = [...candidates].sort((a, b) => a.position - b.position)
  const next = [
    ...inOrder.filter(({ position }) => position > lastPosition),
    ...inOrder.filter(({ position }) => position <= lastPosition),
  ]
  return new Map(next.map(({ userId }, index) => [userId, index + 1]))
}

function isSkilled(candidate: Candidate, required: readonly RequiredSkill[]): boolean {
  return required.every(({ name, minLevel }) => levelOf(candidate, name) >= minLevel)
}

function levelOf({ skills }: Candidate, name: string): number {
  return skills[name.toLowerCase()] ?? 0
}

/** Whether a candidate has no capacity left. */
export function isFull({ load, capacity }: Candidate): boolean {
  return load >= capacity
}

function idleOf({ idleSeconds }: Candidate): number {
  return idleSeconds ?? Infinity
}
