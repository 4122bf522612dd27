import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { changing, createdAt, id, instant, position, workspaceId } from './columns.ts'
import { checkValues, indexBy, primary, refersTo, uniqueBy, uniquePosition } from './keys.ts'
import { automationQueues } from './automation-queues.ts'
import { contacts } from './contacts.ts'
import { mediaFiles } from './media.ts'
import { tickets } from './tickets.ts'
import { users } from './users.ts'
import { workspaces } from './workspaces.ts'

export type CallLeg = Schema<'CdrLeg'>

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
    status: text('status', {
      enum: [
        'ringing',
        'in_progress',
        'answered',
        'no_answer',
        'busy',
        'failed',
        'voicemail',
        'canceled',
        'abandoned',
      ],
    }).notNull(),
    endReason: text('end_reason').$type<Schema<'CallEndReason'>>(),
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
    transferType: text('transfer_type').$type<Schema<'CallTransferType'>>().notNull(),
    transferredToId: uuid('transferred_to_id'),
    recordingStatus: text('recording_status')
      .$type<Schema<'CallRecordingStatus'>>()
      .notNull()
      .default('none'),
    recordingDuration: integer('recording_duration'),
    recordingConsent: text('recording_consent')
      .$type<Schema<'CallRecordingConsent'>>()
      .notNull()
      .default('unknown'),
    /** Came while its contact was blocked. */
    isBlocked: boolean('is_blocked').notNull().default(false),
    quality: jsonb('quality').$type<Schema<'CallQuality'>>(),
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
    ...changing(),
  },
  (t) => [
    primary(t, t.id),
    uniquePosition(t),
    uniqueBy(t, 'provider_external_call_id', t.provider, t.externalCallId),
    indexBy(t, 'started_at', t.startedAt, t.position),
    indexBy(t, 'updated_at', t.updatedAt, t.position),
    indexBy(t, 'talk_duration', talkRank, t.position),
    indexBy(t, 'agent_id', t.agentId, t.startedAt, t.position),
    indexBy(t, 'queue_id', t.queueId, t.startedAt, t.position),
    indexBy(t, 'contact_id', t.contactId, t.startedAt, t.position),
    indexBy(t, 'ticket_id', t.ticketId, t.startedAt, t.position).where(sql`ticket_id is not null`),
    indexBy(t, 'talking_id', t.talkingId).where(sql`talking_id is not null`),
    indexBy(t, 'call_from', t.callFrom, t.startedAt, t.position),
    indexBy(t, 'call_to', t.callTo, t.startedAt, t.position),
    refersTo(t, t.agentId, users),
    refersTo(t, t.transferredToId, users),
    refersTo(t, t.queueId, automationQueues),
    refersTo(t, t.contactId, contacts),
    refersTo(t, t.ticketId, tickets),
    checkValues(t, t.status),
    checkValues(t, t.direction),
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
    type: text('type').$type<Schema<'CallEventType'>>().notNull(),
    occurredAt: instant('occurred_at').notNull(),
    /** The columns of the call that it reports, with their values. */
    reported: jsonb('reported').$type<Record<string, unknown>>().notNull(),
    createdAt: createdAt(),
  },
  (t) => [primary(t, t.cdrId, t.key), refersTo(t, t.cdrId, cdrs).onDelete('cascade')],
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
    primary(t, t.cdrId),
    refersTo(t, t.cdrId, cdrs).onDelete('cascade'),
    refersTo(t, t.fileId, mediaFiles),
  ],
)

export const cdrTranscripts = pgTable(
  'cdr_transcripts',
  {
    workspaceId: workspaceId(),
    cdrId: uuid('cdr_id').notNull(),
    language: text('language'),
    segments: jsonb('segments').$type<Array<Schema<'CdrTranscriptSegment'>>>().notNull(),
    ...changing(),
  },
  (t) => [primary(t, t.cdrId), refersTo(t, t.cdrId, cdrs).onDelete('cascade')],
)
