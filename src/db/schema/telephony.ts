import { sql } from 'drizzle-orm'
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, id, instant, position, updatedAt, version, workspaceId } from '../columns.ts'
import { automationQueues } from './automation-queues.ts'
import { contacts } from './contacts.ts'
import { mediaFiles } from './media.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export interface CallLeg {
  readonly id: string
  readonly type: 'caller' | 'ivr' | 'queue' | 'agent' | 'transfer' | 'voicemail'
  readonly userId: string | null
  readonly queueId: string | null
  readonly startedAt: string | null
  readonly answeredAt: string | null
  readonly endedAt: string | null
  readonly result: string | null
}

export interface CallQuality {
  readonly mos: number | null
  readonly jitterMs: number | null
  readonly packetLossPct: number | null
}

export interface TranscriptSegment {
  readonly speaker: string
  readonly startMs: number
  readonly endMs: number
  readonly text: string
}

/** The talk duration as its sort index holds it: what is unknown comes first. */
export const talkRank = sql`coalesce("talk_duration", -1)`

/** Call detail records: one row for each call of a phone system. */
export const cdrs = pgTable(
  'cdrs',
  {
    workspaceId: workspaceId().references(() => workspaces.id, { onDelete: 'cascade' }),
    id: id(),
    position: position(),
    provider: text('provider').notNull(),
    externalCallId: text('external_call_id').notNull(),
    callId: text('call_id').notNull(),
    parentCallId: text('parent_call_id'),
    direction: text('direction', { enum: ['inbound', 'outbound', 'internal'] }).notNull(),
    callFrom: text('call_from'),
    callFromName: text('call_from_name'),
    rawFrom: text('raw_from'),
    callTo: text('call_to'),
    callToName: text('call_to_name'),
    rawTo: text('raw_to'),
    did: text('did'),
    trunk: text('trunk'),
    extension: text('extension'),
    status: text('status').notNull(),
    endReason: text('end_reason'),
    startedAt: instant('started_at').notNull(),
    ringingAt: instant('ringing_at'),
    queuedAt: instant('queued_at'),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    callDuration: integer('call_duration'),
    ringDuration: integer('ring_duration'),
    queueDuration: integer('queue_duration'),
    talkDuration: integer('talk_duration'),
    holdDuration: integer('hold_duration'),
    wrapUpDuration: integer('wrap_up_duration'),
    agentId: uuid('agent_id'),
    queueId: uuid('queue_id'),
    contactId: uuid('contact_id'),
    ticketId: uuid('ticket_id'),
    legs: jsonb('legs').$type<CallLeg[]>().notNull(),
    transferType: text('transfer_type').notNull(),
    transferredToId: uuid('transferred_to_id'),
    recordingStatus: text('recording_status', {
      enum: ['none', 'processing', 'available', 'deleted'],
    })
      .notNull()
      .default('none'),
    recordingDuration: integer('recording_duration'),
    recordingConsent: text('recording_consent', {
      enum: ['always', 'opt_in', 'opt_out', 'never', 'unknown'],
    })
      .notNull()
      .default('unknown'),
    quality: jsonb('quality').$type<CallQuality>(),
    cost: jsonb('cost').$type<{ amount: string; currency: string }>(),
    disposition: text('disposition'),
    note: text('note'),
    tags: text('tags').array().notNull(),
    /** The columns that callers have reported; the others are derived again with each change. */
    reported: text('reported').array().notNull(),
    /** The values from its events, by column; null when there are none. */
    live: jsonb('live').$type<Record<string, unknown>>(),
    /** The user who is talking in it now according to its events. */
    talkingId: uuid('talking_id'),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'cdrs_pkey', columns: [t.workspaceId, t.id] }),
    unique('cdrs_workspace_id_position_key').on(t.workspaceId, t.position),
    uniqueIndex('cdrs_workspace_id_provider_external_call_id_key').on(
      t.workspaceId,
      t.provider,
      t.externalCallId,
    ),
    index('cdrs_workspace_id_started_at_idx').on(t.workspaceId, t.startedAt, t.position),
    index('cdrs_workspace_id_talk_duration_idx').on(t.workspaceId, talkRank, t.position),
    index('cdrs_workspace_id_agent_id_idx').on(t.workspaceId, t.agentId, t.startedAt, t.position),
    index('cdrs_workspace_id_queue_id_idx').on(t.workspaceId, t.queueId, t.startedAt, t.position),
    index('cdrs_workspace_id_contact_id_idx').on(
      t.workspaceId,
      t.contactId,
      t.startedAt,
      t.position,
    ),
    index('cdrs_workspace_id_ticket_id_idx')
      .on(t.workspaceId, t.ticketId, t.startedAt, t.position)
      .where(sql`ticket_id is not null`),
    index('cdrs_workspace_id_talking_id_idx')
      .on(t.workspaceId, t.talkingId)
      .where(sql`talking_id is not null`),
    index('cdrs_workspace_id_call_from_idx').on(t.workspaceId, t.callFrom, t.startedAt, t.position),
    index('cdrs_workspace_id_call_to_idx').on(t.workspaceId, t.callTo, t.startedAt, t.position),
    foreignKey({
      name: 'cdrs_workspace_id_agent_id_fkey',
      columns: [t.workspaceId, t.agentId],
      foreignColumns: [users.workspaceId, users.id],
    }),
    foreignKey({
      name: 'cdrs_workspace_id_transferred_to_id_fkey',
      columns: [t.workspaceId, t.transferredToId],
      foreignColumns: [users.workspaceId, users.id],
    }),
    foreignKey({
      name: 'cdrs_workspace_id_queue_id_fkey',
      columns: [t.workspaceId, t.queueId],
      foreignColumns: [automationQueues.workspaceId, automationQueues.id],
    }),
    foreignKey({
      name: 'cdrs_workspace_id_contact_id_fkey',
      columns: [t.workspaceId, t.contactId],
      foreignColumns: [contacts.workspaceId, contacts.id],
    }),
    foreignKey({
      name: 'cdrs_workspace_id_ticket_id_fkey',
      columns: [t.workspaceId, t.ticketId],
      foreignColumns: [tickets.workspaceId, tickets.id],
    }),
    check(
      'cdrs_status_check',
      sql`status in ('ringing', 'in_progress', 'answered', 'no_answer', 'busy', 'failed',
        'voicemail', 'canceled', 'abandoned')`,
    ),
    check('cdrs_direction_check', sql`direction in ('inbound', 'outbound', 'internal')`),
  ],
)

