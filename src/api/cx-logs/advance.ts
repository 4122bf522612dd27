import { sql } from 'drizzle-orm'
import type { Schema } from '../../../generated/operations.ts'
import type { Db } from '../../db/client.ts'
import type { CaseDetail } from '../../db/schema/cx-logs.ts'
import { statement } from '../../db/statement.ts'

/** Something that happened in a case. */
export interface CaseStep {
  readonly cxLogId: string
  readonly what: string
  readonly at: string
  readonly actorType: 'user' | 'token' | 'contact' | 'system'
  readonly actorId: string | null
  readonly detail: CaseDetail
}

const advance = statement<{ workspaceId: string; cases: string }, never>(
  (_, $) => sql`
    select advance_case(${$.workspaceId}::uuid, c.id, c.steps)
    from json_to_recordset(${$.cases}::json) as c (id uuid, steps jsonb)`,
)

/** Adds steps to the timelines of their cases, and to the cases what they amount to; see `advance_case()`. */
export async function takeSteps(
  db: Db,
  workspaceId: string,
  steps: readonly CaseStep[],
): Promise<void> {
  const byCase = new Map<string, CaseStep[]>()
  for (const step of steps) {
    const some = byCase.get(step.cxLogId)
    if (some) some.push(step)
    else byCase.set(step.cxLogId, [step])
  }
  // Whoever locks several cases does so in this order
  const cases = [...byCase].sort(([a], [b]) => (a < b ? -1 : 1))
  await advance(db, {
    workspaceId,
    cases: JSON.stringify(
      cases.map(([id, some]) => ({
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
    from rows from (json_to_recordset(${$.steps}::json) as ("cxLogId" uuid, what text,
      at timestamptz, "actorType" text, "actorId" uuid, detail jsonb)) with ordinality
      as s ("cxLogId", what, at, "actorType", "actorId", detail, nth)
    join cx_logs c on c.workspace_id = ${$.workspaceId}::uuid and c.id = s."cxLogId"
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
