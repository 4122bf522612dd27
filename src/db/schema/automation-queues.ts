import { sql } from 'drizzle-orm'
import { bigint, boolean, check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import type { Conditions } from '../../lib/conditions.ts'
import { changing, deletedAt, id, instant, position, sequence, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export type RequiredSkill = Schema<'RequiredSkill'>

export type Skill = Schema<'UserSkill'>

/** Kinds of work, each with a capacity of its own. */
export const workKinds = ['voice', 'chat', 'email', 'task'] as const
export type WorkKind = (typeof workKinds)[number]

/** The strategies by which queues select members (src/routing/strategies.ts). */
export const strategies = [
  'round_robin',
  'least_active',
  'longest_idle',
  'priority_order',
  'skills_based',
  'weighted',
  'random',
  'broadcast',
  'manual',
] as const
export type Strategy = (typeof strategies)[number]

/** Actions for work that waits too long in a queue, or that enters a full one. */
export const overflowActions = ['queue', 'voicemail', 'ticket', 'close'] as const
export type OverflowAction = (typeof overflowActions)[number]

export const automationQueues = pgTable(
  'automation_queues',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    name: text('name').notNull(),
    description: text('description'),
    isEnabled: boolean('is_enabled').notNull(),
    /** The `order` of a queue in the contract. */
    sortOrder: integer('sort_order').notNull(),
    priority: integer('priority').notNull(),
    channels: text('channels').array().notNull(),
    conditions: jsonb('conditions').$type<Conditions>().notNull(),
    strategy: text('strategy', { enum: strategies }).notNull(),
    assignmentOrder: text('assignment_order', { enum: ['fifo', 'lifo', 'priority'] }).notNull(),
    requiredSkills: jsonb('required_skills').$type<RequiredSkill[]>().notNull(),
    skillRelaxAfterSeconds: integer('skill_relax_after_seconds'),
    offerTimeoutSeconds: integer('offer_timeout_seconds').notNull(),
    maxOffers: integer('max_offers'),
    autoAccept: boolean('auto_accept').notNull(),
    stickyAssignment: text('sticky_assignment', {
      enum: ['none', 'last_agent', 'owner'],
    }).notNull(),
    /** Time after its end in which work that opens again stays with its last agent; null for no limit. */
    stickyMinutes: integer('sticky_minutes'),
    wrapUpSeconds: integer('wrap_up_seconds').notNull(),
    maxWaitSeconds: integer('max_wait_seconds'),
    maxLength: integer('max_length'),
    overflowAction: text('overflow_action', { enum: overflowActions }),
    /** Queue of the action `queue`. */
    overflowQueueId: uuid('overflow_queue_id'),
    reassignOnOffline: boolean('reassign_on_offline').notNull(),
    ticketOnMissedCall: boolean('ticket_on_missed_call').notNull().default(false),
    ...changing(),
    deletedAt: deletedAt(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'name', sql`name_key(${t.name})`).where(sql`deleted_at is null`),
    indexBy(t, 'sort_order', t.sortOrder, t.position),
    indexBy(t, 'overflow_queue_id', t.overflowQueueId).where(
      sql`overflow_queue_id is not null and deleted_at is null`,
    ),
    refersTo(t, t.overflowQueueId, t),
    checkValues(t, t.strategy),
    check(
      'automation_queues_overflow_check',
      sql`overflow_action is not null
        or (max_wait_seconds is null and max_length is null and max_offers is null)`,
    ),
    check('automation_queues_overflow_queue_id_check', sql`overflow_queue_id <> id`),
    check(
      'automation_queues_overflow_action_check',
      sql`(overflow_action is not distinct from 'queue') = (overflow_queue_id is not null)`,
    ),
  ],
)

/** An assignment of a queue's work locks its row, so that work is assigned one at a time, in the queue's order. */
export const queueCursors = pgTable(
  'queue_cursors',
  {
    workspaceId: workspaceId(),
    queueId: uuid('queue_id').notNull(),
    /** The position of the member who was served last. */
    lastPosition: bigint('last_position', { mode: 'number' }).notNull().default(0),
  },
  (t) => [primary(t, t.queueId), refersTo(t, t.queueId, automationQueues).onDelete('cascade')],
)

export const queueMembers = pgTable(
  'queue_members',
  {
    workspaceId: workspaceId(),
    queueId: uuid('queue_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The order in which members were added; of one sequence for all. */
    position: sequence(),
    role: text('role', { enum: ['agent', 'manager', 'lead'] }).notNull(),
    priority: integer('priority').notNull(),
    weight: integer('weight').notNull().default(1),
    /** The sum of weights that it is ahead of the others, or behind them when negative, under the strategy `weighted`. */
    turnWeight: bigint('turn_weight', { mode: 'number' }).notNull().default(0),
    skills: jsonb('skills').$type<Skill[]>().notNull(),
    capacity: jsonb('capacity').$type<Partial<Record<WorkKind, number>>>(),
    isPaused: boolean('is_paused').notNull().default(false),
    pauseReason: text('pause_reason'),
    addedAt: instant('added_at').notNull(),
  },
  (t) => [
    primary(t, t.queueId, t.userId),
    indexBy(t, 'user_id', t.userId),
    refersTo(t, t.queueId, automationQueues).onDelete('cascade'),
    refersTo(t, t.userId, users).onDelete('cascade'),
  ],
)
