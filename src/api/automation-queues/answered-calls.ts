import { pipeline } from '../../db/query/pipeline.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { newId } from '../../lib/ids.ts'
import { assignOrOfferEntry, insertReservations } from '../../routing/queries.ts'
import type { RoutingEvents } from '../../routing/steps.ts'
import { answeredByMembers } from './call-queries.ts'
import { emitSteps } from './emit-steps.ts'
import { otherOffers, rescindOffers } from './reservation-queries.ts'

/**
 * Assigns calls to members of their queues who have answered them without an offer, as when the phone system
 * distributes calls itself. The transaction has locked the calls.
 */
export async function assignAnswered(ctx: ActorContext, ids: readonly string[]): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const { entryId, queueId, entityId, userId } of await answeredByMembers(ctx.db, {
    workspaceId,
    ids,
  })) {
    const id = newId()
    const others = await otherOffers(ctx.db, { workspaceId, entryId, id })
    const steps: RoutingEvents = {
      entries: [{ id: entryId, type: 'queue.entry_assigned' }],
      reservations: [
        { id, type: 'reservation.accepted' },
        ...others.map((other) => ({ id: other.id, type: 'reservation.rescinded' as const })),
      ],
    }
    const reservation = { ids: [id], userIds: [userId], entryId, isAccepted: true }
    await emitSteps(ctx, steps, () =>
      pipeline(ctx.db, [
        () =>
          assignOrOfferEntry(ctx.db, {
            workspaceId,
            id: entryId,
            assigneeId: userId,
            isAssigned: true,
            isOffer: false,
          }),
        () => insertReservations(ctx.db, { workspaceId, ...reservation, timeoutSeconds: 0 }),
        () =>
          others.length > 0 &&
          rescindOffers(ctx.db, { workspaceId, ids: others.map((other) => other.id) }),
      ]),
    )
    emitInternally(ctx, 'queue.entry_left', { entryId, queueId, entityType: 'call', entityId })
  }
}
