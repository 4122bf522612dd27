import { emit } from '../../events/emit.ts'
import type { EventOf, EventsOf, ReactionContext } from '../../events/reactions.ts'
import { ticketsByIds } from './queries.ts'
import { keepFailures, lockAnswered, markResponses, type Response } from './response-queries.ts'
import { expansion, ticketEvents } from './ticket.ts'
import { toTicket, type TicketRow } from './wire.ts'

type Sent = 'message.due' | 'message.queued' | 'message.sent'

/**
 * The first message that a user sends in a conversation of a ticket, or for a comment on it, is the first response to
 * the ticket.
 */
export async function recordFirstResponses(
  ctx: ReactionContext,
  events: EventsOf<Sent>,
): Promise<void> {
  const responses = events.flatMap((event) => responseOf(ctx, event))
  if (responses.length === 0) return
  const { workspaceId } = ctx.actor
  const answered = await markResponses(ctx.db, {
    workspaceId,
    responses: JSON.stringify(responses),
    now: ctx.now,
  })
  await emitChanges(ctx, new Map(answered.map(({ id }) => [id, { firstResponseAt: null }])))
}
recordFirstResponses.emits = ['ticket.updated'] as const

function responseOf({ now }: ReactionContext, event: EventOf<Sent>): Response[] {
  const { type, data } = event
  if (type === 'message.due') {
    const { conversationId, senderType } = data
    return senderType === 'user' ? [{ conversationId, commentId: null, at: now }] : []
  }
  const { conversationId, commentId, groupId, status, sender, isAutomatic, createdAt: at } = data
  // A scheduled one counts once it is due, and none twice
  const isNew = event.before === undefined && status !== 'scheduled'
  const isAnswer = sender.type === 'user' && !isAutomatic && groupId === null
  return isNew && isAnswer ? [{ conversationId, commentId, at }] : []
}

type Delivered = 'comment.deleted' | 'message.failed' | 'message.queued'

/** A ticket shows when a public comment on it last failed to reach the contact, until it is sent again or deleted. */
export async function recordFailures(
  ctx: ReactionContext,
  events: EventsOf<Delivered>,
): Promise<void> {
  const commentIds = events.flatMap(({ type, data, before }) => {
    if (type === 'comment.deleted') return data.messageId === null ? [] : [data.id]
    if (type === 'message.queued' && before === undefined) return []
    return data.commentId ?? []
  })
  if (commentIds.length === 0) return
  const { db, now } = ctx
  const { workspaceId } = ctx.actor
  // What other transactions change is seen once their tickets are locked
  await lockAnswered(db, { workspaceId, commentIds })
  const changed = await keepFailures(db, { workspaceId, commentIds, now })
  await emitChanges(
    ctx,
    new Map(changed.map(({ id, previous }) => [id, { deliveryFailedAt: previous }])),
  )
}
recordFailures.emits = ['ticket.delivery_failed', 'ticket.updated'] as const

/** Emits how tickets differ from what they were. */
async function emitChanges(
  ctx: ReactionContext,
  were: ReadonlyMap<string, Partial<TicketRow>>,
): Promise<void> {
  if (were.size === 0) return
  const { workspaceId } = ctx.actor
  const rows = await ticketsByIds(ctx.db, { workspaceId, ids: [...were.keys()], ...expansion() })
  emit(
    ctx,
    ...rows.flatMap((row) =>
      ticketEvents(toTicket(row, null), toTicket({ ...row, ...were.get(row.id) }, null)),
    ),
  )
}
