import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/pool/client.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { recordOf, setFromRecord } from '../../db/query/records.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { caseIdOf, newId } from '../../lib/ids.ts'
import { instantOf } from '../../lib/time.ts'
import { callCase, type CallFacts } from './call-case.ts'
import { withCase } from './case-of.ts'
import { insertEntries, stateColumns } from './step-queries.ts'
import { instantJson, type Keys } from '../../db/query/rows.ts'

export type CallRow = CallFacts & {
  id: string
  createdAt: string
  updatedAt: string
  /** Null until the case exists. */
  caseId: string | null
}

/** The columns of `CallRow`, of the call `x` and its case `c`. */
export const callColumns = sql<CallRow>`
  x.id, x.created_at as "createdAt", x.updated_at as "updatedAt", c.id as "caseId", x.direction,
  x.call_from as "callFrom", x.call_to as "callTo", x.started_at as "startedAt",
  x.ringing_at as "ringingAt", x.queued_at as "queuedAt", x.answered_at as "answeredAt",
  x.ended_at as "endedAt", x.hold_duration as "holdDuration",
  x.wrap_up_duration as "wrapUpDuration", x.agent_id as "agentId", x.queue_id as "queueId",
  x.contact_id as "contactId", x.transfer_type as "transferType", x.disposition, x.legs, x.reported, (
    select coalesce(json_agg(json_build_object('type', e.type, 'at', ${instantJson(sql`e.occurred_at`)},
      'agentId', e.reported ->> 'agentId', 'queueId', e.reported ->> 'queueId')
      order by e.occurred_at, e.type, e.key), '[]')
    from call_events e where e.workspace_id = x.workspace_id and e.cdr_id = x.id
      and e.type in ('answer', 'transfer')) as moves, (
    select q.queue_id from queue_entries q
    where q.workspace_id = x.workspace_id and q.entity_id = x.id
    order by q.entered_at desc, q.id desc limit 1) as "enteredQueueId",
  exists (select from queue_entries q where q.workspace_id = x.workspace_id
    and q.entity_id = x.id and q.queue_id = x.queue_id) as "hasEntered", (
    select min(e.at) from cx_log_events e
    where e.workspace_id = c.workspace_id and e.cx_log_id = c.id
      and e.kind = 'wrap_up_completed' and e.actor_type <> 'system'
      and e.at >= x.ended_at) as "wrappedUpAt"`

const readCalls = statement<Keys, CallRow>(
  (_, $) => sql<CallRow>`
    select ${callColumns}
    from cdrs x ${withCase}
    where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])`,
)

/** Returns what the case of a call follows from. */
export function callFacts(row: CallRow): CallFacts {
  const instant = (text: string | null) => (text === null ? null : (instantOf(text) ?? null))
  return {
    ...row,
    legs: row.legs.map((leg: CallFacts['legs'][number]) => ({
      ...leg,
      startedAt: instant(leg.startedAt),
      answeredAt: instant(leg.answeredAt),
    })),
  }
}

const insertCallCases = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    insert into cx_logs (workspace_id, id, position, kind, channel_type, direction, started_at,
      state_since, created_at, updated_at, version)
    select ${$.workspaceId}::uuid, s.id, next_position(${$.workspaceId}::uuid, 'cx_logs'), 'call',
      'voice', s.direction, s."startedAt", s."startedAt", s."createdAt", s."createdAt", 0
    from json_to_recordset(${$.cases}::json) as s (id uuid, direction text,
      "startedAt" timestamptz, "createdAt" timestamptz)`,
)

/** The columns of a case that follow from its call, but for the result, which a user may have set. */
export const callCaseColumns = {
  ...stateColumns,
  contactId: cxLogs.contactId,
  direction: cxLogs.direction,
  customerPhone: cxLogs.customerPhone,
  queueId: cxLogs.queueId,
  startedAt: cxLogs.startedAt,
  firstRepliedAt: cxLogs.firstRepliedAt,
} satisfies Record<Exclude<keyof ReturnType<typeof callCase>['row'], 'disposition'>, PgColumn>

const updateCallCases = statement<Keys & { cases: string }, never>(
  (_, $) => sql`
    update cx_logs c set ${setFromRecord(callCaseColumns)},
      disposition = coalesce(s.disposition, c.disposition), version = c.version + 1,
      updated_at = greatest(c.updated_at, s."updatedAt")
    from json_to_recordset(${$.cases}::json) as s (id uuid, ${recordOf(callCaseColumns)},
      disposition text, "updatedAt" timestamptz)
    where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
      and c.id = s.id`,
)

/** The way of a call through the queues of this program is not reported, so it stays. */
const deleteReportedEntries = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    delete from cx_log_events e
    using json_to_recordset(${$.cases}::json) as s (id uuid, "isQueued" boolean, "queuedAt" timestamptz)
    where e.workspace_id = ${$.workspaceId} and e.cx_log_id = s.id and e.actor_type = 'system'
      and e.kind not in ('queue_left', 'offered', 'offer_timeout', 'accepted', 'rejected')
      and not (e.kind = 'queue_entered' and s."isQueued" and e.at is distinct from s."queuedAt")`,
)

/**
 * Rebuilds the cases of calls. A phone system reports a call as a whole, each time, so its case and the part of the
 * timeline that follows from the call are written again.
 */
export async function rebuildCallCase(
  db: Db,
  workspaceId: string,
  callIds: readonly string[],
): Promise<void> {
  const ids = callIds.map(caseIdOf)
  const [, rows] = await pipeline(db, [
    () => lockRows(db, cxLogs, { workspaceId, ids }),
    () => readCalls(db, { workspaceId, ids: callIds }),
  ])
  const calls = rows.map((call) => {
    const { id, createdAt, updatedAt, queuedAt, enteredQueueId } = call
    const { row, entries } = callCase(callFacts(call))
    const isQueued = enteredQueueId !== null
    return {
      isNew: call.caseId === null,
      row: { ...row, id: caseIdOf(id), createdAt, updatedAt, queuedAt, isQueued },
      entries: entries.map((entry) => {
        const by = { actorType: 'system', actorId: null } as const
        return { ...entry, ...by, id: newId(), caseId: caseIdOf(id) }
      }),
    }
  })
  const created = calls.filter(({ isNew }) => isNew).map(({ row }) => row)
  const cases = JSON.stringify(calls.map(({ row }) => row))
  const entries = JSON.stringify(calls.flatMap((call) => call.entries))
  const newCases = JSON.stringify(created)
  if (created.length > 0) db.sendWithCommit(insertCallCases(db, { workspaceId, cases: newCases }))
  db.sendWithCommit(updateCallCases(db, { workspaceId, ids, cases }))
  db.sendWithCommit(deleteReportedEntries(db, { workspaceId, cases }))
  db.sendWithCommit(insertEntries(db, { workspaceId, entries }))
}
