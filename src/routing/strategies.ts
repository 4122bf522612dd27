import type { Schema } from '../../generated/operations.ts'
import {
  type RequiredSkill,
  type Strategy,
  type WorkKind,
  workKinds,
} from '../db/schema/automation-queues.ts'

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
  /** Whether a role of the member permits `queues:work`. */
  readonly isPermitted: boolean
  readonly isPaused: boolean
  /** Whether there is a presence other than offline. */
  readonly isPresent: boolean
  readonly routable: ByKind<'yes' | 'transfers' | 'no'>
  readonly capacity: ByKind<number>
  /** Open work, offers and wrap-ups. */
  readonly load: ByKind<number>
  /** Levels by lower-case name. */
  readonly skills: Readonly<Record<string, number>>
  /** Seconds since the last piece of work was offered, assigned or ended; null if there was never any. */
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

/** The evaluation of one candidate, as decisions record it. */
export type Eligibility = Readonly<Schema<'RoutingCandidate'>>

/** Returns the first reason against a candidate. Presence and pauses do not matter to a pull. */
export function reasonOf(
  candidate: Candidate,
  request: WorkRequest,
  isPull = false,
): Eligibility['reason'] {
  if (!candidate.isActive) return 'not_active'
  if (!candidate.isPermitted) return 'not_permitted'
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
    const score = eligible ? rules[strategy].score(candidate, request, turns) : null
    return { userId: candidate.userId, eligible, reason, score }
  })
}

/** Returns the eligible candidates whom a strategy picks: all under `broadcast`, at most one otherwise. */
export function pick(
  strategy: Strategy,
  candidates: readonly Candidate[],
  evaluated: readonly Eligibility[],
): readonly Candidate[] {
  const { picks, isTieByIdleness = true } = rules[strategy]
  if (picks === 'none') return []
  const scores = new Map(evaluated.map(({ userId, score }) => [userId, score]))
  const eligible = candidates.filter(({ userId }) => scores.get(userId) !== null)
  if (picks === 'all') return eligible
  const sign = { lowest: 1, highest: -1, longest_idle: 0 }[picks]
  const byScore = (a: Candidate, b: Candidate) =>
    sign * ((scores.get(a.userId) ?? 0) - (scores.get(b.userId) ?? 0))
  const byIdleness = (a: Candidate, b: Candidate) =>
    isTieByIdleness ? idleOf(b) - idleOf(a) || 0 : 0
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

interface Rule {
  /** Name in the text by which a ticket explains how it was assigned. */
  readonly name: string
  /** Value that is compared, and shown in decisions. */
  readonly score: (
    candidate: Candidate,
    request: WorkRequest,
    turns: ReadonlyMap<string, number>,
  ) => number
  /** Candidates who are picked: the one with the lowest or the highest score, the longest idle one, all or none. */
  readonly picks: 'lowest' | 'highest' | 'longest_idle' | 'all' | 'none'
  /** Whether the longest idle one of several with the same score is picked, and not the one who was added first. */
  readonly isTieByIdleness?: boolean
}

const rules: Readonly<Record<Strategy, Rule>> = {
  round_robin: {
    name: 'round robin',
    score: ({ userId }, _, turns) => turns.get(userId) ?? 0,
    picks: 'lowest',
  },
  least_active: {
    name: 'least active',
    score: ({ load, capacity }, { kind }) => load[kind] / capacity[kind],
    picks: 'lowest',
  },
  longest_idle: {
    name: 'longest idle',
    score: ({ idleSeconds }) => (idleSeconds === null ? -1 : Math.round(idleSeconds)),
    picks: 'longest_idle',
  },
  priority_order: {
    name: 'priority order',
    score: ({ priority }) => priority,
    picks: 'lowest',
  },
  skills_based: {
    name: 'skills',
    score: (candidate, { requiredSkills }) =>
      requiredSkills.reduce((sum, { name }) => sum + levelOf(candidate, name), 0),
    picks: 'highest',
  },
  weighted: {
    name: 'weighted',
    score: ({ turnWeight, weight }) => turnWeight + weight,
    picks: 'highest',
    // Smooth weighted round robin is exact only in a fixed order
    isTieByIdleness: false,
  },
  random: { name: 'random', score: () => Math.random(), picks: 'lowest' },
  broadcast: { name: 'first to accept', score: () => 0, picks: 'all' },
  manual: { name: 'pulled', score: () => 0, picks: 'none' },
}

/** Returns the name of a strategy in the text by which a ticket explains how it was assigned. */
export function nameOfStrategy(strategy: Strategy): string {
  return rules[strategy].name
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

function isFull({ load, capacity }: Candidate, kind: WorkKind): boolean {
  return load[kind] >= capacity[kind]
}

function idleOf({ idleSeconds }: Candidate): number {
  return idleSeconds ?? Infinity
}
