import type { RequiredSkill, WorkKind } from '../db/schema/automation-queues.ts'

export type Strategy =
  | 'round_robin'
  | 'least_active'
  | 'longest_idle'
  | 'priority_order'
  | 'skills_based'
  | 'weighted'
  | 'random'
  | 'broadcast'
  | 'manual'

export const workKinds = ['voice', 'chat', 'email', 'task'] as const satisfies readonly WorkKind[]

type ByKind<T> = Readonly<Record<WorkKind, T>>

/** A member of a queue, as the database has it at this instant. */
export interface Candidate {
  readonly userId: string
  /** The order in which members were added. */
  readonly position: number
  readonly priority: number
  readonly weight: number
  /** What it has gained under the strategy `weighted` since it was selected last. */
  readonly turnWeight: number
  readonly isActive: boolean
  readonly isPaused: boolean
  /** Whether there is a presence other than offline. */
  readonly isPresent: boolean
  readonly routable: ByKind<'yes' | 'transfers' | 'no'>
  readonly capacity: ByKind<number>
  /** Open work, offers and wrap-ups. */
  readonly load: ByKind<number>
  /** Levels by lower-case name. */
  readonly skills: Readonly<Record<string, number>>
  /** Since the last piece of work was given or finished; null for none ever. */
  readonly idleSeconds: number | null
}

/** What is to be given to somebody. */
export interface Sought {
  readonly kind: WorkKind
  /** Whether somebody transferred it, so that agents who take only transfers can get it. */
  readonly isTransfer: boolean
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
    if (!isRoutable(candidate, sought)) return 'not_routable'
  }
  if (sought.assigneeId === candidate.userId) return 'current_assignee'
  if (!isPull && sought.declinedBy.includes(candidate.userId)) return 'declined'
  if (!sought.isRelaxed && !isSkilled(candidate, sought.requiredSkills)) return 'missing_skill'
  return isFull(candidate, sought.kind) ? 'at_capacity' : 'eligible'
}

const anything = { requiredSkills: [], isRelaxed: true, declinedBy: [], assigneeId: null }

/** The kinds of work that a candidate could get now, if only work that is transferred where this is asked for. */
export function freeKinds(candidate: Candidate, isTransfer = false): WorkKind[] {
  return workKinds.filter(
    (kind) => reasonOf(candidate, { ...anything, kind, isTransfer }) === 'eligible',
  )
}

/** The kinds of work that a candidate has capacity for, present or not. */
export function kindsWithRoom(candidate: Candidate): WorkKind[] {
  return workKinds.filter((kind) => !isFull(candidate, kind))
}

/** Whether a candidate could get anything at all. */
export function isFree(candidate: Candidate): boolean {
  return freeKinds(candidate, true).length > 0
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

/** Those whom a strategy picks of those who are eligible: all under `broadcast`, otherwise one at most. */
export function pick(
  strategy: Strategy,
  candidates: readonly Candidate[],
  verdicts: readonly Verdict[],
): readonly Candidate[] {
  if (strategy === 'manual') return []
  const scores = new Map(verdicts.map(({ userId, score }) => [userId, score]))
  const eligible = candidates.filter(({ userId }) => scores.get(userId) !== null)
  if (strategy === 'broadcast') return eligible
  const isHighest = strategy === 'skills_based' || strategy === 'weighted'
  const byScore = (a: Candidate, b: Candidate) =>
    strategy === 'longest_idle'
      ? 0
      : ((scores.get(a.userId) ?? 0) - (scores.get(b.userId) ?? 0)) * (isHighest ? -1 : 1)
  // Smooth weighted round robin is exact only in a fixed order
  const byIdleness = (a: Candidate, b: Candidate) =>
    strategy === 'weighted' ? 0 : idleOf(b) - idleOf(a) || 0
  return [...eligible]
    .sort((a, b) => byScore(a, b) || byIdleness(a, b) || a.position - b.position)
    .slice(0, 1)
}

/** What the eligible members have gained under the strategy `weighted` once one of them is selected. */
export function turnWeights(
  candidates: readonly Candidate[],
  verdicts: readonly Verdict[],
  selectedId: string,
): Array<{ userId: string; turnWeight: number }> {
  const scores = new Map(verdicts.map(({ userId, score }) => [userId, score]))
  const eligible = candidates.filter(({ userId }) => scores.get(userId) !== null)
  const total = eligible.reduce((sum, { weight }) => sum + weight, 0)
  return eligible.map(({ userId, weight, turnWeight }) => ({
    userId,
    turnWeight: turnWeight + weight - (userId === selectedId ? total : 0),
  }))
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
  { requiredSkills, kind }: Sought,
  places: ReadonlyMap<string, number>,
): number {
  switch (strategy) {
    case 'round_robin':
      return places.get(candidate.userId) ?? 0
    case 'least_active':
      return candidate.load[kind] / candidate.capacity[kind]
    case 'longest_idle':
      return candidate.idleSeconds === null ? -1 : Math.round(candidate.idleSeconds)
    case 'priority_order':
      return candidate.priority
    case 'skills_based':
      return requiredSkills.reduce((sum, { name }) => sum + levelOf(candidate, name), 0)
    case 'weighted':
      return candidate.turnWeight + candidate.weight
    case 'random':
      return Math.random()
    case 'broadcast':
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

function isRoutable({ routable }: Candidate, { kind, isTransfer }: Sought): boolean {
  return routable[kind] === 'yes' || (isTransfer && routable[kind] === 'transfers')
}

/** Whether a candidate has no capacity left for a kind of work. */
function isFull({ load, capacity }: Candidate, kind: WorkKind): boolean {
  return load[kind] >= capacity[kind]
}

function idleOf({ idleSeconds }: Candidate): number {
  return idleSeconds ?? Infinity
}
