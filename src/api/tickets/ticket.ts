import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { patchAndRead, type Patched } from '../../db/patch.ts'
import { ApiError, notFound } from '../../errors.ts'
import { changesOf, emit, type Happening } from '../../events/emit.ts'
import type { Context } from '../../http/context.ts'
import { preconditionFailed } from '../../http/etag.ts'
import { single } from '../../http/serialize.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import { type Expand, type Expandable, lockTicket, ticketById, ticketReading } from './queries.ts'
import { type TicketRow, toTicket } from './wire.ts'

type Status = Schema<'TicketStatus'>

/** Every status but the one that freezes a ticket. */
export const unfrozen: readonly Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved']

/** `expand` of a query as the values that statements take. */
export function expansion(expand: readonly Expandable[] = []): Expand {
  return {
    expandCreator: expand.includes('creator'),
    expandCategory: expand.includes('category'),
  }
}

/** The live ticket, after what was sent before; 404 when there is none. */
export async function current(
  ctx: Context,
  id: string,
  expand: Expand = expansion(),
): Promise<Schema<'TicketReply'>> {
  const row = await rowOf(ctx, id, expand)
  ctx.setVersion(row.version)
  return single(toTicket(row, ctx.publicUrl, expand))
}

/** A change of a ticket's own columns: what it was and what it is, or false when it was left as it is. */
export type Change = Patched<TicketRow> | false

/** Changes a live ticket's columns where `only` allows it. */
export function change(
  ctx: Context,
  id: string,
  changes: Readonly<Record<string, unknown>>,
  only: Readonly<Record<string, readonly unknown[] | undefined>>,
  touch = false,
): Promise<Change> {
  return patchAndRead(
    ctx.db,
    tickets,
    { workspaceId: ctx.actor.workspaceId, id },
    { ...changes, updatedAt: ctx.now },
    ticketReading,
    { only, touch },
  )
}

/** Why a change left a ticket as it is: throws 404, 412 for its version or 409 for being closed. */
export async function refuse(ctx: Context, id: string): Promise<never> {
  const row = await rowOf(ctx, id, expansion())
  const isOther = ctx.ifMatch && !ctx.ifMatch.includes(row.version)
  if (!isOther && row.status === 'closed') throw ticketClosed()
  throw preconditionFailed('TicketReply', row.version, single(toTicket(row, ctx.publicUrl)))
}

/**
 * The ticket after a change, which is told. `isMore`: something else of it has changed since, so it is
 * read once again. `was`: what is not known from the columns that it was.
 */
export async function told(
  ctx: Context,
  id: string,
  changing: Promise<Change>,
  { isMore = false, was }: { isMore?: boolean; was?: Partial<TicketRow> | undefined } = {},
): Promise<Schema<'TicketReply'>> {
  const changed = await changing
  if (!changed) return refuse(ctx, id)
  const row = isMore ? await rowOf(ctx, id, expansion()) : changed.row
  const ticket = toTicket(row, null)
  const before = toTicket({ ...changed.row, ...changed.previous, ...was }, null)
  emit(ctx, ...happenings(ticket, before))
  ctx.setVersion(row.version)
  const attachments = row.attachments.map((one) => toAttachment(one, ctx.publicUrl))
  return single({ ...ticket, attachments })
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
  const changes = changesOf(before, ticket)
  const changed = new Set(changes.map(({ path }) => path.slice(1)))
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
  return types.map((type) => [type, ticket, before, changes])
}

async function rowOf(ctx: Context, id: string, expand: Expand): Promise<TicketRow> {
  const [row] = await ticketById(ctx.db, { workspaceId: ctx.actor.workspaceId, id, ...expand })
  if (!row) throw notFound('ticket', id)
  return row
}

/** The ticket's status, its row locked; 404 when there is none, 412 when it has another version. */
export async function lock(ctx: Context, id: string): Promise<Status> {
  const [row] = await lockTicket(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('ticket', id)
  if (ctx.ifMatch && !ctx.ifMatch.includes(row.version)) return refuse(ctx, id)
  return row.status as Status
}

/** 409: the ticket is frozen. */
export function ticketClosed(): ApiError {
  return new ApiError('ticket_closed', 'The ticket is closed; open another one that follows it.', {
    members: { followUpHref: `${basePath}/tickets` },
  })
}
