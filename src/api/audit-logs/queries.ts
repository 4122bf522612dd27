import { sql } from 'drizzle-orm'
import { actorJson } from '../../db/actors.ts'
import { auditLogs } from '../../db/schema/audit-logs.ts'
import { owned } from '../../db/scope.ts'
import { anyOf, statement, type Values } from '../../db/statement.ts'
import { listing } from '../../lists/listing.ts'

const columns = {
  id: auditLogs.id,
  occurredAt: auditLogs.occurredAt,
  actor: actorJson(sql`audit_logs.workspace_id`, sql`audit_logs.actor_id`).as('actor'),
  action: auditLogs.action,
  resourceType: auditLogs.resourceType,
  resourceId: auditLogs.resourceId,
  changes: auditLogs.changes,
  requestId: auditLogs.requestId,
  ip: auditLogs.ip,
  userAgent: auditLogs.userAgent,
  tokenId: auditLogs.tokenId,
}

export const auditLogPage = listing({
  table: auditLogs,
  rows: (db, onPage) => db.select(columns).from(auditLogs).where(onPage),
  filters: {
    from: (instant) => sql`${auditLogs.occurredAt} >= ${instant}::timestamptz`,
    to: (instant) => sql`${auditLogs.occurredAt} < ${instant}::timestamptz`,
    actorId: (list) => anyOf(auditLogs.actorId, list),
    action: (list) => anyOf(auditLogs.action, list),
    resourceType: (list) => anyOf(auditLogs.resourceType, list),
    resourceId: (id) => sql`${auditLogs.resourceId} = ${id}::uuid`,
    requestId: (id) => sql`${auditLogs.requestId} = ${id}::text`,
    ip: (ip) => sql`${auditLogs.ip} = ${ip}::text`,
  },
  sorts: { occurredAt: auditLogs.position },
})

export const auditLogById = statement((db, $: Values<{ workspaceId: string; id: string }>) =>
  db
    .select(columns)
    .from(auditLogs)
    .where(owned(auditLogs, $.workspaceId, $.id)),
)
