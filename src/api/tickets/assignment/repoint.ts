import { sql, type SQL } from 'drizzle-orm'
import { tickets } from '../../../db/schema/tickets.ts'
import { arrayParameter, statements } from '../../../db/statement.ts'
import type { Context } from '../../../http/context.ts'
import { emitSteps } from '../../automation-queues/emit-steps.ts'

type Field = 'contactId' | 'categoryId' | 'queueId' | 'assigneeId'
type Of = { workspaceId: string; fromIds: string[] }
type Repoint = {
  workspaceId: string
  ids: string[]
  toId: string | null
  now: string
}

const locks = statements<Of, { id: string }>()
const repoints = statements<Repoint, never>()
const isOpen = sql`status not in ('resolved', 'closed') and deleted_at is null`
/** Number of tickets that are read, changed and emitted at once, which bounds the memory. */
const atOnce = 500

/**
 * Points every ticket, deleted ones too, of some contacts, a category or a queue to another and
 * emits the events of it.
 */
export async function repointTickets(
  ctx: Context,
  field: Exclude<Field, 'assigneeId'>,
  fromIds: string[],
  toId: string,
): Promise<void> {
  await repoint(ctx, field, fromIds, toId, sql`true`)
}

/** Assigns the open tickets of a user to another one, or to nobody, emits the events of it and returns their ids. */
export async function reassignTickets(
  ctx: Context,
  fromId: string,
  toId: string | null,
): Promise<string[]> {
  return repoint(ctx, 'assigneeId', [fromId], toId, isOpen, sql`, reason_to_assign = null`)
}

async function repoint(
  ctx: Context,
  field: Field,
  fromIds: string[],
  toId: string | null,
  condition: SQL,
  also = sql``,
): Promise<string[]> {
  const { workspaceId } = ctx.actor
  const column = sql.identifier(tickets[field].name)
  const lock = locks(
    field,
    (_, $) => sql`
      select id from tickets
      where workspace_id = ${$.workspaceId} and ${column} = any(${arrayParameter($.fromIds)}::uuid[])
        and ${condition}
      order by id for no key update`,
  )
  const write = repoints(
    field,
    (_, $) => sql`
      update tickets set ${column} = ${$.toId}::uuid, version = version + 1,
        updated_at = ${$.now}::timestamptz${also}
      where workspace_id = ${$.workspaceId} and id = any(${arrayParameter($.ids)}::uuid[])`,
  )
  const ids = (await lock(ctx.db, { workspaceId, fromIds })).map(({ id }) => id)
  for (let at = 0; at < ids.length; at += atOnce) {
    const some = ids.slice(at, at + atOnce)
    const values = { workspaceId, ids: some, toId, now: ctx.now }
    const work = some.map((entityId) => ({ entityType: 'ticket' as const, entityId }))
    await emitSteps(ctx, { work }, () => write(ctx.db, values))
  }
  return ids
}
