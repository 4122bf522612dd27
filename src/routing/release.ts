import { type SQL, sql } from 'drizzle-orm'
import type { ActorContext } from '../auth/actor.ts'
import { arrayParameter, statement } from '../db/query/statement.ts'

type Ids = { workspaceId: string; ids: readonly string[]; notKept: readonly string[] }

/**
 * Returns a function that has `release` take those of some tickets or conversations from their assignees that are open and
 * whose assignees are no longer active users or do not keep them, so that they wait in their queues. It returns their ids.
 * `causeOf` has the context of each, which names its cause. `isOpen` is true for an open row `x` of the table.
 */
export function releasing(
  table: SQL,
  isOpen: SQL,
  release: (ctx: ActorContext, id: string, userId: string) => Promise<void>,
) {
  const ofInactive = statement<Ids, { id: string; userId: string }>(
    (_, $) => sql`
      select x.id, u.id as "userId" from ${table} x
      join users u on u.workspace_id = x.workspace_id and u.id = x.assignee_id
      where x.workspace_id = ${$.workspaceId} and x.id = any(${arrayParameter($.ids)}::uuid[])
        and ${isOpen}
        and (u.deleted_at is not null or u.status <> 'active'
          or x.id = any(${arrayParameter($.notKept)}::uuid[]))
      order by x.id for no key update of x`,
  )
  return async (
    ctx: ActorContext,
    ids: readonly string[],
    causeOf: (id: string) => ActorContext = () => ctx,
    notKept: readonly string[] = [],
  ): Promise<string[]> => {
    const { workspaceId } = ctx.actor
    const held = await ofInactive(ctx.db, { workspaceId, ids, notKept })
    for (const { id, userId } of held) await release(causeOf(id), id, userId)
    return held.map(({ id }) => id)
  }
}
