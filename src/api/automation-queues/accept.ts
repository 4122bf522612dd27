import { pipeline } from '../../db/query/pipeline.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { emitInternally } from '../../events/reactions.ts'
import { reasonToAssign } from '../../routing/choose.ts'
import type { Strategy } from '../../db/schema/automation-queues.ts'
import type { RoutingEvents } from '../../routing/steps.ts'
import { assignWork, type Entity } from '../../routing/work.ts'
import { emitSteps } from './emit-steps.ts'
import { acceptOffer, assignEntry, otherOffers, rescindOffers } from './reservation-queries.ts'

/** A pending reservation. The transaction has locked its work. */
export interface Offer extends Entity {
  readonly id: string
  readonly queueId: string
  readonly entryId: string
  readonly userId: string
  readonly queueName: string
  readonly strategy: Strategy
}

/** Assigns offered work to the users who accept it, and rescinds the offers of the same work to others. */
export async function acceptOffers(ctx: ActorContext, offers: readonly Offer[]): Promise<void> {
  const { workspaceId } = ctx.actor
  for (const { id, entryId, queueId, userId, queueName, strategy, ...work } of offers) {
    const { entityType, entityId } = work
    const others =
      strategy === 'broadcast' ? await otherOffers(ctx.db, { workspaceId, entryId, id }) : []
    // The event of the entry comes first, so that the reactions to the assigned work find the entry assigned
    const steps: RoutingEvents = {
      work: [{ entityType, entityId }],
      entries: [{ id: entryId, type: 'queue.entry_assigned' }],
      reservations: [
        { id, type: 'reservation.accepted' },
        ...others.map((other) => ({ id: other.id, type: 'reservation.rescinded' as const })),
      ],
    }
    const reason = reasonToAssign(queueName, strategy)
    await emitSteps(ctx, steps, () =>
      pipeline(ctx.db, [
        () => assignEntry(ctx.db, { workspaceId, id: entryId, userId }),
        () => acceptOffer(ctx.db, { workspaceId, id }),
        () =>
          others.length > 0 &&
          rescindOffers(ctx.db, { workspaceId, ids: others.map((other) => other.id) }),
        () =>
          assignWork(ctx.db, { entityType, entityId }, { workspaceId, assigneeId: userId, reason }),
      ]),
    )
    emitInternally(ctx, 'queue.entry_left', { entryId, queueId, entityType, entityId })
  }
}
