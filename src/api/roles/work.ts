import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { type BatchedWork, deletion, step } from '../../platform/jobs/pending-work.ts'
import { signalAgents } from '../../routing/queue-signals.ts'
import { replaceRole } from './queries.ts'

/** The users of a deleted role, deleted ones too, receive another one, which may permit other work, and the role is gone. */
export const roleUsers: BatchedWork = {
  name: 'role.delete',
  steps: [
    step({
      table: sql`user_roles`,
      key: sql`x.user_id`,
      where: ($) => sql`x.role_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      async changeRows({ db, actor: { workspaceId } }, userIds, { fromIds: ids, toId }) {
        await replaceRole(db, { workspaceId, userIds, ids, toId })
        await signalAgents(db, { workspaceId, userIds, awayIds: [] })
      },
    }),
    deletion(
      'roles',
      ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[]) and not exists (
        select from user_roles u where u.workspace_id = ${$.workspaceId} and u.role_id = x.id)`,
    ),
  ],
}
