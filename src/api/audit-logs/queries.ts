import { sql } from 'drizzle-orm'
import { actorJson } from '../../db/query/actors.ts'
import { changes, requestHash } from '../../db/schema/changes.ts'
import { anyOf, statement, type Values } from '../../db/query/statement.ts'
import { inWorkspaceById } from '../../db/query/scope.ts'
import { listing } from '../../lists/listing.ts'
import { literal } from '../../lists/literal.ts'
import { span } from '../../lists/time-filters.ts'

/** The days for which the audit log is kept. Its partitions are (`log_tables` in src/db/sql/log.sql). */
export const auditDays = 400
/** Changes that are in the audit log. */
const isEntry = sql`${changes.action} is not null
  and ${changes.occurredAt} >= now() - ${literal(auditDays)} * interval '1 day'`

const columns = {
  id: changes.id,
  occurredAt: changes.occurredAt,
  actor: actorJson(sql`changes.workspace_id`, sql`changes.actor_id`).as('actor'),
  action: sql<string>`${changes.action}`.as('act'),
  resourceType: changes.resourceType,
  resourceId: changes.resourceId,
  differences: changes.differences,
  object: changes.object,
  requestId: changes.requestId,
  ip: changes.ip,
  userAgent: changes.userAgent,
  tokenId: changes.tokenId,
}

export const auditLogPage = listing<'listAuditLogs'>()({
  table: changes,
  only: isEntry,
  rows: (db, onPage) => db.select(columns).from(changes).where(onPage),
  filters: {
    ...span(changes.occurredAt),
    actorId: (list) => anyOf(changes.actorId, list),
    action: (list) => anyOf(changes.action, list),
    resourceType: (list) => anyOf(changes.resourceType, list),
    resourceId: (id) => sql`${changes.resourceId} = ${id}::uuid`,
    requestId: (id, $) =>
      sql`${requestHash(sql`${changes.workspaceId}`, sql`${changes.requestId}`)}
        = ${requestHash(sql`${$['workspaceId']}::uuid`, sql`${id}::text`)}
        and ${changes.requestId} = ${id}::text`,
    ip: (ip) => sql`${changes.ip} = ${ip}::text`,
  },
  sorts: { occurredAt: changes.occurredAt },
  unordered: ['requestId'],
  isCapped: true,
})

export const auditLogById = statement((db, $: Values<{ workspaceId: string; id: string }>) =>
  db
    .select(columns)
    .from(changes)
    .where(sql`${inWorkspaceById(changes, $.workspaceId, $.id)} and ${isEntry}`),
)
