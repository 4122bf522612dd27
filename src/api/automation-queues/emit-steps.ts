import { entriesByIds } from './entry-queries.ts'
import { reservationsByIds } from './reservation-queries.ts'
import { toReservation } from './wire.ts'
import { conversationSteps } from '../conversations/conversation.ts'
import { conversationsByIds } from '../conversations/queries.ts'
import { toConversation } from '../conversations/wire.ts'
import { ticketsByIds } from '../tickets/queries.ts'
import { ticketEvents } from '../tickets/ticket.ts'
import { toTicket } from '../tickets/wire.ts'
import type { Db } from '../../db/pool/client.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import type { Keys } from '../../db/query/rows.ts'
import { emit } from '../../events/log/emit.ts'
import { type DomainEvent } from '../../events/event-types.ts'
import type { EmitSteps } from '../../routing/steps.ts'
import { idsOfType } from '../../routing/work.ts'

/**
 * Makes a change of routing and emits its events. `change` sends all of its statements at once, so that they need no
 * round trip of their own beside the statements that read the objects before and after it.
 */
export const emitSteps: EmitSteps = async (
  ctx,
  { work = [], entries = [], reservations = [] },
  change,
) => {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const idsOf = (steps: ReadonlyArray<{ id: string }>) => steps.map(({ id }) => id)
  const reading =
    <Row>(byIds: (db: Db, keys: Keys) => Promise<Row[]>, ids: readonly string[]) =>
    () =>
      ids.length === 0 ? [] : byIds(db, { workspaceId, ids })
  const readTickets = reading(ticketsByIds, idsOfType(work, 'ticket'))
  const readConversations = reading(conversationsByIds, idsOfType(work, 'conversation'))
  const readEntries = reading(entriesByIds, idsOf(entries))
  const readReservations = reading(reservationsByIds, idsOf(reservations))
  const [ticketsBefore, talksBefore, entriesBefore, offersBefore, , ...after] = await pipeline(db, [
    readTickets,
    readConversations,
    change ? readEntries : none,
    change ? readReservations : none,
    change ?? none,
    readTickets,
    readConversations,
    readEntries,
    readReservations,
  ])
  const [tickets, talks, entryRows, reservationRows] = after

  const ticketBefore = new Map(ticketsBefore.map((row) => [row.id, row]))
  const entry = byId(entryRows)
  const entryBefore = byId(entriesBefore)
  const reservation = byId(reservationRows.map(toReservation))
  const reservationBefore = byId(offersBefore.map(toReservation))
  emit(
    ctx,
    ...tickets.flatMap((row) => {
      const before = ticketBefore.get(row.id)
      return before ? ticketEvents(toTicket(row, null), toTicket(before, null)) : []
    }),
    ...talks.flatMap((row) => {
      const before = talksBefore.find(({ id }) => id === row.id)
      return before ? conversationSteps(toConversation(row), toConversation(before)) : []
    }),
    ...entries.flatMap(({ id, type, was }): DomainEvent[] => {
      const now = entry.get(id)
      const isStale = type === 'queue.entry_waiting' && now?.status !== 'waiting'
      return now && !isStale ? [[type, now, was ? { ...now, ...was } : entryBefore.get(id)]] : []
    }),
    ...reservations.flatMap(({ id, type, was }): DomainEvent[] => {
      const now = reservation.get(id)
      return now ? [[type, now, was ? { ...now, ...was } : reservationBefore.get(id)]] : []
    }),
  )
}

const none = () => []

function byId<Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> {
  return new Map(rows.map((row) => [row.id, row]))
}
