import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { ApiError, notFound } from '../../errors.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { type Expand, lockTicket, ticketById } from './queries.ts'
import { toTicket } from './wire.ts'

type Status = Schema<'TicketStatus'>

/** Every status but the one that freezes a ticket. */
export const unfrozen: readonly Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved']

/** `expand` of a query as the two flags that statements take. */
export function expansion(expand: ReadonlyArray<'creator' | 'category'> = []): Expand {
  return {
    expandCreator: expand.includes('creator'),
    expandCategory: expand.includes('category'),
  }
}

/**
 * The ticket as it is after a change that is under way; 404 when there is none. When the change left
 * it untouched, why: 412 for its version, 409 for being closed. The statements travel together.
 */
export async function current(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown = undefined,
  expand: Expand = expansion(),
): Promise<Schema<'TicketReply'>> {
  const { workspaceId } = ctx.actor
  const [changed, [row]] = await Promise.all([
    change,
    ticketById(ctx.db, { workspaceId, id, ...expand }),
  ])
  if (!row) throw notFound('ticket', id)
  const reply = single(toTicket(row, expand))
  if (changed === false) {
    const isOther = ctx.ifMatch && !ctx.ifMatch.includes(row.version)
    if (!isOther && row.status === 'closed') throw ticketClosed()
    throw preconditionFailed('TicketReply', row.version, reply)
  }

  ctx.setVersion(row.version)
  return reply
}

/** The ticket's status, its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string): Promise<Status> {
  const [row] = await lockTicket(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('ticket', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) await current(ctx, id, false)
  return row.status as Status
}

/** 409: the ticket is frozen. */
export function ticketClosed(): ApiError {
  return new ApiError('ticket_closed', 'The ticket is closed; open another one that follows it.', {
    members: { followUpHref: `${basePath}/tickets` },
  })
}
