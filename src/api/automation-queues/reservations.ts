import type { Schema } from '../../../generated/operations.ts'
import { ApiError, forbidden, notFound } from '../../errors.ts'
import { audit, changesOf } from '../../events/emit.ts'
import { emitInternally } from '../../events/reactions.ts'
import type { Context } from '../../http/context.ts'
import type { HandlersFor } from '../../http/handler.ts'
import { page } from '../../http/paging.ts'
import { single } from '../../http/serialize.ts'
import { reasonToAssign } from '../../routing/give.ts'
import type { Strategy } from '../../routing/pick.ts'
import type { Steps } from '../../routing/steps.ts'
import { giveTicket } from '../../routing/tickets.ts'
import { emitSteps } from './emit-steps.ts'
import { completeEntry } from './entry-queries.ts'
import {
  acceptOffer,
  assignEntry,
  declineEntry,
  endReservation,
  isManager,
  lockTicketOfReservation,
  reservationById,
  reservationPage,
} from './reservation-queries.ts'
import { toReservation } from './wire.ts'

type Reservations = Pick<
  HandlersFor<'automation-queues'>,
  'listReservations' | 'acceptReservation' | 'completeReservation' | 'rejectReservation'
>

export const reservationHandlers: Reservations = {
  async listReservations({ db, actor }, { query }) {
    const { userId, ...filters } = query
    const found = await reservationPage(db, {
      workspaceId: actor.workspaceId,
      ...filters,
      userId: userId?.flatMap((id) => (id === 'me' ? (actor.userId ?? []) : id)),
      sort: ['-offeredAt'],
    })

    return page(query, found, toReservation)
  },

  async acceptReservation(ctx, { params }) {
    const reservation = await hold(ctx, params.id)
    if (reservation.status !== 'accepted') await accept(ctx, reservation)

    return current(ctx, params.id)
  },

  async completeReservation(ctx, { params }) {
    const { workspaceId } = ctx.actor
    const reservation = await hold(ctx, params.id)
    if (reservation.status === 'completed') return current(ctx, params.id)
    if (!['accepted', 'wrapping'].includes(reservation.status)) await accept(ctx, reservation)

    await Promise.all([
      completeEntry(ctx.db, { workspaceId, id: reservation.entryId }),
      endReservation(ctx.db, { workspaceId, id: params.id, status: 'completed', reason: null }),
    ])

    const reply = await current(ctx, params.id)
    const changes = changesOf(toReservation(reservation), reply.data)
    audit(ctx, 'reservation.completed', params.id, changes)
    if (reservation.status === 'wrapping') {
      const { ticketId, userId } = reservation
      const ended = { reservationId: params.id, ticketId, userId }
      emitInternally(ctx, 'reservation.wrap_up_ended', ended)
    }
    return reply
  },

  async rejectReservation(ctx, { params, body }) {
    const { workspaceId } = ctx.actor
    const reservation = await hold(ctx, params.id)
    requirePending(reservation)

    const reason = body?.reason ?? null
    const { id, entryId, userId } = reservation
    const steps: Steps = {
      entries: [{ id: entryId, type: 'queue.entry_waiting' }],
      reservations: [{ id, type: 'reservation.rejected' }],
    }
    await emitSteps(ctx, steps, () =>
      Promise.all([
        endReservation(ctx.db, { workspaceId, id, status: 'rejected', reason }),
        declineEntry(ctx.db, { workspaceId, id: entryId, userId }),
      ]),
    )

    return current(ctx, params.id)
  },
}

type Row = Awaited<ReturnType<typeof reservationById>>[number]

/** The reservation, the caller's to answer, and nobody else's to change until the transaction ends. */
async function hold(ctx: Context, id: string): Promise<Row> {
  const { workspaceId, userId, can } = ctx.actor
  const key = { workspaceId, id }
  const [, [row]] = await Promise.all([
    lockTicketOfReservation(ctx.db, key),
    reservationById(ctx.db, key),
  ])
  if (!row) throw notFound('reservation', id)
  if (row.userId === userId || can('queues:members')) return row

  const [manager] = await isManager(ctx.db, { workspaceId, queueId: row.queueId, userId })
  if (!manager?.isManager) throw forbidden('The offer is somebody else’s.')
  return row
}

function requirePending({ status, isExpired }: Row): void {
  if (status === 'pending' && !isExpired) return
  throw new ApiError(
    'reservation_not_pending',
    `The reservation is ${isExpired ? 'out of time' : `${status} already`}.`,
  )
}

async function accept(ctx: Context, reservation: Row): Promise<void> {
  requirePending(reservation)
  const { workspaceId } = ctx.actor
  const { id, entryId, ticketId, userId, queueName, strategy } = reservation
  // The entry first, so that its ticket finds it assigned
  const steps: Steps = {
    ticketIds: [ticketId],
    entries: [{ id: entryId, type: 'queue.entry_assigned' }],
    reservations: [{ id, type: 'reservation.accepted' }],
  }
  await emitSteps(ctx, steps, () =>
    Promise.all([
      assignEntry(ctx.db, { workspaceId, id: entryId }),
      acceptOffer(ctx.db, { workspaceId, id }),
      giveTicket(ctx.db, {
        workspaceId,
        id: ticketId,
        userId,
        reason: reasonToAssign(queueName, strategy as Strategy),
      }),
    ]),
  )
  emitInternally(ctx, 'queue.entry_left', { entryId, queueId: reservation.queueId, ticketId })
}

async function current(ctx: Context, id: string): Promise<Schema<'ReservationReply'>> {
  const [row] = await reservationById(ctx.db, { workspaceId: ctx.actor.workspaceId, id })
  if (!row) throw notFound('reservation', id)
  return single(toReservation(row))
}
