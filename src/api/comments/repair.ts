import { sql } from 'drizzle-orm'
import { arrayParameter, statement } from '../../db/query/statement.ts'
import { type Faulty, type RepairRule, repairRule } from '../../db/repair.ts'

const clearMessages = statement<{ workspaceId: string; ids: readonly string[] }, never>(
  (_, $) => sql`
    update comments set message_id = null
    where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
)

const missingMessages = repairRule<Faulty>(
  'comment names a message that was not sent for it',
  sql`
      select x.id from comments x
      where x.message_id is not null and not exists (select from messages m
        where m.workspace_id = x.workspace_id and m.id = x.message_id and m.comment_id = x.id)`,
  (db, workspaceId, rows) => clearMessages(db, { workspaceId, ids: rows.map(({ id }) => id) }),
)

/** The repairs of comments that name a message that was not sent for them. */
export const commentRules: readonly RepairRule[] = [missingMessages]
