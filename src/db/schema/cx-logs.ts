import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, idByDefault, instant, position, sequence, workspaceId } from './columns.ts'
import { indexBy, primary, refersTo, uniquePosition } from './keys.ts'
import { automationQueues } from './automation-queues.ts'
import { channels } from './channels.ts'
import { contacts } from './contacts.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

/** The details of an entry in the timeline of a case, besides its time and actor. */
export type CaseDetail = Readonly<Partial<Schema<'CxLogTimelineDetail'>>>

/** Cases: one row for each interaction, with what its timeline comes to. */
export const cxLogs = pgTable(
  'cx_logs',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    /** Follows from the id of what the case is about (see `caseIdOf`); external cases have one of their own. */
    id: idByDefault(),
    /** The case's number. */
    position: position(),
    kind: text('kind', { enum: ['chat', 'email', 'call', 'ticket', 'external'] }).notNull(),
    contactId: uuid('contact_id'),
    contactLabel: text('contact_label').array().notNull().default([]),
    customerPhone: text('customer_phone'),
    channelId: uuid('channel_id'),
    channelType: text('channel_type').$type<Schema<'CxLogChannelType'>>().notNull(),
    direction: text('direction', { enum: ['inbound', 'outbound', 'internal'] }).notNull(),
    status: text('status', { enum: ['open', 'hold', 'closed'] })
      .notNull()
      .default('open'),
    queueId: uuid('queue_id'),
    firstAssigneeId: uuid('first_assignee_id'),
    agentId: uuid('agent_id'),
    closedAssigneeId: uuid('closed_assignee_id'),
    startedAt: instant('started_at').notNull(),
    assignedAt: instant('assigned_at'),
    firstRepliedAt: instant('first_replied_at'),
    closedAt: instant('closed_at'),
    wrapUpEndedAt: instant('wrap_up_ended_at'),
    /** Since when status and agent have been what they are. */
    stateSince: instant('state_since').notNull(),
    /** Before `state_since`: on hold, and open with an agent. */
    holdSeconds: integer('hold_seconds').notNull().default(0),
    handledSeconds: integer('handled_seconds').notNull().default(0),
    transferCount: integer('transfer_count').notNull().default(0),
    reopenCount: integer('reopen_count').notNull().default(0),
    inboundCount: integer('inbound_count').notNull().default(0),
    outboundCount: integer('outbound_count').notNull().default(0),
    disposition: text('disposition'),
    note: text('note'),
    wrapUp: jsonb('wrap_up').$type<Record<string, string>>().notNull().default({}),
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    indexBy(t, 'started_at', t.startedAt, t.position),
    indexBy(t, 'updated_at', t.updatedAt, t.position),
    indexBy(t, 'agent_id', t.agentId, t.startedAt, t.position),
    indexBy(t, 'queue_id', t.queueId, t.startedAt, t.position),
    indexBy(t, 'contact_id', t.contactId, t.startedAt, t.position),
    // What is being handled: few of all
    indexBy(t, 'open', t.status, t.startedAt, t.position).where(sql`status <> 'closed'`),
    refersTo(t, t.contactId, contacts),
    refersTo(t, t.channelId, channels),
    refersTo(t, t.queueId, automationQueues),
    refersTo(t, t.agentId, users),
    refersTo(t, t.firstAssigneeId, users),
    refersTo(t, t.closedAssigneeId, users),
    check('cx_logs_status_check', sql`(status = 'closed') = (closed_at is not null)`),
  ],
)

/** Everything that happened in a case; rows are only added, except for calls, which are reported again. */
export const cxLogEvents = pgTable(
  'cx_log_events',
  {
    workspaceId: workspaceId(),
    id: idByDefault(),
    /** Number from one sequence for all cases, so that they do not wait for one another. */
    position: sequence(),
    cxLogId: uuid('cx_log_id').notNull(),
    kind: text('kind').$type<Schema<'CxLogTimelineKind'>>().notNull(),
    at: instant('at').notNull(),
    actorType: text('actor_type', { enum: ['user', 'token', 'contact', 'system'] }).notNull(),
    actorId: uuid('actor_id'),
    detail: jsonb('detail').$type<CaseDetail>().notNull(),
  },
  (t) => [
    // In the order of the timeline, from which alone they are read
    primary(t, t.cxLogId, t.at, t.position),
    refersTo(t, t.cxLogId, cxLogs).onDelete('cascade'),
  ],
)
