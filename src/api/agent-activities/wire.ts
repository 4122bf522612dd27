import type { Schema } from '../../../generated/operations.ts'
import type { RowFrom } from '../../db/query/rows.ts'
import type { activitiesNow, agentPage, StatusName } from './queries.ts'
import type { statusById } from './status-queries.ts'

export type StatusRow = RowFrom<typeof statusById>

export function toPresenceStatus(row: StatusRow): Schema<'PresenceStatus'> {
  const { voice, chat, email } = row.routable
  return {
    id: row.id,
    systemName: row.systemName,
    displayName: row.displayName,
    emoji: row.emoji,
    color: row.color,
    category: row.category,
    routable: { voice, chat, email },
    requiresReason: row.requiresReason,
    maxMinutes: row.maxMinutes,
    isSystem: row.isSystem,
    isDefault: row.isDefault,
    sortOrder: row.sortOrder,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    version: row.version,
  }
}

function toName({ id, systemName, displayName, emoji }: StatusName): Schema<'PresenceName'> {
  return { id, systemName, displayName, emoji }
}

export function toActivity(row: RowFrom<typeof activitiesNow>): Schema<'AgentActivity'> {
  return {
    id: row.id,
    userId: row.user.id,
    user: row.user,
    previousPresenceStatus: row.previousPresenceStatus,
    presenceStatus: row.presenceStatus,
    category: row.category,
    source: row.source,
    reason: row.reason,
    startedAt: row.startedAt,
    endedAt: row.endedAt,
    durationSeconds: row.durationSeconds,
    createdAt: row.createdAt,
  }
}

export function toAgentPresence(row: RowFrom<typeof agentPage>): Schema<'AgentPresence'> {
  return {
    userId: row.id,
    user: { id: row.id, name: row.name, email: row.email },
    presenceStatus: row.presenceStatus,
    category: row.category,
    reason: row.reason,
    since: row.since,
    until: row.until,
    heartbeatAt: row.heartbeatAt,
    durationSeconds: row.durationSeconds,
  }
}

export interface SummaryRow {
  user: Schema<'UserName'> | null
  queue: { id: string; name: string } | null
  day: string | null
  total: number
  available: number
  busy: number
  away: number
  offline: number
  statuses: Array<{ presenceStatus: StatusName; seconds: number }>
}

export function toSummary({ user, queue, ...row }: SummaryRow): Schema<'AgentActivitySummary'> {
  return {
    userId: user && user.id,
    user,
    queueId: queue && queue.id,
    queue,
    day: row.day,
    totalSeconds: row.total,
    availableSeconds: row.available,
    busySeconds: row.busy,
    awaySeconds: row.away,
    offlineSeconds: row.offline,
    statuses: row.statuses.map(({ presenceStatus, seconds }) => ({
      presenceStatus: toName(presenceStatus),
      seconds,
    })),
  }
}
