import { sql } from 'drizzle-orm'
import { arrayParameter } from '../../db/query/statement.ts'
import { emitInternally } from '../../events/reactions.ts'
import { type BatchedWork, deletion, step } from '../../platform/jobs/pending-work.ts'
import { replaceRole } from './queries.ts'

/** The users of a deleted role, deleted ones too, receive another one, which may permit other work, and the role is gone. */
export const roleUsers: BatchedWork = {
  name: 'role.delete',
  steps: [
    step({
      table: sql`user_roles`,
      key: sql`x.user_id`,
      where: ($) => sql`x.role_id = any(${arrayParameter($.fromIds)}::uuid[])`,
      async changeRows(ctx, userIds, { fromIds: ids, toId }) {
        const { workspaceId } = ctx.actor
        await replaceRole(ctx.db, { workspaceId, userIds, ids, toId })
        emitInternally(ctx, 'user.role_replaced', ...userIds.map((userId) => ({ userId })))
      },
    }),
    deletion(
      'roles',
      ($) => sql`x.id = any(${arrayParameter($.fromIds)}::uuid[]) and not exists (
        select from user_roles u where u.workspace_id = ${$.workspaceId} and u.role_id = x.id)`,
    ),
  ],
}
