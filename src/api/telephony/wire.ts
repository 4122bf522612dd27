import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { cdrTranscripts } from '../../db/schema/telephony.ts'
import { caseIdOf } from '../../lib/ids.ts'
import type { ExpandName } from '../../lists/parameters.ts'
import type { cdrById } from './queries.ts'

export function toCdr(
  row: RowFrom<typeof cdrById>,
  { legs }: Readonly<Record<ExpandName<'listCdrs'>, boolean>> = { legs: true },
): Schema<'Cdr'> {
  const cdr: Schema<'Cdr'> = {
    id: row.id,
    callId: row.callId,
    externalCallId: row.externalCallId,
    provider: row.provider,
    parentCallId: row.parentCallId,
    direction: row.direction,
    callFrom: row.callFrom,
    callFromName: row.callFromName,
    rawFrom: row.rawFrom,
    callTo: row.callTo,
    callToName: row.callToName,
    rawTo: row.rawTo,
    did: row.did,
    trunk: row.trunk,
    extension: row.extension,
    status: row.status,
    endReason: row.endReason,
    startedAt: row.startedAt,
    ringingAt: row.ringingAt,
    queuedAt: row.queuedAt,
    answeredAt: row.answeredAt,
    endedAt: row.endedAt,
    callDuration: row.callDuration,
    ringDuration: row.ringDuration,
    queueDuration: row.queueDuration,
    talkDuration: row.talkDuration,
    holdDuration: row.holdDuration,
    wrapUpDuration: row.wrapUpDuration,
    agentId: row.agentId,
    agent: row.agent,
    queueId: row.queueId,
    queueName: row.queueName,
    contactId: row.contactId,
    contact: row.contact,
    cxLogId: caseIdOf(row.id),
    ticketId: row.ticketId,
    isBlocked: row.isBlocked,
    transferType: row.transferType,
    transferredToId: row.transferredToId,
    recording: {
      status: row.recordingStatus,
      fileId: row.recordingFileId,
      durationSeconds: row.recordingDuration,
      consent: row.recordingConsent,
    },
    quality: row.quality,
    cost: row.cost,
    disposition: row.disposition,
    note: row.note,
    tags: row.tags,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
  if (legs) cdr.legs = row.legs
  return cdr
}

export function toTranscript(row: typeof cdrTranscripts.$inferSelect): Schema<'CdrTranscript'> {
  return {
    cdrId: row.cdrId,
    language: row.language,
    segments: row.segments,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}
