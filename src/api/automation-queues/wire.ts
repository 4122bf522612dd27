import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { type RequiredSkill, workKinds } from '../../db/schema/automation-queues.ts'
import type { Match } from '../../routing/conditions.ts'
import type { Eligibility } from '../../routing/strategies.ts'
import type { queueById } from './queries.ts'
import type { decisionPage } from './decision-queries.ts'
import type { entryById } from './entry-queries.ts'
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
    requiredSkills: row.requiredSkills.map(toRequiredSkill),
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

function toRequiredSkill({ name, minLevel }: RequiredSkill): Schema<'RequiredSkill'> {
  return { name, minLevel }
}

export type MemberRow = Omit<Schema<'QueueMember'>, 'isTruncated'>

export function toMember(row: MemberRow): Schema<'QueueMember'> {
  return {
    queueId: row.queueId,
    userId: row.userId,
    user: row.user,
    role: row.role,
    priority: row.priority,
    weight: row.weight,
    skills: row.skills.map(({ name, level }) => ({ name, level })),
    capacity: row.capacity && toCapacity(row.capacity),
    isPaused: row.isPaused,
    pauseReason: row.pauseReason,
    addedAt: row.addedAt,
  }
}

/** The kinds of work that have a capacity of their own in the queue. */
function toCapacity(kept: Schema<'QueueMemberCapacity'>): Schema<'QueueMemberCapacity'> {
  const limited = workKinds.filter((kind) => kept[kind] !== undefined)
  return Object.fromEntries(limited.map((kind) => [kind, kept[kind]]))
}

export type EntryRow = RowFrom<typeof entryById>

export function toEntry(row: EntryRow): Schema<'QueueEntry'> {
  return {
    id: row.id,
    queueId: row.queueId,
    entityType: row.entityType,
    entityId: row.entityId,
    kind: row.kind,
    status: row.status,
    priority: row.priority,
    requiredSkills: row.requiredSkills.map(toRequiredSkill),
    assigneeId: row.assigneeId,
    offerCount: row.offerCount,
    enteredAt: row.enteredAt,
    assignedAt: row.assignedAt,
    endedAt: row.endedAt,
    overflowAction: row.overflowAction,
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
    candidates: row.candidates.map(toCandidate),
    decidedAt: row.decidedAt,
  }
}

export function toCandidate({
  userId,
  eligible,
  reason,
  score,
}: Eligibility): Schema<'RoutingCandidate'> {
  return { userId, eligible, reason, score }
}

export function toMatch(
  { id, name }: { id: string; name: string },
  reason: Match,
): Schema<'RoutingMatch'> {
  return { id, name, isMatch: reason === 'match', reason }
}
