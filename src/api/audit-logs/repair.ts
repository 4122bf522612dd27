import { sql } from 'drizzle-orm'
import { statement } from '../../db/statement.ts'
import type { RepairRule } from '../../repair.ts'

type OfWorkspace = { workspaceId: string }

const wrongMarks = statement<OfWorkspace, { at: string }>(
  (_, $) => sql`
    select m.at from (
      select at, lead(at) over (order by at) as next,
        lead(entries) over (order by at) - entries as entries
      from audit_log_marks
      where workspace_id = ${$.workspaceId} and at >= now() - interval '400 days') m
    where m.next is not null and m.entries <> (
      select count(*) from changes c where c.workspace_id = ${$.workspaceId}
        and c.action is not null and c.occurred_at >= m.at and c.occurred_at < m.next)
    limit 1`,
)

const removeMarks = statement<OfWorkspace, never>(
  (_, $) => sql`delete from audit_log_marks where workspace_id = ${$.workspaceId}`,
)

/** Marks between which there are not as many entries as they say: all of the workspace go, and readers have them set anew. */
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
