import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { Match } from '../../routing/conditions.ts'
import type { queueById } from './queries.ts'
import type { decisionPage } from './decision-queries.ts'
import type { reservationsByIds } from './reservation-queries.ts'

export function toQueue(row: RowFrom<typeof queueById>): Schema<'AutomationQueue'> {
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    isEnabled: row.isEnabled,
    order: row.sortOrder,
    priority: row.priority,
    channels: row.channels as Array<Schema<'ChannelType'>>,
    conditions: row.conditions,
    strategy: row.strategy,
    assignmentOrder: row.assignmentOrder,
    requiredSkills: row.requiredSkills,
    skillRelaxAfterSeconds: row.skillRelaxAfterSeconds,
    offerTimeoutSeconds: row.offerTimeoutSeconds,
    maxOffers: row.maxOffers,
    autoAccept: row.autoAccept,
    stickyAssignment: row.stickyAssignment,
    stickyMinutes: row.stickyMinutes,
    wrapUpSeconds: row.wrapUpSeconds,
    maxWaitSeconds: row.maxWaitSeconds,
    maxLength: row.maxLength,
    overflow:
      row.overflowAction === null
        ? null
        : { action: row.overflowAction, queueId: row.overflowQueueId },
    reassignOnOffline: row.reassignOnOffline,
    ticketOnMissedCall: row.ticketOnMissedCall,
    memberCount: row.memberCount,
    waitingCount: row.waitingCount,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    deletedAt: row.deletedAt,
    version: row.version,
  }
}

export function toReservation(row: RowFrom<typeof reservationsByIds>): Schema<'Reservation'> {
  return {
    id: row.id,
    queueId: row.queueId,
    entryId: row.entryId,
    entityType: row.entityType,
    entityId: row.entityId,
    kind: row.kind,
    userId: row.userId,
    status: row.status,
    reason: row.reason,
    offeredAt: row.offeredAt,
    expiresAt: row.expiresAt,
    acceptedAt: row.acceptedAt,
    wrapUpUntil: row.wrapUpUntil,
    endedAt: row.endedAt,
  }
}

export function toDecision(row: RowFrom<typeof decisionPage>): Schema<'RoutingDecision'> {
  return {
    id: row.id,
    entityType: row.entityType,
    entityId: row.entityId,
    queueId: row.queueId,
    entryId: row.entryId,
    reservationId: row.reservationId,
    strategy: row.strategy,
    outcome: row.outcome,
    assigneeId: row.assigneeId,
    isSticky: row.isSticky,
    candidates: row.candidates,
    decidedAt: row.decidedAt,
  }
}

export function toMatch(
  { id, name }: { id: string; name: string },
  reason: Match,
): Schema<'RoutingMatch'> {
  return { id, name, isMatch: reason === 'match', reason }
}
