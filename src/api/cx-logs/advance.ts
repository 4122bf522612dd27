import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { pipeline } from '../../db/pipeline.ts'
import { statement } from '../../db/statement.ts'
import { caseIdOf, newId } from '../../lib/ids.ts'
import { caseOf } from './case-of.ts'

/** Something that happened in the case of an entity: a conversation, a ticket or a call. */
export interface CaseStep {
  readonly entityId: string
  readonly what: string
  readonly at: string
  readonly actorType: 'user' | 'token' | 'contact' | 'system'
  readonly actorId: string | null
  readonly detail: CaseDetail
}

// Whoever locks several cases does so in the order of their ids
const advance = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    select advance_case(${$.workspaceId}::uuid, c.id, c.steps) from (
      select ${caseOf(sql`${$.workspaceId}::uuid`, sql`e.id`)} as id, e.steps
      from rows from (json_to_recordset(${$.cases}::json) as (id uuid, steps jsonb))
        with ordinality as e (id, steps, nth)
      order by 1, e.nth) c`,
)

/**
 * Adds messages and comments to the timelines of their cases, and messages to the counts of these. The first reply of a
 * user to the contact is the first response. A step names its case, or else its entity.
 */
const addTalk = statement<{ workspaceId: string; steps: string }, never>(
  (_, $) => sql`
    with said as materialized (
      select coalesce(s."caseId", ${caseOf(sql`${$.workspaceId}::uuid`, sql`s."entityId"`)}) as "caseId",
        s.what, date_trunc('milliseconds', s.at) as at, s."actorType", s."actorId",
        s.detail, s.id, s.nth
      from rows from (json_to_recordset(${$.steps}::json) as ("caseId" uuid, "entityId" uuid, id uuid,
        what text, at timestamptz, "actorType" text, "actorId" uuid, detail jsonb)) with ordinality
        as s ("caseId", "entityId", id, what, at, "actorType", "actorId", detail, nth)),
    locked as materialized (
      select id, started_at from cx_logs
      where workspace_id = ${$.workspaceId} and id = any(array(select "caseId" from said))
      order by id for no key update),
    happened as materialized (
      select said.*, case what when 'message_inbound' then at else greatest(at, started_at) end as moment
      from said join locked on locked.id = said."caseId"),
    counted as (
      update cx_logs c set
        direction = case when c.inbound_count + c.outbound_count = 0 and m.is_inbound
          then 'inbound' else c.direction end,
        inbound_count = c.inbound_count + m.inbound, outbound_count = c.outbound_count + m.outbound,
        first_replied_at = least(c.first_replied_at, m.replied_at), version = c.version + m.count,
        updated_at = greatest(c.updated_at, m.last)
      from (
        select "caseId" as id, count(*)::int as count,
          count(*) filter (where what = 'message_inbound')::int as inbound,
          count(*) filter (where what = 'message_outbound')::int as outbound,
          min(moment) filter (where "actorType" = 'user' and (what = 'message_outbound'
            or what = 'comment_added' and detail ? 'messageId')) as replied_at,
          max(moment) as last,
          (array_agg(what order by nth) filter (where what <> 'comment_added'))[1]
            = 'message_inbound' as is_inbound
        from happened group by 1) m
      where c.workspace_id = ${$.workspaceId} and c.id = any(array(select "caseId" from said))
        and c.id = m.id)
    insert into cx_log_events (workspace_id, id, cx_log_id, kind, at, actor_type, actor_id, detail)
    select ${$.workspaceId}::uuid, h.id, h."caseId", h.what, h.moment, h."actorType", h."actorId", h.detail
    from happened h order by h.nth`,
)

const messages: ReadonlySet<string> = new Set(['message_inbound', 'message_outbound'])

/**
 * Adds steps to the timelines of their cases, and to the cases what they amount to; see `advance_case()`. A message
 * comes before what it does to its conversation, such as reopening it; a comment stays behind what had happened to its
 * ticket in the same request.
 */
export async function takeSteps(
  db: Db,
  workspaceId: string,
  steps: readonly CaseStep[],
): Promise<void> {
  const said: CaseStep[] = []
  const others: CaseStep[] = []
  const moved = new Set<string>()
  for (const step of steps) {
    const isFirst = step.what === 'comment_added' && !moved.has(step.entityId)
    if (isFirst || messages.has(step.what)) said.push(step)
    else {
      others.push(step)
      moved.add(step.entityId)
    }
  }
  await pipeline(db, [
    () => said.length > 0 && takeTalk(db, workspaceId, said),
    () => others.length > 0 && takeOthers(db, workspaceId, others),
  ])
}

async function takeTalk(db: Db, workspaceId: string, steps: readonly CaseStep[]): Promise<void> {
  const named = steps.map(({ entityId, ...step }) => ({
    ...step,
    id: newId(),
    // A comment may be on a ticket that has the case of its conversation
    ...(step.what === 'comment_added' ? { entityId } : { caseId: caseIdOf(entityId) }),
  }))
  await addTalk(db, { workspaceId, steps: JSON.stringify(named) })
}

async function takeOthers(db: Db, workspaceId: string, steps: readonly CaseStep[]): Promise<void> {
  const byEntity = new Map<string, CaseStep[]>()
  for (const step of steps) {
    const some = byEntity.get(step.entityId)
    if (some) some.push(step)
    else byEntity.set(step.entityId, [step])
  }
  await advance(db, {
    workspaceId,
    cases: JSON.stringify(
      [...byEntity].map(([id, some]) => ({
        id,
        steps: some.map(({ what, at, actorType, actorId, detail }) => {
          return { what, at, actor_type: actorType, actor_id: actorId, detail }
        }),
      })),
    ),
  })
}

/**
 * Adds to timelines what changes nothing else of their cases, and so waits for nobody who does. OFFSET has each case looked
 * up by its key: the planner expects a hundred steps, for which it would read all cases of a small workspace.
 */
export const insertSteps = statement<{ workspaceId: string; steps: string }, never>(
  (_, $) => sql`
    insert into cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
    select c.workspace_id, c.id, s.what, s.at, s."actorType", s."actorId", s.detail
    from rows from (json_to_recordset(${$.steps}::json) as ("entityId" uuid, what text,
      at timestamptz, "actorType" text, "actorId" uuid, detail jsonb)) with ordinality
      as s ("entityId", what, at, "actorType", "actorId", detail, nth)
    cross join lateral (
      select c.workspace_id, c.id from cx_logs c where c.workspace_id = ${$.workspaceId}::uuid
        and c.id = ${caseOf(sql`${$.workspaceId}::uuid`, sql`s."entityId"`)} offset 0) c
    order by s.nth`,
)

const steps: Readonly<Record<Schema<'CxLogStatus'>, readonly string[]>> = {
  closed: ['closed'],
  hold: ['reopened', 'held'],
  open: ['reopened', 'resumed'],
}

/** The steps that lead to a status; those that do not follow from the status before are left out. */
export function stepsTo(status: Schema<'CxLogStatus'>): readonly string[] {
  return steps[status]
}
