import type { Db } from '../db/pool/client.ts'
import { type ActorContext, system } from '../auth/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { newId } from '../lib/ids.ts'
import {
  type Candidate,
  freeKinds,
  isFree,
  evaluate,
  reasonOf,
  turnWeights,
  type Eligibility,
} from './strategies.ts'
import {
  candidatesOf,
  type Decision,
  findEntry,
  type FoundEntry,
  assignOrOfferEntry,
  insertDecisions,
  insertReservations,
  updateTurnWeights,
  markAttempted,
  moveCursor,
  type QueueKey,
  queueToRoute,
  type RoutedQueue,
  takeTurn,
  unattempted,
} from './queries.ts'
import { tryLockAgents } from './agent-locks.ts'
import { type Choice, chooseFor, reasonToAssign, requestFor } from './choose.ts'
import { emitSteps, type RoutingEvents } from './steps.ts'
import { signalQueues } from './queue-signals.ts'
import { assignWork } from './work.ts'

/** The outcome of a turn. After `busy`, when another transaction has a lock that is needed, the caller retries soon. */
export type Outcome = 'routed' | 'recorded' | 'nothing' | 'busy'

const recordedAtOnce = 100
const looks = 3

/**
 * Offers or assigns the first entry of a queue that has an eligible member, to the member whom the strategy picks. It
 * deletes the queue's signals before it searches, and stores a new one unless there was no such entry. So a change in
 * the meantime leads to another turn, even if this process is killed.
 */
export async function assignNext(db: Db, key: QueueKey): Promise<Outcome> {
  const [[turn], [queue], candidates] = await Promise.all([
    takeTurn(db, key),
    queueToRoute(db, { workspaceId: key.workspaceId, id: key.queueId }),
    candidatesOf(db, { ...key, userId: null }),
  ])
  if (!turn) return 'busy'
  if (!queue?.isEnabled || queue.strategy === 'manual') return 'nothing'

  const ctx = system(db, key.workspaceId, turn.now)
  const outcome = await routeFirst(ctx, queue, candidates, turn.lastPosition)
  if (outcome === 'busy' || outcome === 'recorded') {
    await signalQueues(db, { workspaceId: key.workspaceId, queueIds: [key.queueId] })
  }
  return outcome
}

async function routeFirst(
  ctx: ActorContext,
  queue: RoutedQueue,
  candidates: readonly Candidate[],
  lastPosition: number,
): Promise<Outcome> {
  const { db, actor } = ctx
  const key = { workspaceId: actor.workspaceId, queueId: queue.id }
  const free = candidates.filter(isFree)
  if (free.length > 0) {
    const [found] = await findEntry[queue.assignmentOrder](db, {
      ...key,
      free: JSON.stringify(free.map(asFree)),
      required: JSON.stringify(queue.requiredSkills),
      isPull: false,
    })
    if (isLocked(found)) {
      return offer(ctx, { queue, entry: found, candidates }, lastPosition)
    }
    if (found && found.count > 0) return 'busy'
  }
  const hasMore = await recordIneligible(db, key, queue, candidates, lastPosition)
  return hasMore ? 'recorded' : 'nothing'
}

/** Returns the members of a candidate that the search for an entry reads. */
function asFree(candidate: Candidate) {
  const { userId, skills } = candidate
  const [kinds, transferKinds] = [freeKinds(candidate), freeKinds(candidate, true)]
  return { userId, skills, kinds, transferKinds }
}

export type LockedEntry = FoundEntry & { readonly id: string }

/** Whether an entry was found and locked; other transactions may have locked all that were found. */
export function isLocked(found: FoundEntry | undefined): found is LockedEntry {
  return found !== undefined && found.id !== null
}

interface Offer {
  readonly queue: RoutedQueue
  readonly entry: LockedEntry
  readonly candidates: readonly Candidate[]
}

/** Picks a member, locks this user against other assignments, and checks that the user is still eligible. */
async function offer(
  ctx: ActorContext,
  { queue, entry, candidates }: Offer,
  lastPosition: number,
): Promise<Outcome> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const key = { workspaceId, queueId: queue.id }
  const request = requestFor(queue, entry)
  let present = candidates
  for (let look = 1; look <= looks; look++) {
    const { selected, ...choice } = chooseFor(queue, entry, present, lastPosition)
    const [only] = selected
    if (!only) return 'busy'
    const userIds = selected.map(({ userId }) => userId)
    const isOne = selected.length === 1
    const [[agents], now] = await Promise.all([
      tryLockAgents(db, { workspaceId, userIds }),
      candidatesOf(db, { ...key, userId: isOne ? only.userId : null }),
    ])
    if (!agents?.areHeld) return 'busy'

    const held = now.filter(
      (one) => userIds.includes(one.userId) && reasonOf(one, request) === 'eligible',
    )
    const [first, ...others] = held.map(({ userId }) => userId)
    if (first !== undefined) {
      const isAssigned = queue.autoAccept && queue.strategy !== 'broadcast'
      const outcome = isAssigned ? 'assigned' : 'offered'
      await Promise.all([
        offerOrAssign(ctx, { queue, entry, userIds: [first, ...others], outcome, ...choice }),
        ...(choice.isSticky || !isOne ? [] : [moveTurn(db, key, queue, only, present, choice)]),
        signalQueues(db, { workspaceId, queueIds: [queue.id] }),
      ])
      return 'routed'
    }
    present = await candidatesOf(db, { ...key, userId: null })
  }
  return 'busy'
}

