import { pipeline } from '../../db/query/pipeline.ts'
import { ApiError, forbidden, notFound } from '../../errors.ts'
import { audit, changesOf } from '../../events/log/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/reply/paging.ts'
import { resource } from '../../http/resource.ts'
import type { RoutingEvents } from '../../routing/steps.ts'
import { acceptOffers } from './accept.ts'
import { emitSteps } from './emit-steps.ts'
import { completeEntry } from './entry-queries.ts'
import {
  declineEntry,
  endReservations,
  lockWorkOfReservation,
  isManager,
  reservationById,
  reservationPage,
} from './reservation-queries.ts'
import { toReservation } from './wire.ts'

const reservation = resource({
  name: 'reservation',
  reply: 'ReservationReply',
  load: reservationById,
  toWire: toReservation,
})

export const reservationHandlers = {
  async listReservations({ db, actor }, { query }) {
    const found = await reservationPage(db, {
      workspaceId: actor.workspaceId,
      ...query,
      sort: ['-offeredAt'],
    })

    return page(query, found, toReservation)
  },

  async acceptReservation(ctx, { params }) {
    const held = await lockReservation(ctx, params.id)
    if (held.status !== 'accepted') await accept(ctx, held)

    return reservation.reply(ctx, params.id)
  },

  async completeReservation(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const held = await lockReservation(ctx, params.id)
    if (held.status === 'completed') return reservation.reply(ctx, params.id)
    if (!['accepted', 'wrapping'].includes(held.status)) await accept(ctx, held)

    await pipeline(ctx.db, [
      () => completeEntry(ctx.db, { workspaceId, id: held.entryId }),
      () =>
        endReservations(ctx.db, {
          workspaceId,
          ids: [params.id],
          status: 'completed',
          reason: null,
        }),
    ])

    const reply = await reservation.reply(ctx, params.id)
    const changes = changesOf(toReservation(held), reply.data)
    audit(ctx, 'reservation.completed', params.id, changes)
    if (held.status === 'wrapping') {
      const { entityId, userId } = held
      const ended = { reservationId: params.id, entityId, userId }
      emitInternally(ctx, 'reservation.wrap_up_ended', ended)
    }
    return reply
  },

  async rejectReservation(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const held = await lockReservation(ctx, params.id)
    requirePending(held)

    const reason = body?.reason ?? null
    const { id, entryId, userId } = held
    const steps: RoutingEvents = {
      entries: [{ id: entryId, type: 'queue.entry_waiting' }],
      reservations: [{ id, type: 'reservation.rejected' }],
    }
    await emitSteps(ctx, steps, () =>
      pipeline(ctx.db, [
        () => endReservations(ctx.db, { workspaceId, ids: [id], status: 'rejected', reason }),
        () => declineEntry(ctx.db, { workspaceId, id: entryId, userId }),
      ]),
    )

    return reservation.reply(ctx, params.id)
  },
} satisfies Partial<HandlersFor<'automation-queues'>>

type Row = Awaited<ReturnType<typeof reservationById>>[number]

/** Locks a reservation until the transaction ends and returns it. Throws 404, and 403 if the caller may not answer it. */
async function lockReservation(ctx: Context, id: string): Promise<Row> {
  const { workspaceId, userId, can } = ctx.actor
  const key = { workspaceId, id }
  const [, [row]] = await pipeline(ctx.db, [
    () => lockWorkOfReservation(ctx.db, key),
    () => reservationById(ctx.db, key),
  ])
  if (!row) throw notFound('reservation', id)
  if (row.userId === userId || can('queues:members')) return row

  const [manager] = await isManager(ctx.db, { workspaceId, queueId: row.queueId, userId })
  if (!manager?.isManager)
    throw forbidden(
      'The offer is for another user. Only that user, a manager or lead of the queue or a token with the scope queues:members can answer it.',
    )
  return row
}

function requirePending({ status, isExpired }: Row): void {
  if (status === 'pending' && !isExpired) return
  throw new ApiError(
    'reservation_not_pending',
    `The reservation is no longer pending: it ${isExpired ? 'has expired' : `is ${status}`}.`,
  )
}

async function accept(ctx: Context, held: Row): Promise<void> {
  requirePending(held)
  await acceptOffers(ctx, [held])
}
