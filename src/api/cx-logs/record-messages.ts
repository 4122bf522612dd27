import { sql } from 'drizzle-orm'
import type { Db } from '../../db/pool/client.ts'
import { lockRows } from '../../db/query/lock-row.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { cxLogs } from '../../db/schema/cx-logs.ts'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { newId } from '../../lib/ids.ts'
import { earliestInstant, latestInstant } from '../../lib/time.ts'
import { isReply, type CaseStep, type MessageStepKind } from './case-state.ts'

type MessageStep = CaseStep<MessageStepKind>

/** Returns what messages and comments add to their case, in whatever state it is. */
export function countMessages(steps: readonly MessageStep[]) {
  const messages = steps.filter(({ what }) => what !== 'comment_added')
  const inbound = messages.filter(({ what }) => what === 'message_inbound').length
  const replies = steps.filter(
    ({ what, ...step }) => what !== 'message_inbound' && isReply(what, step),
  )
  return {
    inbound,
    outbound: messages.length - inbound,
    isInbound: messages[0]?.what === 'message_inbound',
    repliedAt: earliestInstant(replies.map(({ at }) => at)),
    count: steps.length,
    updatedAt: latestInstant(steps.map(({ at }) => at)),
  }
}

/**
 * Adds messages and comments to the timelines of their cases and to the counts. What they add does not depend on the
 * state of the case, so nothing is read before. Every entry but a message of the contact comes after the start of its case.
 */
const insertMessages = statement<
  { workspaceId: string; ids: readonly string[]; counts: string; steps: string },
  never
>(
  (_, $) => sql`
    with counted as (
      update cx_logs c set
        direction = case when c.inbound_count + c.outbound_count = 0 and m."isInbound"
          then 'inbound' else c.direction end,
        inbound_count = c.inbound_count + m.inbound, outbound_count = c.outbound_count + m.outbound,
        first_replied_at = least(c.first_replied_at, case when m."repliedAt" is not null
          then greatest(m."repliedAt", c.started_at) end),
        version = c.version + m.count, updated_at = greatest(c.updated_at, m."updatedAt")
      from json_to_recordset(${$.counts}::json) as m (id uuid, inbound int, outbound int,
        "isInbound" boolean, "repliedAt" timestamptz, count int, "updatedAt" timestamptz)
      where c.workspace_id = ${$.workspaceId} and c.id = any(${arrayParameter($.ids)}::uuid[])
        and c.id = m.id
      returning c.id, c.started_at)
    insert into cx_log_events (workspace_id, id, cx_log_id, kind, at, actor_type, actor_id, detail)
    select ${$.workspaceId}::uuid, s.id, c.id, s.what,
      case s.what when 'message_inbound' then s.at else greatest(s.at, c.started_at) end,
      s."actorType", s."actorId", s.detail
    from rows from (json_to_recordset(${$.steps}::json) as (id uuid, "caseId" uuid, what text,
      at timestamptz, "actorType" text, "actorId" uuid, detail jsonb)) with ordinality
      as s (id, "caseId", what, at, "actorType", "actorId", detail, nth)
    join counted c on c.id = s."caseId"
    order by s.nth`,
)

/** Adds messages and comments, whose cases are known, to their cases. */
export async function recordMessages(
  db: Db,
  workspaceId: string,
  steps: readonly MessageStep[],
): Promise<void> {
  const ids = [...new Set(steps.flatMap(({ caseId }) => caseId ?? []))]
  const counts = ids.map((id) => {
    return { id, ...countMessages(steps.filter(({ caseId }) => caseId === id)) }
  })
  const values = {
    workspaceId,
    ids,
    counts: JSON.stringify(counts),
    steps: JSON.stringify(steps.map((step) => ({ id: newId(), ...step }))),
  }
  await pipeline(db, [
    () => ids.length > 1 && lockRows(db, cxLogs, { workspaceId, ids }),
    () => insertMessages(db, values),
  ])
}
