import type { Db } from '../db/pool/client.ts'
import { type ActorContext, system } from '../auth/actor.ts'
import { emitInternally } from '../events/reactions.ts'
import { newId } from '../lib/ids.ts'
import { iso } from '../lib/time.ts'
import {
  type Candidate,
  freeKinds,
  isFree,
  judge,
  reasonOf,
  turnWeights,
  type Verdict,
} from './pick.ts'
import {
  candidatesOf,
  type Decision,
  findEntry,
  type FoundEntry,
  giveEntry,
  insertDecisions,
  insertReservations,
  keepTurnWeights,
  markAttempted,
  moveCursor,
  type QueueKey,
  queueToRoute,
  type RoutedQueue,
  takeTurn,
  unattempted,
} from './queries.ts'
import { tryAgents } from './agent-locks.ts'
import { type Choice, chooseFor, reasonToAssign, soughtBy } from './choose.ts'
import { emitSteps, type Steps } from './steps.ts'
import { wakeQueues } from './wakes.ts'
import { assignWork } from './work.ts'

/** `busy`: somebody else holds what is needed; to be tried again soon. */
export type Outcome = 'given' | 'recorded' | 'nothing' | 'busy'

const recordedAtOnce = 100
const looks = 3

/**
 * Gives the first entry of a queue that suits somebody to whom the strategy picks, in a transaction of
 * its own. It takes the queue's wakes before it looks, and leaves one unless there was nothing to give:
 * so whatever changes meanwhile is looked at again, also when this process is killed.
 */
export async function giveNext(db: Db, key: QueueKey): Promise<Outcome> {
  const [[turn], [queue], candidates] = await Promise.all([
    takeTurn(db, key),
    queueToRoute(db, key),
    candidatesOf(db, { ...key, userId: null }),
  ])
  if (!turn) return 'busy'
  if (!queue?.isEnabled || queue.strategy === 'manual') return 'nothing'

  const ctx = system(db, key.workspaceId, iso(turn.now))
  const outcome = await attempt(ctx, queue, candidates, turn.lastPosition)
  if (outcome === 'busy' || outcome === 'recorded') {
    await wakeQueues(db, { workspaceId: key.workspaceId, queueIds: [key.queueId] })
  }
  return outcome
}

async function attempt(
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
  const isMore = await recordNobody(db, key, queue, candidates, lastPosition)
  return isMore ? 'recorded' : 'nothing'
}

/** What finding an entry needs to know of somebody who could get one. */
function asFree(candidate: Candidate) {
  const { userId, skills } = candidate
  const [kinds, transferKinds] = [freeKinds(candidate), freeKinds(candidate, true)]
  return { userId, skills, kinds, transferKinds }
}

export type LockedEntry = FoundEntry & { readonly id: string }

/** Whether an entry was found that nobody else holds. */
export function isLocked(found: FoundEntry | undefined): found is LockedEntry {
  return found !== undefined && found.id !== null
}

interface Offer {
  readonly queue: RoutedQueue
  readonly entry: LockedEntry
  readonly candidates: readonly Candidate[]
}

/** Picks somebody and, once nobody else can give work to the same user, looks whether it still holds. */
async function offer(
  ctx: ActorContext,
  { queue, entry, candidates }: Offer,
  lastPosition: number,
): Promise<Outcome> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const key = { workspaceId, queueId: queue.id }
  const sought = soughtBy(queue, entry)
  let present = candidates
  for (let look = 1; look <= looks; look++) {
    const { selected, ...choice } = chooseFor(queue, entry, present, lastPosition)
    const [only] = selected
    if (!only) return 'busy'
    const userIds = selected.map(({ userId }) => userId)
    const isOne = selected.length === 1
    const [[agents], now] = await Promise.all([
      tryAgents(db, { workspaceId, userIds }),
      candidatesOf(db, { ...key, userId: isOne ? only.userId : null }),
    ])
    if (!agents?.areHeld) return 'busy'

    const held = now.filter(
      (one) => userIds.includes(one.userId) && reasonOf(one, sought) === 'eligible',
    )
    const [first, ...others] = held.map(({ userId }) => userId)
    if (first !== undefined) {
      const isAssigned = queue.autoAccept && queue.strategy !== 'broadcast'
      const outcome = isAssigned ? 'assigned' : 'offered'
      await Promise.all([
        give(ctx, { queue, entry, userIds: [first, ...others], outcome, ...choice }),
        ...(choice.isSticky || !isOne ? [] : [moveTurn(db, key, queue, only, present, choice)]),
        wakeQueues(db, { workspaceId, queueIds: [queue.id] }),
      ])
      return 'given'
    }
    present = await candidatesOf(db, { ...key, userId: null })
  }
  return 'busy'
}

/** Keeps whose turn comes next under the strategies that take turns. */
async function moveTurn(
  db: Db,
  key: QueueKey,
  { strategy }: RoutedQueue,
  { userId, position }: Candidate,
  candidates: readonly Candidate[],
  { verdicts }: Omit<Choice, 'selected'>,
): Promise<void> {
  if (strategy === 'weighted') {
    const weights = JSON.stringify(turnWeights(candidates, verdicts, userId))
    await keepTurnWeights(db, { ...key, weights })
  } else {
    await moveCursor(db, { ...key, position })
  }
}

interface Gift {
  readonly queue: RoutedQueue
  readonly entry: LockedEntry
  /** Several only for an offer. */
  readonly userIds: readonly [string, ...string[]]
  readonly outcome: 'offered' | 'assigned' | 'pulled'
  readonly isSticky: boolean
  readonly verdicts: readonly Verdict[]
}

/** Offers or assigns an entry, records the decision and emits the events. The statements travel together. */
export async function give(
  ctx: ActorContext,
  { queue, entry, userIds, outcome, isSticky, verdicts }: Gift,
): Promise<void> {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const { entityType, entityId } = entry
  const isAssigned = outcome !== 'offered'
  const ids = userIds.map(() => newId())
  const isOne = userIds.length === 1
  const userId = isOne ? userIds[0] : null
  const decision: Decision = {
    queueId: queue.id,
    entryId: entry.id,
    entityType,
    entityId,
    reservationId: isOne ? (ids[0] ?? null) : null,
    strategy: queue.strategy,
    outcome,
    userId,
    isSticky,
    candidates: verdicts,
  }
  const steps: Steps = isAssigned
    ? {
        work: [{ entityType, entityId }],
        entries: [{ id: entry.id, type: 'queue.entry_assigned' }],
        reservations: ids.map((id) => ({ id, type: 'reservation.accepted' })),
      }
    : { reservations: ids.map((id) => ({ id, type: 'reservation.offered' })) }
  await emitSteps(ctx, steps, () =>
    Promise.all([
      giveEntry(db, {
        workspaceId,
        id: entry.id,
        userId,
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
              userId,
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

/** Keeps of entries that nobody can get who was considered; true when there may be more of them. */
async function recordNobody(
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
    userId: null,
    isSticky: false,
    candidates: judge(queue.strategy, candidates, soughtBy(queue, entry), lastPosition),
  }))
  const { workspaceId } = key
  await Promise.all([
    insertDecisions(db, { workspaceId, decisions: JSON.stringify(decisions) }),
    markAttempted(db, { workspaceId, ids: entries.map(({ id }) => id) }),
  ])
  return entries.length === recordedAtOnce
}
