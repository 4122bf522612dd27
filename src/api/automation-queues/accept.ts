import { pipeline } from '../../db/query/pipeline.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { newId } from '../../lib/ids.ts'
import { reasonToAssign } from '../../routing/choose.ts'
import type { Strategy } from '../../db/schema/automation-queues.ts'
import { assignOrOfferEntry, insertReservations } from '../../routing/queries.ts'
import type { RoutingEvents } from '../../routing/steps.ts'
import { assignWork, type Entity } from '../../routing/work.ts'
import { emitSteps } from './emit-steps.ts'
import { acceptOffer, endReservations, otherOffers } from './reservation-queries.ts'

/** A queue entry of locked work, and the user who gets it. */
export interface AssignedEntry extends Entity {
  readonly entryId: string
  readonly queueId: string
  readonly userId: string
}

/** A pending reservation. The transaction has locked its work. */
export interface Offer extends AssignedEntry {
  readonly id: string
  readonly queueName: string
  readonly strategy: Strategy
}

/** Assigns offered work to the users who accept it, and rescinds the offers of the same work to others. */
export async function acceptOffers(ctx: ActorContext, offers: readonly Offer[]): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const offer of offers) {
    const { id, userId, queueName, strategy } = offer
    const reason = reasonToAssign(queueName, strategy)
    await assign(ctx, id, offer, [
      () => acceptOffer(ctx.db, { workspaceId, id }),
      () => assignWork(ctx.db, offer, { workspaceId, assigneeId: userId, reason }),
    ])
  }
}

/**
 * Assigns calls to members of their queues who have answered them without an offer, as when the phone system
 * distributes calls itself. The transaction has locked the calls.
 */
export async function assignAnswered(
  ctx: ActorContext,
  answered: readonly AssignedEntry[],
): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const entry of answered) {
    const { entryId, userId } = entry
    const id = newId()
    const reservation = { workspaceId, ids: [id], userIds: [userId], entryId, isAccepted: true }
    await assign(ctx, id, entry, [
      () => insertReservations(ctx.db, { ...reservation, timeoutSeconds: 0 }),
    ])
  }
}

/** Assigns an entry by a reservation, which `statements` store, rescinds all other offers of it, and emits the events. */
async function assign(
  ctx: ActorContext,
  id: string,
  { entryId, queueId, userId, entityType, entityId }: AssignedEntry,
  statements: ReadonlyArray<() => Promise<unknown>>,
): Promise<void> {
  const { workspaceId } = ctx.actor
  const others = await otherOffers(ctx.db, { workspaceId, entryId, id })
  // The event of the entry comes first, so that the reactions to the assigned work find the entry assigned
  const steps: RoutingEvents = {
    work: [{ entityType, entityId }],
    entries: [{ id: entryId, type: 'queue.entry_assigned' }],
    reservations: [
      { id, type: 'reservation.accepted' },
      ...others.map((other) => ({ id: other.id, type: 'reservation.rescinded' as const })),
    ],
  }
  const ids = others.map((other) => other.id)
  const assigned = {
    workspaceId,
    id: entryId,
    assigneeId: userId,
    isAssigned: true,
    isOffer: false,
  }
  await emitSteps(ctx, steps, () =>
    pipeline(ctx.db, [
      () => assignOrOfferEntry(ctx.db, assigned),
      ...statements,
      () =>
        ids.length > 0 &&
        endReservations(ctx.db, { workspaceId, ids, status: 'rescinded', reason: null }),
    ]),
  )
  emitInternally(ctx, 'queue.entry_left', { entryId, queueId, entityType, entityId })
}
