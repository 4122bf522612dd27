import type { Schema } from '../../../generated/operations.ts'
import { basePath } from '../../../generated/routes.ts'
import type { ActorContext } from '../../auth/actor.ts'
import { tickets } from '../../db/schema/tickets.ts'
import { ApiError } from '../../errors.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { changesOf, emit } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import type { Context } from '../../http/context.ts'
import { resource } from '../../http/resource.ts'
import { dataReply } from '../../http/reply/serialize.ts'
import { toAttachment } from '../media-manager/attachments.ts'
import { lockTicket, ticketById, type TicketRow, ticketsByIds } from './queries.ts'
import { isEnd } from './status/transitions.ts'
import { toTicket } from './wire.ts'

type Status = Schema<'TicketStatus'>

/** Every status but the one that freezes a ticket. */
export const unfrozen: readonly Status[] = ['open', 'in_progress', 'pending', 'on_hold', 'resolved']

export const ticket = resource({
  name: 'ticket',
  reply: 'TicketReply',
  table: tickets,
  load: (db, key) => ticketById(db, key),
  lock: lockTicket,
  toWire: (row: TicketRow, publicUrl) => toTicket(row, publicUrl),
})

interface Patched {
  /** The values of the changed columns before the change. */
  readonly previous: Partial<TicketRow>
  readonly row: TicketRow
}

/**
 * Changes columns of a ticket that has one of the statuses, and reads it in the same round trip. Throws 404, 412 for
 * another version, or 409 for a closed ticket.
 */
export async function patchTicket(
  ctx: Context,
  id: string,
  changes: Readonly<Record<string, unknown>>,
  status?: readonly Status[],
): Promise<Patched> {
  const [previous, [row]] = await pipeline(ctx.db, [
    () => ticket.patch(ctx, id, changes, { only: { status } }),
    () => ticketById(ctx.db, { workspaceId: ctx.actor.workspaceId, id }),
  ])
  return previous && row ? { previous, row } : failPatch(ctx, id)
}

/** Whether a change concerns members that show the name of another object. */
export function showsNames(changes: { assigneeId?: unknown; contactId?: unknown }): boolean {
  return changes.assigneeId !== undefined || changes.contactId !== undefined
}

/** Returns the shown values of a ticket before a change that its columns do not have, if it was read before. */
export function shownBefore(before: TicketRow | undefined): Partial<TicketRow> {
  if (!before) return {}
  const { assignee, contact, customFields } = before
  return { assignee, contact, customFields }
}

async function failPatch(ctx: Context, id: string): Promise<never> {
  const row = await ticket.require(ctx, id)
  const hasOtherVersion = ctx.ifMatch && !ctx.ifMatch.includes(row.version)
  if (!hasOtherVersion && row.status === 'closed') throw ticketClosed()
  throw ticket.preconditionFailed(ctx, row)
}

/** Emits the change from one row to another and replies with the new one. */
export function replyToChange(
  ctx: Context,
  row: TicketRow,
  rowBefore: TicketRow,
): Schema<'TicketReply'> {
  const after = toTicket(row, null)
  emit(ctx, ...ticketEvents(after, toTicket(rowBefore, null)))
  ctx.setVersion(row.version)
  const attachments = row.attachments.map((one) => toAttachment(one, ctx.publicUrl))
  return dataReply({ ...after, attachments })
}

/** The members that have an event of their own, with those that change together with each. */
const own: Readonly<Record<string, readonly string[]>> = {
  status: [
    ...['statusReason', 'resolution', 'resolvedAt', 'closedAt', 'reopenCount'],
    'snoozedUntil',
  ],
  assigneeId: ['assignee', 'reasonToAssign'],
  priority: [],
  queueId: [],
  tags: [],
  deliveryFailedAt: [],
}

/** The events of a change of a ticket, which may be several. */
export function ticketEvents(after: Schema<'Ticket'>, before: Schema<'Ticket'>): DomainEvent[] {
  const changes = changesOf(before, after)
  const changed = new Set(changes.map(({ path }) => path.slice(1)))
  const covered = Object.keys(own).flatMap((name) =>
    changed.has(name) ? [name, ...(own[name] ?? [])] : [],
  )
  const rest = [...changed].filter((name) => !covered.includes(name))
  const types: Array<Extract<DomainEvent[0], `ticket.${string}`>> = []
  const hasFailed = changed.has('deliveryFailedAt')
  const isDelivered = hasFailed && after.deliveryFailedAt === null
  if (rest.length > 0 || isDelivered) types.push('ticket.updated')
  if (hasFailed && !isDelivered) types.push('ticket.delivery_failed')
  if (changed.has('status')) {
    types.push('ticket.status_changed')
    if (isEnd(after.status)) types.push(`ticket.${after.status}`)
    else if (isEnd(before.status)) types.push('ticket.reopened')
  }
  if (changed.has('assigneeId')) {
    types.push(after.assigneeId === null ? 'ticket.unassigned' : 'ticket.assigned')
  }
  if (changed.has('priority')) types.push('ticket.priority_changed')
  if (changed.has('queueId')) types.push('ticket.queue_changed')
  if (changed.has('tags')) types.push('ticket.tags_changed')
  return types.map((type) => [type, after, before, changes])
}

/** Emits how some tickets differ from what they were. */
export async function emitChanges(
  ctx: ActorContext,
  before: ReadonlyMap<string, Partial<TicketRow>>,
): Promise<void> {
  if (before.size === 0) return
  const { workspaceId } = ctx.actor
  const rows = await ticketsByIds(ctx.db, { workspaceId, ids: [...before.keys()] })
  emit(
    ctx,
    ...rows.flatMap((row) =>
      ticketEvents(toTicket(row, null), toTicket({ ...row, ...before.get(row.id) }, null)),
    ),
  )
}

/** 409: the ticket is frozen. */
export function ticketClosed(): ApiError {
  return new ApiError('ticket_closed', 'The ticket is closed. Create a follow-up ticket instead.', {
    members: { followUpHref: `${basePath}/tickets` },
  })
}
