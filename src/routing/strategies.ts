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

/** A member of a queue, with the work that the member has at this instant. */
export interface Candidate {
  readonly userId: string
  /** The order in which members were added. */
  readonly position: number
  readonly priority: number
  readonly weight: number
  /** The sum of weights since the strategy `weighted` selected the member last. */
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
  /** Seconds since the last piece of work was assigned or ended; null if there was never any. */
  readonly idleSeconds: number | null
}

/** A piece of work that is to be routed, with what it asks of a candidate. */
export interface WorkRequest {
  readonly kind: WorkKind
  /** Whether the work was transferred, so that agents who take only transfers can get it. */
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

/** The evaluation of one candidate, as decisions record it. */
export interface Eligibility {
  readonly userId: string
  readonly eligible: boolean
  readonly reason: Reason
  readonly score: number | null
}

/** Returns the first reason against a candidate. Presence and pauses do not matter to a pull. */
export function reasonOf(candidate: Candidate, request: WorkRequest, isPull = false): Reason {
  if (!candidate.isActive) return 'not_active'
  if (!isPull) {
    if (candidate.isPaused) return 'paused'
    if (!candidate.isPresent) return 'offline'
    if (!isRoutable(candidate, request)) return 'not_routable'
  }
  if (request.assigneeId === candidate.userId) return 'current_assignee'
  if (!isPull && request.declinedBy.includes(candidate.userId)) return 'declined'
  if (!request.isRelaxed && !isSkilled(candidate, request.requiredSkills)) return 'missing_skill'
  return isFull(candidate, request.kind) ? 'at_capacity' : 'eligible'
}

const anything = { requiredSkills: [], isRelaxed: true, declinedBy: [], assigneeId: null }

/** Returns the kinds of work that a candidate could get now; with `isTransfer` those of transferred work. */
export function freeKinds(candidate: Candidate, isTransfer = false): WorkKind[] {
  return workKinds.filter(
    (kind) => reasonOf(candidate, { ...anything, kind, isTransfer }) === 'eligible',
  )
}

/** Returns the kinds of work that a candidate has capacity for, whatever the presence. */
export function kindsWithCapacity(candidate: Candidate): WorkKind[] {
  return workKinds.filter((kind) => !isFull(candidate, kind))
}

/** Whether a candidate could get work of at least one kind. */
export function isFree(candidate: Candidate): boolean {
  return freeKinds(candidate, true).length > 0
}

/** Returns the eligibility of every candidate for a strategy that last served the member at `lastPosition`. */
export function evaluate(
  strategy: Strategy,
  candidates: readonly Candidate[],
  request: WorkRequest,
  lastPosition: number,
  isPull = false,
): Eligibility[] {
  const turns = rotation(candidates, lastPosition)
  return candidates.map((candidate) => {
    const reason = reasonOf(candidate, request, isPull)
    const eligible = reason === 'eligible'
    const score = eligible ? scoreOf(strategy, candidate, request, turns) : null
    return { userId: candidate.userId, eligible, reason, score }
  })
}

/** Returns the eligible candidates whom a strategy picks: all under `broadcast`, at most one otherwise. */
export function pick(
  strategy: Strategy,
  candidates: readonly Candidate[],
  evaluated: readonly Eligibility[],
): readonly Candidate[] {
  if (strategy === 'manual') return []
  const scores = new Map(evaluated.map(({ userId, score }) => [userId, score]))
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

/** Returns the sums of weights under the strategy `weighted` after one of the eligible members was selected. */
export function turnWeights(
  candidates: readonly Candidate[],
  evaluated: readonly Eligibility[],
  selectedId: string,
): Array<{ userId: string; turnWeight: number }> {
  const scores = new Map(evaluated.map(({ userId, score }) => [userId, score]))
  const eligible = candidates.filter(({ userId }) => scores.get(userId) !== null)
  const total = eligible.reduce((sum, { weight }) => sum + weight, 0)
  return eligible.map(({ userId, weight, turnWeight }) => ({
    userId,
    turnWeight: turnWeight + weight - (userId === selectedId ? total : 0),
  }))
}

/** Returns the required skills of several lists, each with its highest level. */
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
  { requiredSkills, kind }: WorkRequest,
  turns: ReadonlyMap<string, number>,
): number {
  switch (strategy) {
    case 'round_robin':
      return turns.get(candidate.userId) ?? 0
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

/** Returns the turn of each candidate: 1 for the first one after `lastPosition`. */
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

function isRoutable({ routable }: Candidate, { kind, isTransfer }: WorkRequest): boolean {
  return routable[kind] === 'yes' || (isTransfer && routable[kind] === 'transfers')
}

/** Whether a candidate has no capacity left for a kind of work. */
function isFull({ load, capacity }: Candidate, kind: WorkKind): boolean {
  return load[kind] >= capacity[kind]
}

function idleOf({ idleSeconds }: Candidate): number {
  return idleSeconds ?? Infinity
}