/** Reports of phone systems about calls in progress; the call results from all of them. */
export const callEvents = pgTable(
  'call_events',
  {
    workspaceId: workspaceId(),
    cdrId: uuid('cdr_id').notNull(),
    /** Distinguishes an event from another report of the same one. */
    key: text('key').notNull(),
    type: text('type', {
      enum: ['new_call', 'answer', 'hold', 'resume', 'transfer', 'hangup'],
    }).notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** The columns of the call that it reports, with their values. */
    reported: jsonb('reported').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    primaryKey({ name: 'call_events_pkey', columns: [t.workspaceId, t.cdrId, t.key] }),
    foreignKey({
      name: 'call_events_workspace_id_cdr_id_fkey',
      columns: [t.workspaceId, t.cdrId],
      foreignColumns: [cdrs.workspaceId, cdrs.id],
    }).onDelete('cascade'),
  ],
)

/** The files of recordings that are available; the media manager keeps those referred to. */
export const cdrRecordings = pgTable(
  'cdr_recordings',
  {
    workspaceId: workspaceId(),
    cdrId: uuid('cdr_id').notNull(),
    fileId: uuid('file_id').notNull(),
  },
  (t) => [
    primaryKey({ name: 'cdr_recordings_pkey', columns: [t.workspaceId, t.cdrId] }),
    foreignKey({
      name: 'cdr_recordings_workspace_id_cdr_id_fkey',
      columns: [t.workspaceId, t.cdrId],
      foreignColumns: [cdrs.workspaceId, cdrs.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'cdr_recordings_workspace_id_file_id_fkey',
      columns: [t.workspaceId, t.fileId],
      foreignColumns: [mediaFiles.workspaceId, mediaFiles.id],
    }),
  ],
)

export const cdrTranscripts = pgTable(
  'cdr_transcripts',
  {
    workspaceId: workspaceId(),
    cdrId: uuid('cdr_id').notNull(),
    language: text('language'),
    segments: jsonb('segments').$type<TranscriptSegment[]>().notNull(),
    version: version(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ name: 'cdr_transcripts_pkey', columns: [t.workspaceId, t.cdrId] }),
    foreignKey({
      name: 'cdr_transcripts_workspace_id_cdr_id_fkey',
      columns: [t.workspaceId, t.cdrId],
      foreignColumns: [cdrs.workspaceId, cdrs.id],
    }).onDelete('cascade'),
  ],
)
