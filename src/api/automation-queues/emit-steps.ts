import { entriesByIds } from './entry-queries.ts'
import { reservationsByIds } from './reservation-queries.ts'
import { toEntry, toReservation } from './wire.ts'
import { conversationSteps } from '../conversations/conversation.ts'
import { conversationsByIds } from '../conversations/queries.ts'
import { toConversation } from '../conversations/wire.ts'
import { ticketsByIds } from '../tickets/queries.ts'
import { ticketEvents } from '../tickets/ticket.ts'
import { toTicket } from '../tickets/wire.ts'
import { pipeline } from '../../db/query/pipeline.ts'
import { emit, type DomainEvent } from '../../events/log/emit.ts'
import type { EmitSteps } from '../../routing/steps.ts'
import type { EntityType } from '../../routing/work.ts'

/**
 * Takes steps of routing and emits their events. `change` sends all of its statements at once, so that they
 * travel together with those that read the objects before and after it.
 */
export const emitSteps: EmitSteps = async (
  ctx,
  { work = [], entries = [], reservations = [] },
  change = async () => {},
) => {
  const { db, actor } = ctx
  const { workspaceId } = actor
  const idsOf = (steps: ReadonlyArray<{ id: string }>) => steps.map(({ id }) => id)
  const idsOfType = (type: EntityType) =>
    work.filter(({ entityType }) => entityType === type).map(({ entityId }) => entityId)
  const [ticketIds, conversationIds] = [idsOfType('ticket'), idsOfType('conversation')]
  const readTickets = () =>
    ticketIds.length === 0 ? [] : ticketsByIds(db, { workspaceId, ids: ticketIds })
  const readConversations = () =>
    conversationIds.length === 0
      ? []
      : conversationsByIds(db, { workspaceId, ids: conversationIds })
  const [before, talksBefore, , after, talks, entryRows, reservationRows] = await pipeline(db, [
    readTickets,
    readConversations,
    change,
    readTickets,
    readConversations,
    () => (entries.length === 0 ? [] : entriesByIds(db, { workspaceId, ids: idsOf(entries) })),
    () =>
      reservations.length === 0
        ? []
        : reservationsByIds(db, { workspaceId, ids: idsOf(reservations) }),
  ])

  const were = new Map(before.map((row) => [row.id, row]))
  const became = new Map(entryRows.map((row) => [row.id, row]))
  const offered = new Map(reservationRows.map((row) => [row.id, row]))
  emit(
    ctx,
    ...after.flatMap((row) => {
      const was = were.get(row.id)
      return was ? ticketEvents(toTicket(row, null), toTicket(was, null)) : []
    }),
    ...talks.flatMap((row) => {
      const was = talksBefore.find(({ id }) => id === row.id)
      return was ? conversationSteps(toConversation(row), toConversation(was)) : []
    }),
    ...entries.flatMap(({ id, type }): DomainEvent[] => {
      const row = became.get(id)
      const isStale = type === 'queue.entry_waiting' && row?.status !== 'waiting'
      return row && !isStale ? [[type, toEntry(row)]] : []
    }),
    ...reservations.flatMap(({ id, type }): DomainEvent[] => {
      const row = offered.get(id)
      return row ? [[type, toReservation(row)]] : []
    }),
  )
}
