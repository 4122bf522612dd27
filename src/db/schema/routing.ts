import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { id, idByDefault, instant, sequence, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy } from './keys.ts'
import {
  automationQueues,
  overflowActions,
  type RequiredSkill,
  strategies,
  workKinds,
} from './automation-queues.ts'
import { users } from './users.ts'

const entityTypes = ['ticket', 'conversation', 'call'] as const
export type EntityType = (typeof entityTypes)[number]

/**
 * The ticket, conversation or call that something is about. It has no foreign key, since it is in one of three
 * tables; none of them loses a row but by the deletion of its workspace.
 */
const entity = () => ({
  entityType: text('entity_type', { enum: entityTypes }).notNull(),
  entityId: uuid('entity_id').notNull(),
})

/** A ticket, conversation or call in a queue, from entering it until it is finished or has left. */
export const queueEntries = pgTable(
  'queue_entries',
  {
    workspaceId: workspaceId(),
    id: id(),
    position: sequence(),
    queueId: uuid('queue_id').notNull(),
    ...entity(),
    /** The kind of capacity that it takes. */
    kind: text('kind', { enum: workKinds }).notNull(),
    status: text('status', {
      enum: ['waiting', 'offered', 'assigned', 'completed', 'overflowed', 'abandoned', 'canceled'],
    }).notNull(),
    priority: integer('priority').notNull(),
    /** The priority was given; else it goes with the ticket's. */
    hasOwnPriority: boolean('has_own_priority').notNull().default(false),
    requiredSkills: jsonb('required_skills').$type<RequiredSkill[]>().notNull(),
    /** Somebody had it and transferred it: agents who take transfers only can get it. */
    isTransfer: boolean('is_transfer').notNull().default(false),
    /** It entered a full queue that does not overflow into another one, so that it overflows at once. */
    isSurplus: boolean('is_surplus').notNull().default(false),
    /** Required skills do not matter any more: it has waited too long. */
    isRelaxed: boolean('is_relaxed').notNull().default(false),
    /** A decision is recorded since it began to wait. */
    isAttempted: boolean('is_attempted').notNull().default(false),
    /** Null while it is offered to several users. */
    assigneeId: uuid('assignee_id'),
    offerCount: integer('offer_count').notNull().default(0),
    /** Users who rejected it or let an offer run out. */
    declinedBy: uuid('declined_by').array().notNull().default([]),
    /** The queues that it overflowed from. */
    visited: uuid('visited').array().notNull().default([]),
    enteredAt: instant('entered_at').notNull(),
    /** Time of entering this queue; `enteredAt` belongs to the first one. */
    queuedAt: instant('queued_at').notNull(),
    assignedAt: instant('assigned_at'),
    endedAt: instant('ended_at'),
    /** The action that was taken when it overflowed. */
    overflowAction: text('overflow_action', { enum: overflowActions }),
  },
  (t) => [
    primary(t, t.id),
    uniqueBy(t, 'entity_id', t.entityId).where(sql`status in ('waiting', 'offered', 'assigned')`),
    indexBy(t, 'entity_id', t.entityId),
    // In the two orders in which a queue is worked off
    indexBy(t, 'queue_id_waiting', t.queueId, t.enteredAt, t.position).where(
      sql`status = 'waiting'`,
    ),
    indexBy(t, 'queue_id_priority', t.queueId, t.priority, t.enteredAt, t.position).where(
      sql`status = 'waiting'`,
    ),
    indexBy(t, 'queue_id_unattempted', t.queueId).where(
      sql`status = 'waiting' and not is_attempted`,
    ),
    indexBy(t, 'queue_id_status', t.queueId, t.status),
    indexBy(t, 'queue_id_entered_at', t.queueId, t.enteredAt),
    // Since when somebody is idle
    indexBy(t, 'assignee_id_assigned_at', t.assigneeId, t.assignedAt),
    indexBy(t, 'assignee_id_voice', t.assigneeId).where(
      sql`status = 'assigned' and kind = 'voice'`,
    ),
    indexBy(t, 'assignee_id_ended_at', t.assigneeId, t.endedAt),
    refersTo(t, t.queueId, automationQueues).onDelete('cascade'),
    checkValues(t, t.status),
    check(
      'queue_entries_kind_check',
      sql`(entity_type, kind) in (('ticket', 'task'), ('conversation', 'chat'),
        ('conversation', 'email'), ('call', 'voice'))`,
    ),
  ],
)

/** An entry offered to a user, and what became of it. */
export const reservations = pgTable(
  'reservations',
  {
    workspaceId: workspaceId(),
    id: id(),
    position: sequence(),
    queueId: uuid('queue_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    ...entity(),
    kind: text('kind', { enum: workKinds }).notNull(),
    userId: uuid('user_id').notNull(),
    status: text('status').$type<Schema<'ReservationStatus'>>().notNull(),
    reason: text('reason'),
    offeredAt: instant('offered_at').notNull(),
    expiresAt: instant('expires_at'),
    acceptedAt: instant('accepted_at'),
    wrapUpUntil: instant('wrap_up_until'),
    endedAt: instant('ended_at'),
  },
  (t) => [
    primary(t, t.id),
    indexBy(t, 'position', t.position),
    indexBy(t, 'user_id', t.userId, t.position),
    indexBy(t, 'user_id_held', t.userId).where(sql`status in ('pending', 'wrapping')`),
    indexBy(t, 'queue_id', t.queueId, t.offeredAt),
    indexBy(t, 'entry_id', t.entryId),
    indexBy(t, 'entity_id', t.entityId),
    // For the timers
    indexBy(t, 'expires_at', t.expiresAt).where(sql`status = 'pending'`),
    indexBy(t, 'wrap_up_until', t.wrapUpUntil).where(sql`status = 'wrapping'`),
    refersTo(t, t.entryId, queueEntries).onDelete('cascade'),
    refersTo(t, t.userId, users),
  ],
)

/** The reasons for which an entry was assigned to a user, or to none. */
export const routingDecisions = pgTable(
  'routing_decisions',
  {
    workspaceId: workspaceId(),
    id: idByDefault(),
    position: sequence(),
    queueId: uuid('queue_id').notNull(),
    entryId: uuid('entry_id').notNull(),
    ...entity(),
    reservationId: uuid('reservation_id'),
    strategy: text('strategy', { enum: strategies }).notNull(),
    outcome: text('outcome', { enum: ['offered', 'assigned', 'pulled', 'nobody'] }).notNull(),
    assigneeId: uuid('assignee_id'),
    isSticky: boolean('is_sticky').notNull(),
    candidates: jsonb('candidates').$type<Array<Schema<'RoutingCandidate'>>>().notNull(),
    decidedAt: instant('decided_at').notNull(),
  },
  (t) => [
    primary(t, t.id),
    indexBy(t, 'entity_id', t.entityId, t.position),
    indexBy(t, 'decided_at', t.decidedAt),
    refersTo(t, t.entryId, queueEntries).onDelete('cascade'),
  ],
)

/**
 * Signals that a queue, or the queues of a user, have changed since they were last handled. They are written with the
 * change; a worker that has handled a queue deletes the signals from before it looked.
 */
export const routingSignals = pgTable(
  'routing_wakes',
  {
    workspaceId: workspaceId(),
    id: bigint('id', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    queueId: uuid('queue_id'),
    userId: uuid('user_id'),
    /** The queue that takes its offer back from the user. */
    recalledBy: uuid('recalled_by'),
  },
  (t) => [
    primary(t, t.id),
    check('routing_wakes_check', sql`(queue_id is null) <> (user_id is null)`),
  ],
)