/** Stores whose turn comes next under the strategies that take turns. */
async function moveTurn(
  db: Db,
  key: QueueKey,
  { strategy }: RoutedQueue,
  { userId, position }: Candidate,
  candidates: readonly Candidate[],
  { evaluated }: Omit<Choice, 'selected'>,
): Promise<void> {
  if (strategy === 'weighted') {
    const weights = JSON.stringify(turnWeights(candidates, evaluated, userId))
    await updateTurnWeights(db, { ...key, weights })
  } else {
    await moveCursor(db, { ...key, position })
  }
}

interface Assignment {
  readonly queue: RoutedQueue
  readonly entry: LockedEntry
  /** Only an offer may have several. */
  readonly userIds: readonly [string, ...string[]]
  readonly outcome: 'offered' | 'assigned' | 'pulled'
  readonly isSticky: boolean
  readonly evaluated: readonly Eligibility[]
}

/** Offers or assigns an entry, records the decision and emits the events, in one round trip to the database. */
export async function offerOrAssign(
  ctx: ActorContext,
  { queue, entry, userIds, outcome, isSticky, evaluated }: Assignment,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const { entityType, entityId } = entry
  const isAssigned = outcome !== 'offered'
  const ids = userIds.map(() => newId())
  const isOne = userIds.length === 1
  const assigneeId = isOne ? userIds[0] : null
  const decision: Decision = {
    queueId: queue.id,
    entryId: entry.id,
    entityType,
    entityId,
    reservationId: isOne ? (ids[0] ?? null) : null,
    strategy: queue.strategy,
    outcome,
    assigneeId,
    isSticky,
    candidates: evaluated,
  }
  const steps: RoutingEvents = isAssigned
    ? {
        work: [{ entityType, entityId }],
        entries: [{ id: entry.id, type: 'queue.entry_assigned' }],
        reservations: ids.map((id) => ({ id, type: 'reservation.accepted' })),
      }
    : { reservations: ids.map((id) => ({ id, type: 'reservation.offered' })) }
  await emitSteps(ctx, steps, () =>
    Promise.all([
      assignOrOfferEntry(db, {
        workspaceId,
        id: entry.id,
        assigneeId,
        isAssigned,
        isOffer: outcome !== 'pulled',
      }),
      insertReservations(db, {
        workspaceId,
        ids,
        userIds,
        entryId: entry.id,
        isAccepted: isAssigned,
        timeoutSeconds: queue.offerTimeoutSeconds,
      }),
      insertDecisions(db, { workspaceId, decisions: JSON.stringify([decision]) }),
      ...(isAssigned
        ? [
            assignWork(db, entry, {
              workspaceId,
              assigneeId,
              reason: reasonToAssign(queue.name, outcome === 'pulled' ? 'manual' : queue.strategy),
            }),
          ]
        : []),
    ]),
  )
  if (!isAssigned) return
  emitInternally(ctx, 'queue.entry_left', {
    entryId: entry.id,
    queueId: queue.id,
    entityType,
    entityId,
  })
}

/** Records the candidates of entries for which none is eligible. Returns true if there may be more such entries. */
async function recordIneligible(
  db: Db,
  key: QueueKey,
  queue: RoutedQueue,
  candidates: readonly Candidate[],
  lastPosition: number,
): Promise<boolean> {
  const entries = await unattempted(db, { ...key, batch: recordedAtOnce })
  if (entries.length === 0) return false

  const decisions = entries.map((entry): Decision => ({
    queueId: queue.id,
    entryId: entry.id,
    entityType: entry.entityType,
    entityId: entry.entityId,
    reservationId: null,
    strategy: queue.strategy,
    outcome: 'nobody',
    assigneeId: null,
    isSticky: false,
    candidates: evaluate(queue.strategy, candidates, requestFor(queue, entry), lastPosition),
  }))
  const { workspaceId } = key
  await Promise.all([
    insertDecisions(db, { workspaceId, decisions: JSON.stringify(decisions) }),
    markAttempted(db, { workspaceId, ids: entries.map(({ id }) => id) }),
  ])
  return entries.length === recordedAtOnce
}
