import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import { caseIdOf } from '../../lib/ids.ts'
import type { CxLogRow, timelinePage } from './queries.ts'

const entityNames = {
  chat: 'room',
  email: 'mail_room',
  call: 'call',
  ticket: 'ticket',
  external: 'external',
} as const

export function toCxLog(row: CxLogRow): Schema<'CxLog'> {
  return {
    id: row.id,
    caseId: row.position,
    kind: row.kind,
    entityName: entityNames[row.kind],
    entityId: row.kind === 'external' ? null : caseIdOf(row.id),
    contactId: row.contactId,
    contact: row.contact,
    contactLabel: row.contactLabel,
    customerPhone: row.customerPhone,
    channelType: row.channelType,
    channelId: row.channelId,
    channelName: row.channelName,
    direction: row.direction,
    status: row.status,
    queueId: row.queueId,
    queueName: row.queueName,
    firstAssigneeId: row.firstAssigneeId,
    firstAssignee: row.firstAssignee,
    agentId: row.agentId,
    agent: row.agent,
    closedAssigneeId: row.closedAssigneeId,
    closedAssignee: row.closedAssignee,
    startedDate: row.startedAt,
    assignedAt: row.assignedAt,
    firstRepliedAt: row.firstRepliedAt,
    closedAt: row.closedAt,
    disposition: row.disposition,
    note: row.note,
    wrapUp: row.wrapUp,
    transferCount: row.transferCount,
    reopenCount: row.reopenCount,
    ticketIds: row.ticketIds,
    messageCount: { inbound: row.inboundCount, outbound: row.outboundCount },
    waitTime: row.waitTime,
    firstResponseTime: row.firstResponseTime,
    handledTime: row.handledTime,
    totalHoldDuration: row.totalHoldDuration,
    fullHandledTime: row.fullHandledTime,
    wrapUpDuration: row.wrapUpDuration,
    resolutionTime: row.resolutionTime,
    fullResolutionTime: row.fullResolutionTime,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}

export function toTimelineEntry(row: RowFrom<typeof timelinePage>): Schema<'CxLogTimelineEntry'> {
  const { detail } = row
  return {
    id: row.id,
    kind: row.kind,
    at: row.at,
    actor: row.actor,
    detail: {
      agentId: detail.agentId ?? null,
      previousAgentId: detail.previousAgentId ?? null,
      queueId: detail.queueId ?? null,
      ticketId: detail.ticketId ?? null,
      messageId: detail.messageId ?? null,
      commentId: detail.commentId ?? null,
      visibility: detail.visibility ?? null,
      disposition: detail.disposition ?? null,
      holdSeconds: detail.holdSeconds ?? null,
    },
  }
}
