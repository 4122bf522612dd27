import { type SQL, sql } from 'drizzle-orm'
import { tickets } from '../../../db/schema/tickets.ts'
import { arrayParameter, statement } from '../../../db/query/statement.ts'
import type { ActorContext } from '../../../auth/actor.ts'
import { type Move, step } from '../../../platform/jobs/pending-work.ts'
import { emitSteps } from '../../../routing/steps.ts'

type Field = 'contactId' | 'categoryId' | 'queueId' | 'assigneeId'
type Repoint = { workspaceId: string; ids: string[]; toId: string | null; now: string }
type Change = (ctx: ActorContext, ids: string[], toId: string | null) => Promise<void>

/** Points tickets, which are locked, to another object, and emits the events of it. */
function repointBy(field: Field, also: SQL = sql``): Change {
  const write = statement<Repoint, never>(
    (_, $) => sql`
      update tickets set ${sql.identifier(tickets[field].name)} = ${$.toId}::uuid,
        version = version + 1, updated_at = ${$.now}::timestamptz${also}
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
  return async (ctx, ids, toId) => {
    const { workspaceId } = ctx.actor
    const work = ids.map((entityId) => ({ entityType: 'ticket' as const, entityId }))
    await emitSteps(ctx, { work }, () => write(ctx.db, { workspaceId, ids, toId, now: ctx.now }))
  }
}

/** Points every ticket, deleted ones too, of some contacts, a category or a queue to another one. */
export function repointingTickets(
  field: Exclude<Field, 'assigneeId'>,
  first: (ctx: ActorContext, ids: string[], move: Move) => Promise<void> = async () => {},
) {
  const repoint = repointBy(field)
  const column = sql.identifier(tickets[field].name)
  return step({
    table: sql`tickets`,
    where: ($) => sql`x.${column} = any(${arrayParameter($.fromIds)}::uuid[])`,
    async changeRows(ctx, ids, move) {
      await first(ctx, ids, move)
      await repoint(ctx, ids, move.toId)
    },
  })
}

/** Assigns tickets, which are locked, to another user, or unassigns them. */
export const reassignTickets = repointBy('assigneeId', sql`, reason_to_assign = null`)

/** Assigns the open tickets of a user by `change`, which takes the assignment away from the user. */
export function reassigningTickets(
  changeRows: (ctx: ActorContext, ids: string[], move: Move) => Promise<void>,
) {
  return step({
    table: sql`tickets`,
    where: ($) => sql`x.assignee_id = any(${arrayParameter($.fromIds)}::uuid[])
      and x.status not in ('resolved', 'closed') and x.deleted_at is null`,
    changeRows,
  })
}
