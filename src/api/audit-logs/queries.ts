import { desc, sql } from 'drizzle-orm'
import type { Operations } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import { actorJson } from '../../db/actors.ts'
import { changes, requestHash } from '../../db/schema/changes.ts'
import { anyOf, statement, type Values } from '../../db/statement.ts'
import { mine, owned } from '../../db/scope.ts'
import { listing, offsetOf } from '../../lists/listing.ts'
import { markedPlace, oldest, wantMarks } from './marks.ts'

/** Changes that are in the audit log, where they are kept for 400 days. */
const isEntry = sql`${changes.action} is not null
  and ${changes.occurredAt} >= ${oldest}`

const columns = {
  id: changes.id,
  occurredAt: changes.occurredAt,
  actor: actorJson(sql`changes.workspace_id`, sql`changes.actor_id`).as('actor'),
  action: sql<string>`${changes.action}`.as('act'),
  resourceType: changes.resourceType,
  resourceId: changes.resourceId,
  differences: changes.differences,
  packedDifferences: changes.packedDifferences,
  requestId: changes.requestId,
  ip: changes.ip,
  userAgent: changes.userAgent,
  tokenId: sql<string | null>`coalesce(${changes.tokenId},
    case ${changes.actorType} when 'token' then ${changes.actorId} end)`.as('token'),
}

const listed = listing<'listAuditLogs'>()({
  table: changes,
  only: isEntry,
  rows: (db, onPage) => db.select(columns).from(changes).where(onPage),
  filters: {
    from: (instant) => sql`${changes.occurredAt} >= ${instant}::timestamptz`,
    to: (instant) => sql`${changes.occurredAt} < ${instant}::timestamptz`,
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
})

type Query = {
  workspaceId: string
  sort: readonly ['-occurredAt']
} & Operations['listAuditLogs']['query']

const rowsBefore = statement(
  (
    db,
    $: Values<{
      workspaceId: string
      from: string | null
      before: string
      limit: number
      skip: number
    }>,
  ) =>
    db
      .select(columns)
      .from(changes)
      .where(
        sql`${mine(changes, $.workspaceId)} and ${isEntry}
          and ${changes.occurredAt} >= coalesce(${$.from}::timestamptz, '-infinity')
          and ${changes.occurredAt} < ${$.before}::timestamptz`,
      )
      .orderBy(desc(changes.occurredAt), desc(changes.position))
      .limit($.limit)
      .offset($.skip),
)

/** A page of the audit log. All of it, or a time of it, is read from the mark that is nearest (decision 0086). */
export async function auditLogPage(db: Db, query: Query): ReturnType<typeof listed> {
  const { workspaceId, from = null, to = null, page, pageSize, sort: _, ...filters } = query
  const isFiltered = Object.values(filters).some((value) => value !== undefined)
  if (isFiltered) return listed(db, query)
  const asked = { workspaceId, from, to, offset: offsetOf({ page, pageSize }) }
  const place = await markedPlace(db, asked)
  if (!place) {
    const found = await listed(db, query)
    await wantMarks(db, workspaceId, found.total)
    return found
  }
  const { total, counted, before, skip } = place
  const rows =
    asked.offset >= total
      ? []
      : await rowsBefore(db, { workspaceId, from, before, skip, limit: pageSize })
  await wantMarks(db, workspaceId, counted)
  return { total, rows }
}

export const auditLogById = statement((db, $: Values<{ workspaceId: string; id: string }>) =>
  db
    .select(columns)
    .from(changes)
    .where(sql`${owned(changes, $.workspaceId, $.id)} and ${isEntry}`),
)
