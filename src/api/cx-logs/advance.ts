import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { statement } from '../../db/statement.ts'
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

/** Adds steps to the timelines of their cases, and to the cases what they amount to; see `advance_case()`. */
export async function takeSteps(
  db: Db,
  workspaceId: string,
  steps: readonly CaseStep[],
): Promise<void> {
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

/** Adds to timelines what changes nothing else of their cases, and so waits for nobody who does. */
export const insertSteps = statement<{ workspaceId: string; steps: string }, never>(
  (_, $) => sql`
    insert into cx_log_events (workspace_id, cx_log_id, kind, at, actor_type, actor_id, detail)
    select c.workspace_id, c.id, s.what, s.at, s."actorType", s."actorId", s.detail
    from rows from (json_to_recordset(${$.steps}::json) as ("entityId" uuid, what text,
      at timestamptz, "actorType" text, "actorId" uuid, detail jsonb)) with ordinality
      as s ("entityId", what, at, "actorType", "actorId", detail, nth)
    join cx_logs c on c.workspace_id = ${$.workspaceId}::uuid
      and c.id = ${caseOf(sql`${$.workspaceId}::uuid`, sql`s."entityId"`)}
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
