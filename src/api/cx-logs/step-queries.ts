import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Schema } from '../../../generated/operations.ts'
import { type CaseDetail, cxLogs } from '../../db/schema/cx-logs.ts'
import { membersOf, recordOf, setFromRecord } from '../../db/query/records.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { caseOf } from './case-of.ts'
import type { CaseState } from './case-state.ts'
import type { Keys } from '../../db/query/rows.ts'

type CaseRow = CaseState & { id: string }

/** The columns of a case that its steps change, and the reports of its call. */
export const stateColumns = {
  status: cxLogs.status,
  agentId: cxLogs.agentId,
  firstAssigneeId: cxLogs.firstAssigneeId,
  closedAssigneeId: cxLogs.closedAssigneeId,
  assignedAt: cxLogs.assignedAt,
  closedAt: cxLogs.closedAt,
  wrapUpEndedAt: cxLogs.wrapUpEndedAt,
  stateSince: cxLogs.stateSince,
  holdSeconds: cxLogs.holdSeconds,
  handledSeconds: cxLogs.handledSeconds,
  transferCount: cxLogs.transferCount,
}
/** The columns that steps change, but for the first reply, which messages may change meanwhile. */
const stepColumns = {
  ...stateColumns,
  reopenCount: cxLogs.reopenCount,
  disposition: cxLogs.disposition,
} satisfies Record<
  Exclude<keyof CaseState, 'firstRepliedAt' | 'previousAgentId' | 'shared' | 'startedAt'>,
  PgColumn
>

/** The parts of the case `c` that tickets share with a conversation, as `SharedParts`; null if none do. */
export const sharedParts = sql<CaseState['shared']>`(
  select json_build_object('status', v.status, 'ticketStatuses', t.statuses,
    'assigneeId', coalesce(v.assignee_id, (
      select n.assignee_id from tickets n
      where n.workspace_id = c.workspace_id and n.cx_log_id = c.id and n.deleted_at is null
        and n.assignee_id is not null
      order by n.position desc limit 1)))
  from conversations v cross join lateral (
    select json_agg(distinct case when o.deleted_at is null then o.status else 'closed' end) as statuses
    from tickets o where o.workspace_id = c.workspace_id and o.cx_log_id = c.id) t
  where v.workspace_id = c.workspace_id and v.id = case_id(c.id) and t.statuses is not null)`

export const readCases = statement<Keys, CaseRow>(
  (_, $) => sql<CaseRow>`
    select c.id, ${membersOf(stepColumns)}, c.started_at as "startedAt",
      c.first_replied_at as "firstRepliedAt",
      case when c.agent_id is null and c.first_assignee_id is not null then (
          select e.detail ->> 'previousAgentId' from cx_log_events e
          where e.workspace_id = c.workspace_id and e.cx_log_id = c.id and e.kind = 'unassigned'
          order by e.at desc, e.position desc limit 1) end as "previousAgentId",
      case when c.kind in ('chat', 'email') then ${sharedParts} end as shared
    from cx_logs c
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])`,
)

/** Writes what steps changed. Messages that are recorded meanwhile may have found an earlier first reply. */
export const updateCases = statement<Keys & { cases: string }, never>(
  (_, $) => sql`
    update cx_logs c set ${setFromRecord(stepColumns)},
      first_replied_at = least(c.first_replied_at, s."firstRepliedAt"),
      version = c.version + s.count, updated_at = greatest(c.updated_at, s."updatedAt")
    from json_to_recordset(${$.cases}::json) as s (id uuid, ${recordOf(stepColumns)},
      "firstRepliedAt" timestamptz, count int, "updatedAt" timestamptz)
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and c.id = s.id`,
)

export interface Entry {
  readonly id: string
  readonly caseId?: string | undefined
  readonly entityId?: string
  readonly kind: Schema<'CxLogTimelineKind'>
  readonly at: string
  readonly actorType: string
  readonly actorId: string | null
  readonly detail: CaseDetail
}

/**
 * Adds entries to timelines, in their order. OFFSET has each case looked up by its key: the planner expects a hundred
 * entries, for which it would read all cases of a small workspace.
 */
export const insertEntries = statement<{ workspaceId: string; entries: string }, never>(
  (_, $) => sql`
    insert into cx_log_events (workspace_id, id, cx_log_id, kind, at, actor_type, actor_id, detail)
    select c.workspace_id, e.id, c.id, e.kind, e.at, e."actorType", e."actorId", e.detail
    from rows from (json_to_recordset(${$.entries}::json) as (id uuid, "caseId" uuid,
      "entityId" uuid, kind text, at timestamptz, "actorType" text, "actorId" uuid, detail jsonb))
      with ordinality
      as e (id, "caseId", "entityId", kind, at, "actorType", "actorId", detail, nth)
    cross join lateral (
      select c.workspace_id, c.id from cx_logs c where c.workspace_id = ${$.workspaceId}::uuid
        and c.id = coalesce(e."caseId", ${caseOf(sql`${$.workspaceId}::uuid`, sql`e."entityId"`)})
      offset 0) c
    order by e.nth`,
)

/** The tickets, of those given, that share the case of a conversation. */
export const readSharedCases = statement<
  { workspaceId: string; ticketIds: readonly string[] },
  { id: string; caseId: string }
>(
  (_, $) => sql`
    select id, cx_log_id as "caseId" from tickets
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ticketIds)}::uuid[])
      and cx_log_id is not null`,
)
