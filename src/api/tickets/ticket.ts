import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { ApiError, notFound } from '../../errors.ts'
import { changesOf, emit, type Happening, rowBefore } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { type Expand, lockTicket, ticketById } from './queries.ts'
import { type TicketRow, toTicket } from './wire.ts'

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
  return (await read(ctx, id, change, expand)).reply
}

/**
 * The same, telling what the change did: `before` is the ticket as it was where the change is more than
 * that of its columns.
 */
export async function told(
  ctx: Context,
  id: string,
  change: Promise<unknown> | unknown,
  before?: TicketRow,
): Promise<Schema<'TicketReply'>> {
  const { reply, row, changed } = await read(ctx, id, change, expansion())
  const was = before ?? rowBefore(row, changed)
  if (was) emit(ctx, ...happenings(toTicket(row, null), toTicket(was, null)))
  return reply
}

/** The members that an event of their own tells about, with those that move along with each. */
const own: Readonly<Record<string, readonly string[]>> = {
  status: [
    ...['statusCategory', 'statusReason', 'resolution', 'resolvedAt', 'closedAt', 'reopenCount'],
    'snoozedUntil',
  ],
  assigneeId: ['assignee', 'reasonToAssign'],
  priority: [],
  queueId: [],
  tags: [],
}

/** What happened to a ticket: a change may be several things at once. */
export function happenings(ticket: Schema<'Ticket'>, before: Schema<'Ticket'>): Happening[] {
  const changed = new Set(changesOf(before, ticket).map(({ path }) => path.slice(1)))
  const covered = Object.keys(own).flatMap((name) =>
    changed.has(name) ? [name, ...(own[name] ?? [])] : [],
  )
  const rest = [...changed].filter((name) => !covered.includes(name))
  const types: Array<Extract<Happening[0], `ticket.${string}`>> = []
  if (rest.length > 0) types.push('ticket.updated')
  if (changed.has('status')) {
    const wasEnded = before.status === 'resolved' || before.status === 'closed'
    types.push('ticket.status_changed')
    if (ticket.status === 'resolved' || ticket.status === 'closed') {
      types.push(`ticket.${ticket.status}`)
    } else if (wasEnded) types.push('ticket.reopened')
  }
  if (changed.has('assigneeId')) {
    types.push(ticket.assigneeId === null ? 'ticket.unassigned' : 'ticket.assigned')
  }
  if (changed.has('priority')) types.push('ticket.priority_changed')
  if (changed.has('queueId')) types.push('ticket.queue_changed')
  if (changed.has('tags')) types.push('ticket.tags_changed')
  return types.map((type) => [type, ticket, before])
}

async function read(ctx: Context, id: string, change: Promise<unknown> | unknown, expand: Expand) {
  const { workspaceId } = ctx.actor
  const [changed, [row]] = await Promise.all([
    change,
    ticketById(ctx.db, { workspaceId, id, ...expand }),
  ])
  if (!row) throw notFound('ticket', id)
  const reply = single(toTicket(row, ctx.publicUrl, expand))
  if (changed === false) {
    const isOther = ctx.ifMatch && !ctx.ifMatch.includes(row.version)
    if (!isOther && row.status === 'closed') throw ticketClosed()
    throw preconditionFailed('TicketReply', row.version, reply)
  }

  ctx.setVersion(row.version)
  return { reply, row, changed }
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
