import { sql } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import type { RepairRule } from '../../repair.ts'
import { countEntries, oldest } from './marks.ts'

type OfWorkspace = { workspaceId: string }

const wrongMarks = statement<OfWorkspace, { at: string }>(
  (_, $) => sql`
    select m.at from (
      select at, lead(at) over (order by at) as next,
        lead(entries) over (order by at) - entries as entries
      from audit_log_marks
      where workspace_id = ${$.workspaceId} and at >= ${oldest}) m
    where m.next is not null and m.entries <> ${countEntries($.workspaceId, sql`m.at`, sql`m.next`)}
    limit 1`,
)

const removeMarks = statement<OfWorkspace, never>(
  (_, $) => sql`delete from audit_log_marks where workspace_id = ${$.workspaceId}`,
)

/** Marks that disagree with the entries between them: all of the workspace are removed, and readers have them set anew. */
const marksOff: RepairRule = {
  fault: 'marks of the audit log of the workspace differ from its entries',
  async run(db, { workspaceId }, isCheck) {
    const wrong = await wrongMarks(db, { workspaceId })
    if (wrong.length === 0) return []
    if (!isCheck) await removeMarks(db, { workspaceId })
    return [{ id: workspaceId }]
  },
}

export const auditLogRules: readonly RepairRule[] = [marksOff]
